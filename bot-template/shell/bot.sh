#!/bin/sh
# A starter bot for Chain Reaction Reloaded: your thinking goes into think; team_folder.sh talks to the arena.
# Plain POSIX shell.

# The board is what this bot may see. Cells are 1..49, row by row.
#   $expecting      K: place your king on one of the cells $first..$last; C: place a coin or swap
#   $me, $swaps     which player I am (1 or 2), and how many king swaps I have left
#   cell 8          $owner_8: 0 nobody, 1 or 2 a player;  $coins_8: how many coins;
#                   $what_8: N nothing, C coins, K a king (the other king looks like N while it is hidden)

# YOUR THINKING GOES HERE. Sets $answer: "K 8", "C 8", or "S 8-30" to swap the king from 8 to 30.
# drop 8 "$me" prints the board after "C 8" with all bursts.
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

# Prints the board after player $2 has placed a coin on cell $1, with all its bursts: 49 lines as in the input, and then
# "winner = N", the player whose burst has hit the other king, 0 if none has. A hidden king seems empty.
drop() {
    tail -n +8 "$input" | awk -F '[ =,]+' -v cell="$1" -v player="$2" '
        # The neighbours of a cell: above, right, below, left. A cell holds one coin less than it has neighbours.
        function neighbours(c) {
            return (c > 7 ? c - 7 : "") " " (c % 7 ? c + 1 : "") " " \
                (c <= 42 ? c + 7 : "") " " (c % 7 != 1 ? c - 1 : "")
        }
        function add(c) { owner[c] = player; what[c] = "C"; coins[c]++ }
        function find_full(    c, some) {
            many = 0
            for (c = 1; c <= 49; c++) if (coins[c] >= split(neighbours(c), some, " ")) full[++many] = c
            return many
        }
        { owner[$1] = $2; what[$1] = $3; coins[$1] = $4 + 0 }
        END {
            winner = 0
            add(cell)
            # All cells with too many coins burst together, again and again, until none has or a king is hit.
            while (!winner && find_full()) {
                for (i = 1; i <= many; i++) {
                    c = full[i]
                    coins[c] -= split(neighbours(c), beside, " ")
                    if (!coins[c]) { owner[c] = 0; what[c] = "N" }
                }
                for (i = 1; i <= many; i++) {
                    count = split(neighbours(full[i]), beside, " ")
                    for (j = 1; j <= count; j++) {
                        if (what[beside[j]] != "K") add(beside[j])
                        else if (owner[beside[j]] != player) winner = player
                    }
                }
            }
            for (c = 1; c <= 49; c++) print c " = " owner[c] "," what[c] "," coins[c]
            print "winner = " winner
        }'
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
