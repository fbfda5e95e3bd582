package arena.cli.bot;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.training.TrainingPlan;
import arena.app.training.TrainingServer;
import arena.cli.host.CommandEnvironment;
import arena.cli.host.ConfigOption;
import arena.cli.match.GameOptions;
import arena.config.Configuration;
import arena.game.GameDefinition;
import arena.game.GameInfo;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena env}: the rules of a game for a program that learns. */
@Command(
        name = "env",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Plays games for a program that learns: requests and answers are lines of JSON on the standard streams,"
                    + " explained in arena/docs/training.md.",
            "Python programs use bot-template/python/arena_env.py, which starts this command."
        },
        footer = {"  arena env GAME --games 256", "  echo '{\"do\": \"reset\", \"seeds\": [7]}' | arena env GAME"})
public final class EnvCommand implements Runnable {

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Option(
            names = "--seats",
            paramLabel = "N",
            description = "The number of seats of each game. Default: the usual number of the game.")
    private Optional<Integer> seats = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "K",
            description = "The number of games at a time. Default: ${DEFAULT-VALUE}.")
    private int games = 1;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "Changes a setting of the games; may be repeated.")
    private List<String> changes = new ArrayList<>();

    @Option(
            names = "--views",
            paramLabel = "SEATS",
            description = "The seats whose view is sent: asked (at the end all), all or none. Default: asked.")
    private TrainingPlan.Views views = TrainingPlan.Views.ASKED;

    @Option(names = "--no-legal", description = "Sends no list of orders, which saves time.")
    private boolean withoutLegal;

    @Option(names = "--scenes", description = "Sends each view also as values, as the pages draw it.")
    private boolean scenes;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "The folder of the records. Default: that of config.ini.")
    private Optional<Path> records = Optional.empty();

    @Mixin
    private ConfigOption config = new ConfigOption();

    private final CommandEnvironment host;

    public EnvCommand(CommandEnvironment host) {
        this.host = host;
    }

    @Override
    public void run() {
        Configuration configuration = config.read(host);
        GameDefinition<?, ?, ?> game = NameLookup.game(name);
        GameInfo info = game.info();
        seats.ifPresent(number -> GameOptions.requireSeats("--seats", info, number));
        if (games < 1 || games > TrainingPlan.MOST_GAMES) {
            throw RequestFailure.usage("--games is 1 to " + TrainingPlan.MOST_GAMES + ", not " + games + ".");
        }
        TrainingPlan plan = new TrainingPlan(
                game,
                GameOptions.settings(configuration, info, changes),
                seats.orElse(info.usualSeats()),
                games,
                new TrainingPlan.Fields(views, !withoutLegal, scenes),
                records.map(host::resolve).orElse(configuration.field().records()));
        try {
            new TrainingServer(plan)
                    .serve(
                            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                            new FileOutputStream(FileDescriptor.out));
        } catch (IOException closed) {
            throw RequestFailure.infrastructure(
                    "The standard streams cannot be used (" + closed.getMessage() + "); is the other program gone?");
        }
    }
}
