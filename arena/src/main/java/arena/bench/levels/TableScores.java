package arena.bench.levels;

import arena.game.Phase;
import arena.tournament.Duel;
import arena.tournament.GameResult;
import arena.tournament.PairedScore;
import arena.tournament.Pairing;
import arena.tournament.Results;
import arena.tournament.RoundRobin;
import arena.tournament.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The scores of the levels of one table so far: places, the score against the next lower level, and their time. */
final class TableScores {

    private static final String HEAD =
            "level  chairs  firsts  mean place   beats next   95 % interval   rating of the difference   ms a turn:"
                    + " mean   most";

    private final List<Integer> levels;
    private final Tally tally;
    private final List<SpentTime> efforts;
    private int matches;

    /**
     * Creates one without a match.
     *
     * @param levels the contestants of the format, the strongest first
     */
    TableScores(List<Integer> levels, RoundRobin format) {
        this.levels = List.copyOf(levels);
        tally = new Tally(format);
        efforts = new ArrayList<>(Collections.nCopies(levels.size(), SpentTime.NONE));
    }

    void add(Pairing pairing, LevelsMatch.Result result) {
        matches++;
        Phase.Over over = result.over();
        GameResult scored = GameResult.of(pairing.seats(), over.standings(), over.reason(), 0);
        tally.add(pairing, scored);
        List<Integer> seats = pairing.seats();
        for (int seat = 0; seat < seats.size(); seat++) {
            int one = seats.get(seat);
            efforts.set(one, efforts.get(one).plus(result.efforts().get(seat)));
        }
    }

    int matches() {
        return matches;
    }

    /** Returns the table: what was played, the head, and a line for each level. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("levels " + levels + ", " + matches + " matches");
        lines.add(HEAD);
        IntStream.range(0, levels.size()).mapToObj(this::line).forEach(lines::add);
        return lines;
    }

    private String line(int one) {
        Results results = tally.results(one);
        return String.format(
                Locale.ROOT,
                "%5d %7d %7d %11.2f %s %17.2f %6.1f",
                levels.get(one),
                results.seatCount(),
                results.wins(),
                results.place(),
                one + 1 < levels.size() ? against(tally.duel(one, one + 1)) : " ".repeat(56),
                efforts.get(one).meanMillis(),
                efforts.get(one).mostMillis());
    }

    private static String against(Duel duel) {
        PairedScore score = PairedScore.of(duel.scores());
        return String.format(
                Locale.ROOT,
                "%10.1f %%   %5.1f - %5.1f   %+12.0f (%+.0f to %+.0f)",
                100 * score.score(),
                100 * score.interval().low(),
                100 * score.interval().high(),
                score.elo(),
                score.eloLow(),
                score.eloHigh());
    }
}
