package arena.match;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** How a scripted player behaves: what it does when it is invited, and at each prompt. */
interface Conduct {

    /** Returns what it does once it is invited; most appear. */
    default List<Deed> invited() {
        return List.of(Deed.appear());
    }

    /** Returns what it does once a prompt is published. */
    List<Deed> prompted(Prompt prompt);

    /** Returns what it does once an update of real time is published. */
    default List<Deed> told(Update update) {
        return List.of();
    }

    /** Returns how long the match waits for it. */
    default Duration patience() {
        return Duration.ofSeconds(10);
    }

    /** Returns the conduct of somebody who is ready at once and does this at each prompt. */
    static Conduct doing(Function<Prompt, List<Deed>> deeds) {
        return deeds::apply;
    }

    /**
     * Returns the conduct of somebody who is ready at once and answers each prompt with one of the texts in turn, at
     * once.
     */
    static Conduct answering(String... texts) {
        return prompt -> List.of(Deed.write(texts[(prompt.number() - 1) % texts.length]));
    }

    /** Returns the conduct of somebody who is ready at once and never answers. */
    static Conduct mute() {
        return prompt -> List.of();
    }

    /** Returns the conduct of somebody who is ready at once and does this at each update of real time. */
    static Conduct following(Function<Update, List<Deed>> deeds) {
        return new Conduct() {
            @Override
            public List<Deed> prompted(Prompt prompt) {
                return List.of();
            }

            @Override
            public List<Deed> told(Update update) {
                return deeds.apply(update);
            }
        };
    }

    /** Returns this conduct with another arrival. */
    default Conduct arriving(Deed... deeds) {
        Conduct inner = this;
        return new Conduct() {
            @Override
            public List<Deed> invited() {
                return List.of(deeds);
            }

            @Override
            public List<Deed> prompted(Prompt prompt) {
                return inner.prompted(prompt);
            }

            @Override
            public List<Deed> told(Update update) {
                return inner.told(update);
            }
        };
    }
}
