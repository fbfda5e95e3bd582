package arena.config;

import arena.game.GameInfo;
import arena.game.Setting;
import arena.game.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The reader of section {@code [format]} of a contest file. */
final class FormatReader {

    /** The word for the game's own points. */
    static final String GAME = "game";

    private static final int MOST_POINTS = 1_000_000;

    private final FormatChoice format;
    private final int seats;
    private final String standardPoints;
    private final List<ContestChoices.TieBreak> choices;
    private final List<String> tieBreaks;

    FormatReader(FormatChoice format, int seats, GameInfo game, List<ContestChoices.TieBreak> tieBreaks) {
        this.format = format;
        this.seats = seats;
        this.standardPoints = standardPoints(format, seats, game);
        this.choices = tieBreaks;
        this.tieBreaks = tieBreaks.stream().map(ContestChoices.TieBreak::key).toList();
    }

    FormatSettings read(SectionReader section) {
        SortedMap<String, String> values = new TreeMap<>();
        for (Setting setting : format.settings()) {
            values.put(setting.key(), setting.standard());
        }
        values.putAll(section.settings(format.settings(), false));
        return new FormatSettings(format.id(), new Settings(values), points(section), tieBreaks(section));
    }

    private Optional<List<Integer>> points(SectionReader section) {
        String text = section.get(
                Key.text("points", standardPoints, this::pointsMistake).says("""
                The points for each place in a game, place 1 first; places beyond the end of the list earn none, and
                tied players share the points of their places. "game" adds up the game's own points. Default: one point
                for each opponent behind, as in 1 0 for two and 5 4 3 2 1 0 for six; in a series of a game whose points
                add up, as money does, "game"."""));
        return text.equalsIgnoreCase(GAME)
                ? Optional.empty()
                : Optional.of(words(text).map(Integer::valueOf).toList());
    }

    /**
     * Returns the default points: the game's own, if the game and the format add them up; else one for each opponent
     * behind: 1 and 0 for two seats, 5 4 3 2 1 0 for six.
     */
    static String standardPoints(FormatChoice format, int seats, GameInfo game) {
        return format.addsUp() && game.addsUp() ? GAME : byPlaces(seats);
    }

    private static String byPlaces(int seats) {
        return String.join(
                " ",
                IntStream.rangeClosed(1, seats)
                        .mapToObj(place -> Integer.toString(seats - place))
                        .toList());
    }

    private Optional<String> pointsMistake(String text) {
        return text.equalsIgnoreCase(GAME) || arePoints(words(text).toList())
                ? Optional.empty()
                : Optional.of("points is \"" + GAME + "\" or a list of 1 to " + seats
                        + " whole numbers up to " + MOST_POINTS
                        + ", for place 1 first, more than 0, and none larger than the one before it, not \"" + text
                        + "\"; write for example points = " + byPlaces(seats) + ".");
    }

    private boolean arePoints(List<String> words) {
        if (words.size() > seats || !words.stream().allMatch(word -> word.matches("[0-9]{1,7}"))) {
            return false;
        }
        List<Integer> points = words.stream().map(Integer::valueOf).toList();
        return points.get(0) > 0
                && points.get(0) <= MOST_POINTS
                && IntStream.range(1, points.size()).allMatch(i -> points.get(i) <= points.get(i - 1));
    }

    private List<String> tieBreaks(SectionReader section) {
        return section.get(Key.text("tie-breaks", "", this::tieBreakMistake)
                        .optional(String.join(" ", tieBreaks))
                        .says("""
                                The tie-breaks between teams, in order. Default: points moves duel play-off for games of
                                two, points wins game-points play-off for larger ones, points buchholz sonneborn-berger
                                wins for swiss. One or more of:"""
                                + Key.list(choices.stream().map(choice -> choice.key() + ": " + choice.words() + "."))))
                .map(text -> words(text.toLowerCase(Locale.ROOT)).toList())
                .orElse(List.of());
    }

    private Optional<String> tieBreakMistake(String text) {
        List<String> seen = new ArrayList<>();
        for (String word : words(text.toLowerCase(Locale.ROOT)).toList()) {
            if (!tieBreaks.contains(word)) {
                return Optional.of(
                        "tie-breaks has no word \"" + word + "\"; " + SpellingSuggestion.hint(word, tieBreaks));
            }
            if (seen.contains(word)) {
                return Optional.of("tie-breaks names \"" + word + "\" twice; remove one of the two.");
            }
            seen.add(word);
        }
        return Optional.empty();
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split("[ \t]+"));
    }
}
