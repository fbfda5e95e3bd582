package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;

import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderPlayer;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.chainreaction.ChainReaction;
import arena.launch.machine.SystemTools;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import arena.match.Event;
import arena.match.Match;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Reply;
import arena.match.SystemClock;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Attempts of a bot to reach into the next match with what it has opened, locked, mapped or started in this one. */
@DisabledOnOs(OS.WINDOWS)
class LeftoverTest {

    private static final String LEVELS = "arena.launch.LeftoverTest#strictLevels";

    /** Plays {@code K 49} or {@code K 1} and then corners until the turn limit, in any number of matches. */
    private static final String HONEST = "cd $ARENA_FOLDER; i=1; while :; do echo > ready.txt;"
            + " if [ -e input_$i.txt ]; then case $i in 1) o=\"K $((ARENA_SEAT * 48 - 47))\";;"
            + " *) o=\"C $((ARENA_SEAT * 20 - 10 + i))\";; esac;"
            + " echo \"$o\" > o.tmp && mv o.tmp output_$i.txt && i=$((i+1)); fi; sleep 0.02; done 2>/dev/null";

    /**
     * Holds the folder and its files with locks of the other kind and, where there is Perl, leases; from the end of the
     * match on it repeatedly writes a heartbeat and an answer into its own folder and into those beside it.
     */
    private static final String CHILD = """
            trap '' TERM HUP INT
            exec 7<. 8<ready.txt 9<input_1.txt
            for fd in 7 8 9; do flock -n $fd; done
            perl -e 'for (glob "*.txt") { open(my $f, "<", $_) and fcntl($f, 1024, 0) and push @f, $f } sleep 3600' &
            echo up > child.txt
            until [ -e Gameover.txt ]; do sleep 0.01; done
            while :; do
                for folder in . ../Alpha ../Beta ../Gamma; do
                    echo stolen > $folder/ready.txt
                    echo 'K 7' > $folder/output_1.txt
                    echo %s > $folder/stolen.txt
                done
                sleep 0.01
            done
            """;

    @TempDir
    Path root;

    static Stream<ConfinementLevel> strictLevels() {
        return LaunchField.levels().filter(level -> level != ConfinementLevel.NONE);
    }

    @Tag("slow")
    @Test
    void nothingThatAnUnconfinedBotKeepsReachesTheNextMatch() throws Exception {
        playAfterABotThatHolds(ConfinementLevel.NONE);
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource(LEVELS)
    void nothingThatAConfinedBotKeepsReachesTheNextMatch(ConfinementLevel level) throws Exception {
        playAfterABotThatHolds(level);
    }

    private void playAfterABotThatHolds(ConfinementLevel level) throws Exception {
        String token = LaunchField.token();
        Path field = Files.createDirectories(root.toRealPath().resolve("field"));
        for (String team : List.of("Alpha", "Beta", "Gamma")) {
            Files.createDirectories(field.resolve(team));
        }
        LaunchTerms terms = LaunchField.terms(
                root.toRealPath(), level, new LaunchTerms.Limits(64L << 20, 4096, Duration.ofMillis(400)));
        try (Field open = Field.open(field, FieldOptions.STANDARD);
                Launcher launcher = Launcher.open(terms)) {
            MatchField stage = new MatchField(open, launcher);
            stage.play(stage.bot("Alpha", holding(level, token)), stage.bot("Beta", honest()));
            assertThat(field.resolve("Alpha/held.txt"))
                    .as("the attack was made")
                    .exists();
            assertThat(field.resolve("Alpha/input_1.txt")).doesNotExist();
            assertThat(LaunchField.processesWith(token)).isZero();
            assertThat(HoldingBot.lockedIn(field.resolve("Alpha"))).isEmpty();

            for (List<String> teams : List.of(List.of("Alpha", "Beta"), List.of("Beta", "Gamma"))) {
                for (String team : teams) {
                    Files.deleteIfExists(field.resolve(team).resolve("stolen.txt"));
                }
                List<Event> events = stage.play(stage.bot(teams.get(0), honest()), stage.bot(teams.get(1), honest()));
                assertThat(answers(events)).as(events.toString()).startsWith("1 K 1", "2 K 49");
                assertThat(events).noneMatch(event -> event instanceof Event.Left);
                for (String team : teams) {
                    assertThat(field.resolve(team).resolve("stolen.txt")).doesNotExist();
                }
            }
        }
    }

    private static List<String> answers(List<Event> events) {
        return events.stream()
                .filter(Event.Ruled.class::isInstance)
                .map(Event.Ruled.class::cast)
                .map(ruled -> ruled.seat() + " " + text(ruled.reply()))
                .toList();
    }

    private static String text(Reply reply) {
        return reply.bytes()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip())
                .orElse("none");
    }

    private static List<String> honest() {
        return List.of("sh", "-c", HONEST);
    }

    private static List<String> holding(ConfinementLevel level, String token) throws URISyntaxException {
        Path classes = Path.of(HoldingBot.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<String> words =
                new ArrayList<>(List.of("java", "-Xshare:auto", "-cp", classes.toString(), HoldingBot.class.getName()));
        // An unconfined bot can hide completely without its environment, and the description of that level says so.
        if (level != ConfinementLevel.NONE) {
            words.addAll(List.of("env", "-i", "PATH=" + System.getenv("PATH")));
        }
        SystemTools.find("setsid").ifPresent(tool -> words.addAll(List.of(tool, "-f")));
        words.addAll(List.of("sh", "-c", CHILD.formatted(token), token));
        return words;
    }

    /** A field in which matches are played one after the other. */
    private record MatchField(Field field, Launcher launcher) {

        private static final Duration PATIENCE = Duration.ofSeconds(20);

        Player bot(String team, List<String> command) throws IOException {
            FolderPlayer inner = field.player(
                    team, new PlayerInfo("folder", new TreeMap<>()), PATIENCE, FolderPlayer.Occupancy.LAUNCHED);
            return new LaunchedPlayer(
                    inner,
                    BotProgram.of(
                            team, command, Objects.requireNonNull(field.root().getParent())),
                    inner.folder(),
                    launcher);
        }

        List<Event> play(Player... players) throws IOException {
            List<Event> events = new ArrayList<>();
            List<String> names = List.of(players[0].name(), players[1].name());
            Settings settings =
                    Settings.of(ChainReaction.definition().info(), Map.of("move-time", "2s", "turn-limit", "4"));
            MatchTerms terms = new MatchTerms("held-over", "test", MatchTerms.Explanations.ERRORS, 0);
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), events::add, field.venue(names));
            assertThat(new Match<>(
                                    ChainReaction.definition(),
                                    new Setup(names, 5, settings),
                                    List.of(players),
                                    terms,
                                    environment)
                            .play())
                    .isNotNull();
            return events;
        }
    }
}
