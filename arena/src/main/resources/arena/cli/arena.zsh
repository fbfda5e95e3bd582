#compdef arena
# Completion of arena in zsh.

# For each command, its subcommands and options: a line is a word, a colon and a description.
typeset -gA _arena_words
_arena_words=(
@WORDS@)

# The folder that the arena is installed in.
_arena_home() {
  local launcher=${commands[arena]:-${words[1]/#\~/$HOME}}
  print -r -- "${${launcher:A}%/arena/bin/*}"
}

# The bots of the files that the command would read.
_arena_bots() {
  local file=config.ini
  [[ -z ${words[(r)--config]} ]] || file=${words[words[(i)--config] + 1]}
  [[ -r $file ]] || file=$(_arena_home)/config.ini
  sed -n 's/^[[:blank:]]*\[[Bb][Oo][Tt][[:blank:]]\{1,\}\([A-Za-z0-9_]*\)[[:blank:]]*\].*/\1/p' "$file" \
    "${file:h}/bots.ini" 2>/dev/null
}

_arena() {
  local command=arena word
  for word in ${words[2,CURRENT-1]}; do
    [[ -z ${_arena_words[$command $word]-} ]] || command="$command $word"
  done
  case ${words[CURRENT-1]} in
    --game) compadd -- @GAMES@ && return ;;
    --against) compadd -- @LEVELS@ && return ;;
    --bot) compadd -- ${(f)"$(_arena_bots)"} && return ;;
  esac
  local -a entries=("${(@f)_arena_words[$command]}")
  if [[ $PREFIX == -* ]]; then
    entries=(${(M)entries:#-*})
    _describe option entries
    return
  fi
  entries=(${entries:#-*})
  (( $#entries == 0 )) || _describe command entries
  case $command in
    'arena play' | 'arena auto' | 'arena compare' | 'arena simulate') compadd -- ${(f)"$(_arena_bots)"} @LEVELS@ ;;
    'arena practice' | 'arena check' | 'arena errors' | 'arena matches' | 'arena regress')
      compadd -- ${(f)"$(_arena_bots)"}
      ;;
    'arena replay' | 'arena verify' | 'arena again' | 'arena keep' | 'arena review' | 'arena bundle')
      compadd -- last
      _files
      ;;
    'arena games') compadd -- @GAMES@ ;;
    'arena new-bot') compadd -- "$(_arena_home)"/bot-template/*/template.ini(N:h:t) ;;
    *) _files ;;
  esac
}

# Loaded from a file of the search path it is the function itself; sourced, it registers it.
if [[ ${funcstack[1]-} == _arena ]]; then
  _arena "$@"
else
  compdef _arena arena
fi
