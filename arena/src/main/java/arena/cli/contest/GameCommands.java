package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.Referee;
import arena.cli.host.Host;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What the referee decides about a game. */
final class GameCommands {

    private GameCommands() {}

    /** What all decisions about a game are given. */
    private abstract static class Decision extends RefereeCommand {

        @Parameters(index = "1", paramLabel = "GAME", description = "The game's name or its beginning, or TEAM-TEAM.")
        private String game = "";

        Decision(Host host) {
            super(host);
        }

        @Override
        List<String> decide(Referee referee) {
            return List.of(decide(referee, game));
        }

        /** Decides, and returns what it means, for people. */
        abstract String decide(Referee referee, String game);
    }

    /** {@code arena contest award}. */
    @Command(
            name = "award",
            mixinStandardHelpOptions = true,
            description = "Awards a game to a team, whatever was played of it; what was played is kept and shown.")
    static final class Award extends Decision {

        @Parameters(index = "2", paramLabel = "TEAM", description = "Who has won it.")
        private String team = "";

        Award(Host host) {
            super(host);
        }

        @Override
        String decide(Referee referee, String game) {
            return referee.award(game, team).fixture().id() + " is awarded to " + team + ".";
        }
    }

    /** {@code arena contest replay}. */
    @Command(
            name = "replay",
            mixinStandardHelpOptions = true,
            description = "Orders that a game is played again; what was played of it is kept, but counts no more.")
    static final class Replay extends Decision {
        Replay(Host host) {
            super(host);
        }

        @Override
        String decide(Referee referee, String game) {
            Referee.DecidedGame decided = referee.replay(game);
            return decided.fixture().id() + " between " + decided.teams() + " is played again by `arena contest run`.";
        }
    }

    /** {@code arena contest enter-result}. */
    @Command(
            name = "enter-result",
            mixinStandardHelpOptions = true,
            description = "Enters how a game ended that was played elsewhere, or corrects one.",
            footerHeading = "%nExample:%n",
            footer = "  arena contest enter-result cup.ini 1A.1-2.1 ABC=1 DEF=2 --moves 34 --reason \"played by hand\"")
    static final class EnterResult extends Decision {

        private static final Pattern PLACE =
                Pattern.compile("([A-Za-z0-9_]+)=([1-9][0-9]?)(?::(-?[0-9]{1,12}(?:\\.[0-9]{1,6})?))?");

        @Parameters(
                index = "2..*",
                arity = "1..*",
                paramLabel = "TEAM=PLACE[:POINTS]",
                description = "The place of each team, 1 for the best, and the game's own points if they count.")
        private List<String> places = List.of();

        @Option(names = "--moves", paramLabel = "N", description = "The moves of all together. Default: 0.")
        private int moves;

        EnterResult(Host host) {
            super(host);
        }

        @Override
        String decide(Referee referee, String game) {
            List<Referee.TeamPlace> read =
                    places.stream().map(EnterResult::place).toList();
            return "The result of " + referee.enter(game, read, moves).fixture().id() + " is entered: "
                    + String.join(", ", places) + ".";
        }

        private static Referee.TeamPlace place(String text) {
            Matcher matcher = PLACE.matcher(text);
            if (!matcher.matches()) {
                throw RequestFailure.usage(
                        "\"" + text + "\" is no place; write for example ABC=1, or ABC=1:17 or ABC=1:4.5 with points.");
            }
            Optional<BigDecimal> points = Optional.ofNullable(matcher.group(3)).map(BigDecimal::new);
            return new Referee.TeamPlace(matcher.group(1), Integer.parseInt(matcher.group(2)), points);
        }
    }
}
