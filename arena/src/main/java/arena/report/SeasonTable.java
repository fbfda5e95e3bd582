package arena.report;

import arena.contest.Contest;
import arena.contest.ContestPhase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The table of a season of several contests: each gives points for the places, and a team's points are added up.
 *
 * <p>Teams that share a place all get its points. Teams that fill a place do not count, so the others move up. Among
 * teams with the same points the one with more first places is ahead, then with more second places, and so on.
 *
 * @param contests the contests that count, in their order
 * @param rows the teams, the best first
 */
public record SeasonTable(List<String> contests, List<Row> rows) {

    /** The order of the table, without the names. */
    private static final Comparator<Row> ORDER =
            Comparator.comparingInt(Row::points).reversed().thenComparing(SeasonTable::byPlaces);

    public SeasonTable {
        contests = List.copyOf(contests);
        rows = List.copyOf(rows);
    }

    /**
     * The rules of a season.
     *
     * @param points for the first place, the second, and so on; further places get none
     * @param best how many of its contests count for a team; absent for all
     */
    public record Rules(List<Integer> points, OptionalInt best) {
        public Rules {
            points = List.copyOf(points);
        }

        private int of(int place) {
            return place <= points.size() ? points.get(place - 1) : 0;
        }
    }

    /**
     * The row of a team.
     *
     * @param place in the season; teams that nothing distinguishes share it
     * @param places its place in each contest; empty where it did not take part
     */
    public record Row(int place, String team, int points, List<Optional<Integer>> places) {
        public Row {
            places = List.copyOf(places);
        }
    }

    /**
     * Returns the table of some contests.
     *
     * @param accounts of contests that are over
     */
    public static SeasonTable of(List<ContestAccount> accounts, Rules rules) {
        SortedMap<String, List<Optional<Integer>>> places = new TreeMap<>();
        for (int number = 0; number < accounts.size(); number++) {
            for (Map.Entry<String, Integer> place : places(accounts.get(number)).entrySet()) {
                places.computeIfAbsent(
                                place.getKey(),
                                team -> new ArrayList<>(Collections.nCopies(accounts.size(), Optional.empty())))
                        .set(number, Optional.of(place.getValue()));
            }
        }
        List<Row> unplaced = places.entrySet().stream()
                .map(team -> new Row(0, team.getKey(), points(team.getValue(), rules), team.getValue()))
                .sorted(ORDER.thenComparing(Row::team))
                .toList();
        return new SeasonTable(
                accounts.stream().map(one -> one.contest().name()).toList(), placed(unplaced));
    }

    /** Returns whether a contest has its final places. */
    public static boolean isOver(ContestAccount account) {
        ContestPhase phase = account.progress().phase();
        return phase == ContestPhase.FINISHED || phase == ContestPhase.PUBLISHED;
    }

    private static SortedMap<String, Integer> places(ContestAccount account) {
        Contest contest = account.contest();
        SortedMap<String, Integer> places = new TreeMap<>();
        for (List<Integer> level : account.situation().progress().placing()) {
            int place = places.size() + 1;
            level.stream()
                    .filter(contestant -> !contest.entries().get(contestant).filler())
                    .forEach(contestant -> places.put(contest.name(contestant), place));
        }
        return places;
    }

    private static int points(List<Optional<Integer>> places, Rules rules) {
        return places.stream()
                .flatMap(Optional::stream)
                .map(rules::of)
                .sorted(Comparator.reverseOrder())
                .limit(rules.best().orElse(Integer.MAX_VALUE))
                .mapToInt(Integer::intValue)
                .sum();
    }

    private static int byPlaces(Row one, Row other) {
        int last = IntStream.concat(placesOf(one), placesOf(other)).max().orElse(0);
        return IntStream.rangeClosed(1, last)
                .map(place -> Long.compare(count(other, place), count(one, place)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    private static IntStream placesOf(Row row) {
        return row.places().stream().flatMap(Optional::stream).mapToInt(Integer::intValue);
    }

    private static long count(Row row, int place) {
        return placesOf(row).filter(one -> one == place).count();
    }

    private static List<Row> placed(List<Row> sorted) {
        List<Row> rows = new ArrayList<>();
        for (Row row : sorted) {
            boolean isShared = !rows.isEmpty() && ORDER.compare(rows.get(rows.size() - 1), row) == 0;
            int place = isShared ? rows.get(rows.size() - 1).place() : rows.size() + 1;
            rows.add(new Row(place, row.team(), row.points(), row.places()));
        }
        return rows;
    }
}
