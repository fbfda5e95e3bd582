package arena.cli.check;

import arena.cli.host.CommandFailure;
import arena.cli.host.Host;
import arena.cli.stage.Stage;
import arena.config.BotEntry;
import arena.doctor.Diagnosis;
import arena.doctor.Doctor;
import arena.doctor.Referral;
import arena.game.GameBox;
import arena.game.Settings;
import arena.record.Printable;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.List;

/** Sends a bot to the protocol doctor, and prints the summary. */
final class ThoroughCheck {

    private static final int OPPONENT_LEVEL = 1;

    private final Host host;
    private final Stage stage;
    private final GameBox<?, ?, ?> box;

    ThoroughCheck(Host host, Stage stage, GameBox<?, ?, ?> box) {
        this.host = host;
        this.stage = stage;
        this.box = box;
    }

    /**
     * Returns a few lines for each thing that is wrong.
     *
     * @throws CommandFailure if the game cannot be used for this
     */
    List<String> findings(BotEntry bot) {
        String id = box.info().id();
        Referral.Game game = new Referral.Game(
                box, Settings.of(box.info(), stage.configuration().gameSettings(id)));
        if (SuperBots.levels(id).isEmpty() || !Doctor.knows(game)) {
            throw CommandFailure.usage("\"--thorough\" needs a game that asks its players in turns and has a super bot,"
                    + " which " + box.info().title() + " is not; leave it away.");
        }
        Referral referral = new Referral(
                game,
                new Referral.Bot(bot.name(), stage.launcher(), folder -> stage.spec(bot, folder)),
                (seat, seed) -> SuperBots.onSeat(id, OPPONENT_LEVEL, seat, seed),
                stage.folder(".arena").resolve("doctor"));
        return read(examine(referral));
    }

    private Diagnosis examine(Referral referral) {
        host.err().println("the doctor plants troubles; this takes about a minute ...");
        Diagnosis diagnosis = new Doctor(referral, this::show).examine();
        if (host.terminal()) {
            host.screen().print("\r\u001B[K");
        }
        return diagnosis;
    }

    private void show(String words) {
        if (host.terminal()) {
            host.screen().print("\r\u001B[K  trouble " + words);
            host.screen().flush();
        }
    }

    private List<String> read(Diagnosis diagnosis) {
        for (List<String> warning : diagnosis.warnings()) {
            warning.forEach(line ->
                    host.out().println((line.equals(warning.get(0)) ? "  WARNING: " : "  ") + Printable.of(line)));
        }
        if (!diagnosis.warnings().isEmpty()) {
            host.out()
                    .println(
                            "  The folder of this bot lies on a local disk, where the arena's files appear whole: that would"
                                    + " hurt it on a network share only.");
        }
        List<String> lines = new ArrayList<>();
        diagnosis.illnesses().forEach(lines::addAll);
        if (diagnosis.isHealthy()) {
            host.out().println("  " + diagnosis.summary());
        } else {
            lines.add(diagnosis.summary());
        }
        return lines;
    }
}
