# Sourced by ./alea and ./check. find_jdk sets JDK to the first JDK of version 25 or later among the usual places, or
# fails. It reads each JDK's "release" file and starts no program, so it costs nothing.

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
