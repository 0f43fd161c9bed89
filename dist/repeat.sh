#!/usr/bin/env bash
# Builds twice what is given away, from copies of the last commit in two folders, the second time with another time zone
# and language, and compares every byte. Jars keep the modes of files, so both times with the same umask.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/.mvn/process.sh"
find_jdk || exit 69
export JAVA_HOME=$JDK
umask 022
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() { # build FOLDER
    git clone -q "$root" "$1"
    (cd "$1" &&
        ./mvnw -B -ntp -q -Prelease -Dmaven.test.skip=true -Dmaven.javadoc.skip=true package -pl dist -am) </dev/null
}

build "$work/one"
(TZ=Asia/Kathmandu LC_ALL=C.UTF-8 MAVEN_OPTS='-Duser.language=fa -Duser.country=IR' build "$work/two ü")
cat "$work/one/dist/target/SHA256SUMS"
diff "$work/one/dist/target/SHA256SUMS" "$work/two ü/dist/target/SHA256SUMS" ||
    { echo 'repeat: the two builds differ' >&2; exit 1; }
echo 'repeat: the two builds are equal'
