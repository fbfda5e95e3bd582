package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.OpenContest;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena contest enter-result}: a game counts as it was played somewhere else. */
@Command(
        name = "enter-result",
        mixinStandardHelpOptions = true,
        description = "Enters how a game ended that was played elsewhere, or corrects one.",
        footerHeading = "%nExample:%n",
        footer = "  arena contest enter-result cup.ini 1A.1-2.1 ABC=1 DEF=2 --moves 34 --reason \"played by hand\"")
final class EnterResultCommand implements Runnable {

    private static final Pattern PLACE = Pattern.compile("([A-Za-z0-9_]+)=([1-9][0-9]?)(?::(-?[0-9]{1,15}))?");

    @Mixin
    private ContestOptions contest = new ContestOptions();

    @Parameters(index = "1", paramLabel = "GAME", description = "The game's name or its beginning, or TEAM-TEAM.")
    private String game = "";

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "TEAM=PLACE[:POINTS]",
            description = "The place of each team, 1 for the best, and the game's own points if they count.")
    private List<String> places = List.of();

    @Option(names = "--moves", paramLabel = "N", description = "The moves of all together. Default: 0.")
    private int moves;

    @Mixin
    private RefereeOptions referee = new RefereeOptions();

    private final Host host;

    EnterResultCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        List<Referee.Place> read =
                places.stream().map(EnterResultCommand::place).toList();
        try (OpenContest open = contest.open(host)) {
            Referee.Decided decided = new Referee(open, referee.signature()).enter(game, read, moves);
            host.out()
                    .println("The result of " + decided.fixture().id() + " is entered: " + String.join(", ", places)
                            + ".");
        }
    }

    private static Referee.Place place(String text) {
        Matcher matcher = PLACE.matcher(text);
        if (!matcher.matches()) {
            throw RequestFailure.usage(
                    "\"" + text + "\" is no place; write for example ABC=1, or ABC=1:17 with points.");
        }
        OptionalLong points =
                matcher.group(3) == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(matcher.group(3)));
        return new Referee.Place(matcher.group(1), Integer.parseInt(matcher.group(2)), points);
    }
}
