package arena.app.compare;

import arena.tournament.BlockMean;
import arena.tournament.Interval;
import arena.tournament.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The standings of a comparison with more than two seats in a game, as figures and sentences for people. */
public final class PlaceText {

    private final CompareStandings standings;
    private final List<String> names;

    public PlaceText(CompareStandings standings) {
        this.standings = standings;
        this.names = standings.plan().names();
    }

    /** Returns a mean place. */
    public static String place(double place) {
        return String.format(Locale.ROOT, "%.2f", place);
    }

    /** Returns the ends of the interval of a mean place. */
    public static String places(Interval interval) {
        return place(interval.low()) + " - " + place(interval.high());
    }

    /** Returns a difference of places with its sign. */
    public static String lead(double places) {
        return String.format(Locale.ROOT, "%+.2f", places);
    }

    /** Returns the ends of the interval of a difference of places. */
    public static String lead(Interval interval) {
        return lead(interval.low()) + " to " + lead(interval.high());
    }

    /** Returns the mean points of a contestant; {@code -} if the games of an earlier version hold none. */
    public String points(Results results) {
        boolean hasPoints = standings.counted().stream()
                .flatMap(game -> game.chairs().stream())
                .allMatch(chair -> chair.points().isPresent());
        return hasPoints ? standings.plan().game().info().points(Math.round(results.points())) : "-";
    }

    /** Returns the mean place of the contestant that was named last, with its interval. */
    String brief() {
        int last = names.size() - 1;
        BlockMean place = standings.tally().place(last);
        return names.get(last) + " place " + place(place.mean()) + " (" + places(place.interval()) + ")";
    }

    /** Returns whether the first contestant of a couple is better, as far as the interval of its lead allows. */
    String verdict(CompareStandings.ComparedPair couple) {
        String first = names.get(couple.first());
        String second = names.get(couple.second());
        Results one = standings.tally().results(couple.first());
        Results other = standings.tally().results(couple.second());
        Interval interval =
                standings.tally().lead(couple.first(), couple.second()).interval();
        String figures = first + " was first in " + one.firsts() + " of " + games(one) + ", " + second + " in "
                + other.firsts() + " of " + games(other) + "; mean place " + place(one.place()) + " against "
                + place(other.place()) + ", mean points " + points(one) + " against " + points(other)
                + ". The interval of the lead, " + lead(interval);
        if (interval.low() > 0) {
            return first + " is better than " + second + ": " + figures + " places, is above 0.";
        }
        if (interval.high() < 0) {
            return first + " is worse than " + second + ": " + figures + " places, is below 0.";
        }
        return "It is still open whether " + first + " is better than " + second + ": " + figures
                + " places, contains 0. More games make it narrower.";
    }

    private static String games(Results results) {
        return results.games() + (results.games() == 1 ? " game" : " games");
    }

    /** Returns the seating and the meaning of the columns. */
    List<String> seating() {
        List<CompareGame.SeatOutcome> chairs = standings.counted().get(0).chairs();
        SortedMap<String, Integer> own = new TreeMap<>();
        chairs.forEach(chair -> own.merge(chair.name(), 1, Integer::sum));
        String table = own.size() == names.size() ? "all bots play in one game" : own.size() + " bots play in a game";
        String places = own.values().stream().allMatch(number -> number == 1)
                ? "each on one seat"
                : own.entrySet().stream()
                        .map(bot -> bot.getKey() + " on " + bot.getValue() + (bot.getValue() == 1 ? " seat" : " seats"))
                        .collect(Collectors.joining(", "));
        List<String> sentences = new ArrayList<>();
        sentences.add("Each game has " + chairs.size() + " seats: " + table + ", " + places
                + "; the seats rotate by one from game to game.");
        sentences.add(
                "FIRSTS is the number of games in which a bot was first; PLACE and POINTS are means, the places on each"
                        + " seat follow. LEAD is by how many places the first bot of a pair is better.");
        if (standings.test().isPresent()) {
            sentences.add("The test counts for each seed the share of the other bot's seats that a bot beat.");
        }
        return sentences;
    }
}
