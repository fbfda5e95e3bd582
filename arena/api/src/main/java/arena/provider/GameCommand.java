package arena.provider;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command that only some games have, or a group of commands. A group with the name of a group of the arena, such as
 * {@code bench}, adds its commands to that group. If several games have a command of one name, an option
 * {@code --game} selects the game.
 *
 * @param name the word that calls it
 * @param description what it does, one paragraph each
 * @param options in the order of the help
 * @param parameter the one word that it takes besides the options; absent if it takes none
 * @param examples lines of the help, such as {@code arena maps show harbour}
 * @param action runs it; absent in a group
 * @param subcommands the commands of a group
 */
public record GameCommand(
        String name,
        List<String> description,
        List<Option> options,
        Optional<Parameter> parameter,
        List<String> examples,
        Optional<Action> action,
        List<GameCommand> subcommands) {

    public GameCommand {
        description = List.copyOf(description);
        options = List.copyOf(options);
        examples = List.copyOf(examples);
        subcommands = List.copyOf(subcommands);
        if (!name.matches("[a-z][a-z0-9-]*")) {
            throw new IllegalArgumentException("a command has lower-case letters, digits and hyphens, not: " + name);
        }
        if (action.isPresent() != subcommands.isEmpty()) {
            throw new IllegalArgumentException("a command has either an action or subcommands: " + name);
        }
    }

    /** Returns a command without options. */
    public static GameCommand of(String name, String description, Action action) {
        return new GameCommand(
                name, List.of(description), List.of(), Optional.empty(), List.of(), Optional.of(action), List.of());
    }

    /** Returns a group of commands. */
    public static GameCommand group(String name, String description, List<GameCommand> subcommands) {
        return new GameCommand(
                name, List.of(description), List.of(), Optional.empty(), List.of(), Optional.empty(), subcommands);
    }

    /** Returns the same command with one more option. */
    public GameCommand with(Option option) {
        List<Option> more = new ArrayList<>(options);
        more.add(option);
        return new GameCommand(name, description, more, parameter, examples, action, subcommands);
    }

    /** Returns the same command with a parameter. */
    public GameCommand with(Parameter word) {
        return new GameCommand(name, description, options, Optional.of(word), examples, action, subcommands);
    }

    /** Returns the same command with the lines that its help shows as examples. */
    public GameCommand withExamples(String... lines) {
        return new GameCommand(name, description, options, parameter, List.of(lines), action, subcommands);
    }

    /** The form of an option's value. */
    public enum Form {
        /** No value: the option is given or not. */
        FLAG,
        /** A text. */
        TEXT,
        /** A whole number. */
        WHOLE
    }

    /**
     * An option of a command.
     *
     * @param name with its hyphens, such as {@code --seed}
     * @param label the value in the help, such as {@code N}; empty for a flag
     * @param help one sentence or more; {@code ${DEFAULT-VALUE}} stands for the default
     * @param form the form of the value
     * @param standard the default; absent if the option must be given, or is a flag
     */
    public record Option(String name, String label, String help, Form form, Optional<String> standard) {

        /** Returns a flag. */
        public static Option flag(String name, String help) {
            return new Option(name, "", help, Form.FLAG, Optional.empty());
        }

        /** Returns an option that must be given. */
        public static Option required(String name, String label, String help, Form form) {
            return new Option(name, label, help, form, Optional.empty());
        }

        /** Returns an option with a default. */
        public static Option of(String name, String label, String help, Form form, String standard) {
            return new Option(name, label, help, form, Optional.of(standard));
        }
    }

    /**
     * The word that a command takes besides its options.
     *
     * @param label its name in the help, such as {@code FILE}
     * @param help one sentence
     */
    public record Parameter(String label, String help) {}

    /** A call of a command. */
    public interface Call {

        /** Returns whether a flag is given. */
        boolean isGiven(String option);

        /** Returns the value of an option, or its default. */
        String text(String option);

        /** Returns the value of an option with whole numbers, or its default. */
        long whole(String option);

        /** Returns the parameter. */
        String parameter();

        /** Returns the absolute path of a typed name; relative names begin in the working folder. */
        Path resolve(String typed);

        /** Returns the stream for results. */
        PrintStream out();
    }

    /** The code of a command. */
    @FunctionalInterface
    public interface Action {

        /**
         * Runs the command.
         *
         * @throws Refusal with sentences for people
         */
        void run(Call call) throws Refusal;
    }

    /** A command that cannot do its work. */
    public static final class Refusal extends Exception {

        private static final long serialVersionUID = 1;

        /** The kinds of refusals, which decide the exit code. */
        public enum Kind {
            /** The command was called in a wrong way. */
            USAGE,
            /** The file or the bot that was checked is wrong. */
            FAILED,
            /** The machine failed: a file cannot be read, a program cannot be started. */
            INFRASTRUCTURE
        }

        private final Kind kind;
        private final transient List<String> sentences;

        private Refusal(Kind kind, List<String> sentences) {
            super(String.join(System.lineSeparator(), sentences));
            this.kind = kind;
            this.sentences = List.copyOf(sentences);
        }

        /** Returns a refusal of a wrong call. */
        public static Refusal usage(String sentence) {
            return new Refusal(Kind.USAGE, List.of(sentence));
        }

        /** Returns a refusal with everything that is wrong. */
        public static Refusal failed(List<String> sentences) {
            return new Refusal(Kind.FAILED, sentences);
        }

        /** Returns a refusal because of the machine. */
        public static Refusal infrastructure(String sentence) {
            return new Refusal(Kind.INFRASTRUCTURE, List.of(sentence));
        }

        public Kind kind() {
            return kind;
        }

        public List<String> sentences() {
            return sentences;
        }
    }
}
