package arena.bench.contest;

import arena.contest.AttemptCauses;
import arena.contest.DueGame;
import arena.contest.GameRunner;
import arena.game.GameDefinition;
import arena.game.Setup;
import arena.match.Clock;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.Venue;
import arena.record.Journal;
import arena.record.MatchIds;
import arena.store.AttemptResult;
import arena.store.Verdict;
import arena.tournament.GameResult;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** A runner of contest games for a benchmark, with a record each, for any kind of player. */
abstract class ContestGames implements GameRunner {

    private final GameDefinition<?, ?, ?> definition;
    private final Path records;
    private final List<String> names;
    private final MatchIds ids = new MatchIds();

    ContestGames(GameDefinition<?, ?, ?> definition, Path folder, List<String> names) {
        this.definition = definition;
        this.records = folder.resolve("records");
        this.names = List.copyOf(names);
    }

    /** Returns a fresh player for a team. */
    abstract Player player(String name);

    abstract Clock clock();

    abstract Venue venue(List<String> teams);

    GameDefinition<?, ?, ?> definition() {
        return definition;
    }

    @Override
    public AttemptResult play(DueGame dueGame) {
        return play(dueGame, definition);
    }

    private <S, V, A> AttemptResult play(DueGame dueGame, GameDefinition<S, V, A> game) {
        List<String> teams = dueGame.fixture().seats().stream().map(names::get).toList();
        Setup setup = new Setup(teams, dueGame.seed(), dueGame.settings());
        try (Journal journal = Journal.begin(
                records, () -> ids.make(Instant.now(), definition.info().id(), teams), Journal.Keep.COMPRESSED)) {
            MatchTerms terms = new MatchTerms(
                    journal.matchId(), "benchmark", MatchTerms.Explanations.OFF, System.currentTimeMillis());
            MatchConclusion conclusion = new Match<>(
                            game,
                            setup,
                            teams.stream().map(this::player).toList(),
                            terms,
                            new MatchEnvironment(clock(), journal, venue(teams)))
                    .play();
            if (conclusion instanceof MatchConclusion.Decided decided) {
                return ended(dueGame, decided, String.valueOf(journal.file().getFileName()));
            }
            throw new IllegalStateException("a game of the benchmark has no verdict: " + conclusion);
        }
    }

    private static AttemptResult ended(DueGame dueGame, MatchConclusion.Decided decided, String record) {
        String reason = decided.over().reason();
        return new AttemptResult(
                Verdict.DECIDED,
                AttemptCauses.PLAYED,
                reason,
                "",
                GameResult.of(dueGame.fixture().seats(), decided.over().standings(), reason, decided.moves()),
                0,
                record,
                System.currentTimeMillis());
    }
}
