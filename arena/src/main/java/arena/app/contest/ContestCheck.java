package arena.app.contest;

import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Mistake;
import arena.contest.Contest;
import java.util.ArrayList;
import java.util.List;

/**
 * What is wrong with a contest before it is played.
 *
 * @param problems what the file names and the disk does not have, every bot that cannot be started, and each that does
 *     not get through a game; a sentence each
 * @param leaks what keeps the teams from hiding anything from each other, a sentence each
 */
public record ContestCheck(List<String> problems, List<String> leaks) {

    public ContestCheck {
        problems = List.copyOf(problems);
        leaks = List.copyOf(leaks);
    }

    /**
     * Looks.
     *
     * @param would the contest as it was drawn, or would be
     * @param measure whether each program plays a game; what that tells of how long the contest will last is kept
     */
    public static ContestCheck of(OpenContest contest, Contest would, ServicesFactory factory, boolean measure) {
        try (Services services = contest.services(factory)) {
            ContestEntries entries = new ContestEntries(contest, would, services);
            List<String> problems = new ArrayList<>(
                    contest.file().missing().stream().map(Mistake::sentence).toList());
            problems.addAll(services.unstartable(entries.players()));
            List<String> leaks = services.secrecy(
                    entries.players(), contest.configuration().field().folder());
            if (measure) {
                ProgramMeasurement.Measured measured = ProgramMeasurement.of(services, contest.box(), contest.file());
                Expectation.of(measured.games()).ifPresent(expectation -> expectation.keep(contest.folder()));
                problems.addAll(measured.unfit());
            }
            return new ContestCheck(problems, leaks);
        }
    }
}
