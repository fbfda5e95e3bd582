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
                "Disqualifies a team: it plays no further games, teams behind it move up, and its results are"
                        + " annulled or count as losses, depending on the format.",
                "With --results stand it plays no further games, but its results stand."
            },
            footerHeading = "%n",
            footer = {
                "The results of a disqualified team: in groups, a round robin and a gauntlet of",
                "two-player games they are annulled; in a knock-out, a series and games of more",
                "than two players they become losses; in a Swiss tournament and on a ladder they",
                "stand, because later pairings depend on them. A group or round is not changed",
                "once games that depend on it have begun."
            })
    static final class Disqualify extends PlannedCommand {

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        @Option(
                names = "--results",
                paramLabel = "out|stand",
                description = "The handling of its results. Default: out.")
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
                    ? team + " is disqualified and out: it has no place, teams behind it move up, its results"
                            + " are annulled or count as losses depending on the format, and it plays no"
                            + " further games. `arena contest show` shows the new state; `arena contest clear`"
                            + " reverses the decision where no later game depends on it, and `disqualify"
                            + " --results stand` lets its results stand."
                    : team + " is disqualified. Its results stand; it loses its games without a result and is"
                            + " not paired again. `arena contest clear` reverses this for games that have not begun.";
        }
    }

    /** {@code arena contest clear}. */
    @Command(
            name = "clear",
            mixinStandardHelpOptions = true,
            description = "Lets a team on probation, or a disqualified team, play on.")
    static final class Clear extends PlannedCommand {

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        Clear(CommandEnvironment host) {
            super(host);
        }

        @Override
        Plan plan(Referee referee) {
            return new Plan(
                    referee.clear(team),
                    team + " plays on. Games that were played without it in the" + " meantime stand.");
        }
    }

    /** {@code arena contest accept}. */
    @Command(
            name = "accept",
            mixinStandardHelpOptions = true,
            description = "Accepts the changed entry of a team as it is now.")
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
            out.accept("The entry of " + team + " is accepted as it is now.");
        }
    }
}
