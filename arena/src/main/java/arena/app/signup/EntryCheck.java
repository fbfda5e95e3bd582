package arena.app.signup;

import arena.app.RequestFailure;
import arena.app.check.BotCheck;
import arena.app.check.CheckListener;
import arena.app.contest.OpenContest;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.BotEntry;
import arena.game.GameDefinition;
import arena.probe.ProbeReport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The check of an entry, under the confinement of its games. */
public final class EntryCheck implements AutoCloseable {

    private static final String PLACE = "trial";

    /** Time after a match to see whether a bot clears its folder for the next one. */
    private static final Duration FAREWELL = Duration.ofSeconds(1);

    private final GameDefinition<?, ?, ?> game;
    private final Services services;
    private final UnaryOperator<String> words;

    /**
     * Prepares a check.
     *
     * @param services of its matches, closed with the check
     * @param words makes a sentence about this host one for the team
     */
    public EntryCheck(GameDefinition<?, ?, ?> game, Services services, UnaryOperator<String> words) {
        this.game = game;
        this.services = services;
        this.words = words;
    }

    /** Prepares the check of an entry for a contest. */
    EntryCheck(OpenContest contest, ServicesFactory factory) {
        this(
                contest.definition(),
                contest.trialServices(factory, contest.ownFolder(PLACE), FAREWELL),
                contest::withoutFolders);
    }

    /** The findings of a check. */
    public record Findings(boolean fit, List<String> sentences) {}

    /** Returns why this machine does not start the bot of an entry, with the remedy; empty if it does. */
    Optional<String> refusal(String team, StartCommand start, Path folder) {
        return refusal(bot(team, start, folder));
    }

    /** Returns why this machine does not start a bot, with the remedy; empty if it does. */
    public Optional<String> refusal(BotEntry bot) {
        return services.launcher()
                .refusal(List.of(services.spec(bot, bot.name())))
                .map(words);
    }

    private BotEntry bot(String team, StartCommand start, Path folder) {
        return BotEntry.ofProgram(
                team, start.words(), folder, services.configuration().launch().startUp(), start.speaks());
    }

    /**
     * Checks an entry.
     *
     * @param folder of its files
     * @throws RequestFailure if the check cannot be finished
     */
    Findings of(String team, StartCommand start, Path folder) {
        return of(bot(team, start, folder));
    }

    /**
     * Checks a bot.
     *
     * @throws RequestFailure if the check cannot be finished
     */
    public Findings of(BotEntry bot) {
        Remarks remarks = new Remarks();
        List<String> findings = new BotCheck(services, game, bot, remarks).findings(false);
        List<String> sentences = new ArrayList<>(findings);
        sentences.addAll(remarks.sentences);
        return new Findings(findings.isEmpty(), sentences.stream().map(words).toList());
    }

    @Override
    public void close() {
        services.close();
    }

    /** A listener that keeps the remarks of a check. */
    private static final class Remarks implements CheckListener {
        private final List<String> sentences = new ArrayList<>();

        @Override
        public void begins(Services services) {}

        @Override
        public void playing(String opponent) {}

        @Override
        public void played(MatchRequest request, MatchOutcome outcome) {
            sentences.add(String.join(" against ", request.setup().names()) + ": " + outcome.verdict());
        }

        @Override
        public void remarked(List<String> remarks) {
            remarks.forEach(words -> sentences.add(Character.toUpperCase(words.charAt(0)) + words.substring(1) + "."));
        }

        @Override
        public void probing() {}

        @Override
        public void planting(String fault) {}

        @Override
        public void probed(ProbeReport report) {}
    }
}
