package arena.games.windwardopolis.map;

import arena.text.Lines;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The text of a map, parsed once: {@code map NAME WIDTH HEIGHT}, a row of characters for each row of tiles, then lines
 * {@code sign X Y SIDES}, {@code signal X Y} and {@code start X Y HEADING} in any order. Empty lines and lines that
 * begin with a semicolon are ignored. All faults of a text are reported, not only the first.
 */
public final class MapText {

    /** The largest number of characters of a text: twice as many as the largest map needs. */
    public static final int MOST_LETTERS = 100_000;

    /** The longest side of a map, in tiles. */
    public static final int MOST_TILES = 200;

    /** The shortest side of a map, in tiles. */
    public static final int LEAST_TILES = 5;

    /** The byte order mark that some editors write before a text. */
    private static final String MARK = "\uFEFF";

    /** The largest number of characters that a fault quotes of a line. */
    private static final int MOST_QUOTED = 40;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,40}");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

    private final List<MapFault> faults = new ArrayList<>();
    private final List<String> rows = new ArrayList<>();
    private final List<Integer> rowLines = new ArrayList<>();
    private final List<Located<MapPlan.Sign>> signs = new ArrayList<>();
    private final List<Located<MapTile>> signals = new ArrayList<>();
    private final List<Located<CarStart>> starts = new ArrayList<>();
    private Optional<Head> head = Optional.empty();
    private int line;

    private record Head(String name, int width, int height) {}

    /** An entry of the map and its line. */
    private record Located<T>(int line, T what) {}

    private MapText(String text) {
        List<String> lines = Lines.split(text.startsWith(MARK) ? text.substring(MARK.length()) : text);
        for (String raw : lines) {
            line++;
            String words = raw.strip();
            if (!words.isEmpty() && !words.startsWith(";")) {
                read(words);
            }
        }
        if (head.isEmpty() && faults.isEmpty()) {
            fault(1, "nothing is here, but a map begins with a line such as \"map harbour 31 31\".");
        }
        head.filter(wanted -> rows.size() < wanted.height()).ifPresent(wanted -> {
            fault(
                    Math.max(1, line),
                    "the map ends after " + rows.size() + " rows, but its first line promises " + wanted.height()
                            + "; write the missing rows, or the right height.");
        });
    }

    /** Parses a text; it never fails, but collects faults. */
    public static MapText of(String text) {
        return new MapText(text);
    }

    /** Returns whether a map may have a name. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /** Returns the city if the text has the form of a map, whether or not a round can be played in it. */
    public Optional<CityMap> city() {
        return faults.isEmpty() ? Optional.of(new CityMap(plan())) : Optional.empty();
    }

    /**
     * Returns all faults: those of the form, or if there are none, those of the city; none if rounds can be played.
     */
    public List<MapFault> faults() {
        return faults.isEmpty() ? MapCheck.faults(new CityMap(plan()), sourceLines()) : List.copyOf(faults);
    }

    /** Returns the text of a map, with a legend. */
    public static String write(CityMap city) {
        MapPlan plan = city.plan();
        StringBuilder text = new StringBuilder();
        text.append("; . park  # road  B bus stop  C company  K coffee stop  H coffee house\n");
        text.append("; sign X Y SIDES: who comes in over these sides must stop; signal X Y; start X Y HEADING\n");
        text.append("map " + plan.name() + " " + plan.width() + " " + plan.height() + "\n");
        plan.rows().forEach(row -> text.append(row).append('\n'));
        plan.signs().forEach(sign -> text.append("sign " + place(sign.tile()) + " " + letters(sign.sides()) + "\n"));
        plan.signals().forEach(signal -> text.append("signal " + place(signal) + "\n"));
        plan.starts()
                .forEach(start -> text.append(
                        "start " + place(start.tile()) + " " + start.heading().letter() + "\n"));
        return text.toString();
    }

    private static String place(MapTile tile) {
        return tile.x() + " " + tile.y();
    }

    static String letters(Set<Heading> sides) {
        return sides.stream().map(side -> String.valueOf(side.letter())).collect(Collectors.joining());
    }

    private MapPlan plan() {
        return new MapPlan(
                head.orElseThrow().name(),
                rows,
                signs.stream().map(Located::what).toList(),
                signals.stream().map(Located::what).toList(),
                starts.stream().map(Located::what).toList());
    }

    private MapCheck.SourceLines sourceLines() {
        return new MapCheck.SourceLines(rowLines, lines(signs), lines(signals), lines(starts));
    }

    private static <T> List<Integer> lines(List<Located<T>> entries) {
        return entries.stream().map(Located::line).toList();
    }

    private void fault(int where, String words) {
        faults.add(new MapFault(where, words));
    }

    private void fault(String words) {
        fault(line, words);
    }

    private static String shortened(String words) {
        return words.length() <= MOST_QUOTED ? words : words.substring(0, MOST_QUOTED) + "...";
    }

    private void read(String words) {
        if (head.isEmpty()) {
            if (faults.isEmpty()) {
                readHead(words);
            }
        } else if (rows.size() < head.get().height()) {
            readRow(words);
        } else {
            readEntry(words.split("\\s+", -1));
        }
    }

    private void readHead(String words) {
        String[] parts = words.split("\\s+", -1);
        if (parts.length != 4 || !parts[0].equals("map") || !isName(parts[1])) {
            fault("a map begins with \"map NAME WIDTH HEIGHT\", such as \"map harbour 31 31\", not with \""
                    + shortened(words) + "\"; a name has letters, digits, hyphens and underscores.");
            return;
        }
        Optional<Integer> width = number(parts[2], LEAST_TILES, MOST_TILES, "the width");
        Optional<Integer> height = number(parts[3], LEAST_TILES, MOST_TILES, "the height");
        if (width.isPresent() && height.isPresent()) {
            head = Optional.of(new Head(parts[1], width.get(), height.get()));
        }
    }

    private Optional<Integer> number(String word, int least, int most, String what) {
        if (NUMBER.matcher(word).matches()) {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return Optional.of(number);
            }
        }
        fault(what + " is a whole number from " + least + " to " + most + ", not \"" + shortened(word) + "\".");
        return Optional.empty();
    }

    private void readRow(String row) {
        int width = head.orElseThrow().width();
        if (row.length() != width) {
            fault("row " + rows.size() + " has " + row.length() + " tiles, but the map is " + width
                    + " wide; one character is one tile.");
        }
        for (int x = 0; x < row.length(); x++) {
            if (Ground.of(row.charAt(x)).isEmpty()) {
                fault("column " + (x + 1) + " has \"" + row.charAt(x) + "\", but a tile is one of . # B C K H.");
                break;
            }
        }
        rows.add(row);
        rowLines.add(line);
    }

    private void readEntry(String[] parts) {
        String form = switch (parts[0]) {
            case "sign" -> "sign X Y SIDES";
            case "signal" -> "signal X Y";
            case "start" -> "start X Y HEADING";
            default -> "";
        };
        if (form.isEmpty()) {
            fault("after the rows a line begins with sign, signal or start, not with \"" + shortened(parts[0])
                    + "\"; if it is meant to be a row, the height is too small.");
        } else if (parts.length != form.split(" ", -1).length) {
            fault("the line has " + parts.length + " words, but it is written \"" + form + "\".");
        } else {
            Head wanted = head.orElseThrow();
            Optional<Integer> x = number(parts[1], 0, wanted.width() - 1, "x");
            Optional<Integer> y = number(parts[2], 0, wanted.height() - 1, "y");
            if (x.isPresent() && y.isPresent()) {
                readAt(new MapTile(x.get(), y.get()), parts);
            }
        }
    }

    private void readAt(MapTile tile, String[] parts) {
        switch (parts[0]) {
            case "signal" -> signals.add(new Located<>(line, tile));
            case "sign" ->
                sides(parts[3]).ifPresent(sides -> signs.add(new Located<>(line, new MapPlan.Sign(tile, sides))));
            default ->
                heading(parts[3]).ifPresent(heading -> starts.add(new Located<>(line, new CarStart(tile, heading))));
        }
    }

    private Optional<Set<Heading>> sides(String letters) {
        Set<Heading> sides = EnumSet.noneOf(Heading.class);
        letters.chars().forEach(letter -> Heading.of((char) letter).ifPresent(sides::add));
        if (sides.isEmpty() || sides.size() != letters.length()) {
            fault("the sides of a stop sign are some of N, E, S and W, each once, such as NS, not \""
                    + shortened(letters) + "\".");
            return Optional.empty();
        }
        return Optional.of(sides);
    }

    private Optional<Heading> heading(String letter) {
        Optional<Heading> heading = letter.length() == 1 ? Heading.of(letter.charAt(0)) : Optional.empty();
        if (heading.isEmpty()) {
            fault("a car starts to N, E, S or W, not to \"" + shortened(letter) + "\".");
        }
        return heading;
    }
}
