package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.config.ArenaFiles;
import arena.launch.program.BotProgram;
import arena.launch.terms.ConfinementLevel;
import arena.launch.terms.LaunchTerms;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what a program sees inside bubblewrap: its own files, by name, and nothing beside them. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class VisibleFoldersTest {

    private static final String SECRET = "this-is-somebody-elses-secret";

    @TempDir
    private Path temporary;

    private Path root;
    private Path home;
    private Path bot;
    private final TreeMap<String, String> environment = new TreeMap<>();
    private final List<Path> bases = new ArrayList<>();
    private final List<Path> arena = new ArrayList<>();
    private final List<Path> others = new ArrayList<>();
    private final List<Path> shown = new ArrayList<>();
    private boolean writesBesideItself;

    @BeforeEach
    void makeHome() throws IOException {
        assumeTrue(
                LaunchField.levels().anyMatch(ConfinementLevel.BWRAP::equals),
                "NOT TESTED: bubblewrap does not work on this machine");
        root = temporary.toRealPath();
        home = Files.createDirectories(root.resolve("home/me"));
        bot = Files.createDirectories(home.resolve("bots/mine"));
        Files.writeString(bot.resolve("book.txt"), "my own book\n");
        environment.put("HOME", home.toString());
    }

    @Test
    void neitherOtherTeamsNorTheRecordsNorTheNetworkAreInside() throws IOException {
        try (LaunchField launchField = new LaunchField(root, ConfinementLevel.BWRAP)) {
            Path other = Files.createDirectories(launchField.folder("BRAVO"));
            Files.writeString(other.resolve("output_1.txt"), "secret");
            Files.writeString(launchField.root.resolve("beside.txt"), "before");
            LaunchedPlayer bot = launchField.shell("ls -A " + launchField.field + "; cat " + other
                    + "/output_1.txt; ls -A "
                    + launchField.root
                    + "/logs; echo after > " + launchField.root + "/beside.txt; echo mine > \"$ARENA_FOLDER/mine.txt\";"
                    + " echo private > /tmp/private; echo devices $(grep -c : /proc/net/dev); ps -e | wc -l");
            launchField.join(bot);
            LaunchField.awaitGone(bot);
            bot.leave();

            assertThat(launchField.log())
                    .contains("out  | ALPHA")
                    .doesNotContain("BRAVO\n")
                    .doesNotContain("secret");
            assertThat(launchField.log()).doesNotContain("out  | match-1").contains("devices 1");
            assertThat(launchField.root.resolve("beside.txt")).hasContent("before");
            assertThat(launchField.folder("ALPHA").resolve("mine.txt")).hasContent("mine");
            assertThat(Path.of("/tmp/private")).doesNotExist();
        }
    }

    @Test
    void theTemporaryFolderOfTheHostIsNotInside() throws IOException {
        Path theirs = Files.createDirectories(root.resolve("session"));
        secret(theirs.resolve("agent.txt"));
        for (String name : List.of("TMP", "TEMP", "TMPDIR", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "PWD", "HOMEDIR")) {
            environment.put(name, name.equals("HOMEDIR") ? home.toString() : theirs.toString());
        }
        try (ServerSocketChannel agent = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            Path socket = theirs.resolve("agent.1");
            agent.bind(UnixDomainSocketAddress.of(socket));
            environment.put("SSH_AUTH_SOCK", socket.toString());

            assertThat(seen("ls -A " + theirs + "; ls -d " + theirs)).doesNotContain("agent.1", "out  | " + theirs);
        }
    }

    @Test
    void aFolderOfProgramsOnThePathShowsNeitherCredentialsNorOtherFilesBesideIt() throws IOException {
        List<String> path = new ArrayList<>();
        for (String folder : List.of(".docker", ".cargo", ".local", ".pyenv", ".sdkman", "tools", "")) {
            Path above = home.resolve(folder);
            program(above.resolve("bin/tool"));
            secret(above.resolve("credentials.toml"));
            secret(above.resolve("config.json"));
            secret(above.resolve("share/keyrings/login.keyring"));
            path.add(above.resolve("bin").toString());
        }
        program(home.resolve(".cargo/bin/rustup"));
        path.addAll(List.of(".", "..", home.toString(), home.resolve(".ssh").toString(), System.getenv("PATH")));
        secret(home.resolve(".ssh/id_ed25519"));
        secret(home.resolve(".netrc"));
        environment.put("PATH", String.join(":", path));

        assertThat(seen(searching(root))).doesNotContain(SECRET).contains("my own book");
    }

    @Test
    void aProgramInAPersonsFolderShowsItselfAlone() throws IOException {
        Path program = program(home.resolve(".docker/bin/play"));
        secret(home.resolve(".docker/config.json"));
        secret(home.resolve(".docker/bin/other"));

        assertThat(output(List.of(program.toString(), searching(root))))
                .doesNotContain(SECRET)
                .contains("my own book");
    }

    @Test
    void aLanguageInAHomeRunsThoughItsCredentialsAreNotShown() throws IOException {
        Path environments = home.resolve(".pyenv");
        program(environments.resolve("versions/3.1/bin/python3"));
        Files.writeString(environments.resolve("version"), "3.1\n");
        program(environments.resolve("libexec/pyenv"), "exec " + environments + "/versions/3.1/bin/python3 \"$@\"");
        program(environments.resolve("shims/python3"), "exec " + environments + "/libexec/pyenv \"$@\"");
        secret(environments.resolve("token.json"));
        Path java = home.resolve(".sdkman/candidates/java");
        program(java.resolve("17/bin/java"));
        Files.createDirectories(java.resolve("17/lib"));
        Files.writeString(java.resolve("17/release"), "JAVA_VERSION=\"17\"\n");
        Files.createSymbolicLink(java.resolve("current"), Path.of("17"));
        secret(home.resolve(".sdkman/etc/config"));
        secret(java.resolve("17/lib/../secret.txt").normalize());
        environment.put(
                "PATH",
                environments.resolve("shims") + ":" + java.resolve("current/bin") + ":" + System.getenv("PATH"));

        assertThat(output(List.of("python3", "java 'echo both run'; " + searching(root))))
                .contains("out  | both run")
                .doesNotContain(SECRET);
    }

    @Test
    void anEnvironmentOfPythonAndItsPythonElsewhereAreBothThere() throws IOException {
        Path python = program(home.resolve("opt/python/bin/python3.11"));
        Files.createDirectories(home.resolve("opt/python/lib/python3.11"));
        Path environments = Files.createDirectories(bot.resolve(".venv/bin"));
        Files.createSymbolicLink(environments.resolve("python"), python);
        Files.writeString(bot.resolve(".venv/pyvenv.cfg"), "home = " + python.getParent() + "\n");
        secret(home.resolve("opt/python/secret.txt"));

        assertThat(output(List.of(".venv/bin/python", "ls -d " + home + "/opt/python/lib/*; " + searching(root))))
                .contains("out  | " + home + "/opt/python/lib/python3.11")
                .doesNotContain(SECRET);
    }

    @Test
    void ofTheFolderOfTheSettingsABotSeesWhatItsCommandNames() throws IOException {
        for (Path folder : List.of(root.resolve("arena"), home, root)) {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("think.sh"), "eval \"$1\"\n");
            secret(folder.resolve("config.ini"));
            secret(folder.resolve("cup.ini"));
            secret(folder.resolve("cup.contest/contest.db"));
            secret(folder.resolve("other-bot/bot.py"));
            bases.clear();
            bases.add(root.resolve("arena"));
            bot = folder;

            assertThat(output(List.of("sh", "think.sh", "echo I think in $PWD; " + searching(root))))
                    .contains("out  | I think in " + folder)
                    .doesNotContain(SECRET);
        }
    }

    @Test
    void aContestInTheBotsOwnFolderIsNotEvenNamed() throws IOException {
        Path contest = bot.resolve("events/cup.ini");
        Files.createDirectories(contest.getParent());
        Files.writeString(
                contest,
                "[contest]\nname = Cup\nfolder = kept\n[draw]\nseed = " + SECRET
                        + "\n[database]\nurl = jdbc:postgresql://x/y\npassword-file = pass\n");
        secret(bot.resolve("events/kept/notes.txt"));
        secret(bot.resolve("events/pass"));
        secret(bot.resolve("old.contest/contest.db"));
        secret(bot.resolve(".arena/records/match.jsonl"));
        secret(bot.resolve("settings.ini"));
        arena.add(bot.resolve("settings.ini"));
        Files.writeString(bot.resolve("events/mine.txt"), "mine as well\n");

        for (boolean writes : List.of(false, true)) {
            writesBesideItself = writes;
            assertThat(seen(searching(bot) + "; find " + bot
                            + "; cat /proc/self/mountinfo /proc/mounts /proc/1/cmdline"))
                    .contains("my own book", "mine as well")
                    .doesNotContain(SECRET, "cup.ini", "kept", "events/pass", "old.contest", ".arena", "settings.ini");
        }
    }

    @Test
    void whatTheHostListsShowsNothingOfTheArenasAndNoDotFolder() throws IOException {
        secret(home.resolve(".aws/credentials"));
        secret(home.resolve("work/cup/contest.db"));
        secret(home.resolve("work/bots/theirs/bot.py"));
        others.add(home.resolve("work/bots/theirs"));
        Files.writeString(home.resolve("work/models.txt"), "the models\n");
        shown.add(home);

        assertThat(seen(searching(root))).contains("the models").doesNotContain(SECRET);
    }

    @Test
    void anotherBotsFolderIsNotShownEvenInsideItsOwn() throws IOException {
        secret(bot.resolve("second/bot.py"));
        others.add(bot.resolve("second"));
        others.add(bot);
        Path link = Files.createSymbolicLink(bot.resolve("nearby"), Path.of("second"));

        assertThat(seen(searching(root) + "; cat " + link + "/*"))
                .contains("my own book")
                .doesNotContain(SECRET);
    }

    @Test
    void noCommandLineAndNoTableOfMountsRevealsAHiddenPath() throws IOException {
        Path hidden = Files.createDirectories(root.resolve("field/HIDDEN-TEAM"));
        String told = seen("cat /proc/1/cmdline /proc/1/environ /proc/mounts /proc/*/cmdline /proc/self/mountinfo"
                + " /proc/self/environ | tr '\\0' '\\n'; ls -l /proc/self/fd /proc/1/fd; ls -A /run /var /sys /home");

        assertThat(told)
                .contains(bot.toString())
                .doesNotContain(hidden.getFileName().toString(), root + "/logs", "--ro-bind", "arena-child");
    }

    @Test
    void itHasItsThreeStreamsOpenAndNothingElse() throws IOException {
        assertThat(seen("ls -l /proc/self/fd"))
                .contains(" 0 -> /dev/null", " 1 -> pipe:", " 2 -> pipe:", " 3 -> /proc/")
                .doesNotContain(" 4 -> ");
    }

    @Test
    void whatOnlyTheSystemMayReadIsNotThereEvenForRoot() throws IOException {
        assertThat(seen("cat /etc/shadow /etc/gshadow /etc/sudoers /etc/ssl/private/*; ls -A /root /var/lib"
                        + " /run;"
                        + " head -c 1 /etc/passwd; echo; for file in $(find /proc /sys -writable"
                        + " -type f); do case $file in /proc/[0-9]*|/proc/self/*|/proc/thread-self/*)"
                        + " ;; *) echo wrote $file ;; esac; done"))
                .contains("out  | r")
                .doesNotContain("root:*", "root:!", "root:$", "out  | wrote", "dpkg");
    }

    @Test
    void nothingCanBeWrittenBesideItsOwnFolderAndWhatItPutsAsideIsBounded() throws IOException {
        String told = seen("for place in / /dev /etc /usr " + bot + "; do echo x > $place/new && echo wrote"
                + " $place; done; for place in /tmp /var/tmp /dev/shm \"$HOME\" \"$ARENA_FOLDER\"; do echo x"
                + " > $place/new"
                + " && echo may write $place; done; for n in 1 2 3; do head -c 60000 /dev/zero > /tmp/$n ||"
                + " echo full; done");

        assertThat(told)
                .doesNotContain("out  | wrote")
                .contains(
                        "may write /tmp",
                        "may write /var/tmp",
                        "may write /dev/shm",
                        "may write " + home,
                        "out  | full");
    }

    @Test
    void aContestIsFoundWhereverItIs() throws IOException {
        secret(bot.resolve("a/b/any.contest/contest.db"));
        Files.writeString(bot.resolve("a/Cup.INI"), "; a cup\n[Contest]\nname = x\nno sense at all\n");

        assertThat(ArenaFiles.in(bot))
                .containsExactlyInAnyOrder(
                        bot.resolve("a/b/any.contest"), bot.resolve("a/Cup.INI"), bot.resolve("a/Cup.contest"));
    }

    private static void secret(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, SECRET + "\n");
    }

    private static Path program(Path file) throws IOException {
        return program(file, "eval \"$1\"");
    }

    private static Path program(Path file, String words) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + words + "\n");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Returns words for a shell that print every file below a folder. */
    private static String searching(Path folder) {
        return "find " + folder + " -type f -exec cat {} + 2>&1";
    }

    private String seen(String script) throws IOException {
        return output(List.of("sh", "-c", script));
    }

    private String output(List<String> command) throws IOException {
        Path logs = root.resolve("logs");
        LaunchTerms.VisiblePaths sight = new LaunchTerms.VisiblePaths(
                false,
                writesBesideItself,
                shown,
                List.of(root.resolve("field"), logs),
                new LaunchTerms.KnownFolders(bases, arena, others, ArenaFiles::in, List.of()));
        LaunchTerms terms = new LaunchTerms(
                ConfinementLevel.BWRAP, logs, sight, new LaunchTerms.Limits(100_000, 1 << 20, Duration.ofMillis(200)));
        try (LaunchField launchField = new LaunchField(root, terms)) {
            LaunchedPlayer player =
                    launchField.player(new BotProgram("ALPHA", command, bot, environment, Duration.ofSeconds(10)));
            launchField.join(player);
            LaunchField.awaitGone(player);
            player.leave();
            return launchField.log();
        }
    }
}
