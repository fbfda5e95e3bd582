package arena.cli.contest;

import arena.cli.host.CommandFailure;
import arena.cli.host.Host;
import arena.cli.host.Words;
import arena.contest.Contest;
import arena.contest.Verb;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What the referee decides about a team. */
final class TeamCommands {

    private TeamCommands() {}

    /**
     * Returns the number of a team.
     *
     * @throws CommandFailure if there is none of that name
     */
    static int contestant(Contest contest, String team) {
        return contest.contestant(team)
                .orElseThrow(() -> CommandFailure.usage(Words.unknown("team", team, contest.names())));
    }

    /** What all decisions about a team do. */
    private abstract static class Decision implements Runnable {
        @Mixin
        private ContestOptions contest = new ContestOptions();

        @Parameters(index = "1", paramLabel = "TEAM", description = "The team.")
        private String team = "";

        @Mixin
        private RefereeOptions referee = new RefereeOptions();

        private final Host host;
        private final Verb verb;
        private final String words;

        /**
         * Prepares one.
         *
         * @param words what it means, for people, behind the team's name
         */
        Decision(Host host, Verb verb, String words) {
            this.host = host;
            this.verb = verb;
            this.words = words;
        }

        @Override
        public void run() {
            try (ContestDesk desk = contest.open(host)) {
                desk.decide(verb, contestant(desk.contest(), team), referee);
                host.out().println(team + words);
            }
        }
    }

    /** {@code arena contest disqualify}. */
    @Command(
            name = "disqualify",
            mixinStandardHelpOptions = true,
            description = "Takes a team out: what it has played stands, what it has not is lost.")
    static final class Disqualify extends Decision {
        Disqualify(Host host) {
            super(
                    host,
                    Verb.DISQUALIFIED,
                    " is disqualified. Its results stand; its games without a result are lost."
                            + " `arena contest clear` takes that back for games that are still to come.");
        }
    }

    /** {@code arena contest clear}. */
    @Command(
            name = "clear",
            mixinStandardHelpOptions = true,
            description = "Lets a team on probation, or a disqualified one, play on.")
    static final class Clear extends Decision {
        Clear(Host host) {
            super(host, Verb.CLEARED, " plays on.");
        }
    }
}
