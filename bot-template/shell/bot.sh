#!/bin/sh
# A starter bot for Chain Reaction Reloaded: your thinking goes into think, the rest talks to the arena.
# Plain POSIX shell. The waiting loop uses builtins only, apart from sleep.

# The board is what this bot may see. Cells are 1..49, row by row.
#   $expecting      K: place your king on one of the cells $first..$last; C: place a coin or swap
#   $me, $swaps     which player I am (1 or 2), and how many king swaps I have left
#   cell 8          $owner_8: 0 nobody, 1 or 2 a player;  $coins_8: how many coins;
#                   $what_8: N nothing, C coins, K a king (the other king looks like N while it is hidden)

# YOUR THINKING GOES HERE. Sets $order: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
think() {
    if [ "$expecting" = K ]; then
        chance $((last - first + 1))
        order="K $((first + drawn))"
        return
    fi
    cell=0 found=0
    while [ "$((cell += 1))" -le 49 ]; do
        owner='' what=''
        eval "owner=\$owner_$cell what=\$what_$cell"
        if [ "$what" != K ] && { [ "$owner" = 0 ] || [ "$owner" = "$me" ]; }; then
            # Every free cell that comes takes the place of the one before with a chance of 1 in 1, 2, 3 ...
            chance $((found += 1))
            [ "$drawn" -ne 0 ] || order="C $cell"
        fi
    done # One is always found: without such a cell the match is lost already. A swap needs one, too.
}

# Draws a number from 0 to $1 - 1; the same seed gives the same numbers again.
chance() {
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    drawn=$((seed / 65536 % $1))
}

# Reads $input by line number, because the keys 1 and 2 come twice, for the players and for the cells. Fails if it is
# not whole yet. "8 = 1,C,2" is split into a key and up to three values; "Expecting = K 29-49" too.
parse() {
    line=0
    # shellcheck disable=SC2034 # The random bot does not look at everything; yours will.
    while IFS=' =,-' read -r _ value second third; do
        case $((line += 1)) in
            1) expecting=$value first=$second last=$third ;;
            2) if [ "$value" = "$team" ]; then me=1; else me=2; fi ;;
            3 | 4 | 5) ;;
            6) swaps=$value ;;
            7) [ "$me" = 1 ] || swaps=$value ;;
            *) eval "owner_$((line - 7))=\$value what_$((line - 7))=\$second coins_$((line - 7))=\$third" ;;
        esac
    done 2>/dev/null <"$input"
    [ "$line" -ge 56 ]
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

# Plays to Gameover.txt, or until the arena was stopped and has swept the folder.
play_match() {
    turn=0
    while turn=$((turn + 1)); do
        while :; do # Wait for the input.
            { true >"$folder/ready.txt"; } 2>/dev/null
            look $((turn - 1))
            [ -z "$gameover$swept" ] || return 0
            [ -n "$input" ] && parse && break
            sleep 0.02 # The rules ask for 10 ms or more; here each sleep is a process of its own.
        done
        think
        publish
        while :; do # Wait for the acknowledgement.
            look "$turn"
            if [ -n "$acknowledge" ] && read -r code <"$acknowledge"; then
                [ "$code" = 0 ] || echo "Turn $turn: $order was answered with code $code" >&2
                break
            fi
            [ -z "$gameover$next$swept" ] || break
            sleep 0.02
        done
    done
}

# Writes beside and renames, so that the arena never sees half an order.
publish() {
    tries=0
    beside=$folder/output_$turn.tmp
    while [ $((tries += 1)) -le 50 ]; do
        { echo "$order" >"$beside" && mv "$beside" "$folder/output_$turn.txt"; } 2>/dev/null && return
        sleep 0.02 # A virus scanner may hold the file for a moment.
    done
    echo "output_$turn.txt could not be written" >&2
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
        sleep 0.02 # What somebody holds is tried again.
    done
}

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
