package arena.cli.practice;

import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.play.MatchOutcome;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.practice.PracticeLadder;
import arena.app.practice.PracticeLesson;
import arena.app.practice.PracticeListener;
import arena.app.practice.PracticeRequest;
import arena.app.practice.PracticeRun;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.MatchOptions;
import arena.cli.show.LiveMatch;
import arena.cli.show.ShowOptions;
import arena.config.Configuration;
import arena.faults.Fault;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.practice.LadderMatch;
import arena.practice.UnlockedLevels;
import arena.record.RecordFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena practice}: a team's bot against the highest level of the super bot that it has unlocked. */
@Command(
        name = "practice",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays a team's bot against the highest level of the super bot that it has unlocked. A win unlocks"
                    + " the next level.",
            "The team's seat rotates from match to match. A match that is broken off does not count, and a loss"
                    + " locks no level."
        },
        footer = {
            "  arena practice MyTeam",
            "  arena practice MyTeam --matches 10 --quiet",
            "  arena practice MyTeam --level 2     an unlocked level of your choice",
            "  arena practice MyTeam --status      show the ladder without a match",
            "  arena practice folder:MyTeam        for a bot that is started elsewhere",
            "",
            "Exit codes: as for \"arena play\". A lost match is 0 too."
        })
public final class PracticeCommand implements Callable<Integer> {

    private static final int MOST_MATCHES = 10_000;

    @Parameters(
            index = "0",
            paramLabel = "NAME",
            description = "The name of a [bot NAME] section, or folder:TEAM for a bot that is started elsewhere.")
    private String name = "";

    @Option(names = "--level", paramLabel = "N", description = "Plays this level, which must be unlocked.")
    private Optional<Integer> level = Optional.empty();

    @Option(
            names = "--matches",
            paramLabel = "K",
            description = "The number of matches, each against the highest level unlocked by then. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int matches = 1;

    @Option(names = "--status", description = "Shows the ladder without playing a match.")
    private boolean status;

    @Mixin
    private MatchOptions match = new MatchOptions();

    @Mixin
    private ShowOptions show = new ShowOptions();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public PracticeCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host);
        GameInfo game = match.game().follow(configuration, List.of(name)).info();
        SeatChoice team = new SeatReader(configuration, game).team(name);
        Path records = match.records(host, configuration);
        PracticeLadder ladder = PracticeLadder.read(configuration, game, team.name(), new RecordFolder(records));
        ladder.remark().ifPresent(host.err()::println);
        ladder.recovered().stream().map(PracticeText::recovered).forEach(host.err()::println);
        PracticeText words = new PracticeText(new PracticeText.Team(name, team.name()), game, ladder.levels());
        if (status) {
            words.table(ladder.climb()).forEach(host.out()::println);
            return ExitCode.FINE;
        }
        checkOptions(ladder.climb(), words);
        PracticeRequest request = new PracticeRequest(
                team, level, match.game().seats(1), matches, match.template(configuration), match.game()::seed);
        boolean usualShelf = records.equals(configuration.field().records());
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration, match.field(host, configuration), records)) {
                Show shown = new Show(host, show, words, usualShelf);
                return ExitCode.of(new PracticeRun(services, ladder.file(), request, shown).play(ladder.climb()));
            }
        });
    }

    private void checkOptions(UnlockedLevels climb, PracticeText words) {
        show.check();
        match.game().seats(1);
        if (matches < 1 || matches > MOST_MATCHES) {
            throw RequestFailure.usage(
                    "--matches must be a number from 1 to " + MOST_MATCHES + ", not " + matches + ".");
        }
        level.flatMap(wanted -> words.refusal(climb, wanted, host.program())).ifPresent(sentence -> {
            throw RequestFailure.usage(sentence);
        });
    }

    /** A display of practice matches on a terminal. */
    private static final class Show extends LiveMatch implements PracticeListener {

        private final CommandEnvironment host;
        private final ShowOptions show;
        private final PracticeText words;
        private final boolean usualShelf;

        /**
         * Creates a display.
         *
         * @param usualShelf whether the records are in the configured folder, so that commands need no path
         */
        Show(CommandEnvironment host, ShowOptions show, PracticeText words, boolean usualShelf) {
            super(host, show);
            this.host = host;
            this.show = show;
            this.words = words;
            this.usualShelf = usualShelf;
        }

        @Override
        public void next(int level, Seat seat, int seats) {
            if (!show.quiet()) {
                host.out().println(words.announcement(level, seat, seats));
            }
        }

        @Override
        public void ended(MatchOutcome outcome, List<Fault> faults) {
            super.ended(outcome, faults);
            host.out().println(outcome.verdict());
        }

        @Override
        public void uncounted(MatchOutcome outcome) {
            host.out().println("This match does not count on the ladder.");
        }

        @Override
        public void counted(UnlockedLevels before, UnlockedLevels after, LadderMatch attempt) {
            words.news(before, after, attempt).forEach(host.out()::println);
        }

        @Override
        public void done(LadderMatch last, MatchOutcome outcome, PracticeLesson lesson) {
            host.out().println("Record: " + outcome.record());
            words.next(host.program(), MatchOptions.recordName(outcome, usualShelf), last, lesson)
                    .forEach(host.out()::println);
            host.out().flush();
        }
    }
}
