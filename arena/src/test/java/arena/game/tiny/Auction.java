package arena.game.tiny;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.AnswerForm;
import arena.game.Chance;
import arena.game.Choices;
import arena.game.Codec;
import arena.game.Departure;
import arena.game.Fact;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.GameRules;
import arena.game.Interventions;
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
import arena.game.TimeLimit;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of simultaneous bids in several lines ended by {@code End}; the highest bid wins the lot, the lower seat a
 * tie. A late seat bids its last complete draft, or nothing. A seat that has left is not asked again.
 */
public final class Auction implements GameRules<Auction.State, Auction.View, Auction.Bid> {

    static final Setting LOTS = Setting.whole("lots", 3, 1, 50, "How many lots are sold.");
    static final Setting MOVE_TIME = Setting.duration(
                    "move-time", "1s", Duration.ofMillis(1), Duration.ofMinutes(1), "Time of a bid.")
            .meaning(Setting.Meaning.MOVE_TIME);
    static final Setting HURRIED = Setting.whole("hurried", 0, 0, 6, "The seat with half the time; 0 for none.");
    static final Setting UNHURRIED = Setting.whole("unhurried", 0, 0, 6, "The seat without a limit; 0 for none.");
    static final Setting MISTAKES = Setting.choice(
            "mistakes", List.of("count", "again"), "Whether too high a bid is a bid of nothing, or may be mended.");
    private static final GameInfo INFO = new GameInfo(
            "auction", "Auction", "this class", 2, 6, List.of(LOTS, MOVE_TIME, HURRIED, UNHURRIED, MISTAKES));

    /** The bid of a seat: the sum of its lines. */
    public record Bid(int amount) {}

    /** The full state. */
    public record State(Setup setup, int lot, List<Integer> won, SortedSet<Seat> left) {
        public State {
            won = List.copyOf(won);
            left = new TreeSet<>(left);
        }
    }

    /** The view of every seat. */
    public record View(int lot, List<String> names, List<Integer> won) {
        public View {
            names = List.copyOf(names);
            won = List.copyOf(won);
        }
    }

    /** Returns the complete game. */
    public static GameDefinition<State, View, Bid> definition() {
        return new GameDefinition<>(new Auction(), new Views(), new Bids(), Auction::paint, Optional.of(new Search()));
    }

    /** Returns the interventions of an organiser: to give a lot to a seat, as one that it has won. */
    public static Interventions<State> interventions() {
        return new Interventions<>() {
            @Override
            public Choices choices(State state) {
                List<Choices.Alternative> seats = state.setup().seats().stream()
                        .filter(seat -> !state.left().contains(seat))
                        .map(seat -> new Choices.Alternative(Integer.toString(seat.number()), "seat " + seat.number()))
                        .toList();
                return Choices.of(
                        new Choices.Kind("give", "Give a lot", List.of(new Choices.One("seat", "to whom", seats))));
            }

            @Override
            public State intervene(State state, Choices.Chosen chosen) {
                int index = Integer.parseInt(chosen.one("seat")) - 1;
                List<Integer> won = new ArrayList<>(state.won());
                won.set(index, won.get(index) + 1);
                return new State(state.setup(), state.lot(), won, state.left());
            }

            @Override
            public String words(State state, Choices.Chosen chosen) {
                return "seat " + chosen.one("seat") + " is given a lot";
            }
        };
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        return new State(setup, 1, setup.seats().stream().map(seat -> 0).toList(), new TreeSet<>());
    }

    @Override
    public Phase phase(State state) {
        SortedSet<Seat> bidders = new TreeSet<>(state.setup().seats());
        bidders.removeAll(state.left());
        if (bidders.size() < 2 || state.lot() > state.setup().settings().whole(LOTS)) {
            return new Phase.Over(standings(state), bidders.size() < 2 ? "nobody left to bid" : "all lots sold", "");
        }
        Settings settings = state.setup().settings();
        Duration time = settings.duration(MOVE_TIME);
        SortedMap<Seat, TimeLimit> own = new TreeMap<>();
        for (Seat seat : bidders) {
            if (seat.number() == settings.whole(HURRIED)) {
                own.put(seat, TimeLimit.of(time.dividedBy(2)));
            } else if (seat.number() == settings.whole(UNHURRIED)) {
                own.put(seat, TimeLimit.NONE);
            }
        }
        return new Phase.Turn(bidders, TimeLimit.of(time), own, new AnswerForm(AnswerForm.Ending.END_LINE, true));
    }

