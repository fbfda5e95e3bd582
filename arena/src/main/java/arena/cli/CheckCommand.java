package arena.cli;

import arena.config.BotEntry;
import arena.config.Configuration;
import arena.exchange.FieldException;
import arena.game.GameBox;
import arena.game.Settings;
import arena.match.Conclusion;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.superbot.SuperBots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena check}: what an organiser runs on every entry, and a contestant before he hands it in. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says what is wrong with a bot, one sentence each.",
            "It looks whether the folder is usable and the command exists, whether the bot becomes ready, and whether it plays"
                    + " a match against itself and one against the super bot without a wrong move and in time."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena check MyTeam",
            "  arena check MyTeam --field /srv/field",
            "",
            "Exit codes: 0 nothing is wrong, 1 something is, 2 there is no such bot or config.ini cannot be used, 3 the",
            "machine failed and nothing can be said."
        })
final class CheckCommand implements Callable<Integer> {

    private static final long SEED = 1;

    @Parameters(index = "0", paramLabel = "NAME", description = "The bot's name, as in [bot NAME].")
    private String name = "";

    @Option(names = "--game", paramLabel = "GAME", description = "The game. Default: ${DEFAULT-VALUE}.")
    private String game = "chain-reaction";

    @Mixin
    private ConfigOption config = new ConfigOption();

    @Option(names = "--field", paramLabel = "DIR", description = "The folder that holds the team folders.")
    private Optional<Path> field = Optional.empty();

    @Option(names = "--records", paramLabel = "DIR", description = "The folder for the records.")
    private Optional<Path> records = Optional.empty();

    private final Host host;
    private final Stages stages;

    CheckCommand(Host host, Stages stages) {
        this.host = host;
        this.stages = stages;
    }

    @Override
    public Integer call() {
        GameBox<?, ?, ?> box = Words.game(game);
        Configuration configuration = config.read(host);
        BotEntry bot = configuration
                .bot(name)
                .orElseThrow(() -> CommandFailure.usage(SeatReader.unknownBot(configuration, name)));
        Path folder = field.map(host::resolve).orElse(configuration.field().folder());
        Path shelf = records.map(host::resolve).orElse(configuration.field().records());
        return StopSignal.guarding(() -> {
            try (Stage stage = stages.open(configuration, folder, shelf)) {
                List<String> findings = unstartable(stage, bot);
                return conclude(findings.isEmpty() ? played(stage, bot, box) : findings);
            }
        });
    }

    /** Returns what keeps the bot from being started; nothing is started for that. */
    private List<String> unstartable(Stage stage, BotEntry bot) {
        try {
            List<String> problems = new ArrayList<>(Remedies.problems(bot, stage.spec(bot, name)));
            if (!problems.isEmpty()) {
                problems.add("The command stands in " + config.file(host) + ", line " + bot.line() + ".");
            }
            return problems;
        } catch (FieldException unusable) {
            return List.of(String.valueOf(unusable.getMessage()));
        }
    }

    private List<String> played(Stage stage, BotEntry bot, GameBox<?, ?, ?> box) {
        host.err().println(stage.launcher().words());
        Examination<?, ?, ?> examination = new Examination<>(box, name);
        SeatChoice self = new SeatChoice.Launched(bot);
        play(stage, box, Collections.nCopies(box.info().leastSeats(), self), examination);
        if (examination.isFit() && !SuperBots.levels(box.info().id()).isEmpty()) {
            List<SeatChoice> choices = new ArrayList<>();
            for (int seat = 1; seat < box.info().leastSeats(); seat++) {
                choices.add(new SeatChoice.Level(1));
            }
            choices.add(self);
            play(stage, box, choices, examination);
        }
        examination.timing().ifPresent(words -> host.out().println("  " + words));
        return examination.findings();
    }

    private void play(Stage stage, GameBox<?, ?, ?> box, List<SeatChoice> choices, Examination<?, ?, ?> examination) {
        Settings settings = Settings.of(
                box.info(), stage.configuration().gameSettings(box.info().id()));
        MatchRequest request = new MatchRequest(
                box,
                settings,
                SEED,
                Sitting.inOrder(choices),
                PlayCommand.explanations(stage.configuration().exchange().explain()));
        Outcome outcome = new Performance(stage, request, Spectacle::none).play();
        if (outcome.conclusion() instanceof Conclusion.Broken broken && broken.cause() != Event.Cause.NOBODY_READY) {
            throw CommandFailure.infrastructure("The check could not be finished. " + broken.words());
        }
        examination.read(MatchRecord.read(outcome.record()));
        if (outcome.conclusion() instanceof Conclusion.Decided) {
            host.out().println("  " + sentence(request, outcome));
        }
    }

    private static String sentence(MatchRequest request, Outcome outcome) {
        String seats = String.join(" against ", request.setup().names());
        return seats + ": " + PlayReport.verdict(outcome) + " Record: " + outcome.record();
    }

    private int conclude(List<String> findings) {
        findings.forEach(host.out()::println);
        if (findings.isEmpty()) {
            host.out().println(name + " is fit to play.");
            return CommandFailure.FINE;
        }
        host.out().println(name + " is not fit to play yet.");
        return CommandFailure.FAILED;
    }
}
