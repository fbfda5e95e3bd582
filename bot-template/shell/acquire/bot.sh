#!/bin/sh
# A starter bot for Acquire: your thinking goes into the functions that choose; team_folder.sh talks to the arena.
# Plain POSIX shell.

# The game is what this bot may see. Players are 1 to n, chains have letters, tiles are texts such as 5F.
#   $expecting   SPECIAL, TILE, TILE_AND_STOCK or MERGE; in steps also CHAIN, SURVIVOR, DEFUNCT or STOCK
#   $asked       the letters behind it: the chain that is merged and its survivor, or the chains to choose from
#   $whole       yes if an answer with a tile says at once what is to be founded or to survive
#   $me, $cash, $cards (numbers with a comma on both sides), $playable (tiles), $to_place, $may_end
#   $letters     the chains; chain A has $size_A (0: not on the board), $price_A, $bank_A and $mine_A (my shares)
#   $row_A       the letters of the board's row A: . free, o loose, X never any more, x not now, or a chain

# YOUR THINKING GOES HERE. Plays a card before the turn, or none.
choose_special() {
    case $cards in
        *,4,*) add "card DRAW_5_TILES" ;;
        *,5,*) add "card PLACE_4_TILES" ;;
        *) add "card NONE" ;;
    esac
}

# YOUR THINKING GOES HERE. Sets $tile to the tile to place: one that founds a chain, else one for a chain of mine.
choose_tile() {
    most=-1
    for candidate in $playable; do
        effect_of "$candidate"
        case $touched in
            '') worth=$((loose > 0 ? 3 : 0)) ;;
            ? | '? ') shares_of "$touched" && worth=$((mine > 0 ? 2 : 0)) ;;
            *) worth=1 ;;
        esac
        [ "$worth" -le "$most" ] || most=$worth tile=$candidate
    done
}

# YOUR THINKING GOES HERE. Sets $chosen to the chain of $@ that survives a merger: the one that I have most of.
choose_survivor() {
    most=-1
    for letter; do
        shares_of "$letter"
        [ "$mine" -le "$most" ] || most=$mine chosen=$letter
    done
}

# YOUR THINKING GOES HERE. Buys shares of the chain that I have most of; not of those in $@, which the tile changes.
choose_purchases() {
    left=3 passed=" $* "
    while [ "$left" -gt 0 ]; do
        most=-1 best=''
        for letter in $letters; do
            shares_of "$letter"
            case $passed in *" $letter "*) continue ;; esac
            [ "$size" -gt 0 ] && [ "$bank" -gt 0 ] && [ "$mine" -gt "$most" ] && most=$mine best=$letter
        done
        [ -n "$best" ] || return 0
        shares_of "$best"
        passed="$passed$best "
        amount=$((cash / price))
        [ "$amount" -le "$bank" ] || amount=$bank
        [ "$amount" -le "$left" ] || amount=$left
        [ "$amount" = 0 ] || add "buy $best $amount"
        left=$((left - amount)) cash=$((cash - amount * price))
    done
}

# YOUR THINKING GOES HERE. Sells what I have of chain $1, but trades as much as chain $2, its survivor, has shares for.
choose_merge() {
    shares_of "$2"
    traded=$bank
    shares_of "$1"
    [ "$traded" -le $((mine / 2)) ] || traded=$((mine / 2))
    add "trade $((2 * traded))"
    add "sell $((mine - 2 * traded))"
}

# Sets $answer to the lines for the arena.
think() {
    answer=''
    # shellcheck disable=SC2086 # The letters are words.
    case $expecting in
        SPECIAL) choose_special ;;
        TILE | TILE_AND_STOCK) place_tile ;;
        MERGE) choose_merge $asked ;;
        CHAIN) add "create ${asked%% *}" ;;
        SURVIVOR) choose_survivor $asked && add "survivor $chosen" ;;
        DEFUNCT) add "settle ${asked%% *}" ;;
        STOCK) choose_purchases && { [ "$may_end" = 0 ] || add "declare-end"; } ;;
    esac
    add End
}

# A tile, what it needs besides, and what is bought after it.
place_tile() {
    touched='' founded=''
    if [ -n "$playable" ]; then
        choose_tile
        add "tile $tile"
        effect_of "$tile"
        case $touched in
            '') [ "$loose" = 0 ] || found ;;
            ? | '? ') ;;
            *) [ -z "$whole" ] || survive ;;
        esac
    fi
    # shellcheck disable=SC2086 # The letters are words.
    [ "$expecting" = TILE ] || choose_purchases $touched $founded
}

