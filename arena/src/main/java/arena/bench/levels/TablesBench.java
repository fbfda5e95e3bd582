package arena.bench.levels;

import arena.bench.ParallelWork;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import arena.game.Phase;
import arena.game.Settings;
import arena.level.Effort;
import arena.superbot.SuperBots;
import arena.tournament.Duel;
import arena.tournament.GameResult;
import arena.tournament.PairedScore;
import arena.tournament.Pairing;
import arena.tournament.Results;
import arena.tournament.RoundRobin;
import arena.tournament.Tally;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/**
 * A benchmark that plays the levels of a game for more than two against each other: all of them at one
 * table, or two that take every second seat. Each field plays each seed as often as there are seats, turned by one
 * chair from match to match.
 */
public final class TablesBench {

    private static final int MATCHES_PER_REPORT = 6;

    private TablesBench() {}

    /**
     * The matches that are played.
     *
     * @param fields the levels of each table, strongest first; if there are more seats than levels, the first ones sit
     *     twice
     * @param seats the number of seats of each table
     * @param matches at each table, rounded up to whole turns around it
     * @param effort of each level for a turn
     * @param jobs how many matches run at a time
     * @param seed of the first matches; the next ones count on from there
     * @param settings of the matches: the seeds take them in turn
     */
    public record Plan(
            GameDefinition<?, ?, ?> game,
            List<List<Integer>> fields,
            int seats,
            int matches,
            Effort effort,
            int jobs,
            long seed,
            List<Settings> settings) {

        /** Plans matches on all seats with the defaults of the game. */
        public Plan(
                GameDefinition<?, ?, ?> game,
                List<List<Integer>> fields,
                int matches,
                Effort effort,
                int jobs,
                long seed) {
            this(
                    game,
                    fields,
                    game.info().mostSeats(),
                    matches,
                    effort,
                    jobs,
                    seed,
                    List.of(Settings.defaults(game.info())));
        }

        public Plan {
            fields = fields.stream().map(List::copyOf).toList();
            settings = List.copyOf(settings);
            int levels = SuperBots.levels(game.info().id()).size();
            for (List<Integer> field : fields) {
                if (field.size() < 2
                        || field.stream().distinct().count() < field.size()
                        || field.stream().anyMatch(level -> level < 1 || level > levels)) {
                    throw new IllegalArgumentException("A table has two or more different levels from 1 to " + levels
                            + ", such as 4:3, not " + field + ".");
                }
            }
            GameInfo info = game.info();
            if (seats < info.leastSeats() || seats > info.mostSeats()) {
                throw new IllegalArgumentException(
                        info.title() + " has " + info.seatRange() + " seats, not " + seats + ".");
            }
            if (matches < 1 || jobs < 1) {
                throw new IllegalArgumentException(
                        "A table needs at least one match, one at a time, not " + matches + " and " + jobs + ".");
            }
        }
    }

    /** Returns the table of all levels, and one for each level and the one below, the strongest first. */
    public static List<List<Integer>> allFields(GameDefinition<?, ?, ?> game) {
        int levels = SuperBots.levels(game.info().id()).size();
        List<List<Integer>> fields = new ArrayList<>();
        fields.add(IntStream.iterate(levels, level -> level >= 1, level -> level - 1)
                .boxed()
                .toList());
        for (int level = levels; level > 1; level--) {
            fields.add(List.of(level, level - 1));
        }
        return fields;
    }

    /**
     * Prints for each table a line for each of its levels.
     *
     * @param progress for lines about the progress
     * @throws InterruptedException if the thread is interrupted; the table that was playing is printed first
     */
    public static void run(Plan plan, PrintStream out, PrintStream progress) throws InterruptedException {
        for (List<Integer> field : plan.fields()) {
            RoundRobin format =
                    RoundRobin.of(field.size(), new RoundRobin.Seats(plan.seats(), plan.seats()), plan.matches());
            TableScores table = new TableScores(field, format);
            try {
                ParallelWork.run(plan.jobs(), matches(plan, field, format), result -> {
                    table.add(result.pairing(), result.result());
                    if (table.matches() % MATCHES_PER_REPORT == 0 && table.matches() < format.games()) {
                        progress.println(field + ": " + table.matches() + " of " + format.games() + " matches");
                    }
                });
            } finally {
                if (table.matches() > 0) {
                    table.lines().forEach(out::println);
                }
            }
        }
    }

    /** A match of a table that was played. */
    private record PlayedMatch(Pairing pairing, LevelsMatch.Result result) {}

    private static List<Callable<PlayedMatch>> matches(Plan plan, List<Integer> field, RoundRobin format) {
        List<Callable<PlayedMatch>> matches = new ArrayList<>();
        for (Pairing pairing : format) {
            List<Integer> levels = pairing.seats().stream().map(field::get).toList();
            long seed = plan.seed() + pairing.block();
            Settings settings =
                    plan.settings().get(pairing.block() % plan.settings().size());
            matches.add(() -> new PlayedMatch(
                    pairing,
                    LevelsMatch.of(plan.game(), levels, seed, plan.effort(), settings)
                            .play()));
        }
        return matches;
    }

    /** The scores of the levels of one table so far: places, the score against the next lower level, and their time. */
    private static final class TableScores {

        private static final String HEAD =
                "level  chairs  firsts  mean place   beats next   95 % interval   rating difference          ms"
                        + " a turn:"
                        + " mean   most";

        private final List<Integer> levels;
        private final Tally tally;
        private final List<SpentTime> efforts;
        private int matches;

        /**
         * Creates scores without a match.
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
                int contestant = seats.get(seat);
                efforts.set(
                        contestant,
                        efforts.get(contestant).plus(result.efforts().get(seat)));
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

        private String line(int contestant) {
            Results results = tally.results(contestant);
            return String.format(
                    Locale.ROOT,
                    "%5d %7d %7d %11.2f %s %17.2f %6.1f",
                    levels.get(contestant),
                    results.seatCount(),
                    results.wins(),
                    results.place(),
                    contestant + 1 < levels.size() ? against(tally.duel(contestant, contestant + 1)) : " ".repeat(56),
                    efforts.get(contestant).meanMillis(),
                    efforts.get(contestant).mostMillis());
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
}
