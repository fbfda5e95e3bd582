package arena.games.asterobots.text;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsTerms;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Holdings;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.PriceRounding;
import arena.games.asterobots.state.Prices;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import arena.text.Cursor;
import arena.text.KeyValueReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A reader of views, line by line. It is mutable and serves one text. */
final class AsterobotsViewReader {

    /** The value of line 1 when a vein is to be selected. */
    static final String VEIN = "VEIN";

    /** The value of line 1 when a turn is to be played. */
    static final String COMMANDS = "COMMANDS " + AsterobotsView.MOST_COMMANDS;

    private static final int MOST_PLAYERS = 6;
    private static final int MOST_SQUADS = 1_000_000;
    private static final long MOST_MILLIS = Duration.ofDays(1).toMillis();

    private final KeyValueReader lines;

    AsterobotsViewReader(String text) {
        lines = new KeyValueReader(text);
    }

    /**
     * Returns the view.
     *
     * @throws IllegalArgumentException with the line, the expected and the actual text
     */
    AsterobotsView read() {
        String expecting = lines.value("Expecting");
        boolean turn = expecting.equals(COMMANDS);
        if (!turn && !expecting.equals(VEIN)) {
            throw lines.mistake("\"Expecting = " + VEIN + "\" or \"Expecting = " + COMMANDS + "\"");
        }
        List<String> names = names();
        AsterobotsView view = turn ? turn(names) : selection(names);
        lines.end();
        return view;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>();
        while (names.size() < MOST_PLAYERS && lines.hasNext(Integer.toString(names.size() + 1))) {
            names.add(lines.value(Integer.toString(names.size() + 1)));
        }
        return names;
    }

    private AsterobotsView selection(List<String> names) {
        Duration limit = Duration.ofMillis(lines.number("TimeLimit", 1, (int) MOST_MILLIS));
        int me = lines.number("Me", 1, Math.max(1, names.size()));
        int size = number("Size", AsterobotsTerms.SIZE.most());
        int rounds = number("Rounds", AsterobotsTerms.ROUNDS.most());
        int count = number("Veins", AsterobotsTerms.VEINS.most());
        List<Vein> veins = veins();
        if (veins.size() != count) {
            throw new IllegalArgumentException("there are " + veins.size() + " veins, not " + count);
        }
        return new AsterobotsView.Selection(names, limit, me, size, rounds, veins);
    }

    private AsterobotsView turn(List<String> names) {
        int me = lines.number("Me", 1, Math.max(1, names.size()));
        int round = number("Round", AsterobotsTerms.ROUNDS.most() + 1);
        int rounds = number("Rounds", AsterobotsTerms.ROUNDS.most());
        AsterobotsView.Place place =
                new AsterobotsView.Place(me, round, rounds, number("Size", AsterobotsTerms.SIZE.most()));
        Prices prices = prices();
        List<Holdings> accounts = accounts(names.size());
        List<Vein> veins = veins();
        List<Squad> squads = squads();
        return new AsterobotsView.Turn(names, place, prices, accounts, veins, squads, trades());
    }

    private int number(String key, long most) {
        return lines.number(key, 1, (int) most);
    }

    private Prices prices() {
        LineValues buy = new LineValues(lines, "Buy", "gas,stone,metal");
        Prices prices = new Prices(price(buy), price(buy), price(buy));
        buy.end();
        if (!lines.value("Sell").equals(prices(prices::selling))) {
            throw lines.mistake("a quarter of each price to buy");
        }
        return prices;
    }

    /** Returns the prices as one value, gas first. */
    static String prices(ToLongFunction<Material> price) {
        return Stream.of(Material.values())
                .map(material -> Long.toString(price.applyAsLong(material)))
                .collect(Collectors.joining(","));
    }

    private static long price(LineValues fields) {
        return fields.number(0, PriceRounding.MOST);
    }

    private List<Holdings> accounts(int players) {
        List<Holdings> accounts = new ArrayList<>();
        for (int player = 1; player <= players; player++) {
            LineValues fields =
                    new LineValues(lines, "Player" + player, "money,gas,stone,metal,veins,robots,time to live,funds");
            accounts.add(new Holdings(
                    fields.amount(),
                    new Stock(fields.amount(), fields.amount(), fields.amount()),
                    fields.count(),
                    fields.count(),
                    fields.count(),
                    fields.amount()));
            fields.end();
        }
        return accounts;
    }

