package arena.game;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * The fixed facts of a game: its name, its numbers of seats, its settings.
 *
 * @param id the name in commands, files and records: lower-case letters, digits and hyphens
 * @param title the name for people
 * @param law the document of the rules, as cited
 * @param leastSeats the smallest number of seats, at least 1
 * @param mostSeats the largest number of seats, at most {@link Seat#MOST}
 * @param usualSeats the default number of seats of a match; the arena fills seats that no team takes
 * @param settings the settings that a host may change, in the order in which people see them
 * @param ties whether two seats may end on one place
 * @param addsUp whether a series of matches is decided by the sum of points, such as money, and not by places
 * @param wording the version of the sentences of its rulings and ends, from 1: it increases by one when a sentence
 *     changes, so that sentences in a record are compared only with those of the same version
 * @param pointParts the number of parts of a point: standings count parts
 */
public record GameInfo(
        String id,
        String title,
        String law,
        int leastSeats,
        int mostSeats,
        int usualSeats,
        List<Setting> settings,
        boolean ties,
        boolean addsUp,
        int wording,
        int pointParts) {

    private static final int FIRST_WORDING = 1;

    /** Creates a game that may end in ties. */
    public GameInfo(
            String id,
            String title,
            String law,
            int leastSeats,
            int mostSeats,
            int usualSeats,
            List<Setting> settings) {
        this(id, title, law, leastSeats, mostSeats, usualSeats, settings, true, false, FIRST_WORDING, 1);
    }

    /** Creates a game whose default number of seats is the smallest. */
    public GameInfo(String id, String title, String law, int leastSeats, int mostSeats, List<Setting> settings) {
        this(id, title, law, leastSeats, mostSeats, leastSeats, settings);
    }

    public GameInfo {
        if (!id.matches("[a-z0-9][a-z0-9-]*")) {
            throw new IllegalArgumentException("a game's id has lower-case letters, digits and hyphens, not: " + id);
        }
        if (leastSeats < 1 || mostSeats < leastSeats || mostSeats > Seat.MOST) {
            throw new IllegalArgumentException(id + " has impossible seats: " + leastSeats + " to " + mostSeats);
        }
        if (usualSeats < leastSeats || usualSeats > mostSeats) {
            throw new IllegalArgumentException(
                    id + " usually has " + usualSeats + " seats, but it has " + leastSeats + " to " + mostSeats);
        }
        settings = List.copyOf(settings);
    }

    /** Returns the same game with rules that give every seat a place of its own. */
    public GameInfo withoutTies() {
        return new GameInfo(
                id, title, law, leastSeats, mostSeats, usualSeats, settings, false, addsUp, wording, pointParts);
    }

    /** Returns the same game with points that are divided into parts; their number is a power of ten. */
    public GameInfo withPointParts(int parts) {
        return new GameInfo(id, title, law, leastSeats, mostSeats, usualSeats, settings, ties, addsUp, wording, parts);
    }

    /** Returns points of a standing for people: {@code 12}, or with parts {@code 12.345}. */
    public String points(long parts) {
        return exactPoints(parts).toPlainString();
    }

    /** Returns points of a standing as a number. */
    public BigDecimal exactPoints(long parts) {
        return BigDecimal.valueOf(parts, decimals());
    }

    /** Returns the number of decimals of points. */
    public int decimals() {
        return Integer.toString(pointParts).length() - 1;
    }

    /** Returns the same game with points that are added up over a series of matches. */
    public GameInfo withSummedPoints() {
        return new GameInfo(
                id, title, law, leastSeats, mostSeats, usualSeats, settings, ties, true, wording, pointParts);
    }

    /** Returns the same game with a later version of its sentences. */
    public GameInfo withWordingVersion(int version) {
        return new GameInfo(
                id, title, law, leastSeats, mostSeats, usualSeats, settings, ties, addsUp, version, pointParts);
    }

    /** Returns the numbers of seats in words: {@code 2}, or {@code 2 to 6}. */
    public String seatRange() {
        return leastSeats == mostSeats ? Integer.toString(leastSeats) : leastSeats + " to " + mostSeats;
    }

    /** Returns the setting of the time limit of a usual answer, if there is one. */
    public Optional<Setting> moveTime() {
        return settings.stream()
                .filter(setting -> setting.meaning() == Setting.Meaning.MOVE_TIME)
                .findFirst();
    }

    /** Returns the setting with a key, if the game has it. */
    public Optional<Setting> setting(String key) {
        return settings.stream().filter(setting -> setting.key().equals(key)).findFirst();
    }
}
