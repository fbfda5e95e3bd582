package arena.cli.again;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.StopSignal;
import arena.app.continuation.ContinuationPlan;
import arena.app.continuation.ContinuedMatch;
import arena.app.continuation.StartingTurn;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatReader;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.host.FieldOption;
import arena.cli.show.LineShow;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.Invitation;
import arena.match.MatchConclusion;
import arena.record.PictureText;
import arena.record.Printable;
import arena.record.RecordedEvent;
import arena.regress.RecordedOutput;
import arena.regress.ResumedMatch;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena again}: takes a bot back to a turn of a recorded match, and plays on from there on request. */
@Command(
        name = "again",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays a recorded match again for a bot up to one of its turns, without a clock.",
            "The bot gets the recorded inputs one after the other up to its turn N and answers each, but the"
                    + " recorded answers are played. The command prints each turn at which the bot now answers"
                    + " differently."
        },
        footer = {
            "  arena again last --turn 7            the bot's answer to turn 7 today",
            "  arena again last --turn 7 --folder   the same with a bot that you start",
            "                                       yourself, in a debugger",
            "  arena again last --turn 7 --play     and on from there against the",
            "                                       super bot",
            "  arena again last --turn 7 --bot New  the same turn for another bot",
            "",
            "Exit codes: 0 the bot has answered the turn, 1 it has not or cannot be started,",
            "2 the command line, config.ini or the record cannot be used, 3 the machine",
            "failed, 130 stopped by Ctrl-C."
        })
public final class AgainCommand implements Callable<Integer> {

    /** The folder of these records: apart from the others, so that {@code last} still means the original match. */
    private static final String SHELF = "again";

    /** The time for the start of a bot in a debugger. */
    private static final Duration JOIN_TIME = Duration.ofHours(24);

    @Mixin
    private AgainOptions options = new AgainOptions();

    @Option(names = "--play", description = "Plays the match on from turn N, with the super bot on the other seats.")
    private boolean play;

    @Option(
            names = "--against",
            paramLabel = "superbot:N",
            description = "With --play: the level of the super bot. Default: the level that had the seat in the"
                    + " record, else 5.")
    private Optional<String> against = Optional.empty();

    @Option(names = "--folder", description = "Starts no program: you start the bot yourself on its folder.")
    private boolean folder;

