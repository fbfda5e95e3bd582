package arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that check a fresh machine, on a PATH of a few real programs and others that only print their names. */
@EnabledOnOs(OS.LINUX)
class FreshMachineTest {

    private static final Path SCRIPTS = (Files.isDirectory(Path.of(".ci")) ? Path.of("") : Path.of(".."))
            .toAbsolutePath()
            .resolve(".ci");

    @TempDir
    private Path programs;

    @BeforeEach
    void bring() throws IOException {
        for (String name : List.of("bash", "sh", "env", "dirname", "mktemp", "ln", "rm", "realpath", "cat")) {
            Path program = Stream.of("/usr/bin", "/bin")
                    .map(place -> Path.of(place, name))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            pretend(name, "exec " + program + " \"$@\"");
        }
    }

    private void pretend(String name, String script) throws IOException {
        Path program = programs.resolve(name);
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
    }

    private List<String> run(String... command) throws IOException, InterruptedException {
        List<String> words =
                new ArrayList<>(List.of("bash", SCRIPTS.resolve(command[0]).toString()));
        words.addAll(List.of(command).subList(1, command.length));
        Path printed = programs.resolveSibling(programs.getFileName() + ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(printed.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", programs.toString());
        Process process = builder.start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        String text = Files.readString(printed);
        Files.delete(printed);
        assertThat(process.exitValue()).as(text).isZero();
        return text.lines().toList();
    }

    @Test
    void bareHidesWhatOnlySomeNeedInEveryVersionAndKeepsTheRest() throws Exception {
        for (String name : List.of("java", "bwrap", "python3", "python3.11", "g++-12", "perl", "mine")) {
            pretend(name, "");
        }
        assertThat(run(
                        "bare",
                        "sh",
                        "-c",
                        "for p in java bwrap python3 python3.11 g++-12 perl mine;"
                                + " do command -v $p >/dev/null && echo $p; done; true"))
                .containsExactly("java", "perl", "mine");
    }

    @Test
    void runBeginsWithTheCommandOfTheReadmeWithoutToolsAndInstallsThemForAllTests() throws Exception {
        pretend("javac", "");
        pretend("bwrap", "");
        pretend("id", "echo 0");
        pretend("apt-get", "echo apt-get \"$1\"");
        pretend("find", "echo find \"$@\"");
        pretend("mvn", "echo mvn \"$@\"; command -v bwrap >/dev/null && echo with bwrap; true");
        assertThat(Files.readString(SCRIPTS.resolveSibling("README.md"))).contains("\n    mvn verify\n");
        List<String> lines = run("run");
        assertThat(lines)
                .filteredOn(line -> line.matches("(mvn|with|apt-get|find) .*"))
                .satisfiesExactly(
                        line -> assertThat(line).matches("mvn (-\\S+ )*verify").doesNotContain("slow"),
                        line -> assertThat(line)
                                .startsWith("find . ")
                                .contains(" */target/classes ", " */target/test-classes "),
                        line -> assertThat(line).isEqualTo("apt-get update"),
                        line -> assertThat(line).matches("mvn (-\\S+ )*verify").contains("-Pslow"),
                        line -> assertThat(line).isEqualTo("with bwrap"));
    }
}
