#!/bin/sh
# A starter bot for Asterobots: your thinking goes into select_vein and select_actions; team_folder.sh talks to
# the arena.
# Plain POSIX shell.

# The game is what this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens.
#   $me, $round, $gas, $stone, $metal, $money   who I am, the round, and what I have
#   vein 8     $x_8, $y_8, $owner_8, $robots_8, $reproduction_8 (a turn, at rank 1), $rank_8 (for robots);
#   $veins     how many there are
# A vertex points up when x + y is even; then its third neighbour is the one at y + 1, else the one at y - 1.
CROWD=100 # So many robots in a vein set out,
GUARDS=10 # but for these.

# YOUR THINKING GOES HERE. Sets $answer to the free vein with the most robots; each player is asked twice.
select_vein() {
    most=0 vein=0
    while [ "$((vein += 1))" -le "$veins" ]; do
        look_at "$vein"
        if [ "$owner" = 0 ] && [ "$robots" -gt "$most" ]; then
            most=$robots answer="select $x,$y"
        fi
    done
}

# YOUR THINKING GOES HERE. Adds commands to $answer, a line each: raises robot ranks as long as the stock lasts, and
# sends the robots of each crowded vein to the nearest one that is not mine.
select_actions() {
    answer='' vein=0
    while [ "$((vein += 1))" -le "$veins" ]; do
        look_at "$vein"
        [ "$owner" = "$me" ] || continue
        if [ "$rank" = 1 ] && [ "$gas" -ge 200 ] && [ "$metal" -ge 200 ]; then
            gas=$((gas - 200)) metal=$((metal - 200))
            add "upgrade robot $x,$y"
        fi
        [ "$robots" -ge "$CROWD" ] && nearest && add "launch $((robots - GUARDS)) $x,$y $goal"
    done
    add End
}

think() {
    if [ "$expecting" = VEIN ]; then select_vein; else select_actions; fi
}

add() {
    answer="$answer${answer:+
}$1"
}

# Sets $goal to the place of the vein nearest to $x, $y that is not mine; fails if all of them are.
nearest() {
    best=1000000 goal='' other=0
    while [ "$((other += 1))" -le "$veins" ]; do
        to_x='' to_y='' whose=''
        eval "to_x=\$x_$other to_y=\$y_$other whose=\$owner_$other"
        [ "$whose" != "$me" ] || continue
        distance
        [ "$far" -ge "$best" ] || best=$far goal=$to_x,$to_y
    done
    [ -n "$goal" ]
}

# Sets $far to the steps from $x, $y to $to_x, $to_y. Between two vertical steps lies one sideways, and one before the
# first if the first vertex points the other way.
distance() {
    across=$((to_x > x ? to_x - x : x - to_x))
    vertical=$((to_y > y ? to_y - y : y - to_y))
    up=$(((x + y) % 2 == 0))
    sideways=$((vertical - (up == (to_y > y))))
    sideways=$((sideways + (sideways > across ? sideways - across : across - sideways) % 2))
    far=$((vertical == 0 ? across : vertical + (sideways > across ? sideways : across)))
}

# Sets $x, $y, $owner, $robots, $reproduction and $rank to those of vein $1.
look_at() {
    # shellcheck disable=SC2034 # This bot does not look at everything; yours will.
    x='' y='' owner='' robots='' reproduction='' rank=''
    eval "x=\$x_$1 y=\$y_$1 owner=\$owner_$1 robots=\$robots_$1 reproduction=\$reproduction_$1 rank=\$rank_$1"
}

# Reads $input, line by line: "Vein8 = 2,-9,S,0,53,9,5,1,1" becomes a key and up to nine values. Fails if it is not
# whole yet: its last line is the last of a list that says how many there are.
parse() {
    last='' count='' veins=0
    # shellcheck disable=SC2034 # This bot does not look at everything; yours will.
    while IFS=' =,' read -r key a b c d e f g h i; do
        last=$key
        case $key in
            Expecting) expecting=$a ;;
            Me) me=$a ;;
            Round) round=$a ;;
            Player"$me") money=$a gas=$b stone=$c metal=$d ;;
            Veins | Trades) count=$a ;;
            Vein*)
                veins=$((veins + 1))
                eval "x_$veins=\$a y_$veins=\$b owner_$veins=\$d robots_$veins=\$e"
                eval "reproduction_$veins=\$g rank_$veins=\$i"
                ;;
        esac
    done 2>/dev/null <"$input"
    case $last in
        Trades) [ "$count" = 0 ] ;;
        Vein"$count") [ "$expecting" = VEIN ] ;;
        Trade"$count") true ;;
        *) false ;;
    esac
}

case $0 in */*) home=${0%/*} ;; *) home=. ;; esac
# shellcheck disable=SC1091 # It lies beside a bot that was begun with new-bot.
. "$home/team_folder.sh"
serve "$@"