    @Mixin
    private FieldOption field = new FieldOption();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public AgainCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = options.configuration(host).withJoinTime(JOIN_TIME);
        StartingTurn turn = options.find(host);
        ContinuationPlan plan = plan(configuration, turn);
        Path teams = field.folder(host, configuration);
        return StopSignal.guarding(() -> {
            try (Services services =
                    factory.open(configuration, teams, options.directory(host).resolve(SHELF))) {
                announce(services, turn, plan);
                ContinuedMatch match = new ContinuedMatch(
                        services, plan, resumed -> new AgainShow(plan.game(), host, turn, resumed, folder));
                MatchOutcome outcome = match.play();
                return report(turn, match.resumed(), outcome);
            }
        });
    }

    private ContinuationPlan plan(Configuration configuration, StartingTurn turn) {
        if (against.isPresent() && !play) {
            throw RequestFailure.usage("--against names the opponent of --play; add --play.");
        }
        configuration.field().teamNames().mistake(turn.owner().name()).ifPresent(words -> {
            throw RequestFailure.usage(words + "; so no folder can be made for it.");
        });
        SeatChoice own = own(configuration, turn);
        return play ? turn.onFromHere(own, against) : turn.upToHere(own);
    }

    private SeatChoice own(Configuration configuration, StartingTurn turn) {
        if (folder) {
            return new SeatChoice.Served(turn.owner().name());
        }
        BotEntry bot = turn.owner()
                .bot()
                .orElseThrow(() -> RequestFailure.usage(
                        SeatReader.unknownBot(configuration, turn.owner().name())
                                + " Name another bot with --bot, or start it yourself with --folder."));
        return new SeatChoice.Launched(bot);
    }

    private void announce(Services services, StartingTurn turn, ContinuationPlan plan) {
        MatchRequest request = plan.request(MatchRequest.explanations(services.configuration()));
        services.requireStartable(request);
        if (folder) {
            host.err()
                    .println("Start your bot now, in a debugger if you like, on the folder "
                            + services.folder(turn.owner().name()) + ".");
            host.err()
                    .println("There is no clock. The bot gets its inputs up to input_"
                            + plan.past().turn() + ".txt; Ctrl-C ends it.");
            host.err()
                    .println("With ARENA_SEED="
                            + Invitation.seedOf(request.seed(), plan.past().seat())
                            + " in its environment it draws the random numbers of that match.");
        } else {
            services.newConfinement().ifPresent(host.err()::println);
        }
    }

    private int report(StartingTurn turn, ResumedMatch resumed, MatchOutcome outcome) {
        boolean stopped = outcome.conclusion() instanceof MatchConclusion.Broken && !resumed.isStopping();
        if (play || stopped) {
            host.out().println(outcome.verdict());
        } else if (outcome.conclusion() instanceof MatchConclusion.Decided decided) {
            host.out().println("The match has ended: " + decided.over().reason() + ".");
        }
        host.out().println("Record: " + outcome.record());
        host.out()
                .println("Replay: " + host.program() + " replay "
                        + NameLookup.shell(outcome.record().toString()));
        if (stopped) {
            return ExitCode.INFRASTRUCTURE;
        }
        if (resumed.ruling().flatMap(ruled -> ruled.reply().bytes()).isEmpty()) {
            host.out()
                    .println(turn.owner().name() + " gave no answer in its turn "
                            + turn.past().turn() + ".");
            return ExitCode.FAILED;
        }
        return ExitCode.FINE;
    }

    /**
     * A report of a bot's answers in a recorded match: where it would play differently now, how it answers the turn,
     * and what follows, if anything does.
     */
    private static final class AgainShow implements MatchObserver {

        private static final int LONGEST_ORDER = 60;

        private final CommandEnvironment host;
        private final StartingTurn turn;
        private final ResumedMatch resumed;
        private final boolean serving;
        private final LineShow<?, ?, ?> lines;
        private int shownDifferences;
        private boolean live;

        /**
         * Creates a report.
         *
         * @param serving whether a person started the bot, and is told which input is there
         */
        AgainShow(
                GameDefinition<?, ?, ?> game,
                CommandEnvironment host,
                StartingTurn turn,
                ResumedMatch resumed,
                boolean serving) {
            this.host = host;
            this.turn = turn;
            this.resumed = resumed;
            this.serving = serving;
            this.lines = new LineShow<>(
                    game, host.out(), serving ? Viewpoint.of(turn.owner().seat()) : new Viewpoint.Referee(), false);
        }

        @Override
        public void write(Event event) {
            if (event instanceof Event.Prompted prompted && isOwn(prompted.seat())) {
                prompt(prompted.number());
            } else if (event instanceof Event.Ruled ruled && isOwn(ruled.seat())) {
                rule(ruled);
            }
            if (live
                    || event instanceof Event.Began
                    || event instanceof Event.Left
                    || event instanceof Event.Prompted) {
                lines.take(new RecordedEvent(0, event));
            } else {
                lines.pass(new RecordedEvent(0, event));
            }
            live |= resumed.ruling().isPresent();
        }

        private boolean isOwn(int seat) {
            return turn.owner().seat().number() == seat;
        }

        private void prompt(int number) {
            if (number == turn.past().turn()) {
                host.out()
                        .println(turn.title() + ", input_" + number + ".txt: "
                                + Printable.of(
                                        turn.position()
                                                .input()
                                                .lines()
                                                .findFirst()
                                                .orElse(""),
                                        LONGEST_ORDER));
                PictureText.lines(turn.position().picture(), host.colour())
                        .forEach(line -> host.out().println("  " + line));
            } else if (serving) {
                host.out().println("input_" + number + ".txt is there.");
            }
        }

        private void rule(Event.Ruled ruled) {
            for (ResumedMatch.Difference difference : resumed.differences()
                    .subList(shownDifferences, resumed.differences().size())) {
                host.out()
                        .println("Turn " + difference.turn() + ": its answer is now " + shown(difference.now())
                                + "; it was " + shown(difference.then()) + " in the record.");
            }
            shownDifferences = resumed.differences().size();
            if (ruled.reply().number() == turn.past().turn()) {
                host.out()
                        .println("then  "
                                + turn.ruling().map(AgainShow::judged).orElse("(no answer; the match ended here)"));
                host.out().println("now   " + judged(ruled));
            }
        }

        private static String judged(Event.Ruled ruled) {
            return String.format("%-12s", shown(ruled.reply().bytes().map(RecordedOutput::of))) + "  " + ruled.code()
                    + " " + Printable.of(ruled.words());
        }

        private static String shown(Optional<RecordedOutput> output) {
            return Printable.of(RecordedOutput.words(output), LONGEST_ORDER);
        }

        @Override
        public void close() {
            lines.finish();
        }
    }
}
