package arena.game.tiny;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.game.AnswerForm;
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
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Setup;
import arena.game.Standing;
import arena.game.TextFile;
import arena.game.Viewpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of ticks: cars move by their speed at every tick; an order sets the speed, and may come at any time. All
 * seats receive the positions at every second tick, or as often as the host sets. The farthest car after the set
 * number of ticks wins; the lower seat wins a tie.
 */
public final class Race implements GameRules<Race.State, Race.View, Race.Order> {

    static final Setting TICKS =
            Setting.whole("ticks", 20, 1, 200_000, "How many ticks are driven.").meaning(Setting.Meaning.LENGTH);
    static final Setting TICK_TIME = Setting.duration(
            "tick-time", "10ms", Duration.ZERO, Duration.ofSeconds(10), "How long a tick lasts; 0ms for full speed.");
    static final Setting UPDATE = Setting.whole("update", 2, 1, 100, "After how many ticks everybody is told again.");
    static final Setting TRACK = Setting.file(
            "track",
            List.of(new TextFile("road", "."), new TextFile("marsh", "..~~")),
            1_000,
            "The track, a letter a place, again and again; on ~ a car moves by one.");
    private static final GameInfo INFO =
            new GameInfo("race", "Race", "this class", 1, 10, List.of(TICKS, TICK_TIME, UPDATE, TRACK));

    /** An order that sets the speed; a speed below 0 is no order. */
    public record Order(int speed) {}

    /** The full state. */
    public record State(
            Setup setup, String track, int tick, List<Integer> places, List<Integer> speeds, SortedSet<Seat> left) {
        public State {
            places = List.copyOf(places);
            speeds = List.copyOf(speeds);
            left = new TreeSet<>(left);
        }
    }

    /** The view of every seat. */
    public record View(int tick, List<String> names, List<Integer> places) {
        public View {
            names = List.copyOf(names);
            places = List.copyOf(places);
        }
    }

    /** Returns the complete game. */
    public static GameDefinition<State, View, Order> definition() {
        return new GameDefinition<>(new Race(), new Views(), new Orders(), Race::paint, Optional.empty());
    }

