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
import arena.game.Standing;
import arena.game.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A game of claims: the mover draws a hidden die and claims its number; the next seat, inside the mover's turn,
 * believes or doubts. The seat that is wrong loses a point. After the set number of turns the most points win; the
 * lower seat wins a tie.
 */
public final class Doubt implements GameRules<Doubt.State, Doubt.View, Doubt.Act> {

    static final Setting TURNS = Setting.whole("turns", 6, 1, 50, "How many turns are played.");
    static final Setting MOVE_TIME = Setting.duration(
            "move-time", "1s", java.time.Duration.ofMillis(1), java.time.Duration.ofMinutes(1), "Time of an answer.");
    private static final GameInfo INFO = new GameInfo("doubt", "Doubt", "this class", 2, 4, List.of(TURNS, MOVE_TIME));

    /** An action of a seat. */
    public sealed interface Act {
        /** A claim of a number. */
        record Claim(int number) implements Act {}

        /** The decision whether to doubt the claim. */
        record Verdict(boolean doubted) implements Act {}

        /** A pass, in place of an invalid answer. */
        record Pass() implements Act {}
    }

    /** The full state; claim 0 while there is none. */
    public record State(Setup setup, int turn, int mover, int die, int claim, List<Integer> points, Chance chance) {
        public State {
            points = List.copyOf(points);
        }

        Seat asked() {
            int next = mover % setup.names().size() + 1;
            return new Seat(claim == 0 ? mover : next);
        }
    }

    /** The view of a seat; die 0 if it is hidden. */
    public record View(String expecting, List<String> names, int die, int claim, List<Integer> points) {
        public View {
            names = List.copyOf(names);
            points = List.copyOf(points);
        }
    }

    /** Returns the complete game. */
    public static GameDefinition<State, View, Act> definition() {
        return new GameDefinition<>(new Doubt(), new Views(), new Acts(), Doubt::paint, Optional.of(new Search()));
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        List<Integer> points = setup.seats().stream().map(seat -> 0).toList();
        return roll(new State(setup, 1, 1, 1, 0, points, Chance.of(setup.seed(), "doubt")));
    }

    private static State roll(State state) {
        Chance.Drawn drawn = state.chance().below(6);
        return new State(
                state.setup(), state.turn(), state.mover(), drawn.whole() + 1, 0, state.points(), drawn.rest());
    }

    @Override
    public Phase phase(State state) {
        if (state.turn() > state.setup().settings().whole(TURNS)) {
            return new Phase.Over(standings(state), "all turns played", "");
        }
        return Phase.Turn.of(state.asked(), state.setup().settings().duration(MOVE_TIME), AnswerForm.ONE_ORDER);
    }

    private static List<Standing> standings(State state) {
        List<Seat> order = new ArrayList<>(state.setup().seats());
        order.sort(java.util.Comparator.comparing((Seat seat) -> state.points().get(seat.index()))
                .reversed());
        return IntStream.range(0, order.size())
                .mapToObj(i -> new Standing(
                        order.get(i), i + 1, state.points().get(order.get(i).index())))
                .toList();
    }

    @Override
    public View view(State state, Viewpoint from) {
        boolean knows = from instanceof Viewpoint.Referee
                || (from instanceof Viewpoint.Player player && player.seat().number() == state.mover());
        return new View(
                state.claim() == 0 ? "CLAIM 1-6" : "VERDICT",
                state.setup().names(),
                knows ? state.die() : 0,
                state.claim(),
                state.points());
    }

    @Override
    public Ruling<Act> judge(State state, Seat seat, Answer<Act> answer) {
        if (answer instanceof Answer.Given<Act> given) {
            boolean fits =
                    state.claim() == 0 ? given.action() instanceof Act.Claim : given.action() instanceof Act.Verdict;
            return fits
                    ? new Ruling<>(0, "fine", 0, given.action())
                    : new Ruling<>(2, "not what was expected", 1, new Act.Pass());
        }
        if (answer instanceof Answer.Unreadable<Act> unreadable) {
            return new Ruling<>(unreadable.code(), unreadable.why(), unreadable.line(), new Act.Pass());
        }
        return new Ruling<>(Ruling.LATE, "late", 0, new Act.Pass());
    }

