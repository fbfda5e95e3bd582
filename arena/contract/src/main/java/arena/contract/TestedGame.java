package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game under test, with what is needed to play matches of it.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
public interface TestedGame<S, V, A> {

    /** Returns the game. */
    GameDefinition<S, V, A> game();

    /** Returns the largest number of steps of a match. */
    int mostSteps(Setup setup);

    /**
     * Returns the setups to play: by default every number of seats up to six with the default settings, two seeds
     * each.
     */
    default List<Setup> setups() {
        GameInfo info = game().info();
        Settings settings = Settings.defaults(info);
        return IntStream.rangeClosed(info.leastSeats(), Math.min(info.mostSeats(), 6))
                .boxed()
                .flatMap(seats -> Stream.of(1L, 2L).map(seed -> new Setup(names(seats), seed, settings)))
                .toList();
    }

    /** Returns the orders that a seat may try: by default those that the search lists. */
    default List<A> orders(V view, Seat seat) {
        return game().search()
                .orElseThrow(() -> new AssertionError("a game without a search lists its orders in its test"))
                .actions(view, seat);
    }

    /** Returns the codes other than 0 that a listed order can get, because of secrets that the seat cannot know. */
    default Set<Integer> surprises() {
        return Set.of();
    }

    /** Returns answers that are no order, at least in most states; each at least one byte. */
    default List<byte[]> nonsense() {
        return Stream.of(
                        "\n",
                        " ",
                        "\r\r\n",
                        "hello world\n",
                        "0",
                        "-1\n",
                        "\uFEFF",
                        "\uFEFF\uFEFF\n",
                        "1 2 3\n4\n\n",
                        "\0\n")
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .collect(
                        () -> new ArrayList<>(List.of(new byte[] {(byte) 0xFF}, new byte[65_536])),
                        List::add,
                        List::addAll);
    }

    /**
     * Returns a state that differs from this one only in what the viewer cannot know, if there is anything: it must
     * look alike to the viewer. A game with secrets must return some.
     */
    default Optional<S> disguised(S state, Seat viewer, long seed) {
        return Optional.empty();
    }

    private static List<String> names(int seats) {
        return IntStream.rangeClosed(1, seats).mapToObj(seat -> "Team_" + seat).toList();
    }

    /** A property of a state for each seat that may answer. */
    @FunctionalInterface
    interface Law<S> {
        void check(S state, Seat seat);
    }

    default void forSomeStates(long seed, Law<S> law) {
        setups().forEach(setup -> forSomeStates(setup, seed, law));
    }

    default void forSomeStates(Setup setup, long seed, Law<S> law) {
        RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, seed);
        while (!match.isOver()) {
            if (match.steps() < 4 || match.steps() % 5 == 0) {
                match.seats().forEach(seat -> law.check(match.state(), seat));
            }
            match.step();
        }
    }

    default RandomMatch<S, V, A> played(Setup setup, long seed) {
        RandomMatch<S, V, A> match = new RandomMatch<>(this, setup, seed);
        while (!match.isOver()) {
            match.step();
            assertThat(match.steps()).as("steps of " + setup).isLessThanOrEqualTo(mostSteps(setup));
        }
        return match;
    }

    /**
     * Returns all kinds of answers: listed orders, those of another seat and of the start, nonsense, and a late one.
     */
    default List<Answer<A>> answers(S state, Seat seat) {
        V view = game().rules().view(state, Viewpoint.of(seat));
        List<Answer<A>> answers = new ArrayList<>();
        orders(view, seat).forEach(order -> answers.add(new Answer.Given<>(order)));
        for (Setup setup : setups()) {
            S start = game().rules().start(setup);
            for (Seat other : setup.seats()) {
                orders(game().rules().view(start, Viewpoint.of(other)), other)
                        .forEach(order -> answers.add(new Answer.Given<>(order)));
            }
        }
        nonsense().forEach(raw -> answers.add(game().answers().read(raw, view)));
        answers.add(new Answer.Unreadable<>(1, 1, "This is no order."));
        answers.add(new Answer.Late<>());
        return answers.stream().distinct().toList();
    }
}
