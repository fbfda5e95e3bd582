package arena.app.contest;

import arena.app.RequestFailure;
import arena.app.play.HostedMatch;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.contest.Contest;
import arena.contest.ContestListener;
import arena.contest.ContestRunner;
import arena.contest.ContestState;
import arena.contest.DecisionCodec;
import arena.contest.GameRunner;
import arena.contest.RefereeDecision;
import arena.record.Printable;
import arena.report.page.PageMaker;
import arena.store.AuditEntry;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;

/** One run of a contest: from the draw, if there was none, through all remaining games. */
public final class ContestRun {

    private static final String ARENA = "arena";

    private final OpenContest contest;
    private final ServicesFactory factory;
    private final Terms terms;
    private final ContestListener listener;

    /**
     * The terms of a run.
     *
     * @param gamesAtOnce the number of games at a time
     * @param pages the maker of the exported pages, which are then refreshed during the run; empty for none
     * @param by the person who started it, for the audit trail
     * @param hosts returns the hosted match of a game, by the game's id
     */
    public record Terms(int gamesAtOnce, Optional<PageMaker> pages, String by, Function<String, HostedMatch> hosts) {

        /** Makes the terms of a run whose games have no host. */
        public Terms(int gamesAtOnce, Optional<PageMaker> pages, String by) {
            this(gamesAtOnce, pages, by, game -> new HostedMatch());
        }
    }

    /** The end of a run, with the state of the contest. */
    public record Result(ContestRunner.End end, ContestState now) {}

    public ContestRun(OpenContest contest, ServicesFactory factory, Terms terms, ContestListener listener) {
        this.contest = contest;
        this.factory = factory;
        this.terms = terms;
        this.listener = listener;
    }

    /**
     * Plays until no game is left, or the run is stopped.
     *
     * @throws RequestFailure if another arena plays the contest, an entry has changed, or a bot that came by sign-up
     *     cannot be confined here
     */
    public Result play() {
        // Before the draw, since two arenas must not draw at the same time.
        if (!contest.store().acquireLock()) {
            throw playedElsewhere();
        }
        contest.file().exposure().ifPresent(listener::remark);
        try (Services services = contest.services(factory)) {
            services.refusal(ContestEntries.players(contest.file().teams())).ifPresent(refused -> {
                throw RequestFailure.failed(refused);
            });
            boolean fresh = contest.drawn().isEmpty();
            Contest drawn = new ContestDraw(contest).hold(new DecisionAuthor(terms.by(), ""));
            listener.drawn(drawn, fresh);
            ContestEntries entries = new ContestEntries(contest, drawn, services);
            entries.freeze(terms.by());
            entries.connections().ifPresent(words -> {
                services.holdBots(entries.joinedNames());
                listener.remark(words);
            });
            if (entries.useFolders()) {
                // Opened before several threads ask for it.
                services.field();
                listener.remark(services.launcher().brief());
                services.secrecy(entries.players(), services.field().root()).forEach(listener::remark);
                services.shareWarnings(entries.players()).forEach(listener::remark);
            }
            ContestGameRunner runner = new ContestGameRunner(
                    services, drawn, entries, terms.hosts(), (grown, words) -> reportGrowth(drawn, grown, words));
            return new Result(playGames(drawn, entries, runner), contest.situation());
        }
    }

    private ContestRunner.End playGames(Contest drawn, ContestEntries entries, ContestGameRunner runner) {
        if (!contest.file().workers().accept()) {
            remarkMissingRecords();
            return playGames(drawn, runner, () -> runner.atOnce(terms.gamesAtOnce()));
        }
        RemoteGameRunner.Terms own = new RemoteGameRunner.Terms(terms.gamesAtOnce(), factory, listener::remark);
        try (RemoteGameRunner remote = RemoteGameRunner.open(contest, entries, runner, own)) {
            remote.fetchRecords();
            remarkMissingRecords();
            ContestRunner.End end = playGames(drawn, remote, remote::slots);
            remote.finishRechecks();
            return end;
        }
    }

    /** Reports during the game, so that the organiser may stop it or order a replay. */
    private void reportGrowth(Contest drawn, RefereeDecision.AnswerGrew grown, String words) {
        contest.decide(grown, new DecisionAuthor(ARENA, words));
        listener.remark(grown.game() + ", " + drawn.name(grown.team()) + ": " + words
                + " The result counts; `arena contest replay "
                + contest.file().file().getFileName() + " " + grown.game()
                + " --reason \"...\"` orders a replay.");
    }

    private void remarkMissingRecords() {
        long missing = contest.missingRecords();
        if (missing > 0) {
            listener.remark(missing + (missing == 1 ? " game was" : " games were")
                    + " played by an arena on another machine, and the records are not here: pages cannot show"
                    + " these games, and `arena contest verify` cannot check them. Copy the files of the folder \""
                    + ContestStorage.RECORDS + "\" in the contest's folder of that machine into " + contest.records()
                    + ", for example: rsync -a OTHER-MACHINE:"
                    + contest.file().file().getFileName().toString().replaceFirst("[.]ini$", "") + ".contest/"
                    + ContestStorage.RECORDS + "/ "
                    + contest.records() + "/");
        }
    }

    private RequestFailure playedElsewhere() {
        String since = contest.log()
                .flatMap(log -> log.decisions().stream()
                        .filter(one -> DecisionCodec.read(one) instanceof RefereeDecision.Started)
                        .reduce((earlier, later) -> later))
                .map(AuditEntry::decided)
                .map(started -> " (started by " + Printable.of(started.by()) + " at "
                        + Instant.ofEpochMilli(started.epochMillis()).truncatedTo(ChronoUnit.SECONDS) + ")")
                .orElse("");
        return RequestFailure.infrastructure("Another arena is playing this contest" + since
                + "; control it with `arena contest pause`, `resume` or `drain`, or wait for its end. If its"
                + " machine has failed, a database on a server releases the contest within half a minute.");
    }

    private ContestRunner.End playGames(Contest drawn, GameRunner runner, IntSupplier atOnce) {
        if (terms.pages().isEmpty()) {
            return playGames(new ContestRunner(drawn, contest.store(), runner, listener), atOnce);
        }
        try (PageRefresher pages =
                new PageRefresher(listener, contest, terms.pages().get())) {
            return playGames(new ContestRunner(drawn, contest.store(), runner, pages), atOnce);
        }
    }

    private ContestRunner.End playGames(ContestRunner contestRunner, IntSupplier atOnce) {
        listener.begins(contestRunner, contest.situation());
        try {
            return contestRunner.play(atOnce, terms.by());
        } finally {
            listener.ends();
        }
    }
}
