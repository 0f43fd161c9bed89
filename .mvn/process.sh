# Sourced by ./alea and ./check: what their process needs before Java runs. It starts no program, so it costs nothing.

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

# Sets JDK to the first JDK of version 25 or later among the usual places, or fails.
find_jdk() {
    local home line on_path
    on_path=$(command -v java) && on_path=$(readlink -f "$on_path" 2>/dev/null) || on_path=
    for home in "${ALEA_JAVA_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* /opt/*jdk* "${HOME:-}"/.sdkman/candidates/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "${on_path%/bin/java}"; do
        [ -x "$home/bin/javac" ] && [ -r "$home/release" ] || continue
        while IFS= read -r line; do
            [[ $line =~ ^JAVA_VERSION=\"?([0-9]+) ]] || continue
            [ "${BASH_REMATCH[1]}" -ge 25 ] || break
            JDK=$home
            return 0
        done <"$home/release"
    done
    echo "alea: needs a JDK 25 or later and found none; install one (for example https://adoptium.net) or set ALEA_JAVA_HOME" >&2
    return 1
}
