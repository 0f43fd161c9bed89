# Sourced by the launchers and ./check: what their process needs before Java runs, and how Alea starts. Nothing here but
# the two last functions starts a program, so it costs nothing.

# A closed descriptor goes to the next file that a program opens, which then is read or written as if it were the user's.
open_streams() {
    { : 3<&0; } 2>/dev/null || exec </dev/null
    { : 3>&1; } 2>/dev/null || exec >/dev/null
    [ ! /dev/fd/2 -ef "$0" ] && : 3>&2 || exec 2>/dev/null # where stderr is closed, bash leaves the script itself there
}

# Java names files, and reads arguments, in the charset of the locale: ./alea train a.yaml --out ü needs UTF-8. Where the
# charset is another, this changes it and leaves all else of the locale; the shell itself tells whether a locale is there.
use_utf8() {
    local letter=$'\xc3\xbc' kind was name
    # A locale that is not installed leaves the shell in the one that it had, and Java in none: hence C before each.
    for kind in LC_ALL LC_CTYPE LANG; do
        was=${!kind:-}
        [ -n "$was" ] || continue
        { export "$kind=C" && export "$kind=$was"; } 2>/dev/null
        break
    done
    [ ${#letter} != 1 ] || return 0
    [ "$kind" = LC_ALL ] && [ -n "$was" ] || kind=LC_CTYPE
    was=${!kind:-}
    for name in C.UTF-8 C.utf8 en_US.UTF-8; do
        { export "$kind=C" && export "$kind=$name"; } 2>/dev/null
        [ ${#letter} != 1 ] || return 0
    done
    { export "$kind=$was"; } 2>/dev/null
}

# find_java PROGRAM NAME: sets JDK to the first Java of version 25 or later that has this program, among the usual
# places, and JAVA to its exact version, or says that a NAME is wanted. Says so, too, where ALEA_JAVA_HOME is none.
find_java() {
    local home line on_path version
    on_path=$(command -v java) && on_path=$(readlink -f "$on_path" 2>/dev/null) || on_path=
    for home in "${ALEA_JAVA_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* /opt/*jdk* "${HOME:-}"/.sdkman/candidates/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${on_path%/bin/java}"; do
        [ -x "$home/bin/$1" ] && [ -r "$home/release" ] || continue
        version=0
        JAVA=
        while IFS= read -r line; do
            if [[ $line =~ ^JAVA_VERSION=\"?(([0-9]+)[^\"]*) ]]; then
                version=${BASH_REMATCH[2]}
                JAVA=${JAVA:-${BASH_REMATCH[1]}}
            elif [[ $line =~ ^JAVA_RUNTIME_VERSION=\"?([^\"]+) ]]; then
                JAVA=${BASH_REMATCH[1]}
            fi
        done <"$home/release"
        [ "$version" -ge 25 ] || continue
        JDK=$home
        [ -z "${ALEA_JAVA_HOME:-}" ] || [ "$home" = "$ALEA_JAVA_HOME" ] ||
            echo "alea: ALEA_JAVA_HOME=$ALEA_JAVA_HOME has no ${2#a } 25 or later; using $home" >&2
        return 0
    done
    echo "alea: needs $2 25 or later and found none; install one (for example https://adoptium.net) or set ALEA_JAVA_HOME" >&2
    return 1
}
find_jdk() { find_java javac 'a JDK'; }

# stdout belongs to the program: what the JVM has to say goes to stderr, and a missing AOT cache is no news.
flags=(--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC
    -Xlog:disable -Xlog:all=warning:stderr '-Xlog:aot*=off:stderr' '-Xlog:cds*=off:stderr')

# name_alea COMMAND: tells Alea what it was started as, so that the commands that it prints can be typed: by its name
# alone where the PATH has its folder.
name_alea() {
    case ":${PATH:-}:" in
        *":${1%/*}:"*) export ALEA_NAME=${1##*/} ;;
        *) export ALEA_NAME=$1 ;;
    esac
}

# start_alea JAR CACHE HELP_CACHE ARGUMENT...: becomes Alea, which loads what CACHE holds, or HELP_CACHE where only help
# or the version is wanted.
start_alea() {
    local jar=$1 cache=$2 help=$3 program cached file plugins classes
    shift 3
    case " $* " in
        '  ' | *' --help '* | *' -h '* | *' --version '* | *' -V '*) cache=$help ;;
    esac
    program=(-jar "$jar")
    [ -s "$cache" ] && cached=true || cached=false
    # The JVM does not notice when a jar is newer than its cache, and would run the old classes.
    for file in "$jar" "${jar%/*}"/lib/alea-*.jar; do
        [ "$cache" -nt "$file" ] || cached=false
    done
    [ $cached = false ] || program=(-XX:AOTCache="$cache" "${program[@]}")
    if [ -n "${ALEA_PLUGINS:-}" ]; then
        IFS=: read -ra plugins <<<"$ALEA_PLUGINS"
        classes=$jar
        for file in "${plugins[@]}"; do
            [ -n "$file" ] || continue # an empty name would be the current folder
            [ -e "$file" ] || { echo "alea: ALEA_PLUGINS: there is no file $file" >&2; exit 2; }
            [ -f "$file" ] || [ -d "$file" ] ||
                { echo "alea: ALEA_PLUGINS: $file is neither a jar nor a folder" >&2; exit 2; }
            classes+=:$file
        done
        program=(-cp "$classes" alea.cli.Alea)
    fi

    if [ -z "${COLUMNS:-}" ] && [ -t 1 ] && [ -t 2 ]; then # nothing is wider than the terminal
        shopt -s checkwinsize
        (:) # the shell knows how wide that is once a command has ended
        [ -z "${COLUMNS:-}" ] || export COLUMNS
    fi

    # shellcheck disable=SC2086 # ALEA_JAVA_OPTS holds several words
    exec "$JDK/bin/java" "${flags[@]}" ${ALEA_JAVA_OPTS:-} "${program[@]}" "$@"
}

# rehearse_alea JAR CACHE HELP_CACHE: makes both caches, with which Alea starts in half the time. It works without.
rehearse_alea() {
    keep_what_loads "$3" -jar "$1" --help
    (unset ALEA_PLUGINS && keep_what_loads "$2" -cp "$1" alea.cli.Rehearsal)
}

# In two steps: where Java takes both at once (AOTCacheOutput), it loses itself in paths with blanks.
keep_what_loads() {
    local cache=$1
    shift
    "$JDK/bin/java" "${flags[@]}" -XX:AOTMode=record -XX:AOTConfiguration="$cache.made" "$@"
    "$JDK/bin/java" "${flags[@]}" -XX:AOTMode=create -XX:AOTConfiguration="$cache.made" -XX:AOTCache="$cache" "$@"
    rm -f "$cache.made"
}
