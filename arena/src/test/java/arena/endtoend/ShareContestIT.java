package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.store.AttemptResult;
import arena.store.ContestStore;
import arena.store.Database;
import arena.store.Verdict;
import arena.tournament.SeatResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Contests whose bots all play through a share: no move is lost, and no bot is called late that was not. A longer trial
 * has more moves: {@code -Dshare.teams=24 -Dshare.turns=500} or {@code -Dshare.rounds=10 -Dshare.ticks=6000}.
 */
@Tag("slow")
class ShareContestIT {

    private static final int PAIRED_TEAMS = Integer.getInteger("share.teams", 4);
    private static final int LEGS = Integer.getInteger("share.legs", 1);
    private static final int TURNS = Integer.getInteger("share.turns", 12);
    private static final int ROUNDS = Integer.getInteger("share.rounds", 1);
    private static final int TICKS = Integer.getInteger("share.ticks", 320);
    private static final int TABLE_TEAMS = 10;

    /** The settings of the organiser's handbook for folders on a share. */
    private static final String SHARE = "[exchange]\nprofile = share\n[match]\njoin-time = 1m\n[field]\nfolder = %s\n";

    private static final String PAIRS = """
            [contest]
            name = Share
            game = chain-reaction
            format = round-robin
            [run]
            matches = %d
            [format]
            legs = %d
            tie-breaks = points wins
            [settings]
            move-time = 10s
            turn-limit = %d
            """;

    private static final String TABLE = """
            [contest]
            name = Share
            game = windwardopolis
            format = series
            [run]
            matches = 1
            [format]
            games = %d
            tie-breaks = points wins
            [settings]
            most-ticks = %d
            """;

    @TempDir
    private Path folder;

    @TempDir
    private Path place;

    @Test
    void noMoveIsLostOnSamba() throws Exception {
        try (NetworkShare share = NetworkShare.samba(place)) {
            assertNoMoveIsLost(share);
        }
    }

    @Test
    void noMoveIsLostOnSshfs() throws Exception {
        try (NetworkShare share = NetworkShare.sshfs(place, NetworkShare.UNCACHED)) {
            assertNoMoveIsLost(share);
        }
    }

    @Test
    void noMoveIsLostOnAMountThatCachesMissingNames() throws Exception {
        try (NetworkShare share = NetworkShare.bindfs(place, "negative_timeout=5,entry_timeout=0,attr_timeout=0")) {
            assertNoMoveIsLost(share);
        }
    }

    @Test
    void noMoveIsLostOnAMountWhoseCallsTakeThirtyMilliseconds() throws Exception {
        try (NetworkShare share = NetworkShare.delayed(place, 0.03)) {
            assertNoMoveIsLost(share);
        }
    }

    /** The bots are late through the load of the machine: the contest goes on, and says that it was not their fault. */
    @Test
    void aContestOnALoadedMachineGoesOnToItsEnd() throws Exception {
        List<Process> load = new ArrayList<>();
        try (NetworkShare share = NetworkShare.samba(place)) {
            for (int loop = 0; loop < 2 * Runtime.getRuntime().availableProcessors(); loop++) {
                load.add(new ProcessBuilder("sh", "-c", "while :; do :; done").start());
            }
            List<AttemptResult> games =
                    games(share, "python/windwardopolis", TABLE_TEAMS, TABLE.formatted(ROUNDS, TICKS));

            assertThat(games).hasSize(ROUNDS);
            assertThat(games).allSatisfy(game -> assertThat(game.verdict()).isEqualTo(Verdict.DECIDED));
            System.err.println("Late under load: " + late(games) + " of " + moves(games) + " answers.");
        } finally {
            load.forEach(Process::destroyForcibly);
        }
    }

    private void assertNoMoveIsLost(NetworkShare share) throws Exception {
        List<AttemptResult> games =
                games(share, "python", PAIRED_TEAMS, PAIRS.formatted(PAIRED_TEAMS / 2, LEGS, TURNS));

        assertThat(games).hasSize(LEGS * PAIRED_TEAMS * (PAIRED_TEAMS - 1) / 2);
        assertThat(games).allSatisfy(game -> {
            assertThat(game.verdict()).isEqualTo(Verdict.DECIDED);
            assertThat(game.reason()).as(game.words()).isIn("king hit", "no legal move", "turn limit");
        });
        assertThat(late(games)).isZero();
        System.err.println("On the share: " + moves(games) + " moves in " + games.size() + " games, none late.");
    }

    private static int late(List<AttemptResult> games) {
        return games.stream()
                .flatMap(game -> game.seats().stream())
                .mapToInt(seat -> seat.tally().late())
                .sum();
    }

    private static int moves(List<AttemptResult> games) {
        return games.stream()
                .flatMap(game -> game.seats().stream())
                .map(SeatResult::tally)
                .mapToInt(tally -> tally.moves())
                .sum();
    }

    /** Plays a contest of starter bots on the client's side, and returns the ends of all its attempts. */
    private List<AttemptResult> games(NetworkShare share, String language, int teams, String contest)
            throws IOException, InterruptedException {
        Product product = new Product(folder);
        product.write("config.ini", SHARE.formatted(share.onServer()));
        List<String> names = IntStream.rangeClosed(1, teams)
                .mapToObj(number -> "Team" + number)
                .toList();
        product.write(
                "cup.ini",
                contest
                        + names.stream()
                                .map(name -> "[team " + name + "]\nserved = on\n")
                                .collect(Collectors.joining()));
        List<Outsider> bots = new ArrayList<>();
        try {
            StarterBot starter = StarterBot.built(language, Files.createDirectory(folder.resolve("starter")));
            for (String name : names) {
                Files.createDirectories(share.onClient().resolve(name));
                Path logs = Files.createDirectory(folder.resolve("bot-" + name));
                String command = starter.command()
                        .replace(" bot.py", " " + starter.folder().resolve("bot.py"));
                bots.add(Outsider.start(logs, command, share.onClient().resolve(name)));
            }
            Path out = folder.resolve("out.txt");
            Path err = folder.resolve("err.txt");
            Process arena = product.start(out.toFile(), err.toFile(), "contest", "run", "cup.ini");
            try {
                assertThat(arena.waitFor(3, TimeUnit.HOURS)).isTrue();
            } finally {
                arena.destroyForcibly().waitFor();
            }
            assertThat(arena.exitValue())
                    .as(Product.read(out) + Product.read(err))
                    .isZero();
        } finally {
            bots.forEach(Outsider::close);
        }
        assertThat(product.run("contest", "verify", "cup.ini").exitCode()).isZero();
        try (ContestStore store = ContestStore.open(
                Database.sqlite(folder.resolve("cup.contest/contest.db")),
                "Share",
                remark -> assertThat(remark).isEmpty())) {
            return store.attempts().stream()
                    .flatMap(attempt -> attempt.ended().stream())
                    .toList();
        }
    }
}
