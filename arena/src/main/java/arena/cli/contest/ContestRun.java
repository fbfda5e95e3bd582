package arena.cli.contest;

import arena.app.Cores;
import arena.app.RequestFailure;
import arena.app.play.MatchRequest;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.ExitCode;
import arena.cli.host.GentleStop;
import arena.cli.host.Host;
import arena.cli.show.Progress;
import arena.config.Configuration;
import arena.config.FieldSettings;
import arena.contest.Conductor;
import arena.contest.Contest;
import arena.contest.Question;
import arena.contest.Situation;
import arena.contest.Verb;
import arena.record.Printable;
import arena.store.Decision;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** One run of a contest in a terminal: from the draw, if there was none, to what is left to do. */
final class ContestRun {

    private final ContestDesk desk;
    private final Host host;
    private final ServicesFactory factory;
    private final Optional<Integer> jobs;
    private final boolean export;

    /**
     * Prepares one.
     *
     * @param jobs how many games run at a time, if somebody has said it
     * @param export whether the exported pages are kept fresh
     */
    ContestRun(ContestDesk desk, ServicesFactory factory, Optional<Integer> jobs, boolean export) {
        this.desk = desk;
        this.host = desk.host();
        this.factory = factory;
        this.jobs = jobs;
        this.export = export;
    }

    /** Returns the exit code. */
    int play(String by) {
        // Before the draw, since two arenas must not draw at once either.
        if (!desk.store().claim()) {
            throw elsewhere();
        }
        desk.file().exposure().ifPresent(host.err()::println);
        boolean fresh = desk.drawn().isEmpty();
        Ceremony ceremony = new Ceremony(desk);
        Contest contest = ceremony.draw(by, "");
        if (fresh) {
            PlanText.lines(contest).forEach(host.out()::println);
            host.out().println(Expectation.words(desk.folder(), contest, jobs.orElseGet(() -> atOnce(desk))));
        }
        PlanText.sealed(contest).forEach(host.out()::println);
        try (Services services = factory.openContest(configuration(desk), desk.folder())) {
            ceremony.freeze(contest, services, by);
            return play(contest, services, by);
        }
    }

    private RequestFailure elsewhere() {
        String since = desk.log()
                .flatMap(log -> log.decisions().stream()
                        .filter(one -> one.decided().verb().equals(Verb.STARTED.key()))
                        .reduce((earlier, later) -> later))
                .map(Decision::decided)
                .map(started -> " (started by " + Printable.of(started.by()) + " at "
                        + Instant.ofEpochMilli(started.epochMillis()).truncatedTo(ChronoUnit.SECONDS) + ")")
                .orElse("");
        return RequestFailure.infrastructure("Another arena plays this contest right now" + since
                + "; give it its orders with `arena contest pause`, `resume` or `drain`, or wait until it has ended."
                + " If its machine has died, a database on a server notices that within half a minute.");
    }

    /** Returns the settings of the machine with the folders of the contest. */
    static Configuration configuration(ContestDesk desk) {
        Configuration common = desk.configuration();
        return common.withField(new FieldSettings(
                common.field().folder(),
                desk.folder().resolve("records"),
                desk.folder().resolve("logs"),
                common.field().teamNames()));
    }

    /** Returns how many games run at a time, if nobody says otherwise. */
    static int atOnce(ContestDesk desk) {
        return desk.file().run().matches().orElseGet(Cores::free);
    }

    private int play(Contest contest, Services services, String by) {
        Teams teams = new Teams(desk, contest);
        if (teams.useFolders()) {
            // Opened before several threads ask for them.
            services.field();
            host.err().println(services.launcher().brief());
            services.secrecy(teams.sittings(), services.field().root()).forEach(host.err()::println);
        }
        int atOnce = jobs.orElseGet(() -> atOnce(desk));
        ContestStand stand =
                new ContestStand(services, desk.box(), MatchRequest.explanations(desk.configuration()), contest, teams);
        return code(conducted(contest, stand, atOnce, by));
    }

    /** Has the games played; whoever then speaks has the terminal to himself. */
    private Conductor.End conducted(Contest contest, ContestStand stand, int atOnce, String by) {
        int before = desk.situation().done();
        try (Progress progress = Progress.begin(host, before, contest.plan().games())) {
            Narrator narrator = new Narrator(contest, progress);
            if (!export) {
                return conducted(new Conductor(contest, desk.store(), stand, narrator), progress, atOnce, by);
            }
            try (FreshPages pages = desk.freshPages(narrator)) {
                return conducted(new Conductor(contest, desk.store(), stand, pages), progress, atOnce, by);
            }
        }
    }

    private static Conductor.End conducted(Conductor conductor, Progress progress, int atOnce, String by) {
        try (GentleStop stop = new GentleStop(
                () -> {
                    conductor.drain();
                    progress.remark("The running games are played to their end; Ctrl-C once more breaks them off.");
                },
                conductor::stop)) {
            stop.listen();
            return conductor.play(atOnce, by);
        }
    }

    private int code(Conductor.End end) {
        Situation now = desk.situation();
        host.out().println();
        SituationText.brief(now).forEach(host.out()::println);
        String go = "`arena contest run " + desk.file().file().getFileName() + "` goes on.";
        return switch (end) {
            case OVER -> ExitCode.FINE;
            case DRAINED -> {
                host.out()
                        .println("Stopped after the running games, with " + (now.games() - now.done())
                                + " games left at most; " + go);
                yield ExitCode.FINE;
            }
            case ELSEWHERE -> {
                host.out().println("Another arena has gone on with this contest; this one has stopped.");
                yield ExitCode.INFRASTRUCTURE;
            }
            case STOPPED -> {
                host.out().println("Stopped; the games that were broken off are played again: " + go);
                yield ExitCode.STOPPED;
            }
            case REFEREE -> {
                host.out().println("Nothing more can be played until the referee has decided:");
                now.questions().stream().map(Question::words).forEach(host.out()::println);
                host.out()
                        .println(
                                "`arena contest award`, `enter-result`, `replay`, `accept`, `clear` and `disqualify` decide."
                                        + " Then "
                                        + go);
                yield ExitCode.FAILED;
            }
        };
    }
}
