#!/bin/sh
# A starter bot for Windwardopolis 2: your thinking goes into plan and think_of_cards; ways.awk has the path finder,
# and team_folder.sh talks to the arena. It is as bad as the document's sample: whom it fetches, where it buys coffee
# and which cards it plays is left to chance. Only its paths are good. Hints of the document:
# - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
#   long they are, so short ones near you are the best.
# - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
#   nobody can foresee you then.
# - Buy coffee when a store is near, and not when there is none left.
# - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
# - Print what you do and read it afterwards; a debugger is too slow for this game.
# - Write something quickly, then play against other teams early.
# Plain POSIX shell and awk. The waiting loop uses builtins only, apart from sleep.

updates_for_a_card=50 # A card is thought of once in so many updates.

# The game is what this bot may see. Seats are 1 to n. A tile is a text such as 12,5. A hyphen stands for nothing.
#   $waits         yes if the world waits for an answer to each input (lock-step); if not, orders are sent at any time
#   $me, $seats, $tick, $first (yes at the beginning)
#   $tile, $angle, $score, $coffee, $passenger, $delivered (names with "; " before and after each): my car's
#   $companies     how many there are; company 3 has $company_3 (its name) and $stop_3 (its bus stop)
#   $stores        the coffee stops, with blanks between them
#   $passengers    how many there are; passenger 3 has $name_3, $waits_at_3 (a company) and $bound_3 (the destination)
#   $path          the tiles that my car has still to drive, with blanks between them
#   $deck, $hand   my cards, with "; " between them; those that cannot be played yet after "not yet "
#   $happened      yes if something has happened to my car since the last input; $refused: yes if an enemy keeps my
#                  passenger on board

# YOUR THINKING GOES HERE. Orders whom to fetch and where to drive.
plan() {
    wanted='' list='' fetch='' at=0
    while [ "$((at += 1))" -le "$passengers" ]; do
        passenger_at "$at"
        case $delivered in *"; $name; "*) continue ;; esac
        [ "$waits_at" = - ] || [ "$bound" = - ] || wanted="$wanted $at"
    done
    while [ -n "$wanted" ]; do # In any order.
        draw_of "$wanted"
        wanted=$others
        passenger_at "$drawn"
        list="$list${list:+; }$name"
        stop_of "$waits_at"
        [ -n "$fetch" ] || [ "$stop" = "$tile" ] || fetch=$stop
    done
    [ -z "$list" ] || add "pickup $list"
    if [ "$passenger" != - ]; then
        bring_to
    elif [ "$coffee" -gt 0 ] && [ -n "$fetch" ]; then
        goal=$fetch
    else
        draw_of "$stores"
        goal=$drawn
    fi
    fastest_way "$goal"
    [ -z "$tiles" ] || add "path $tiles"
}

# Sets $goal to where my passenger is brought: the destination, or if enemies wait there, anywhere else.
bring_to() {
    at=0 possible=''
    while [ "$((at += 1))" -le "$passengers" ]; do
        passenger_at "$at"
        [ "$name" != "$passenger" ] || stop_of "$bound"
    done
    goal=$stop
    if [ -n "$refused" ] || [ -z "$goal" ]; then
        at=0
        while [ "$((at += 1))" -le "$companies" ]; do
            eval "stop=\$stop_$at"
            [ "$stop" = "$tile" ] || possible="$possible $stop"
        done
        draw_of "$possible"
        goal=$drawn
    fi
}

