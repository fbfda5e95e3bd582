package arena.cli.bot;

import arena.app.RequestFailure;
import arena.cli.host.CommandEnvironment;
import arena.cli.match.GameNameOption;
import arena.exchange.FolderBot;
import arena.game.Setting;
import arena.level.Effort;
import arena.match.Responder;
import arena.superbot.SuperBots;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena superbot}: the super bot as a program of its own, which serves a folder like any other bot. */
@Command(
        name = "superbot",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays as the super bot in a team folder, match after match, until you stop it.",
            "It uses the same files as any other bot and has no advantage."
        },
        footer = {
            "  arena superbot team-folders/SuperBot --level 2",
            "  arena superbot //server/field/SuperBot --level 1 --seed 7"
        })
public final class SuperBotCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FOLDER", description = "The team folder, named like the team.")
    private Path folder = Path.of("");

    @Option(names = "--level", paramLabel = "N", description = "The level. Default: ${DEFAULT-VALUE}.")
    private int level = 1;

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of its random choices. Default: ARENA_SEED of the environment, else random.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--think",
            paramLabel = "TIME",
            description = "The time that levels 4 and 5 use for a move; at most a third of the move time is"
                    + " advisable. Default: ${DEFAULT-VALUE}.")
    private String think = "100ms";

    @Option(
            names = "--why",
            description = "Prints the reason of each answer to standard error, which goes into its log.")
    private boolean why;

    private final CommandEnvironment host;

    public SuperBotCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Path served = host.resolve(folder);
        String team = Optional.ofNullable(served.getFileName())
                .map(Path::toString)
                .orElseThrow(() -> RequestFailure.usage(
                        served + " is not a team folder; name one, such as" + " team-folders/MyTeam."));
        Responder responder = responder(team);
        host.err().println("superbot:" + level + " serves " + served + "; stop it with Ctrl-C.");
        new FolderBot(served, why ? new ThinkingAloud(responder, host.err()) : responder).serve();
    }

    private Responder responder(String team) {
        String id = game.definition().info().id();
        List<SuperBots.LevelInfo> levels = SuperBots.levels(id);
        if (levels.stream().noneMatch(info -> info.number() == level)) {
            throw RequestFailure.usage("The super bot of " + id + " has the levels 1 to " + levels.size() + ", not "
                    + level + "; name one of them with --level.");
        }
        Duration time = Setting.duration(think)
                .filter(duration -> !duration.isZero())
                .orElseThrow(() -> RequestFailure.usage(
                        "--think is a time with its unit, such as 100ms or 1s, not \"" + think + "\"."));
        Effort effort = Effort.within(time.multipliedBy(3), time);
        return SuperBots.named(id, level, team, seed.orElseGet(SuperBotCommand::givenSeed), effort);
    }

    /** Returns the seed that the arena gives to every bot that it starts, so that a match can be repeated. */
    private static long givenSeed() {
        return Optional.ofNullable(System.getenv("ARENA_SEED"))
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::parseLong)
                .orElseGet(() -> new SplittableRandom().nextLong());
    }

    /**
     * A responder that prints the reason of each answer after the ruling, so that printing takes no time of the move.
     */
    static final class ThinkingAloud implements Responder {

        private final Responder responder;
        private final PrintStream out;
        private int number;
        private String answer = "";

        ThinkingAloud(Responder responder, PrintStream out) {
            this.responder = responder;
            this.out = out;
        }

        @Override
        public String answer(String input) {
            number++;
            answer = responder.answer(input);
            return answer;
        }

        @Override
        public void acknowledged(int code) {
            String why = responder.why();
            if (!why.isEmpty()) {
                out.println("output_" + number + " (" + answer.strip() + "), code " + code + ", why: " + why);
            }
            responder.acknowledged(code);
        }

        @Override
        public String why() {
            return responder.why();
        }

        @Override
        public void over(String gameover) {
            number = 0;
            responder.over(gameover);
        }
    }
}
