package arena.game.tiny;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.AnswerForm;
import arena.game.Chance;
import arena.game.Codec;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Searchable;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rules of Nim with one heap: two seats in turn take one to three coins; the seat that takes the last one wins. */
public final class Nim implements GameRules<Nim.State, Nim.View, Integer> {

    static final Setting COINS = Setting.whole("coins", 21, 4, 99, "How many coins lie on the heap.");
    private static final GameInfo INFO = new GameInfo("nim", "Nim", "add-a-game.md", 2, 2, List.of(COINS));

    /** The full state. A winner of 0 means that the match goes on. */
    public record State(Setup setup, int coins, int mover, int winner) {}

    /** The view of every seat: nothing is secret. */
    public record View(int coins, int mover) {}

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new State(setup, setup.settings().whole(COINS), 1, 0);
    }

    @Override
    public Phase phase(State state) {
        if (state.winner() > 0) {
            return Phase.Over.won(new Seat(state.winner()), new Seat(3 - state.winner()), "no coin left", "");
        }
        return Phase.Turn.of(new Seat(state.mover()), Duration.ofSeconds(3), AnswerForm.ONE_ORDER);
    }

    @Override
    public View view(State state, Viewpoint from) {
        return new View(state.coins(), state.mover());
    }

    @Override
    public Ruling<Integer> judge(State state, Seat seat, Answer<Integer> answer) {
        if (answer instanceof Answer.Given<Integer> given && given.action() <= Math.min(3, state.coins())) {
            return new Ruling<>(0, "fine", 0, given.action());
        } else if (answer instanceof Answer.Given<Integer>) {
            return new Ruling<>(2, "take 1 to 3 coins, and no more than there are", 1, 1);
        } else if (answer instanceof Answer.Unreadable<Integer> unreadable) {
            return new Ruling<>(unreadable.code(), unreadable.why(), unreadable.line(), 1);
        }
        return new Ruling<>(Ruling.LATE, "late", 0, 1);
    }

    @Override
    public State next(State state, Actions<Integer> actions) {
        int left = state.coins() - actions.only().action();
        return new State(state.setup(), left, 3 - state.mover(), left == 0 ? state.mover() : 0);
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        return new State(state.setup(), state.coins(), state.mover(), 3 - seat.number());
    }

    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Integer> answer, Ruling<Integer> ruling) {
        return List.of(new Fact("Coins", Integer.toString(known.view().coins())));
    }

    /** The texts of {@code input_i.txt}: three lines of key = value; the first says what is expected. */
    private static final class ViewCodec implements Codec<View> {
        @Override
        public String write(View view) {
            return "Expecting = COINS\nMover = " + view.mover() + "\nCoins = " + view.coins() + "\n";
        }

        @Override
        public View read(String text) {
            List<String> values = TinyText.values(text);
            return new View(Integer.parseInt(values.get(2)), Integer.parseInt(values.get(1)));
        }
    }

    /** The texts of {@code output_i.txt}: the number of coins to take. */
    private static final class OrderCodec implements AnswerCodec<View, Integer> {
        @Override
        public Answer<Integer> read(byte[] raw, View asked) {
            String text = TinyText.trimmed(raw);
            return text.matches("[1-9]")
                    ? new Answer.Given<>(Integer.valueOf(text))
                    : new Answer.Unreadable<>(1, 1, "expected a number of coins on one line");
        }

        @Override
        public String write(Integer coins) {
            return coins + "\n";
        }
    }

    /** The orders that a search tries, and the state behind a view, which is no guess here. */
    private static final class Search implements Searchable<State, View, Integer> {
        @Override
        public List<Integer> actions(View view, Seat seat) {
            return IntStream.rangeClosed(1, Math.min(3, view.coins())).boxed().toList();
        }

        @Override
        public State guess(View view, Seat seat, Settings settings, Chance source) {
            Setup setup = new Setup(List.of("One", "Two"), 0, settings);
            return new State(setup, view.coins(), view.mover(), 0);
        }
    }

    private static Picture paint(View view) {
        return new Picture(List.of(
                Picture.Line.of(new Picture.Span("heap " + "o".repeat(view.coins()), Picture.Tint.PLAIN))));
    }

    /** Returns the game with its texts, its picture and its search. */
    public static GameDefinition<State, View, Integer> definition() {
        return new GameDefinition<>(
                new Nim(), new ViewCodec(), new OrderCodec(), Nim::paint, Optional.of(new Search()));
    }
}
