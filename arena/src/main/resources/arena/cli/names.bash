
# What changes from place to place is looked up each time: the bots of config.ini and bots.ini, the languages of bot-template.

# The folder that the arena is installed in.
_arena_home() {
  local launcher
  launcher=$(command -v -- "${COMP_WORDS[0]/#\~/$HOME}") || return
  launcher=$(readlink -f -- "$launcher" 2>/dev/null) || return
  printf '%s' "${launcher%/arena/bin/*}"
}

# The bots of the files that the command would read.
_arena_bots() {
  local file=config.ini
  if [[ $COMP_LINE =~ --config[=[:blank:]]+([^[:blank:]]+) ]]; then file=${BASH_REMATCH[1]}; fi
  [[ -r $file ]] || file=$(_arena_home)/config.ini
  sed -n 's/^[[:blank:]]*\[[Bb][Oo][Tt][[:blank:]]\{1,\}\([A-Za-z0-9_]*\)[[:blank:]]*\].*/\1/p' "$file" \
    "$(dirname -- "$file")/bots.ini" 2>/dev/null
  true
}

# The starter bots.
_arena_languages() {
  local file
  for file in "$(_arena_home)"/bot-template/*/template.ini; do
    [[ -r $file ]] && file=${file%/*} && printf '%s\n' "${file##*/}"
  done
}

# The names that may stand at the cursor.
_arena_names() {
  case ${before[$((${#before[@]} - 1))]} in
    --game) echo '@GAMES@' && return ;;
    --toss | --json | --plain | --quiet) ;;
    --as) echo 'referee spectator' && return ;;
    --bot) _arena_bots && return ;;
    --against) echo '@LEVELS@' && return ;;
    -*) return ;;
  esac
  case ${before[1]-} in
    play | auto) _arena_bots && echo '@LEVELS@ folder:' ;;
    compare | simulate) _arena_bots && echo '@LEVELS@' ;;
    practice) _arena_bots && echo 'folder:' ;;
    check | errors | faults | matches | regress) _arena_bots ;;
    replay | verify | again | keep) [[ ${#before[@]} -gt 2 ]] || echo last ;;
    contest) [[ ${before[2]-} != new || ${#before[@]} -lt 4 ]] || { _arena_bots && echo '@LEVELS@'; } ;;
    games) echo '@GAMES@' ;;
    new-bot) [[ ${#before[@]} -gt 2 ]] || _arena_languages ;;
    help) [[ ${#before[@]} -gt 2 ]] || echo '@COMMANDS@' ;;
  esac
}

_complete_arena_with_names() {
  _complete_arena "$@"
  local line=${COMP_LINE:0:COMP_POINT} before names token cut=
  token=${line##*[[:blank:]]}
  read -ra before <<<"${line%"$token"}"
  [[ $token != -* ]] || return 0
  names=$(_arena_names)
  [[ -n $names ]] || return 0
  # Where a colon parts words, only what comes after the last one is completed.
  [[ $COMP_WORDBREAKS != *:* ]] || cut=${token%"${token##*:}"}
  local name
  COMPREPLY=()
  for name in $(compgen -W "$names" -- "$token"); do COMPREPLY+=("${name#"$cut"}"); done
  [[ ${#COMPREPLY[@]} -ne 1 || ${COMPREPLY[0]} != *: ]] || compopt -o nospace 2>/dev/null
  return 0
}

complete -F _complete_arena_with_names -o default arena