    private List<Vein> veins() {
        List<Vein> veins = new ArrayList<>();
        while (lines.hasNext("Vein" + (veins.size() + 1))) {
            LineValues fields = new LineValues(
                    lines,
                    "Vein" + (veins.size() + 1),
                    "x,y,G|S|M,owner,robots,productivity,reproduction,material rank,robot rank");
            veins.add(new Vein(
                    fields.point(),
                    fields.one(Material.values(), material -> String.valueOf(material.letter())),
                    fields.player(),
                    fields.count(),
                    fields.count(),
                    fields.count(),
                    fields.rank(),
                    fields.rank()));
            fields.end();
        }
        return veins;
    }

    private List<Squad> squads() {
        int count = lines.number("Squads", 0, MOST_SQUADS);
        List<Squad> squads = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            squads.add(squad(number));
        }
        return squads;
    }

    private Squad squad(int number) {
        LineValues fields = new LineValues(lines, "Squad" + number, "owner,robots,x,y,destination x,y,steps left");
        int owner = fields.player();
        int robots = Math.toIntExact(fields.number(1, Integer.MAX_VALUE));
        Point location = fields.point();
        Point destination = fields.point();
        int steps = fields.count();
        fields.end();
        Squad squad = new Squad(owner, robots, location, path(number, steps));
        if (!squad.destination().equals(destination)) {
            throw lines.mistake("a path to " + destination.text());
        }
        return squad;
    }

    private List<Point> path(int number, int steps) {
        Cursor cursor = new Cursor(lines.value("Path" + number));
        List<Point> path = new ArrayList<>();
        do {
            OptionalLong x = cursor.takeSigned();
            boolean comma = cursor.take(',');
            OptionalLong y = cursor.takeSigned();
            if (x.isEmpty() || !comma || y.isEmpty()) {
                throw lines.mistake("points \"x,y x,y ...\"");
            }
            path.add(Point.of(x.getAsLong(), y.getAsLong()));
        } while (cursor.take(' '));
        if (!cursor.atEnd() || path.size() != steps) {
            throw lines.mistake("a path of " + steps + " points");
        }
        return List.copyOf(path);
    }

    private List<Trade> trades() {
        int count = lines.number("Trades", 0, MOST_PLAYERS * Material.values().length);
        List<Trade> trades = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            LineValues fields = new LineValues(lines, "Trade" + number, "player,offer|demand,material,amount,price");
            trades.add(new Trade(
                    fields.player(),
                    fields.one(Trade.Kind.values(), Trade.Kind::word),
                    fields.one(Material.values(), Material::word),
                    fields.amount(),
                    fields.amount()));
            fields.end();
        }
        return trades;
    }

    /**
     * The values of one line of a view, separated by commas and read from left to right. Every error is an {@link
     * IllegalArgumentException} that names the line. It is mutable and serves one line.
     */
    private static final class LineValues {

        private final KeyValueReader lines;
        private final String expected;
        private final String[] parts;
        private int next;

        /**
         * Takes the next line.
         *
         * @param key the key of the line
         * @param expected the pattern of its value
         */
        LineValues(KeyValueReader lines, String key, String expected) {
            this.lines = lines;
            this.expected = "\"" + key + " = " + expected + "\"";
            this.parts = lines.value(key).split(",", -1);
        }

        /** Returns the next number, from least to most. */
        long number(long least, long most) {
            Cursor cursor = new Cursor(part());
            OptionalLong number = cursor.takeSigned();
            if (number.isEmpty() || !cursor.atEnd() || number.getAsLong() < least || number.getAsLong() > most) {
                throw lines.mistake(expected);
            }
            return number.getAsLong();
        }

        /** Returns the next number, an amount of money or material. */
        long amount() {
            return number(0, Amounts.MOST);
        }

        /** Returns the next number, a count. */
        int count() {
            return (int) number(0, Integer.MAX_VALUE);
        }

        /** Returns the next number, that of a player, or 0 for the aliens. */
        int player() {
            return (int) number(Vein.ALIENS, MOST_PLAYERS);
        }

        /** Returns the next number, a rank. */
        int rank() {
            return (int) number(1, Rank.MOST);
        }

        /** Returns the point of the next two numbers. */
        Point point() {
            return Point.of(number(Long.MIN_VALUE, Long.MAX_VALUE), number(Long.MIN_VALUE, Long.MAX_VALUE));
        }

        /** Returns the value with the next word. */
        <T> T one(T[] all, Function<T, String> word) {
            String part = part();
            for (T one : all) {
                if (word.apply(one).equals(part)) {
                    return one;
                }
            }
            throw lines.mistake(expected);
        }

        /** Checks that all values have been read. */
        void end() {
            if (next != parts.length) {
                throw lines.mistake(expected);
            }
        }

        private String part() {
            if (next == parts.length) {
                throw lines.mistake(expected);
            }
            return parts[next++];
        }
    }
}