    /** Returns the interventions of an organiser: to move the car of seat 1. */
    public static Interventions<State> interventions() {
        return new Interventions<>() {
            @Override
            public Choices choices(State state) {
                return Choices.of(new Choices.Kind(
                        "move", "Move the car of seat 1", List.of(new Choices.Amount("to", "where to", 0, 99))));
            }

            @Override
            public State intervene(State state, Choices.Chosen chosen) {
                List<Integer> places = new ArrayList<>(state.places());
                places.set(0, Integer.parseInt(chosen.one("to")));
                return new State(state.setup(), state.track(), state.tick(), places, state.speeds(), state.left());
            }

            @Override
            public String words(State state, Choices.Chosen chosen) {
                return "the car of seat 1 is moved to " + chosen.one("to");
            }
        };
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public State start(Setup setup) {
        List<Integer> zeros = setup.seats().stream().map(seat -> 0).toList();
        return new State(setup, setup.settings().file(TRACK).content(), 1, zeros, zeros, new TreeSet<>());
    }

    @Override
    public Phase phase(State state) {
        SortedSet<Seat> driving = new TreeSet<>(state.setup().seats());
        driving.removeAll(state.left());
        if (driving.isEmpty() || state.tick() > state.setup().settings().whole(TICKS)) {
            return new Phase.Over(standings(state), "flag", "");
        }
        boolean update = (state.tick() - 1) % state.setup().settings().whole(UPDATE) == 0;
        return new Phase.Tick(
                driving,
                update ? driving : new TreeSet<>(),
                state.setup().settings().duration(TICK_TIME),
                AnswerForm.ONE_ORDER);
    }

    private static List<Standing> standings(State state) {
        List<Seat> order = new ArrayList<>(state.setup().seats());
        order.sort(Comparator.comparing(seat -> -state.places().get(seat.index())));
        return IntStream.range(0, order.size())
                .mapToObj(i -> new Standing(
                        order.get(i), i + 1, state.places().get(order.get(i).index())))
                .toList();
    }

    @Override
    public View view(State state, Viewpoint from) {
        return new View(state.tick(), state.setup().names(), state.places());
    }

    @Override
    public Ruling<Order> judge(State state, Seat seat, Answer<Order> answer) {
        if (answer instanceof Answer.Given<Order> given) {
            return given.action().speed() <= 9
                    ? new Ruling<>(0, "fine", 0, given.action())
                    : new Ruling<>(2, "too fast", 1, new Order(-1));
        }
        if (answer instanceof Answer.Unreadable<Order> unreadable) {
            return new Ruling<>(unreadable.code(), unreadable.why(), unreadable.line(), new Order(-1));
        }
        return new Ruling<>(Ruling.LATE, "nothing that can be judged", 0, new Order(-1));
    }

    @Override
    public State next(State state, Actions<Order> actions) {
        List<Integer> places = IntStream.range(0, state.speeds().size())
                .mapToObj(i -> state.places().get(i)
                        + speed(state, state.places().get(i), state.speeds().get(i)))
                .toList();
        return new State(state.setup(), state.track(), state.tick() + 1, places, state.speeds(), state.left());
    }

    private static int speed(State state, int place, int wanted) {
        boolean deep = state.track().charAt(Math.floorMod(place, state.track().length())) == '~';
        return deep ? Math.min(1, wanted) : wanted;
    }

    @Override
    public State order(State state, Seat seat, Order counts) {
        if (counts.speed() < 0) {
            return state;
        }
        List<Integer> speeds = new ArrayList<>(state.speeds());
        speeds.set(seat.index(), counts.speed());
        return new State(state.setup(), state.track(), state.tick(), state.places(), speeds, state.left());
    }

    @Override
    public State leave(State state, Seat seat, Departure why) {
        SortedSet<Seat> left = new TreeSet<>(state.left());
        left.add(seat);
        List<Integer> speeds = new ArrayList<>(state.speeds());
        speeds.set(seat.index(), 0);
        return new State(state.setup(), state.track(), state.tick(), state.places(), speeds, left);
    }

    @Override
    public List<Fact> explain(Knowledge<View> known, Answer<Order> answer, Ruling<Order> ruling) {
        return List.of();
    }

    private static Picture paint(View view) {
        return new Picture(List.of(
                Picture.Line.of(new Picture.Span("tick " + view.tick() + " " + view.places(), Picture.Tint.PLAIN))));
    }

    private static final class Views implements Codec<View> {
        @Override
        public String write(View view) {
            return "Expecting = ORDERS " + view.tick() + "\n"
                    + TinyText.seats(view.names())
                    + view.places().stream()
                            .map(place -> "Place = " + place + "\n")
                            .collect(Collectors.joining());
        }

        @Override
        public View read(String text) {
            List<String> values = TinyText.values(text);
            int seats = values.size() / 2;
            return new View(
                    Integer.parseInt(values.get(0).substring("ORDERS ".length())),
                    values.subList(1, 1 + seats),
                    values.subList(1 + seats, values.size()).stream()
                            .map(Integer::valueOf)
                            .toList());
        }
    }

    private static final class Orders implements AnswerCodec<View, Order> {
        @Override
        public Answer<Order> read(byte[] raw, View asked) {
            String text = TinyText.trimmed(raw);
            return text.matches("speed [0-9]{1,3}")
                    ? new Answer.Given<>(new Order(Integer.parseInt(text.substring(6))))
                    : new Answer.Unreadable<>(1, 1, "expected one line: speed <number>");
        }

        @Override
        public String write(Order order) {
            if (order.speed() < 0) {
                throw new IllegalArgumentException("no bot can order " + order);
            }
            return "speed " + order.speed() + "\n";
        }
    }
}
