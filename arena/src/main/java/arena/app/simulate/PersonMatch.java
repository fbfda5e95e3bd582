package arena.app.simulate;

import arena.app.RequestFailure;
import arena.app.play.LiveDisplay;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.exchange.state.FileName;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.match.Event;
import arena.person.PersonSeat;
import arena.person.Question;
import arena.record.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** One match in which a person has a seat. */
public final class PersonMatch {

    private final Services services;
    private final MatchRequest request;
    private final Seat seat;
    private final PersonSeat person;
    private final PersonAdvice advice;

    /**
     * Prepares a match.
     *
     * @param seat of the person
     * @param strict whether an order is handed in as typed, even with errors
     */
    public PersonMatch(Services services, MatchRequest request, Seat seat, boolean strict) {
        this.services = services;
        this.request = request;
        this.seat = seat;
        this.person = new PersonSeat(
                request.game(), request.setup(), seat, new PersonSeat.Terms(Duration.ZERO, true, strict));
        this.advice = new PersonAdvice(request.game().info().title(), person);
    }

    /**
     * Plays the match with a person who types.
     *
     * @param opener opens the dialogue, given the action that stops the match; called once all bots can be started
     * @throws RequestFailure if a bot cannot be started
     */
    public MatchOutcome typed(Function<Runnable, Dialogue> opener) {
        services.requireStartable(request);
        Thread match = Thread.currentThread();
        try (Dialogue dialogue = opener.apply(match::interrupt);
                TypedAnswers answers = new TypedAnswers(dialogue, person, advice, match::interrupt)) {
            dialogue.say(
                    "You are " + name() + ", player " + seat.number() + ". Type \"help\" for a list of" + " commands.");
            answers.start();
            MatchOutcome outcome = new MatchRun(
                            services, request, () -> MatchObserver.after(person, show(answers)), person::seated)
                    .play();
            // The interrupt by a key has been handled; the caller must not see it.
            Thread.interrupted();
            return outcome;
        }
    }

    /**
     * Plays the match with a person who reads and writes files.
     *
     * @param opener supplies the output for the guide; called once all bots can be started
     * @throws RequestFailure if a bot cannot be started
     */
    public MatchOutcome withFiles(Supplier<PersonOutput> opener) {
        services.requireStartable(request);
        FilesGuide guide = new FilesGuide(opener.get(), services.folder(name()), advice);
        guide.begin();
        return new MatchRun(services, request, () -> show(guide)).play();
    }

    private String name() {
        return request.setup().name(seat);
    }

    private MatchObserver show(PersonInterface front) {
        return new LiveDisplay(show(request.game(), front), Duration.ZERO);
    }

    private <S, V, A> PersonShow<S, V, A> show(GameDefinition<S, V, A> definition, PersonInterface front) {
        List<String> names = request.setup().names();
        return new PersonShow<>(definition, seat, names, front);
    }

    /**
     * A guide for a person who plays with files, as a bot does: it names the files of the team folder to read and to
     * write.
     */
    private static final class FilesGuide implements PersonInterface {

        private final PersonOutput output;
        private final Path folder;
        private final PersonAdvice advice;

        FilesGuide(PersonOutput output, Path folder, PersonAdvice advice) {
            this.output = output;
            this.folder = folder;
            this.advice = advice;
        }

        @Override
        public PersonOutput output() {
            return output;
        }

        /**
         * Prints the introduction. A bot removes the end of its last match itself; for a person the arena removes it,
         * since it would otherwise wait for that, and take a ready.txt that is saved meanwhile for an old one.
         */
        void begin() {
            try {
                Files.deleteIfExists(folder.resolve(FileName.GAMEOVER));
            } catch (IOException failure) {
                throw RequestFailure.infrastructure(
                        "The " + FileName.GAMEOVER + " of the last match could not be removed (" + failure
                                + "); remove it from " + folder + " by hand.");
            }
            output.say("You play with files, like a bot. Your folder is " + folder + ".");
            output.say("Save a file ready.txt there, with any content: the match begins when the arena sees it."
                    + " Ctrl-C breaks it off.");
        }

        @Override
        public void joined() {
            output.say("Your ready.txt was seen.");
        }

        @Override
        public void asked(Question turn, Runnable board) {
            board.run();
            output.say("Turn " + turn.number() + ": read input_" + turn.number() + ".txt, which expects "
                    + PersonAdvice.expected(turn) + "; save your order" + advice.examples(turn) + " as output_"
                    + turn.number() + ".txt.");
        }

        @Override
        public List<String> judged(Event.Ruled ruled) {
            int number = ruled.reply().number();
            String code = "acknowledge_" + number + ".txt says " + ruled.code() + ": ";
            return List.of(code + Printable.of(ruled.words()));
        }

        @Override
        public void over() {
            output.say("Gameover.txt names the winner. A bot now ends, or clears its folder for the next match.");
        }
    }
}
