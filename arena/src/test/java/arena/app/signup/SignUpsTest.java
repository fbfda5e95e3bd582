package arena.app.signup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import arena.app.contest.ContestWatch;
import arena.app.contest.DecisionAuthor;
import arena.app.play.ServicesFactory;
import arena.config.BotEntry;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.config.LaunchSettings;
import arena.config.SignUpSettings;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Tests of sign-ups: an entry is complete or absent, whenever the arena was killed. */
class SignUpsTest {

    private static final String COMMAND = "no-such-program bot.py {folder}";

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(folder.resolve("cup.ini"), """
                [contest]
                name = Cup
                game = chain-reaction
                format = round-robin
                """);
    }

    /** An action on sign-ups. */
    private interface Action {
        void with(SignUps signUps) throws IOException;
    }

    private void open(Action action) throws IOException {
        open(true, action);
    }

    /** Opens them without bubblewrap, so that all machines do the same. */
    private void open(boolean startsOutside, Action action) throws IOException {
        Configuration standard =
                ConfigReader.standard(folder).withConfinement(LaunchSettings.Confine.NONE, startsOutside);
        SignUpSettings usual = standard.serve().signUp();
        Configuration open = standard.withServe(
                standard.serve().withSignUp(new SignUpSettings(true, 10, 100, Optional.empty(), usual.limits())));
        try (ContestWatch watch = ContestWatch.open(open, folder.resolve("cup.ini"), remark -> {});
                SignUps signUps = SignUps.open(watch, new ServicesFactory(folder, remark -> {}))) {
            action.with(signUps);
        }
    }

    private Path team() {
        return folder.resolve("cup.contest/sign-up/Amber");
    }

    private void handIn() throws IOException {
        open(signUps -> {
            signUps.signUp("Amber", "", "");
            signUps.takeArchive("Amber", Archives.file(folder, Archives.of("bot.py")), new StartCommand(COMMAND));
            awaitState(signUps, SignUp.State.CHECKED);
        });
    }

    private static void awaitState(SignUps signUps, SignUp.State state) {
        await().until(() -> entry(signUps).progress().state() == state);
    }

    private static SignUp.Entry entry(SignUps signUps) {
        return signUps.of("Amber").flatMap(SignUp::entry).orElseThrow();
    }

    private void replace(String before, String after) throws IOException {
        Path file = team().resolve("sign-up.properties");
        String text = Files.readString(file);
        assertThat(text).contains(before);
        Files.writeString(file, text.replace(before, after));
    }

    private List<String> left() throws IOException {
        try (Stream<Path> all = Files.list(team())) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aSignUpIsReadBackAsWritten() {
        SignUp signUp = new SignUp(
                "Amber",
                "The \u202eAmber\u2069 # Team = \\",
                "Ann, Abdül",
                Optional.of(new SignUp.Entry(
                        3,
                        StartCommand.of("python3 \"my bot.py\" {folder}", "stdio"),
                        2,
                        17,
                        1_700_000_000_000L,
                        new SignUp.Progress(
                                SignUp.State.REFUSED, true, List.of("One.", "Two,\n  in lines."), "Olga", "too old"))),
                2);
        assertThat(SignUp.read(signUp.text())).isEqualTo(signUp);
    }

    @Test
    void anEntryNamesTheWayOfItsProgram() throws IOException {
        open(signUps -> {
            signUps.signUp("Amber", "", "");
            Path archive = Archives.file(folder, Archives.of("bot.py"));
            signUps.takeArchive("Amber", archive, StartCommand.of(COMMAND, "STDIO"));
            awaitState(signUps, SignUp.State.CHECKED);
            signUps.accept("Amber", new DecisionAuthor("Olga", ""));
        });
        assertThat(Files.readString(folder.resolve("cup.ini"))).contains("speaks = stdio\n");
        assertThatThrownBy(() -> StartCommand.of(COMMAND, "http"))
                .hasMessage("speaks is one of folder, stdio, wire, not \"http\".");
    }

    @Test
    void anEntryThatConnectsIsRefusedForAGameWithoutSuchBots() throws IOException {
        assertThat(StartCommand.waysOf("windwardopolis")).contains(BotEntry.Speaks.WIRE);
        assertThat(StartCommand.waysOf("chain-reaction"))
                .containsExactly(BotEntry.Speaks.FOLDER, BotEntry.Speaks.STDIO);
        open(signUps -> {
            signUps.signUp("Amber", "", "");
            Path archive = Archives.file(folder, Archives.of("bot.py"));
            assertThatThrownBy(() -> signUps.takeArchive("Amber", archive, StartCommand.of(COMMAND, "wire")))
                    .hasMessage("No bots that connect by TCP are known for Chain Reaction Reloaded; hand in a bot that"
                            + " uses its folder or standard input and output.");
        });
    }

    @Test
    void aSignUpOfAnEarlierVersionUsesItsFolder() {
        assertThat(SignUp.read("number=1\ncommand=x\nfiles=1\nbytes=1\nepoch-millis=1\nstate=CHECKED\n")
                        .entry()
                        .orElseThrow()
                        .start())
                .isEqualTo(new StartCommand("x"));
    }

    @Test
    void incompleteUploadsOfAKilledArenaAreDeleted() throws IOException {
        handIn();
        Files.createDirectories(team().resolve("incoming-7/half"));
        Files.createDirectories(team().resolve("upload-9"));
        Files.writeString(team().resolve("incoming-sign-up.properties"), "half");
        Path half = folder.resolve("cup.contest/sign-up/.incoming/upload-1.zip");
        Files.writeString(half, "PK");
        open(signUps -> {
            assertThat(left()).containsExactly("sign-up.properties", "upload-1");
            assertThat(half).doesNotExist();
            assertThat(entry(signUps).progress().state()).isEqualTo(SignUp.State.CHECKED);
        });
    }

    @Test
    void anInterruptedCheckIsRepeated() throws IOException {
        handIn();
        replace("state=CHECKED", "state=CHECKING");
        open(signUps -> awaitState(signUps, SignUp.State.CHECKED));
    }

    @Test
    void aHeldEntryHasAReasonAndARemedyAndIsCheckedByAnotherArena() throws IOException {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger logger = (Logger) LoggerFactory.getLogger(SignUps.class);
        logger.addAppender(log);
        open(false, signUps -> {
            signUps.signUp("Amber", "", "");
            signUps.takeArchive("Amber", Archives.file(folder, Archives.of("bot.py")), new StartCommand(COMMAND));
            awaitState(signUps, SignUp.State.HELD);
            assertThat(entry(signUps).progress().sentences())
                    .singleElement()
                    .asString()
                    .contains(
                            "Amber came by sign-up, and such bots are started only in bubblewrap",
                            "confine = none in [launch] of config.ini leaves out",
                            "folders of its opponents",
                            "set confine = auto and start the arena again",
                            "signed-up-bots-read-everything = on")
                    .doesNotContain(folder.toString());
            signUps.check("Amber");
            awaitState(signUps, SignUp.State.HELD);
        });
        logger.detachAppender(log);
        assertThat(log.list)
                .extracting(ILoggingEvent::getFormattedMessage)
                .anyMatch(line ->
                        line.startsWith("The entry 1 of Amber is held. Amber came by sign-up, and" + " such bots")
                                && line.contains("set confine = auto and start the arena again"));
        open(true, signUps -> awaitState(signUps, SignUp.State.CHECKED));
    }

    @Test
    void anInterruptedAcceptanceIsCompleted() throws IOException {
        handIn();
        replace("state=CHECKED", "state=ACCEPTING");
        open(signUps -> assertThat(entry(signUps).progress().state()).isEqualTo(SignUp.State.ACCEPTED));
        assertThat(left()).containsExactly("entry", "sign-up.properties");
        assertThat(Files.readString(folder.resolve("cup.ini"))).contains("[team Amber]");
        // The arena was killed after it had moved the folder, and before it had recorded that.
        replace("state=ACCEPTED", "state=ACCEPTING");
        open(signUps -> assertThat(signUps.of("Amber").orElseThrow().accepted()).isEqualTo(1));
        assertThat(left()).containsExactly("entry", "sign-up.properties");
        assertThat(Files.readString(folder.resolve("cup.ini")).split("\\[team Amber\\]"))
                .hasSize(2);
    }
}
