package arena.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The completion scripts in real shells. */
@DisabledOnOs(OS.WINDOWS)
class CompletionTest {

    /** Replaces what only a line under edit offers: the candidates are printed. */
    private static final String ZSH_LINE = "compdef() { :; }; source \"$1\";"
            + " compadd() { print -l -- \"${@:#--}\"; }; _files() { :; }; _describe() { print -l -- \"${(@P)2}\"; };"
            + " words=(arena ${=2} ''); [[ $3 == none ]] || words[-1]=$3; CURRENT=$#words; PREFIX=$words[-1]; _arena";

    @TempDir
    private Path root;

    private Console console;

    @BeforeEach
    void bots() throws IOException {
        console = new Console(root)
                .config("[bot GreenTeam]\ncommand = green {folder}\n[bot RedTeam]\ncommand = red {folder}\n");
    }

    @Test
    void fishCompletesCommandsOptionsAndNames() throws Exception {
        assertThat(fish("arena con"))
                .contains("contest\tRuns a contest of many teams: draw, games, referee's decisions," + " results");
        assertThat(fish("arena contest ve")).singleElement().asString().startsWith("verify\t");
        assertThat(fish("arena play --see")).singleElement().asString().startsWith("--seed");
        assertThat(fish("arena play --game ")).anyMatch(line -> line.startsWith("asterobots"));
        assertThat(fish("arena play superbot:1 ")).contains("GreenTeam", "RedTeam", "superbot:5");
        assertThat(fish("arena errors ")).contains("GreenTeam").doesNotContain("superbot:5");
        assertThat(fish("arena replay ")).contains("last");
    }

    private List<String> fish(String line) throws Exception {
        String command = "source $argv[1]; complete -C $argv[2]";
        return lines(List.of("fish", "-c", command, script("fish").toString(), line));
    }

    @Test
    void zshCompletesCommandsOptionsAndNames() throws Exception {
        assertThat(zsh("", "none"))
                .contains("contest:Runs a contest of many teams: draw, games, referee's decisions, results");
        assertThat(zsh("contest", "none")).anyMatch(line -> line.startsWith("verify:"));
        assertThat(zsh("play", "--"))
                .anyMatch(line -> line.startsWith("--seed:"))
                .doesNotContain("GreenTeam");
        assertThat(zsh("play --game", "none")).contains("asterobots", "chain-reaction");
        assertThat(zsh("play superbot:1", "none")).contains("GreenTeam", "RedTeam", "superbot:5");
        assertThat(zsh("errors", "none")).contains("GreenTeam").doesNotContain("superbot:5");
        assertThat(zsh("replay", "none")).contains("last");
    }

    private List<String> zsh(String words, String last) throws Exception {
        return lines(List.of("zsh", "-f", "-c", ZSH_LINE, "zsh", script("zsh").toString(), words, last));
    }

    private Path script(String shell) throws IOException {
        Path script = root.resolve("completion." + shell);
        Files.writeString(script, console.type("completion", shell).out());
        return script;
    }

    private List<String> lines(List<String> command) throws Exception {
        String shell = command.get(0);
        assumeTrue(
                SystemTools.find(shell).isPresent(), "NOT TESTED: completion in " + shell + ", which is not installed");
        Process process = new ProcessBuilder(command)
                .directory(console.folder().toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
    }
}