# YOUR THINKING GOES HERE. Draws a card, or plays one.
think_of_cards() {
    thousandths=${score%.*}${score#*.}
    limit=1 held=0 ready='' at=0 targets=''
    for bound in 0500 6000 8500; do [ "$thousandths" -ge "$bound" ] || limit=$((limit + 1)); done
    rest="$hand; "
    while [ "$rest" != '-; ' ] && [ -n "$rest" ]; do
        card=${rest%%; *} rest=${rest#*; } held=$((held + 1))
        case $card in 'not yet '*) ;; *) ready=$card ;; esac
    done
    chance 2
    if [ -n "$ready" ] && [ "$drawn" = 0 ]; then
        case $ready in
            MOVE_PASSENGER)
                while [ "$((at += 1))" -le "$passengers" ]; do
                    passenger_at "$at"
                    [ "$waits_at" = - ] || targets="$targets $at"
                done
                [ -n "$targets" ] || return 0
                draw_of "$targets"
                passenger_at "$drawn"
                add "play $ready $name"
                ;;
            STOP_CAR | CHANGE_DESTINATION)
                while [ "$((at += 1))" -le "$seats" ]; do [ "$at" = "$me" ] || targets="$targets $at"; done
                [ -n "$targets" ] || return 0
                draw_of "$targets"
                add "play $ready $drawn"
                ;;
            *) add "play $ready" ;;
        esac
    elif [ "$held" -lt "$limit" ] && [ "$deck" != - ]; then
        rest="$deck; " at=0
        while [ -n "$rest" ]; do # Every card takes the place of the one before with a chance of 1 in 1, 2, 3 ...
            chance $((at += 1))
            [ "$drawn" != 0 ] || card=${rest%%; *}
            rest=${rest#*; }
        done
        add "draw $card"
    fi
}

# Sets $answer to the lines for the arena.
think() {
    answer=''
    [ -z "$first$happened" ] || plan
    chance "$updates_for_a_card"
    [ "$drawn" != 0 ] || think_of_cards
    orders=$answer
    add End
}

add() {
    answer="$answer${answer:+
}$1"
}

# Draws one of the words in $1; the others are in $others then.
draw_of() {
    # shellcheck disable=SC2086 # These are words.
    set -- $1
    chance $#
    number=$drawn others=''
    for word; do
        if [ "$number" = 0 ]; then drawn=$word; else others="$others $word"; fi
        number=$((number - 1))
    done
}

passenger_at() {
    name='' waits_at='' bound=''
    eval "name=\$name_$1 waits_at=\$waits_at_$1 bound=\$bound_$1"
}

# Sets $stop to the bus stop of the company called $1; to nothing if there is none.
stop_of() {
    stop='' company='' number=0
    while [ "$((number += 1))" -le "$companies" ]; do
        eval "company=\$company_$number"
        [ "$company" != "$1" ] || eval "stop=\$stop_$number"
    done
}

# Sets $tiles to the fastest way of my car to tile $1, and $ticks to how long that takes, to the middle of a stop.
fastest_way() {
    way=$(awk -v here="$tile" -v angle="$angle" -v tick="$tick" -v planned="${path%% *}" -v goal="$1" \
        -f "$home/ways.awk" "$city")
    ticks=${way%% *} tiles=${way#* }
    [ -n "$way" ] || tiles=''
}

# Reads what is fixed for the round from $city; the path finder reads the map itself. Fails if it is not whole yet.
parse_city() {
    companies=0 last=''
    while IFS= read -r line; do
        value=${line#* = } last=${line%% *}
        case $last in
            Time) if [ "$value" = lock-step ]; then waits=yes; else waits=''; fi ;;
            Stores) stores=$value ;;
            Company[0-9]*)
                companies=${last#Company}
                eval "company_$companies=\${value%%; *} stop_$companies=\${value#*; }"
                ;;
        esac
    done 2>/dev/null <"$city"
    case $last in AtOnce*) ;; *) return 1 ;; esac
}

# Reads $input. Fails if it is not whole yet: its last line is AtOnce.
parse() {
    seats=0 passengers=0 last=''
    while IFS= read -r line; do
        value=${line#* = } last=${line%% *}
        case $last in
            Me) me=$value ;;
            Tick) tick=$value ;;
            Car[0-9]*)
                seats=${last#Car}
                [ "$seats" != "$me" ] || read_car "$value" # For example "12,5 90; 1.250; 3; 0; 0".
                ;;
            "Trip$me") passenger=${value%%; *} ;;
            "Delivered$me") delivered="; $value; " ;;
            Passenger[0-9]*)
                passengers=${last#Passenger} rest=${value#*; }
                eval "name_$passengers=\${value%%; *} waits_at_$passengers=\${rest%; *} bound_$passengers=\${rest#*; }"
                ;;
            "Path$me") path=$value ;;
            "Deck$me") deck=$value ;;
            "Hand$me") hand=$value ;;
        esac
    done 2>/dev/null <"$input"
    case $last in AtOnce*) ;; *) return 1 ;; esac
}

