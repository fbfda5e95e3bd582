package arena.web;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contest.Contest;
import arena.report.ContestAccount;
import arena.report.GameAccount;
import arena.report.GameSeed;
import arena.report.Specimen;
import arena.web.http.StaticAssets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Tests the program on the contest's page by which anybody computes the tosses again. */
class FairnessProgramTest {

    @Test
    void itComputesTheTossesOfTheArena() throws IOException, InterruptedException {
        ContestAccount account =
                ContestAccount.of(new Specimen("round-robin", 5, 2).play(99).situation());
        Contest contest = account.contest();
        List<GameAccount> tossed = account.games().stream()
                .filter(game -> GameSeed.of(contest, game).tossed())
                .toList();
        assertThat(tossed).hasSize(10);
        String asked = tossed.stream()
                .map(game -> "print(seats(\"" + game.id() + "\", "
                        + game.fixture().seats().stream().sorted().toList() + "))\n")
                .collect(Collectors.joining());
        assertThat(python(program(contest.seal().seed()) + asked))
                .isEqualTo(contest.seal().commitment() + "\n"
                        + tossed.stream()
                                .map(game -> game.fixture().seats() + "\n")
                                .collect(Collectors.joining()));
    }

    private static String program(String seed) {
        String module = new String(StaticAssets.own("app/contest/fairness.js").orElseThrow(), StandardCharsets.UTF_8);
        int begin = module.indexOf("`import hashlib");
        return module.substring(begin + 1, module.indexOf("`;", begin)).replace("${seed}", seed);
    }

    private static String python(String program) throws IOException, InterruptedException {
        Process python;
        try {
            python = new ProcessBuilder("python3", "-c", program)
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException missing) {
            Assumptions.abort("python3 is missing: " + missing.getMessage());
            throw missing;
        }
        String out = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(python.waitFor()).as(out).isZero();
        return out;
    }
}
