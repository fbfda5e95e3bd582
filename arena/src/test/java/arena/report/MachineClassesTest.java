package arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A test of the times of games that were played on different machines. */
class MachineClassesTest {

    private final Specimen specimen = new Specimen("round-robin", 6, 2);

    private static ContestAccount account(Specimen specimen) {
        return ContestAccount.of(specimen.situation());
    }

    private static List<Long> slowest(ContestAccount account) {
        return account.teams().stream()
                .map(team -> team.times().slowestMillis())
                .toList();
    }

    private static int moves(ContestAccount account) {
        return account.teams().stream().mapToInt(team -> team.tally().moves()).sum();
    }

    private static int timedMoves(ContestAccount account) {
        return account.teams().stream().mapToInt(team -> team.times().moves()).sum();
    }

    @Test
    void timesOfTheRarerMachineAreLeftOut() {
        ContestAccount usual = account(specimen.on("AMD, 4 processors").play(9));
        ContestAccount mixed = account(specimen.on("Intel, 2 processors").play(4));

        assertThat(mixed.remarks())
                .containsExactly(
                        "Times are those of the 9 of 13 games on AMD, 4 processors; times of other machines are"
                                + " not compared with them.");
        assertThat(slowest(mixed)).isEqualTo(slowest(usual));
        assertThat(timedMoves(mixed)).isEqualTo(moves(usual)).isLessThan(moves(mixed));
    }

    @Test
    void onOneMachineAllTimesCount() {
        ContestAccount account = account(specimen.on("AMD, 4 processors").play(9));
        assertThat(account.remarks()).isEmpty();
        assertThat(timedMoves(account)).isEqualTo(moves(account)).isPositive();
    }

    @Test
    void gamesOfAnOlderArenaCountAsOfTheUsualMachine() {
        specimen.play(3);
        ContestAccount account = account(specimen.on("AMD, 4 processors").play(6));
        assertThat(account.remarks()).isEmpty();
        assertThat(timedMoves(account)).isEqualTo(moves(account)).isPositive();
    }
}