    private static List<Standing> standings(State state) {
        List<Seat> order = new ArrayList<>(state.setup().seats());
        order.sort(Comparator.comparing((Seat seat) -> state.left().contains(seat))
                .thenComparing(seat -> -state.won().get(seat.index())));
        return IntStream.range(0, order.size())
                .mapToObj(i -> new Standing(
                        order.get(i), i + 1, state.won().get(order.get(i).index())))
                .toList();
    }

    @Override
    public View view(State state, Viewpoint from) {
        return new View(state.lot(), state.setup().names(), state.won());
    }

    @Override
    public Ruling<Bid> judge(State state, Seat seat, Answer<Bid> answer) {
        if (answer instanceof Answer.Given<Bid> given) {
            if (given.action().amount() <= 100) {
                return new Ruling<>(0, "fine", 0, given.action());
            }
            return state.setup().settings().choice(MISTAKES).equals("again")
                    ? Ruling.refused(2, "more than 100 altogether", 1, new Bid(0))
                    : new Ruling<>(2, "more than 100 altogether", 1, new Bid(0));
        }
        if (answer instanceof Answer.Unreadable<Bid> unreadable) {
            return new Ruling<>(unreadable.code(), unreadable.why(), unreadable.line(), new Bid(0));
        }
        return new Ruling<>(Ruling.LATE, "late", 0, new Bid(0));
    }

    @Override
    public State next(State state, Actions<Bid> actions) {
        Seat best = actions.all().stream()
                .max(Comparator.comparing(
                                (Actions.Action<Bid> action) -> action.action().amount())
                        .thenComparing(Actions.Action::seat, Comparator.reverseOrder()))
                .orElseThrow()
                .seat();
        List<Integer> won = new ArrayList<>(state.won());
        won.set(best.index(), won.get(best.index()) + 1);
        return new State(state.setup(), state.lot() + 1, won, state.left());
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        SortedSet<Seat> left = new TreeSet<>(state.left());
        left.add(seat);
        return new State(state.setup(), state.lot(), state.won(), left);
    }

    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Bid> answer, Ruling<Bid> ruling) {
        return List.of(new Fact("Counts", Integer.toString(ruling.counts().amount())));
    }

    private static Picture paint(View view) {
        return new Picture(
                List.of(Picture.Line.of(new Picture.Span("lot " + view.lot() + " " + view.won(), Picture.Tint.PLAIN))));
    }

    private static final class Views implements Codec<View> {
        @Override
        public String write(View view) {
            return "Expecting = BID " + view.lot() + "\n"
                    + TinyText.seats(view.names())
                    + view.won().stream().map(won -> "Won = " + won + "\n").collect(Collectors.joining());
        }

        @Override
        public View read(String text) {
            List<String> values = TinyText.values(text);
            int seats = values.size() / 2;
            return new View(
                    Integer.parseInt(values.get(0).substring("BID ".length())),
                    values.subList(1, 1 + seats),
                    values.subList(1 + seats, values.size()).stream()
                            .map(Integer::valueOf)
                            .toList());
        }
    }

    private static final class Bids implements AnswerCodec<View, Bid> {
        @Override
        public Answer<Bid> read(byte[] raw, View asked) {
            int sum = 0;
            int line = 0;
            for (String text : TinyText.trimmed(raw).lines().toList()) {
                line++;
                if (text.equals("End")) {
                    return new Answer.Given<>(new Bid(sum));
                }
                if (!text.matches("bid [0-9]{1,3}")) {
                    return new Answer.Unreadable<>(1, line, "expected bid <number>, not: " + text);
                }
                sum += Integer.parseInt(text.substring(4));
            }
            return new Answer.Unreadable<>(3, line, "expected a last line End");
        }

        @Override
        public String write(Bid bid) {
            return "bid " + bid.amount() + "\nEnd\n";
        }
    }

    private static final class Search implements Searchable<State, View, Bid> {
        @Override
        public List<Bid> actions(View view, Seat seat) {
            return List.of(new Bid(0), new Bid(1), new Bid(50), new Bid(100));
        }

        @Override
        public State guess(View view, Seat seat, Settings settings, Chance source) {
            Setup setup = new Setup(view.names(), source.bits().number(), Settings.defaults(INFO));
            return new State(setup, view.lot(), view.won(), new TreeSet<>());
        }
    }
}
