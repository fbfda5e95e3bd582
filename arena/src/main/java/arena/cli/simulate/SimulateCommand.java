package arena.cli.simulate;

import arena.app.StopSignal;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.simulate.Dialogue;
import arena.app.simulate.PersonCommand;
import arena.app.simulate.PersonMatch;
import arena.app.simulate.PersonOutput;
import arena.app.simulate.PersonRequest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ExitCode;
import arena.cli.match.Announcement;
import arena.cli.match.MatchOptions;
import arena.cli.show.MatchesTable;
import arena.config.Configuration;
import arena.game.GameInfo;
import arena.game.Seat;
import arena.match.Event;
import arena.match.MatchConclusion;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code arena simulate}: a person at the terminal plays against any bot, by the same rules and with the same record.
 */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Lets you play against any bot in this terminal.",
            "You see the same as a bot on your seat. Type \"help\" for a list of commands."
        },
        footer = {
            "  arena simulate superbot:2",
            "  arena simulate JavaBot --seat 2 --clock 30s",
            "  arena simulate superbot:1 --folder     with files, like a bot",
            "  printf 'K 10\\nC 3\\n' | arena simulate superbot:1",
            "",
            "Exit codes: as for \"arena play\". Resigning is a verdict (0); after Ctrl-C",
            "(130) the match does not count."
        })
public final class SimulateCommand implements Callable<Integer> {

    private static final Duration JOIN_TIME = Duration.ofHours(24);

    @Parameters(
            arity = "1..*",
            paramLabel = "OPPONENT",
            description = "The name of a [bot NAME] section, superbot:LEVEL, or folder:TEAM. If there are more seats"
                    + " than opponents, opponents are repeated.")
    private List<String> opponents = List.of();

    @Option(names = "--seat", paramLabel = "N", description = "Your seat. Default: ${DEFAULT-VALUE}.")
    private int seat = 1;

    @Option(names = "--name", paramLabel = "NAME", description = "Your name in the match. Default: ${DEFAULT-VALUE}.")
    private String name = "Person";

    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "The time for each move of every player, such as 30s. Default: no clock.")
    private Optional<String> clock = Optional.empty();

    @Option(names = "--folder", description = "You play by reading and writing the files of the team folder NAME.")
    private boolean files;

    @Option(names = "--strict", description = "Submits exactly what you type, including wrong orders.")
    private boolean strict;

    @Option(names = "--plain", description = "Reads and prints plain lines, even on a terminal.")
    private boolean plain;

    @Mixin
    private MatchOptions match = new MatchOptions();

    private final CommandEnvironment host;
    private final ServicesFactory factory;

    public SimulateCommand(CommandEnvironment host, ServicesFactory factory) {
        this.host = host;
        this.factory = factory;
    }

    @Override
    public Integer call() {
        Configuration configuration = match.configuration(host).withJoinTime(JOIN_TIME);
        MatchRequest request = request(configuration);
        Path shelf = match.records(host, configuration);
        return StopSignal.guarding(() -> {
            try (Services services = factory.open(configuration, match.field(host, configuration), shelf)) {
                PersonMatch simulation = new PersonMatch(services, request, new Seat(seat), strict);
                Announcement announcement = new Announcement(host, services, request);
                MatchOutcome outcome = files
                        ? simulation.withFiles(() -> lines(announcement))
                        : simulation.typed(stop -> dialogue(announcement, stop));
                boolean usualShelf = shelf.equals(configuration.field().records());
                host.out().print(MatchOptions.report(host, outcome, usualShelf));
                host.out().flush();
                return exitCode(outcome);
            }
        });
    }

    private static int exitCode(MatchOutcome outcome) {
        boolean stopped =
                outcome.conclusion() instanceof MatchConclusion.Broken broken && broken.cause() == Event.Cause.STOPPED;
        return stopped ? ExitCode.STOPPED : ExitCode.of(outcome.conclusion());
    }

    private MatchRequest request(Configuration configuration) {
        PersonRequest person = new PersonRequest(opponents, seat, name, files, clock);
        GameInfo game = match.game().follow(configuration, opponents).info();
        List<SeatedPlayer> sittings = person.sittings(configuration, game, match.game()::seats);
        return person.match(
                match.template(configuration),
                sittings,
                match.game().seed(),
                match.game().changes(game).keySet());
    }

    private Dialogue dialogue(Announcement announcement, Runnable stop) {
        announcement.confinement();
        announcement.title();
        boolean editable = host.terminal() && host.keyboard().terminal() && !plain;
        return (editable ? LineEditor.open(PersonCommand.all(), host.colour(), stop) : Optional.<Dialogue>empty())
                .orElseGet(() -> new PlainDialogue(host));
    }

    private PersonOutput lines(Announcement announcement) {
        announcement.confinement();
        announcement.title();
        announcement.secrecy();
        int columns = host.terminal() ? MatchesTable.terminalWidth() : Integer.MAX_VALUE;
        return new TerminalLines(host.colour()) {
            @Override
            void show(String line) {
                host.out().println(line);
            }

            @Override
            int width() {
                return columns;
            }
        };
    }

    /**
     * A dialogue in plain lines: with a script through a pipe, or at a terminal without cursor control. The lines of a
     * script are printed as if they had been typed.
     */
    private static final class PlainDialogue extends TerminalLines implements Dialogue {

        /** The rest of a longer line is ignored. */
        private static final int LONGEST_LINE = 4096;

        private final CommandEnvironment host;
        private final BufferedReader in;

        PlainDialogue(CommandEnvironment host) {
            super(host.colour());
            this.host = host;
            this.in = new BufferedReader(new InputStreamReader(host.keyboard().in(), StandardCharsets.UTF_8));
        }

        @Override
        public Line read(Supplier<String> prompt, String draft) {
            host.out().print(prompt.get());
            host.out().flush();
            Optional<String> line = line();
            if (!host.keyboard().terminal()) {
                host.out().println(line.orElse(""));
            }
            return line.<Line>map(Line.Typed::new).orElseGet(Line.End::new);
        }

        private Optional<String> line() {
            try {
                int letter = in.read();
                if (letter < 0) {
                    return Optional.empty();
                }
                StringBuilder line = new StringBuilder();
                for (; letter >= 0 && letter != '\n'; letter = in.read()) {
                    if (line.length() < LONGEST_LINE) {
                        line.append((char) letter);
                    }
                }
                boolean endsInReturn = line.length() > 0 && line.charAt(line.length() - 1) == '\r';
                return Optional.of(line.substring(0, line.length() - (endsInReturn ? 1 : 0)));
            } catch (IOException failure) {
                show("Standard input cannot be read: " + failure.getMessage() + ".");
                return Optional.empty();
            }
        }

        @Override
        void show(String line) {
            host.out().println(line);
        }

        @Override
        int width() {
            return Integer.MAX_VALUE;
        }

        @Override
        public void wake() {
            // A read from a pipe cannot be interrupted; its thread ends with the process.
        }

        @Override
        public void close() {
            host.out().flush();
        }
    }
}
