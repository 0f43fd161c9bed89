#!/usr/bin/env bash
# Called by Maven, in the folder target: make.sh trees VERSION turns the unpacked folder into those that are packed,
# make.sh packages VERSION makes what other tools than Maven pack, and the checksums of all. The same sources and the
# same JDK give the same bytes.
set -eu

version=$2
here=$(cd "$(dirname "$0")" && pwd)
name=alea-$version
export SOURCE_DATE_EPOCH=1767225600 # project.build.outputTimestamp
export LC_ALL=C.UTF-8 TZ=UTC DPKG_DEB_THREADS_MAX=1
. "$here/../.mvn/process.sh"
find_jdk || exit 69
java=$JDK/bin

linux_x64() {
    [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ]
}

# Java has its time zone and its words from the machine; what is written must not.
alea() {
    ALEA_JAVA_HOME=$JDK ALEA_CACHE=never ALEA_JAVA_OPTS=-Duser.language=en COLUMNS=80 "plain/$name/alea" "$@"
}

trees() {
    local tree=plain/$name old
    [ "$(umask)" = 0022 ] || echo 'make: jars keep the modes of files, so only umask 022 gives the same bytes' >&2
    rm -rf plain image && mkdir plain image
    mv tree "$tree"
    sed -i '/^Lists of /d' "$tree/LIBRARIES.txt" # a number in the digits of Maven's language
    for old in "$tree"/lib/app/lib/picocli-*.jar; do
        "$java/java" "$here/../cli/launch/Modernise.java" "$old"
    done
    (cd "$tree/lib/app" && cksum alea.jar lib/*.jar | cksum | sed "s/ .*//; s/^/$version-/" >release)
    mkdir -p "$tree/share/man" "$tree/share/bash-completion/completions"
    alea man --out "$tree/share/man/man1"
    alea completion >"$tree/share/bash-completion/completions/alea"
    chmod -R u=rwX,go=rX plain
    linux_x64 || return 0
    cp -a "$tree" image
    runtime "image/$name"
    chmod -R u=rwX,go=rX image
}

# The modules that Alea names, and those that its libraries name without saying so. Its own descriptors, which ask for
# libraries on a module path, are in no base.
runtime() {
    local app=$1/lib/app modules
    modules=$("$java/jdeps" --multi-release base --ignore-missing-deps --print-module-deps "$app/alea.jar" \
        "$app"/lib/alea-*.jar)
    "$java/jlink" --add-modules "$modules,java.sql,java.management,jdk.management,jdk.unsupported" --strip-debug \
        --no-header-files --no-man-pages --compress zip-6 --output "$1/lib/runtime"
    only_here "$app"/lib/duckdb_jdbc-*.jar
}

# DuckDB's jar holds itself for five systems, three quarters of all that is here.
only_here() {
    local jar
    jar=$(cd "$(dirname "$1")" && pwd)/${1##*/}
    mkdir duckdb
    (cd duckdb && "$java/jar" -xf "$jar" &&
        find . -name 'libduckdb_java*' ! -name '*_linux_amd64' -delete &&
        find . -type f ! -path ./META-INF/MANIFEST.MF | sort >../duckdb.list &&
        "$java/jar" --create --date 2026-01-01T00:00:00Z --file "$jar" --manifest META-INF/MANIFEST.MF @../duckdb.list)
    rm -r duckdb duckdb.list
}

packages() {
    local file
    ! linux_x64 || ! command -v dpkg-deb >/dev/null || ! command -v fakeroot >/dev/null || debian
    for file in *.zip *.tar.gz *.deb *.cdx.json; do
        [ ! -f "$file" ] || sha256sum "$file"
    done >SHA256SUMS
}

debian() {
    rm -rf deb *.deb
    "$java/jpackage" --type app-image --name alea --app-version "$version" --input "image/$name/lib/app" \
        --main-jar alea.jar --runtime-image "image/$name/lib/runtime" --dest deb
    # Alea has a launcher of its own, and of what else there is jpackage packs what lies in lib alone.
    rm -r deb/alea/bin deb/alea/lib/[!a]* deb/alea/lib/alea.png deb/alea/lib/app/*
    cp -a "image/$name/." deb/alea/lib/app
    chmod -R u=rwX,go=rX deb
    "$java/jpackage" --type deb --name alea --app-version "$version" --app-image deb/alea --dest . \
        --resource-dir "$here/deb" --description 'A laboratory for dice games played on a board' \
        --vendor 'The Alea authors' --license-file "$here/../LICENSE" --linux-app-category games \
        --linux-package-deps libstdc++6 # of DuckDB
    rm -r deb
}

"$1"
