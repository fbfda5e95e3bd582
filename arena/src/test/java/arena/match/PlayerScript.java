package arena.match;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** A script of a player: its actions at its invitation, and at each prompt. */
interface PlayerScript {

    /** Returns the actions after the invitation; most players become ready. */
    default List<ScriptedAction> invited() {
        return List.of(ScriptedAction.appear());
    }

    /** Returns the actions after a prompt. */
    List<ScriptedAction> prompted(Prompt prompt);

    /** Returns the actions after an update of real time. */
    default List<ScriptedAction> updated(Update update) {
        return List.of();
    }

    /** Returns how long the match waits for it. */
    default Duration patience() {
        return Duration.ofSeconds(10);
    }

    /** Returns the script of a player that is ready at once and takes these actions at each prompt. */
    static PlayerScript doing(Function<Prompt, List<ScriptedAction>> actions) {
        return actions::apply;
    }

    /**
     * Returns the script of a player that is ready at once and answers each prompt at once with the next of the texts.
     */
    static PlayerScript answering(String... texts) {
        return prompt -> List.of(ScriptedAction.write(texts[(prompt.number() - 1) % texts.length]));
    }

    /** Returns the script of a player that is ready at once and never answers. */
    static PlayerScript mute() {
        return prompt -> List.of();
    }

    /** Returns the script of a player that is ready at once and takes these actions at each update of real time. */
    static PlayerScript following(Function<Update, List<ScriptedAction>> actions) {
        return new PlayerScript() {
            @Override
            public List<ScriptedAction> prompted(Prompt prompt) {
                return List.of();
            }

            @Override
            public List<ScriptedAction> updated(Update update) {
                return actions.apply(update);
            }
        };
    }

    /** Returns this script with other actions after the invitation. */
    default PlayerScript arriving(ScriptedAction... actions) {
        PlayerScript inner = this;
        return new PlayerScript() {
            @Override
            public List<ScriptedAction> invited() {
                return List.of(actions);
            }

            @Override
            public List<ScriptedAction> prompted(Prompt prompt) {
                return inner.prompted(prompt);
            }

            @Override
            public List<ScriptedAction> updated(Update update) {
                return inner.updated(update);
            }
        };
    }
}
