# Completion of arena in fish.

# Prints the command that the line has named so far, with its subcommand.
function __arena_command
    set -l command arena
    for word in (commandline -opc)[2..-1]
        if contains -- "$command $word" $__arena_commands
            set command "$command $word"
        end
    end
    echo $command
end

function __arena_is
    test (__arena_command) = "$argv"
end

# Prints the folder that the arena is installed in.
function __arena_home
    set -l launcher (command -s arena; or echo (commandline -opc)[1])
    string replace -r '/arena/bin/[^/]*$' '' -- (realpath -- $launcher)
end

# Prints the bots of the files that the command would read.
function __arena_bots
    set -l file config.ini
    test -r $file; or set file (__arena_home)/config.ini
    set -l files
    for one in $file (dirname $file)/bots.ini
        test -r $one; and set files $files $one
    end
    test -z "$files"; or string replace -rf '^\s*\[[Bb][Oo][Tt]\s+([A-Za-z0-9_]*)\s*\].*' '$1' <(cat $files | psub)
end

# Prints the languages of the starter bots.
function __arena_languages
    for file in (__arena_home)/bot-template/*/template.ini
        basename (dirname $file)
    end
end

@WORDS@
complete -c arena -n '__arena_is arena play' -a '(__arena_bots) @LEVELS@'
complete -c arena -n '__arena_is arena auto' -a '(__arena_bots) @LEVELS@'
complete -c arena -n '__arena_is arena compare' -a '(__arena_bots) @LEVELS@'
complete -c arena -n '__arena_is arena simulate' -a '(__arena_bots) @LEVELS@'
complete -c arena -n '__arena_is arena practice' -a '(__arena_bots)'
complete -c arena -n '__arena_is arena check' -a '(__arena_bots)'
complete -c arena -n '__arena_is arena errors' -a '(__arena_bots)'
complete -c arena -n '__arena_is arena matches' -a '(__arena_bots)'
complete -c arena -n '__arena_is arena regress' -a '(__arena_bots)'
complete -c arena -n '__arena_is arena replay' -a last
complete -c arena -n '__arena_is arena verify' -a last
complete -c arena -n '__arena_is arena again' -a last
complete -c arena -n '__arena_is arena keep' -a last
complete -c arena -n '__arena_is arena review' -a last
complete -c arena -n '__arena_is arena bundle' -a last
complete -c arena -n '__arena_is arena games' -a '@GAMES@'
complete -c arena -n '__arena_is arena new-bot' -a '(__arena_languages)'
