package pig;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Chance;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Picture;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The rules of Pig: a seat rolls a die as often as it likes and holds to keep the total of its turn; a one ends the
 * turn and the total is lost. The first seat with the goal wins.
 */
public final class Pig implements GameRules<Pig.State, Pig.View, Pig.Move> {

    static final Setting GOAL = Setting.whole("goal", 50, 10, 1_000, "The points that win.");
    static final Setting MOVES = Setting.whole("moves", 500, 1, 100_000, "The moves after which the match ends.")
            .meaning(Setting.Meaning.LENGTH);
    static final Setting MOVE_TIME = Setting.duration(
                    "move-time",
                    "2s",
                    Duration.ofMillis(100),
                    Duration.ofMinutes(5),
                    "The time for each move; a late seat holds.")
            .meaning(Setting.Meaning.MOVE_TIME);

    private static final int SIDES = 6;
    private static final GameInfo INFO =
            new GameInfo("pig", "Pig", "rules.md", 2, 6, 3, List.of(GOAL, MOVES, MOVE_TIME));

    /** A move of a seat. */
    public enum Move {
        ROLL,
        HOLD
    }

    /**
     * A full state.
     *
     * @param mover the number of the seat that moves
     * @param total of the turn so far
     * @param rolled the last roll; 0 before the first one
     * @param moves the moves so far
     * @param left the seats that have left
     * @param chance the source of the next rolls, the only secret
     */
    public record State(
            Setup setup,
            List<Integer> points,
            int mover,
            int total,
            int rolled,
            int moves,
            SortedSet<Seat> left,
            Chance chance) {
        public State {
            points = List.copyOf(points);
            left = new TreeSet<>(left);
        }
    }

    /** The view of every seat: all of a state but the chance. */
    public record View(
            List<String> names, List<Integer> points, int mover, int total, int rolled, int moves, List<Seat> left) {
        public View {
            names = List.copyOf(names);
            points = List.copyOf(points);
            left = List.copyOf(left);
        }
    }

    /** Returns the game with its texts, its picture and its search. */
    public static GameDefinition<State, View, Move> definition() {
        return new GameDefinition<>(
                new Pig(), new PigTexts.Views(), new PigTexts.Orders(), Pig::paint, Optional.of(new PigSearch()));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        List<Integer> points = setup.seats().stream().map(seat -> 0).toList();
        return new State(setup, points, 1, 0, 0, 0, new TreeSet<>(), Chance.of(setup.seed(), "dice"));
    }

    @Override
    public Phase phase(State state) {
        List<Seat> seats = state.setup().seats();
        int goal = state.setup().settings().whole(GOAL);
        if (state.points().stream().anyMatch(points -> points >= goal)) {
            return new Phase.Over(standings(state), "goal reached", "");
        }
        if (state.left().size() >= seats.size() - 1) {
            return new Phase.Over(standings(state), "the others have left", "");
        }
        if (state.moves() >= state.setup().settings().whole(MOVES)) {
            return new Phase.Over(standings(state), "move limit", "");
        }
        Duration time = state.setup().settings().duration(MOVE_TIME);
        return Phase.Turn.of(new Seat(state.mover()), time, AnswerForm.ONE_ORDER);
    }

    /** Seats that have left come last; the others by their points, and equal points share a place. */
    private static List<Standing> standings(State state) {
        List<Seat> order = new ArrayList<>(state.setup().seats());
        order.sort(Comparator.comparing((Seat seat) -> -rank(state, seat)));
        List<Standing> standings = new ArrayList<>();
        for (Seat seat : order) {
            long better = order.stream()
                    .filter(other -> rank(state, other) > rank(state, seat))
                    .count();
            standings.add(new Standing(seat, (int) better + 1, state.points().get(seat.index())));
        }
        return standings;
    }

    private static int rank(State state, Seat seat) {
        return state.left().contains(seat) ? -1 : state.points().get(seat.index());
    }

    @Override
    public View view(State state, Viewpoint from) {
        return new View(
                state.setup().names(),
                state.points(),
                state.mover(),
                state.total(),
                state.rolled(),
                state.moves(),
                List.copyOf(state.left()));
    }

    @Override
    public Ruling<Move> judge(State state, Seat seat, Answer<Move> answer) {
        if (answer instanceof Answer.Given<Move> given) {
            return new Ruling<>(0, "fine", 0, given.action());
        }
        if (answer instanceof Answer.Unreadable<Move> unreadable) {
            return new Ruling<>(unreadable.code(), unreadable.why(), unreadable.line(), Move.HOLD);
        }
        return new Ruling<>(Ruling.LATE, "late; the seat holds", 0, Move.HOLD);
    }

    @Override
    public State next(State state, Actions<Move> actions) {
        if (actions.only().action() == Move.HOLD) {
            List<Integer> points = new ArrayList<>(state.points());
            points.set(state.mover() - 1, points.get(state.mover() - 1) + state.total());
            return passed(state, points, 0, state.chance());
        }
        Chance.Drawn drawn = state.chance().below(SIDES);
        int rolled = drawn.whole() + 1;
        return rolled == 1
                ? passed(state, state.points(), 1, drawn.rest())
                : new State(
                        state.setup(),
                        state.points(),
                        state.mover(),
                        state.total() + rolled,
                        rolled,
                        state.moves() + 1,
                        state.left(),
                        drawn.rest());
    }

    private static State passed(State state, List<Integer> points, int rolled, Chance chance) {
        return new State(
                state.setup(),
                points,
                following(state, state.left()),
                0,
                rolled,
                state.moves() + 1,
                state.left(),
                chance);
    }

    private static int following(State state, SortedSet<Seat> left) {
        int seats = state.points().size();
        int next = state.mover();
        for (int step = 0; step < seats; step++) {
            next = next % seats + 1;
            if (!left.contains(new Seat(next))) {
                return next;
            }
        }
        return state.mover();
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        SortedSet<Seat> left = new TreeSet<>(state.left());
        left.add(seat);
        boolean moves = seat.number() == state.mover();
        return new State(
                state.setup(),
                state.points(),
                moves ? following(state, left) : state.mover(),
                moves ? 0 : state.total(),
                state.rolled(),
                state.moves(),
                left,
                state.chance());
    }

    @Override
    public Optional<String> shown(State state, Seat seat, Move counts) {
        return Optional.of(counts.name());
    }

    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Move> answer, Ruling<Move> ruling) {
        return List.of(new Fact("Legal", "ROLL, HOLD"));
    }

    private static Picture paint(View view) {
        List<Picture.Line> lines = new ArrayList<>();
        for (int seat = 1; seat <= view.names().size(); seat++) {
            String turn = seat == view.mover() ? "  + " + view.total() : "";
            lines.add(Picture.Line.of(new Picture.Span(
                    String.format(
                            "%-16s %4d%s",
                            view.names().get(seat - 1), view.points().get(seat - 1), turn),
                    Picture.Tint.valueOf("SEAT_" + seat))));
        }
        return new Picture(lines);
    }
}
