#!/bin/sh
# A starter bot for Chain Reaction Reloaded: your thinking goes into think; team_folder.sh talks to the arena.
# Plain POSIX shell.

# The board is what this bot may see. Cells are 1..49, row by row.
#   $expecting      K: place your king on one of the cells $first..$last; C: place a coin or swap
#   $me, $swaps     which player I am (1 or 2), and how many king swaps I have left
#   cell 8          $owner_8: 0 nobody, 1 or 2 a player;  $coins_8: how many coins;
#                   $what_8: N nothing, C coins, K a king (the other king looks like N while it is hidden)

# YOUR THINKING GOES HERE. Sets $answer: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
think() {
    if [ "$expecting" = K ]; then
        chance $((last - first + 1))
        answer="K $((first + drawn))"
        return
    fi
    cell=0 found=0
    while [ "$((cell += 1))" -le 49 ]; do
        owner='' what=''
        eval "owner=\$owner_$cell what=\$what_$cell"
        if [ "$what" != K ] && { [ "$owner" = 0 ] || [ "$owner" = "$me" ]; }; then
            # Every free cell that comes takes the place of the one before with a chance of 1 in 1, 2, 3 ...
            chance $((found += 1))
            [ "$drawn" -ne 0 ] || answer="C $cell"
        fi
    done # One is always found: without such a cell the match is lost already. A swap needs one, too.
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

case $0 in */*) home=${0%/*} ;; *) home=. ;; esac
# shellcheck disable=SC1091 # It lies beside a bot that was begun with new-bot.
. "$home/team_folder.sh"
serve "$@"