found() {
    for letter in $letters; do
        shares_of "$letter"
        if [ "$size" = 0 ]; then
            founded=$letter
            [ -z "$whole" ] || add "create $letter"
            return
        fi
    done
}

# Says which of the largest chains of $touched survives.
survive() {
    largest=0 equals=''
    for letter in $touched; do
        shares_of "$letter"
        if [ "$size" -gt "$largest" ]; then
            largest=$size equals=$letter
        elif [ "$size" = "$largest" ]; then
            equals="$equals $letter"
        fi
    done
    # shellcheck disable=SC2086 # The letters are words.
    choose_survivor $equals && add "survivor $chosen"
}

add() {
    answer="$answer${answer:+
}$1"
}

# Sets $size, $price, $bank and $mine to those of chain $1.
shares_of() {
    size='' price='' bank='' mine=''
    eval "size=\$size_$1 price=\$price_$1 bank=\$bank_$1 mine=\$mine_$1"
}

# Sets $touched to the chains beside tile $1, with blanks between, and $loose to how many loose tiles lie beside it.
effect_of() {
    touched='' loose=0 column=${1%?}
    case ${1#"$column"} in
        A) look_at "$row_A" $((column - 1)) "$row_A" $((column + 1)) "$row_B" "$column" ;;
        B) look_at "$row_B" $((column - 1)) "$row_A" "$column" "$row_B" $((column + 1)) "$row_C" "$column" ;;
        C) look_at "$row_C" $((column - 1)) "$row_B" "$column" "$row_C" $((column + 1)) "$row_D" "$column" ;;
        D) look_at "$row_D" $((column - 1)) "$row_C" "$column" "$row_D" $((column + 1)) "$row_E" "$column" ;;
        E) look_at "$row_E" $((column - 1)) "$row_D" "$column" "$row_E" $((column + 1)) "$row_F" "$column" ;;
        F) look_at "$row_F" $((column - 1)) "$row_E" "$column" "$row_F" $((column + 1)) "$row_G" "$column" ;;
        G) look_at "$row_G" $((column - 1)) "$row_F" "$column" "$row_G" $((column + 1)) "$row_H" "$column" ;;
        H) look_at "$row_H" $((column - 1)) "$row_G" "$column" "$row_H" $((column + 1)) "$row_I" "$column" ;;
        I) look_at "$row_I" $((column - 1)) "$row_H" "$column" "$row_I" $((column + 1)) ;;
    esac
}

# Looks at pairs of a row and a column; columns 0 and 13 are off the board.
look_at() {
    while [ $# -gt 0 ]; do
        rest=$1 at=1
        while [ "$at" -lt "$2" ]; do rest=${rest#?} at=$((at + 1)); done
        cell=${rest%"${rest#?}"}
        [ "$2" -gt 0 ] || cell=.
        case $cell in
            '' | . | x | X) ;;
            o) loose=$((loose + 1)) ;;
            *) case " $touched " in *" $cell "*) ;; *) touched="$touched${touched:+ }$cell" ;; esac ;;
        esac
        shift 2
    done
}

# Reads $input, line by line: "Chain1 = A,Amazon,200,4,400,15,0,10" becomes a key and values. Fails if it is not whole
# yet: its last line is Playable.
parse() {
    last='' letters='' playable=''
    while IFS=' =' read -r key value; do
        last=$key
        case $key in
            Expecting)
                expecting=${value%% *}
                asked=${value#"$expecting"}
                asked=${asked# }
                ;;
            Me) me=$value ;;
            ToPlace) to_place=$value ;;
            MayEnd) may_end=$value ;;
            [A-I]) eval "row_$key=\$value" ;;
            Chain*) read_chain "$value" ;;
            Player"$me") cash=${value%%,*} cards=",${value#"$cash"}," ;;
            Playable) [ "$value" = - ] || playable=$value ;;
        esac
    done 2>/dev/null <"$input"
    whole=''
    [ "$expecting" != TILE_AND_STOCK ] && [ "${to_place:-1}" = 1 ] || whole=yes
    [ "$last" = Playable ]
}

read_chain() {
    IFS=, read -r letter _ _ size price bank shares <<EOF
$1
EOF
    number=1 rest=$shares
    while [ "$number" -lt "$me" ]; do rest=${rest#*,} number=$((number + 1)); done
    letters="$letters${letters:+ }$letter"
    eval "size_$letter=\$size price_$letter=\$price bank_$letter=\$bank mine_$letter=\${rest%%,*}"
}

case $0 in */*) home=${0%/*} ;; *) home=. ;; esac
# shellcheck disable=SC1091 # It lies beside a bot that was begun with new-bot.
. "$home/team_folder.sh"
serve "$@"
