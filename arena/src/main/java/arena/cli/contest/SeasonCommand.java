package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.OpenContest;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.host.JsonOption;
import arena.cli.show.MatchesTable;
import arena.config.Configuration;
import arena.record.Printable;
import arena.report.ContestAccount;
import arena.report.SeasonTable;
import arena.report.data.SeasonJson;
import arena.report.text.SeasonText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena contest season}: one table over several contests. */
@Command(
        name = "season",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Prints the table of a season: each contest that is over gives points for the places. Teams that"
                + " share a place all get its points; teams are known by their names, and teams that fill a place do"
                + " not count. With the same points more first places decide, then more second ones, and so on.",
        footer = {
            "  arena contest season spring.ini summer.ini autumn.ini",
            "  arena contest season spring.ini summer.ini autumn.ini --points 3,2,1 --best 2"
        })
final class SeasonCommand implements Runnable {

    private static final int USUAL_WIDTH = 100;

    @Parameters(
            arity = "1..*",
            paramLabel = "CONTEST.ini",
            description = "The contest files, in the order of the season.")
    private List<Path> files = List.of();

    @Option(
            names = "--points",
            paramLabel = "N,...",
            split = ",",
            description = "Points for the first place, the second, and so on. Default: 25,18,15,12,10,8,6,4,2,1.")
    private List<Integer> points = List.of(25, 18, 15, 12, 10, 8, 6, 4, 2, 1);

    @Option(names = "--best", paramLabel = "N", description = "Only the best N contests of a team count. Default: all.")
    private Optional<Integer> best = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Mixin
    private JsonOption json = new JsonOption();

    private final CommandEnvironment host;

    SeasonCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        if (points.stream().anyMatch(number -> number < 0)
                || best.filter(number -> number < 1).isPresent()) {
            throw RequestFailure.usage("--points are 0 or more, and --best is 1 or more.");
        }
        SeasonTable season = SeasonTable.of(
                accounts(),
                new SeasonTable.Rules(points, best.map(OptionalInt::of).orElseGet(OptionalInt::empty)));
        if (json.isGiven()) {
            host.out().println(SeasonJson.of(season));
        } else {
            int width = host.terminal() ? MatchesTable.terminalWidth() - 1 : USUAL_WIDTH;
            SeasonText.lines(season, width).forEach(host.out()::println);
        }
    }

    private List<ContestAccount> accounts() {
        Configuration configuration = config.read(host);
        List<ContestAccount> over = new ArrayList<>();
        for (Path file : files) {
            try (OpenContest contest = OpenContest.open(configuration, host.resolve(file), host.err()::println)) {
                if (contest.drawn().isEmpty()) {
                    host.err()
                            .println(Printable.of(contest.file().contest().name())
                                    + " does not count yet, since it is not drawn.");
                    continue;
                }
                ContestAccount account = ContestAccount.of(contest.situation());
                if (SeasonTable.isOver(account)) {
                    over.add(account);
                } else {
                    host.err()
                            .println(Printable.of(account.contest().name())
                                    + " does not count yet, since it is not over: "
                                    + account.progress().done() + " of "
                                    + account.progress().games() + " games have a result.");
                }
            }
        }
        return over;
    }
}
