package arena.games.windwardopolis.picture;

import arena.game.Picture.Span;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.games.windwardopolis.map.Ground;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The part of the city around a car, a character for each tile, with coordinates at its edges: cars as letters, at bus
 * stops the number of waiting passengers, at signals the direction with green light.
 */
final class CityPart {

    /** The width of a part with its coordinates. */
    static final int COLUMNS = 40;

    /** The legend of the characters that the text of a map does not use. */
    static final String LEGEND = "o bus stop, 1-9 waiting there, K coffee, | - + signal, ' stop sign, * path";

    private static final int LABEL = 3;
    private static final int TILES = COLUMNS - LABEL;
    private static final int TEN = 10;
    private static final int FIVE = 5;
    private static final int FIRST_LETTER = 'A';

    private final CityScene scene;
    private final int west;
    private final int north;
    private final int width;
    private final int height;
    private final SortedMap<String, Span> marks = new TreeMap<>();

    /**
     * Creates the part.
     *
     * @param middle the tile in its middle, as far as the map's edges allow
     * @param rows the largest number of rows of tiles
     */
    CityPart(CityScene scene, MapTile middle, int rows) {
        this.scene = scene;
        List<String> all = scene.ground().rows();
        width = Math.min(TILES, all.get(0).length());
        height = Math.min(rows, all.size());
        west = first(middle.x(), width, all.get(0).length());
        north = first(middle.y(), height, all.size());
        mark();
    }

    private static int first(int middle, int shown, int all) {
        return Math.max(0, Math.min(middle - shown / 2, all - shown));
    }

    /** Adds everything above the ground, the most important last. */
    private void mark() {
        scene.ground().signs().forEach(sign -> marks.put(sign.tile().text(), new Span("'", Tint.PLAIN)));
        for (int at = 0; at < scene.ground().signals().size(); at++) {
            marks.put(
                    scene.ground().signals().get(at).text(),
                    signal(scene.now().signals().charAt(at)));
        }
        scene.ground().companies().forEach(office -> marks.put(office.stop().text(), stop(office)));
        paths();
        for (RoundScene.Limousine car : scene.now().cars()) {
            marks.put(car.position().tile().text(), new Span(letter(car), Tint.of(new Seat(car.number()))));
        }
    }

    /** Returns the letter of a car. */
    static String letter(RoundScene.Limousine car) {
        return String.valueOf((char) (FIRST_LETTER + car.number() - 1));
    }

    private static Span signal(char shown) {
        return switch (shown) {
            case 'N' -> new Span("|", Tint.STRONG);
            case 'E' -> new Span("-", Tint.STRONG);
            default -> new Span("+", Tint.ALERT);
        };
    }

    private Span stop(CityGround.Office office) {
        long waiting = scene.now().passengers().stream()
                .filter(one -> one.lobby().filter(office.name()::equals).isPresent())
                .count();
        return waiting == 0
                ? new Span("o", Tint.PLAIN)
                : new Span(Long.toString(Math.min(waiting, TEN - 1)), Tint.STRONG);
    }

    /** A path is shown only to a viewer who sees no other one. */
    private void paths() {
        List<RoundScene.Limousine> seen =
                scene.now().cars().stream().filter(car -> car.own().isPresent()).toList();
        if (seen.size() != 1) {
            return;
        }
        RoundScene.Limousine car = seen.get(0);
        MapTile at = car.position().tile();
        for (char step : car.own().map(RoundScene.Own::path).orElse("").toCharArray()) {
            at = at.next(Heading.of(step).orElseThrow());
            Tint tint = Tint.of(new Seat(car.number()));
            Optional<Span> there = Optional.ofNullable(marks.get(at.text()));
            marks.put(at.text(), new Span(there.map(Span::text).orElse("*"), tint));
        }
    }

    /** Returns the lines, all of one width: the numbers of the columns, then the rows. */
    List<List<Span>> lines() {
        List<List<Span>> lines = new ArrayList<>();
        lines.add(List.of(new Span(columns() + " ".repeat(TILES - width), Tint.FAINT)));
        for (int row = north; row < north + height; row++) {
            List<Span> spans = new ArrayList<>();
            String label = row % FIVE == 0 ? Integer.toString(row) : "";
            spans.add(new Span(" ".repeat(LABEL - 1 - label.length()) + label + " ", Tint.FAINT));
            for (int column = west; column < west + width; column++) {
                add(spans, sign(new MapTile(column, row)));
            }
            spans.add(new Span(" ".repeat(TILES - width), Tint.PLAIN));
            lines.add(spans);
        }
        return lines;
    }

    /** Returns the numbers of every fifth column, each starting above its column. */
    private String columns() {
        StringBuilder text = new StringBuilder(" ".repeat(LABEL));
        for (int column = west; column < west + width; column++) {
            boolean fits = column % FIVE == 0 && column + 1 < west + width;
            if (fits && text.length() <= LABEL + column - west) {
                text.append(column);
            } else if (text.length() <= LABEL + column - west) {
                text.append(' ');
            }
        }
        return text.toString();
    }

    private Span sign(MapTile tile) {
        Span ground = new Span(
                switch (Ground.of(scene.ground().rows().get(tile.y()).charAt(tile.x()))
                        .orElse(Ground.PARK)) {
                    case PARK -> " ";
                    case ROAD -> ".";
                    case BUS_STOP -> ",";
                    case COMPANY, COFFEE_HOUSE -> "#";
                    case COFFEE_STOP -> "K";
                },
                Tint.FAINT);
        return marks.getOrDefault(tile.text(), ground);
    }

    /** Appends a span, merged with the previous one if they have the same tint. */
    private static void add(List<Span> spans, Span next) {
        Span last = spans.get(spans.size() - 1);
        if (last.tint() == next.tint()) {
            spans.set(spans.size() - 1, new Span(last.text() + next.text(), last.tint()));
        } else {
            spans.add(next);
        }
    }

    /** Returns the initials of each passenger: two, or three where two passengers would have the same. */
    static SortedMap<String, String> initials(List<CityGround.Person> people) {
        SortedMap<String, String> initials = new TreeMap<>();
        SortedSet<String> taken = new TreeSet<>();
        for (CityGround.Person person : people) {
            String[] words = person.name().strip().split(" +", -1);
            String last = words[words.length - 1];
            int length = 1;
            String letters = words[0].charAt(0) + last.substring(0, length);
            while (!taken.add(letters) && length < last.length()) {
                length++;
                letters = words[0].charAt(0) + last.substring(0, length);
            }
            initials.put(person.name(), letters);
        }
        return Collections.unmodifiableSortedMap(initials);
    }
}
