package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.contest.Referee;
import arena.cli.host.CommandEnvironment;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The referee's decisions about a game. */
final class GameCommands {

    private GameCommands() {}

    /** The arguments of every decision about a game. */
    private abstract static class Decision extends PlannedCommand {

        @Parameters(
                index = "1",
                paramLabel = "GAME",
                description = "The name of the game or the beginning of" + " the name, or TEAM-TEAM.")
        private String game = "";

        Decision(CommandEnvironment host) {
            super(host);
        }

        @Override
        Plan plan(Referee referee) {
            Referee.PlannedForGame planned = plan(referee, game);
            return new Plan(planned.decision(), words(planned.game()));
        }

        /** Plans the decision. */
        abstract Referee.PlannedForGame plan(Referee referee, String game);

        /** Returns a sentence for people about the effect of the decision. */
        abstract String words(Referee.DecidedGame decided);
    }

    /** {@code arena contest award}. */
    @Command(
            name = "award",
            mixinStandardHelpOptions = true,
            description = "Awards a game to a team, regardless of what was played; the played game stays on"
                    + " record and is shown.",
            footer = {
                "  arena contest award cup.ini 1A.1-2.1 ABC --reason \"DEF did not appear\"",
                "  arena contest award cup.ini S.1 ABC ABC=12000 DEF=9000 GHI=0 --reason \"GHI made no move\""
            })
    static final class Award extends Decision {

        private static final Pattern POINTS = Pattern.compile("([A-Za-z0-9_]+)=(-?[0-9]{1,12}(?:\\.[0-9]{1,6})?)");

        @Parameters(index = "2", paramLabel = "TEAM", description = "The winner.")
        private String team = "";

        @Parameters(
                index = "3..*",
                arity = "0..*",
                paramLabel = "TEAM=POINTS",
                description = "The points of each team; needed if the game's own points decide, such as money.")
        private List<String> points = List.of();

        Award(CommandEnvironment host) {
            super(host);
        }

        @Override
        Referee.PlannedForGame plan(Referee referee, String game) {
            SortedMap<String, BigDecimal> each = new TreeMap<>();
            for (String text : points) {
                Matcher matcher = POINTS.matcher(text);
                if (!matcher.matches()) {
                    throw RequestFailure.usage(
                            "\"" + text + "\" gives no points to a team; write for example ABC=12000 or ABC=4.5.");
                }
                if (each.put(matcher.group(1), new BigDecimal(matcher.group(2))) != null) {
                    throw RequestFailure.usage(matcher.group(1) + " gets points twice; name each team once.");
                }
            }
            return referee.award(game, team, each);
        }

        @Override
        String words(Referee.DecidedGame decided) {
            return decided.fixture().id() + " is awarded to " + team
                    + (points.isEmpty() ? "" : "; points of the game: " + String.join(", ", points)) + ".";
        }
    }

    /** {@code arena contest replay}. */
    @Command(
            name = "replay",
            mixinStandardHelpOptions = true,
            description = "Orders a replay of a game; the old game stays on record but no longer counts.")
    static final class Replay extends Decision {
        Replay(CommandEnvironment host) {
            super(host);
        }

        @Override
        Referee.PlannedForGame plan(Referee referee, String game) {
            return referee.replay(game);
        }

        @Override
        String words(Referee.DecidedGame decided) {
            return decided.fixture().id() + " between " + decided.teams() + " will be played again by `arena"
                    + " contest run`.";
        }
    }

    /** {@code arena contest enter-result}. */
    @Command(
            name = "enter-result",
            mixinStandardHelpOptions = true,
            description = "Enters the result of a game that was played elsewhere, or corrects a result.",
            footer = "  arena contest enter-result cup.ini 1A.1-2.1 ABC=1 DEF=2 --moves 34 --reason \"played by"
                    + " hand\"")
    static final class EnterResult extends Decision {

        private static final Pattern PLACE =
                Pattern.compile("([A-Za-z0-9_]+)=([1-9][0-9]?)(?::(-?[0-9]{1,12}(?:\\.[0-9]{1,6})?))?");

        @Parameters(
                index = "2..*",
                arity = "1..*",
                paramLabel = "TEAM=PLACE[:POINTS]",
                description = "The place of each team, 1 for the best, and the game's own points if they count.")
        private List<String> places = List.of();

        @Option(
                names = "--moves",
                paramLabel = "N",
                description =
                        "The number of moves of all teams together. Default: the moves made here, else" + " unknown.")
        private @Nullable Integer moves;

        EnterResult(CommandEnvironment host) {
            super(host);
        }

        @Override
        Referee.PlannedForGame plan(Referee referee, String game) {
            return referee.enter(
                    game,
                    places.stream().map(EnterResult::place).toList(),
                    moves == null ? OptionalInt.empty() : OptionalInt.of(moves));
        }

        @Override
        String words(Referee.DecidedGame decided) {
            return "The result of " + decided.fixture().id() + " is entered: " + String.join(", ", places) + ".";
        }

        private static Referee.TeamPlace place(String text) {
            Matcher matcher = PLACE.matcher(text);
            if (!matcher.matches()) {
                throw RequestFailure.usage("\"" + text
                        + "\" is not a place; write for example ABC=1, or ABC=1:17 or ABC=1:4.5" + " with points.");
            }
            Optional<BigDecimal> points = Optional.ofNullable(matcher.group(3)).map(BigDecimal::new);
            return new Referee.TeamPlace(matcher.group(1), Integer.parseInt(matcher.group(2)), points);
        }
    }
}
