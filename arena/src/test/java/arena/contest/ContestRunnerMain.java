package arena.contest;

import arena.config.RunSettings.NobodyReady;
import arena.store.AttemptResult;
import arena.store.AttemptRow;
import arena.tournament.format.Fixture;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;

/**
 * A program that plays a contest of forty teams until it is over or the process is killed, and prints the games with a
 * result in the store.
 */
final class ContestRunnerMain implements ContestListener {

    /** The longest duration of a game, which its seed determines. */
    private static final int LONGEST_MILLIS = 60;

    private ContestRunnerMain() {}

    public static void main(String... arguments) {
        try (TestContest cup = TestContest.of(
                Path.of(arguments[0]), "spl-2015", 40, 2, TestContest.runSettings(3, 3, NobodyReady.ASK))) {
            System.out.println("opened");
            System.out.println(
                    new ContestRunner(cup.contest(), cup.store(), ContestRunnerMain::played, new ContestRunnerMain())
                            .play(3, "somebody"));
        }
    }

    private static AttemptResult played(DueGame dueGame) {
        LockSupport.parkNanos(dueGame.seed() % (LONGEST_MILLIS * 1_000_000L));
        return TestContest.bySeed(dueGame);
    }

    @Override
    public void begun(Fixture fixture) {
        // Only the ends of attempts are guaranteed to be stored.
    }

    @Override
    public void ended(Fixture fixture, AttemptRow attempted, ContestState now) {
        System.out.println(fixture.id());
    }

    @Override
    public void polled(ContestState now, int running) {
        // No reader is left.
    }

    @Override
    public void remark(String words) {
        System.err.println(words);
    }
}