    @Override
    public State next(State state, Actions<Act> actions) {
        Act act = actions.only().action();
        if (state.claim() == 0) {
            return act instanceof Act.Claim claim
                    ? new State(
                            state.setup(),
                            state.turn(),
                            state.mover(),
                            state.die(),
                            claim.number(),
                            state.points(),
                            state.chance())
                    : nextTurn(state, state.mover());
        }
        boolean doubted = act instanceof Act.Verdict verdict && verdict.doubted();
        boolean lied = state.claim() != state.die();
        return nextTurn(state, doubted == lied ? state.mover() : state.asked().number());
    }

    private static State nextTurn(State state, int loser) {
        List<Integer> points = new ArrayList<>(state.points());
        points.set(loser - 1, points.get(loser - 1) - 1);
        int mover = state.mover() % points.size() + 1;
        return roll(new State(state.setup(), state.turn() + 1, mover, 1, 0, points, state.chance()));
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        List<Integer> points = new ArrayList<>(state.points());
        points.set(seat.index(), -1000);
        int over = state.setup().settings().whole(TURNS) + 1;
        return new State(state.setup(), over, state.mover(), state.die(), 0, points, state.chance());
    }

    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Act> answer, Ruling<Act> ruling) {
        return List.of(new Fact("Legal", known.view().claim() == 0 ? "claim 1 .. claim 6" : "believe, doubt"));
    }

    private static Picture paint(View view) {
        return new Picture(List.of(Picture.Line.of(new Picture.Span(
                view.expecting() + " die " + view.die() + " claim " + view.claim(), Picture.Tint.PLAIN))));
    }

    private static final class Views implements Codec<View> {
        @Override
        public String write(View view) {
            StringBuilder text = new StringBuilder("Expecting = " + view.expecting() + "\n");
            text.append(TinyText.seats(view.names()));
            text.append("Die = ").append(view.die()).append('\n');
            text.append("Claim = ").append(view.claim()).append('\n');
            view.points()
                    .forEach(points -> text.append("Points = ").append(points).append('\n'));
            return text.toString();
        }

        @Override
        public View read(String text) {
            List<String> values = TinyText.values(text);
            int seats = (values.size() - 3) / 2;
            return new View(
                    values.get(0),
                    values.subList(1, 1 + seats),
                    Integer.parseInt(values.get(1 + seats)),
                    Integer.parseInt(values.get(2 + seats)),
                    values.subList(3 + seats, values.size()).stream()
                            .map(Integer::valueOf)
                            .toList());
        }
    }

    private static final class Acts implements AnswerCodec<View, Act> {
        @Override
        public Answer<Act> read(byte[] raw, View asked) {
            String text = TinyText.trimmed(raw);
            if (text.matches("claim [1-6]")) {
                return new Answer.Given<>(new Act.Claim(text.charAt(6) - '0'));
            }
            if (text.equals("doubt") || text.equals("believe")) {
                return new Answer.Given<>(new Act.Verdict(text.equals("doubt")));
            }
            return new Answer.Unreadable<>(1, 1, "expected claim 1-6, doubt or believe");
        }

        @Override
        public String write(Act act) {
            if (act instanceof Act.Claim claim) {
                return "claim " + claim.number() + "\n";
            }
            if (act instanceof Act.Verdict verdict) {
                return verdict.doubted() ? "doubt\n" : "believe\n";
            }
            throw new IllegalArgumentException("no bot can order " + act);
        }
    }

    private static final class Search implements Searchable<State, View, Act> {
        @Override
        public List<Act> actions(View view, Seat seat) {
            return view.claim() == 0
                    ? IntStream.rangeClosed(1, 6)
                            .mapToObj(number -> (Act) new Act.Claim(number))
                            .toList()
                    : List.of(new Act.Verdict(false), new Act.Verdict(true));
        }

        @Override
        public State guess(View view, Seat seat, Settings settings, Chance source) {
            Setup setup = new Setup(view.names(), source.bits().number(), settings);
            int others = view.names().size();
            int mover = view.claim() == 0 ? seat.number() : (seat.number() + others - 2) % others + 1;
            Chance.Drawn drawn = source.below(6);
            int die = view.die() == 0 ? drawn.whole() + 1 : view.die();
            return new State(setup, 1, mover, die, view.claim(), view.points(), drawn.rest());
        }
    }
}
