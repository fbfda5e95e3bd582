# The talk with the arena through the team folder: there is no need to touch it. A bot defines parse, which reads $input
# and fails if it is not whole yet, and think, which sets $answer; then it calls serve with its own arguments.
# The waiting loop uses builtins only, apart from sleep.
# shellcheck shell=sh disable=SC2154 # The bot sets the variables.

# Plays match after match. The team folder is the first argument, else ARENA_FOLDER, else a line of bot.ini.
serve() {
    folder=${1:-${ARENA_FOLDER:-}}
    if [ -z "$folder" ] && [ -f bot.ini ]; then
        while IFS=' =' read -r key value; do
            [ "$key" != folder ] || folder=$value
        done <bot.ini
    fi
    if [ -z "$folder" ]; then
        echo "No team folder: give it as argument, ARENA_FOLDER or \`folder = ...\` in bot.ini." >&2
        exit 2
    fi
    mkdir -p "$folder" && folder=$(cd "$folder" && pwd) || exit 1
    team=${folder##*/}
    mixed=$(printf '%s' "${ARENA_SEED:-$(date) $$}$team" | cksum) # The same seed and team: the same match again.
    seed=${mixed%% *}
    wipe
    while :; do
        play_match
        if [ -n "$gameover" ]; then
            cat "$gameover"
            wipe
        fi
    done
}

# Draws a number from 0 to $1 - 1; the same seed gives the same numbers again.
chance() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    drawn=$((seed / 65536 % $1))
}

# Plays to Gameover.txt, or until the arena was stopped and has swept the folder.
play_match() {
    turn=0
    while turn=$((turn + 1)); do
        while :; do # Wait for the input.
            say_ready
            look $((turn - 1))
            [ -z "$gameover$swept" ] || return 0
            [ -n "$input" ] && parse && break
            sleep 0.02 # The rules ask for 10 ms or more; here each sleep is a process of its own.
        done
        think
        publish "$turn"
        while :; do # Wait for the acknowledgement.
            look "$turn"
            if [ -n "$acknowledge" ] && read -r code <"$acknowledge"; then
                [ "$code" = 0 ] || echo "Turn $turn was answered with code $code" >&2
                break
            fi
            [ -z "$gameover$next$swept" ] || break
            sleep 0.02
        done
    done
}

# Lists the folder and keeps what it finds of this turn. It never asks for a name: network drives remember for
# seconds that a name was not there.
look() {
    input='' acknowledge='' gameover='' next='' swept=yes
    for path in "$folder"/*; do
        case ${path##*/} in
            [Ii][Nn][Pp][Uu][Tt]_"$turn".[Tt][Xx][Tt]) input=$path ;;
            [Ii][Nn][Pp][Uu][Tt]_"$((turn + 1))".[Tt][Xx][Tt]) next=$path ;;
            [Aa][Cc][Kk][Nn][Oo][Ww][Ll][Ee][Dd][Gg][Ee]_"$turn".[Tt][Xx][Tt]) acknowledge=$path ;;
            [Gg][Aa][Mm][Ee][Oo][Vv][Ee][Rr].[Tt][Xx][Tt]) gameover=$path ;;
        esac
        case $path in *_"$1".[Tt][Xx][Tt]) swept= ;; esac # A file of the last turn.
    done
    [ "$1" -gt 0 ] || swept=
}

# Renews ready.txt; one that fails is made good by the next one.
say_ready() {
    { true >"$folder/ready.txt"; } 2>/dev/null
}

# Writes $answer as number $1: beside, then renamed, so that the arena never sees half of it.
publish() {
    tries=0
    beside=$folder/output_$1.tmp
    while [ $((tries += 1)) -le 50 ]; do
        { echo "$answer" >"$beside" && mv "$beside" "$folder/output_$1.txt"; } 2>/dev/null && return
        sleep 0.02 # A virus scanner may hold the file for a moment.
    done
    echo "output_$1.txt could not be written" >&2
}

# Deletes the files in the team's own folder, ready.txt first: only a new one may say that the bot is ready.
wipe() {
    rm -f "$folder/ready.txt"
    tries=0
    while [ $((tries += 1)) -le 50 ]; do
        set --
        for path in "$folder"/* "$folder"/.[!.]*; do
            [ -d "$path" ] || set -- "$@" "$path"
        done
        rm -f "$@" 2>/dev/null && return
        sleep 0.02 # What another program holds is tried again.
    done
}
