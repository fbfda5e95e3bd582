package arena.app.rehearsal;

import static org.assertj.core.api.Assertions.assertThat;

import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.ContestFile;
import arena.config.ReadResult;
import arena.launch.terms.ConfinementLevel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsAdviceTest {

    private static final long PLENTY = 1L << 40;

    @TempDir
    private Path folder;

    private Configuration machine(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("config.ini"), text);
        return ((ReadResult.Sound<Configuration>) ConfigReader.read(file, List.of())).value();
    }

    private ContestFile event(String lines) {
        return new RehearsalSample(folder).event(RehearsalSample.HEAD + lines, 40);
    }

    private static RehearsalForecast forecast(int atOnce) {
        return new RehearsalForecast(
                112,
                atOnce,
                Duration.ofMinutes(3),
                Optional.empty(),
                50,
                Duration.ofSeconds(3),
                2_000,
                50_000,
                262_144);
    }

    private static SettingsAdvice.Conditions conditions(boolean share, ConfinementLevel confine) {
        return new SettingsAdvice.Conditions(2, PLENTY, share, confine, Optional.empty());
    }

    private static List<String> grave(List<SettingsAdvice.Item> advice) {
        return advice.stream()
                .filter(SettingsAdvice.Item::grave)
                .map(SettingsAdvice.Item::words)
                .toList();
    }

    @Test
    void theDefaultsNeedNoChange() throws IOException {
        var advice = SettingsAdvice.of(event(""), machine(""), conditions(false, ConfinementLevel.BWRAP), forecast(2));

        assertThat(grave(advice)).isEmpty();
        assertThat(advice)
                .extracting(SettingsAdvice.Item::words)
                .anyMatch(words -> words.startsWith("Everybody sees the results"))
                .anyMatch(words ->
                        words.startsWith("One game of slow bots may last 50 min 0 s (turn-limit = 1000, 3s a move)"));
    }

    @Test
    void costlySettingsAreGrave() throws IOException {
        Configuration bad = machine("""
                [exchange]
                watch = poll
                [match]
                join-time = 10m
                [launch]
                confine = none
                start-up = 5m
                farewell = 1m
                """);
        ContestFile event = event("[team Guest]\nserved = on\n");

        assertThat(grave(SettingsAdvice.of(event, bad, conditions(false, ConfinementLevel.NONE), forecast(4))))
                .satisfiesExactlyInAnyOrder(
                        words -> assertThat(words).startsWith("watch = poll"),
                        words -> assertThat(words).startsWith("confine = none"),
                        words -> assertThat(words)
                                .startsWith("start-up = 5m makes an absent program cost 25" + " min 0 s"),
                        words -> assertThat(words).startsWith("join-time = 10m makes an absent team cost 50 min 0 s"),
                        words -> assertThat(words).startsWith("farewell = 1m may cost 28 min 0 s"),
                        words -> assertThat(words).startsWith("4 games at a time on 2 processors"));
    }

    @Test
    void onAShareFoldersArePolledAndTheFinalsBelongElsewhere() throws IOException {
        var advice = SettingsAdvice.of(
                event(""),
                machine("[exchange]\nwatch = poll\n"),
                conditions(true, ConfinementLevel.LEASH),
                forecast(2));

        assertThat(grave(advice)).isEmpty();
        assertThat(advice)
                .extracting(SettingsAdvice.Item::words)
                .anyMatch(words -> words.contains("play the finals on one machine"))
                .anyMatch(words -> words.contains("install bubblewrap"));
    }

    @Test
    void aFullDiskAndALongEventAreGrave() throws IOException {
        SettingsAdvice.Conditions tight = new SettingsAdvice.Conditions(
                2, 1_000_000, false, ConfinementLevel.BWRAP, Optional.of(Duration.ofMinutes(90)));

        assertThat(grave(SettingsAdvice.of(event(""), machine(""), tight, forecast(2))))
                .satisfiesExactlyInAnyOrder(
                        words -> assertThat(words).startsWith("There is too little space on the disk"),
                        words -> assertThat(words).contains("2 h 23 min, and 1 h 30 min are planned"));
    }

    @Test
    void minorProblemsAreHints() throws IOException {
        var advice = SettingsAdvice.of(
                event("results = hidden\n[run]\nprobation = 0\n"),
                machine("[record]\ncompress = off\n"),
                conditions(false, ConfinementLevel.BWRAP),
                forecast(1));

        assertThat(grave(advice)).isEmpty();
        assertThat(advice)
                .extracting(SettingsAdvice.Item::words)
                .anyMatch(words -> words.startsWith("probation = 0"))
                .anyMatch(words -> words.startsWith("compress = off"))
                .noneMatch(words -> words.startsWith("Everybody sees"));
    }
}
