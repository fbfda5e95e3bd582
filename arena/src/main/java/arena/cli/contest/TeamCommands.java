package arena.cli.contest;

import arena.app.contest.Referee;
import arena.app.play.ServicesFactory;
import arena.cli.host.CommandEnvironment;
import arena.contest.Disqualification;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The referee's decisions about a team. */
final class TeamCommands {

    private TeamCommands() {}

    /** {@code arena contest disqualify}. */
    @Command(
            name = "disqualify",
            mixinStandardHelpOptions = true,
            description = {
                "Takes a team out of the contest: it plays no more, those behind it move up, and its results are"
                        + " annulled or lost, as the format says.",
                "With --results stand it only plays no more, and what it has played stands."
            },
            footerHeading = "%n",
            footer = {
                "What becomes of the results of a team that is out: in groups, a round robin and",
                "a gauntlet of games of two they are annulled; in a knock-out, a series, and at",
                "tables of more than two, they are lost; in a Swiss tournament and on a ladder",
                "they stand for its opponents, since later games were made of them. A group or a",
                "round of which later games have begun stays as it is."
            })
    static final class Disqualify extends PlannedCommand {

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        @Option(
                names = "--results",
                paramLabel = "out|stand",
                description = "What becomes of its results. Default: out.")
        private Disqualification results = Disqualification.OUT;

        Disqualify(CommandEnvironment host) {
            super(host);
        }

        @Override
        Plan plan(Referee referee) {
            return new Plan(referee.disqualify(team, results), words());
        }

        private String words() {
            return results == Disqualification.OUT
                    ? team + " is disqualified and out: it has no place, those behind it move up, its results are"
                            + " annulled or lost as the format says, and it plays no more. `arena contest show` says"
                            + " how things stand now; `arena contest clear` takes it back as far as nothing was played"
                            + " upon it, and `disqualify --results stand` lets stand what it has played."
                    : team + " is disqualified. Its results stand; its games without a result are lost, and it is"
                            + " paired no more. `arena contest clear` takes that back for games that are still to"
                            + " come.";
        }
    }

    /** {@code arena contest clear}. */
    @Command(
            name = "clear",
            mixinStandardHelpOptions = true,
            description = "Lets a team on probation, or a disqualified one, play on.")
    static final class Clear extends PlannedCommand {

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        Clear(CommandEnvironment host) {
            super(host);
        }

        @Override
        Plan plan(Referee referee) {
            return new Plan(referee.clear(team), team + " plays on. What was played meanwhile without it stays.");
        }
    }

    /** {@code arena contest accept}. */
    @Command(
            name = "accept",
            mixinStandardHelpOptions = true,
            description = "Takes the changed entry of a team as it is now.")
    static final class Accept extends RefereeCommand {

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        private final ServicesFactory factory;

        Accept(CommandEnvironment host, ServicesFactory factory) {
            super(host);
            this.factory = factory;
        }

        @Override
        void decide(Referee referee, Consumer<String> out) {
            referee.accept(team, factory);
            out.accept("The entry of " + team + " is taken as it is now.");
        }
    }
}
