package windwardopolis;

import java.util.ArrayList;
import java.util.List;

/** Inputs as the arena writes them, of a small round with two cars. */
public final class Inputs {

    /** A street with stops at its ends and in the middle, and a way round a stop sign. */
    static final List<String> FIRST = """
            Expecting = ORDERS
            1 = Ada
            2 = Bob
            Me = 2
            Tick = 0
            Time = lock-step
            UpdateTicks = 16
            Acceleration = 0.1
            MapLines = 11
            Map1 = ; a comment
            Map2 = map town 11 5
            Map3 = ...#####...
            Map4 = ...#...#...
            Map5 = B#########B
            Map6 = .....#.....
            Map7 = .....K.....
            Map8 = sign 3 2 W
            Map9 = signal 7 2
            Map10 = start 1 2 E
            Map11 = start 2 2 W
            Companies = 2
            Company1 = Apple; 0,2
            Company2 = Oracle; 10,2
            Stores = 5,4
            People = 2
            Person1 = Tim Cook; 1
            Enemies1 = Larry Ellison
            Person2 = Larry Ellison; 2
            Enemies2 = -
            News = 0
            Car1 = 2,2 270; 0.000; 3; 0; 0
            Trip1 = -
            FaceUp1 = -; -
            Delivered1 = -
            Car2 = 1,2 90; 0.000; 3; 0; 0
            Trip2 = -
            FaceUp2 = -; -
            Delivered2 = -
            Passengers = 2
            Passenger1 = Tim Cook; Apple; Oracle
            Route1 = -
            Passenger2 = Larry Ellison; Oracle; Apple
            Route2 = Oracle
            Path2 = -
            Pickup2 = -
            Deck2 = STOP_CAR; MULT_DELIVER_AT_COMPANY Apple
            Hand2 = -
            AtOnce2 = -
            """.lines().toList();

    private Inputs() {}

    /** Returns the first input, with some of its lines replaced. */
    static List<String> first(String... changes) {
        List<String> lines = new ArrayList<>(FIRST);
        for (String change : changes) {
            String key = change.substring(0, change.indexOf(" = ") + 3);
            if (lines.stream().noneMatch(line -> line.startsWith(key))) {
                lines.add(lines.size() - 1, change);
            }
            lines.replaceAll(line -> line.startsWith(key) ? change : line);
        }
        return lines;
    }

    /** Returns a later input, with some of its lines replaced. */
    static List<String> later(String... changes) {
        return first(changes).stream()
                .filter(line ->
                        !line.matches("(Time|UpdateTicks|Acceleration|Map.*|Compan.*|Stores|Pe.*|Enemies.*) = .*"))
                .toList();
    }

    /** Returns the round as a player sees it. */
    public static Game game(String... changes) {
        Prompt prompt = new Prompt(first(changes));
        return new Game(City.of(prompt), prompt, Game.news(prompt));
    }

    /** Tells a player of a round, and returns the lines that he orders. */
    public static List<String> orders(PlayerBrain brain, Game game, boolean first) {
        brain.shuffle(1);
        brain.told(game, first);
        return brain.orders().take().lines().toList();
    }
}
