package arena.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.Event;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Names of files that the locale of the arena cannot write: they harm nobody, whoever puts them wherever. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class NamesIT {

    /** Every way in which a name is odd to a program; the shell makes them, since Java cannot. */
    private static final String ODD_NAMES = """
            long=$(printf '%0251d' 0)
            for name in '.arena-\\377' '\\377' 'output_\\377.txt' \
            '\\303\\251.jsonl' '\\377.jsonl' 'a\\nb.txt' '\\033[2J\\007.txt' "$long.txt"; do
                : >"$(printf "$name")"
            done
            """;

    @TempDir
    private Path folder;

    /** Runs the built arena without its launcher, as somebody may, in the locale that cron and systemd give. */
    private int runPlainly(File log, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Darena.home=" + Product.home(),
                "-jar",
                Product.home().resolve("arena/target/arena.jar").toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.startsWith("LANG"));
        builder.environment().put("LC_ALL", "C");
        Process process = builder.redirectOutput(log).start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    private void makeOddNames(Path where) throws IOException, InterruptedException {
        Files.createDirectories(where);
        assertThat(new ProcessBuilder("sh", "-c", ODD_NAMES)
                        .directory(where.toFile())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
    }

    @Test
    void namesThatTheLocaleCannotWriteStopNoContest() throws Exception {
        Product product = new Product(folder)
                .bot(
                        "Alpha",
                        "sh alpha.sh {folder}",
                        "alpha.sh",
                        "cd \"$1\"\n" + ODD_NAMES + ": >ready.txt\nsleep 1\n");
        product.write("cup.ini", """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                [settings]
                turn-limit = 4
                [team Alpha]
                bot = Alpha
                [team Beta]
                bot = superbot:1
                [team Gamma]
                bot = superbot:1
                """);
        for (String where : List.of(
                "team-folders",
                "team-folders/Alpha",
                "team-folders/Idle",
                "cup.contest/records",
                "cup.contest/logs",
                ".")) {
            makeOddNames(folder.resolve(where));
        }
        File log = folder.resolve("printed").toFile();
        assertThat(runPlainly(log, "contest", "run", "cup.ini"))
                .as(Product.read(log.toPath()))
                .isZero();
        assertThat(Product.read(log.toPath())).doesNotContain("The arena itself has failed", "InvalidPath");
        assertThat(runPlainly(log, "contest", "verify", "cup.ini"))
                .as(Product.read(log.toPath()))
                .isZero();
    }

    @Test
    void aTeamWhoseFolderHoldsSuchNamesIsSeatedAllTheSame() throws Exception {
        new Product(folder)
                .bot(
                        "Alpha",
                        "sh alpha.sh {folder}",
                        "alpha.sh",
                        "cd \"$1\"\n" + ODD_NAMES + ": >ready.txt\nsleep 1\n");
        makeOddNames(folder.resolve("team-folders/Alpha"));
        File log = folder.resolve("printed").toFile();
        assertThat(runPlainly(log, "play", "Alpha", "superbot:1", "--records", "kept"))
                .as(Product.read(log.toPath()))
                .isZero();
        assertThat(runPlainly(log, "verify", "last", "--records", "kept"))
                .as(Product.read(log.toPath()))
                .isZero();
        Product.Run again = new Product(folder)
                .bot("Alpha", "sh alpha.sh {folder}", "alpha.sh", Product.read(folder.resolve("alpha.sh")))
                .run("play", "Alpha", "superbot:1", "--json");
        assertThat(again.record().events(Event.Joined.class)).hasSize(2);
    }

    @Test
    void theLauncherReadsNamesAsUtf8WhateverTheLocaleIs() throws Exception {
        Product product = new Product(folder);
        for (Map.Entry<String, String> locale :
                Map.of("LC_ALL", "C", "LANG", "xx_YY.UTF-8").entrySet()) {
            ProcessBuilder builder = product.starting(
                    "play", "superbot:1", "superbot:1", "--set", "turn-limit=2", "--records", "pr\u00e9sences");
            builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.startsWith("LANG"));
            builder.environment().put(locale.getKey(), locale.getValue());
            File log = folder.resolve("printed").toFile();
            Process process =
                    builder.redirectErrorStream(true).redirectOutput(log).start();
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue())
                    .as(locale + ": " + Product.read(log.toPath()))
                    .isZero();
            assertThat(new ProcessBuilder("sh", "-c", "rm -r \"$(printf 'pr\\303\\251sences')\"")
                            .directory(folder.toFile())
                            .start()
                            .waitFor())
                    .isZero();
        }
    }
}
