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
            "Serves a team folder as the super bot, match after match, until it is ended.",
            "It does what any bot does and gets no favours."
        },
        footer = {
            "  arena superbot team-folders/SuperBot --level 2",
            "  arena superbot //server/field/SuperBot --level 1 --seed 7"
        })
public final class SuperBotCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "FOLDER", description = "The team folder; its name is the team's name.")
    private Path folder = Path.of("");

    @Option(names = "--level", paramLabel = "N", description = "How strong it is. Default: ${DEFAULT-VALUE}.")
    private int level = 1;

    @Mixin
    private GameNameOption game = new GameNameOption();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of its chance. Default: ARENA_SEED of the environment, else a random one.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--think",
            paramLabel = "TIME",
            description = "How long levels 4 and 5 think about a move; at most a third of the move time is wise."
                    + " Default: ${DEFAULT-VALUE}.")
    private String think = "100ms";

    @Option(
            names = "--why",
            description = "Prints to standard error why each answer was given, which is kept in its log.")
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
                .orElseThrow(() ->
                        RequestFailure.usage(served + " is no team folder; name one, such as team-folders/MyTeam."));
        Responder responder = responder(team);
        host.err().println("superbot:" + level + " serves " + served + "; Ctrl-C ends it.");
        new FolderBot(served, why ? new ThinkingAloud(responder, host.err()) : responder).serve();
    }

    private Responder responder(String team) {
        String id = game.box().info().id();
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