read_car() {
    place=${1%%; *} rest=${1#*; }
    tile=${place% *} angle=${place#* } score=${rest%%; *} rest=${rest#*; } coffee=${rest%%; *}
}

# Reads in file $1 what has happened to my car.
parse_news() {
    while IFS= read -r line; do
        case $line in
            News[0-9]*"; $me; "*) value=${line#* = } && happen "${value%%; *}" ;;
            Car*) break ;;
        esac
    done 2>/dev/null <"$1"
}

# A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
happen() {
    case $1 in
        POWER_UP*) ;;
        PASSENGER_REFUSED_ENEMY) happened=yes refused=yes ;;
        NO_PATH) at_stop || happened=yes refused='' ;;
        *) happened=yes refused='' ;;
    esac
}

# Whether my car is in a coffee stop or in a company's bus stop.
at_stop() {
    case " $stores " in *" $tile "*) return 0 ;; esac
    at=0
    while [ "$((at += 1))" -le "$companies" ]; do
        eval "stop=\$stop_$at"
        [ "$stop" != "$tile" ] || return 0
    done
    return 1
}

case $0 in */*) home=${0%/*} ;; *) home=. ;; esac
# shellcheck disable=SC1091 # It lies beside a bot that was begun with new-bot.
. "$home/team_folder.sh"

# What follows takes the place of the functions there.

# Lists the folder and keeps what it finds: the newest input, the newest acknowledgement, and the first input. It never
# asks for a name: network drives remember for seconds that a name was not there.
look() {
    input='' newest=0 acknowledged=0 city='' gameover=''
    for path_ in "$folder"/*; do
        case ${path_##*/} in
            [Ii][Nn][Pp][Uu][Tt]_[0-9]*.[Tt][Xx][Tt])
                number_of "$path_"
                [ "$number" -lt "$newest" ] || newest=$number input=$path_
                [ "$number" != 1 ] || city=$path_
                ;;
            [Aa][Cc][Kk][Nn][Oo][Ww][Ll][Ee][Dd][Gg][Ee]_[0-9]*.[Tt][Xx][Tt])
                number_of "$path_"
                [ "$number" -lt "$acknowledged" ] || acknowledged=$number
                ;;
            [Gg][Aa][Mm][Ee][Oo][Vv][Ee][Rr].[Tt][Xx][Tt]) gameover=$path_ ;;
        esac
    done
}

number_of() {
    number=${1##*_}
    number=${number%.*}
}

# Plays to Gameover.txt, or until the arena was stopped and has swept the folder. In lock-step each input is answered
# under its own number. In real time orders are numbered from 1, and inputs that have come meanwhile are taken together:
# the newest one tells how things stand, and all of them what has happened.
play_match() {
    turn=0 answered=0 looked=0 companies=0
    while :; do
        say_ready
        look
        if [ -n "$gameover" ] || { [ "$turn" != 0 ] && [ -z "$city" ]; }; then return 0; fi
        while [ "$looked" -lt "$acknowledged" ]; do
            looked=$((looked + 1)) code=0
            { read -r code <"$folder/acknowledge_$looked.txt"; } 2>/dev/null
            [ "$code" = 0 ] || echo "Orders $looked were answered with code $code" >&2
        done
        if [ "$newest" -gt "$turn" ] && { [ "$companies" != 0 ] || parse_city; } && parse; then
            first='' happened='' refused=''
            [ "$turn" != 0 ] || first=yes
            while [ "$((turn += 1))" -lt "$newest" ]; do parse_news "$folder/input_$turn.txt"; done
            parse_news "$input"
            think
            if [ -n "$waits" ]; then answered=$turn; else [ -z "$orders" ] || answered=$((answered + 1)); fi
            [ -z "$waits$orders" ] || publish "$answered"
        else
            sleep 0.02 # The rules ask for 10 ms or more; here each sleep is a process of its own.
        fi
    done
}

serve "$@"
