package arena.bench;

import arena.config.RunSettings;
import arena.contest.Contest;
import arena.contest.Contestant;
import arena.game.GameInfo;
import arena.game.Settings;
import arena.store.ContestHeader;
import arena.store.ContestStore;
import arena.tournament.format.DrawProcedure;
import arena.tournament.format.FormatTerms;
import arena.tournament.format.Formats;
import arena.tournament.format.PointsRule;
import arena.tournament.format.SealedSeed;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A contest of a benchmark, between teams with made-up names, always drawn by the same lot. */
public final class BenchContest {

    private static final SealedSeed SEAL = new SealedSeed("0".repeat(64));

    private BenchContest() {}

    /**
     * Returns a contest of games for two.
     *
     * @param format the id of its format
     * @param settings of the format
     */
    public static Contest of(String name, GameInfo game, String format, int teams, Map<String, String> settings) {
        List<String> names = IntStream.rangeClosed(1, teams)
                .mapToObj(number -> String.format(Locale.ROOT, "Team_%03d", number))
                .toList();
        FormatTerms terms = new FormatTerms(
                2,
                new Settings(new TreeMap<>(settings)),
                PointsRule.Places.WINNER_TAKES_ONE,
                List.of(),
                new TreeMap<>());
        return new Contest(
                name,
                game,
                Settings.defaults(game),
                format,
                Formats.named(format).orElseThrow().plan(terms, new DrawProcedure(names, List.of()).byLot(SEAL)),
                SEAL,
                names.stream()
                        .map(team -> new Contestant(team, team, "", false))
                        .toList(),
                Optional.empty(),
                new RunSettings(OptionalInt.empty(), 0, 3, RunSettings.NobodyReady.LOT, RunSettings.OnProbation.ASK));
    }

    /** Begins a contest in an empty store. */
    public static void begin(Contest contest, ContestStore store) {
        store.begin(new ContestHeader(
                contest.name(),
                contest.game().id(),
                contest.format(),
                "",
                "",
                contest.seal().seed(),
                contest.seal().commitment(),
                contest.names(),
                0));
    }
}
