package arena.probe;

import arena.exchange.FileName;
import arena.exchange.FolderEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A check that waits until a started bot is ready, and finds old files that it has not deleted. */
final class StartCheck {

    private static final List<String> OLD = List.of(
            FileName.of(FileName.Kind.INPUT, 1),
            FileName.of(FileName.Kind.OUTPUT, 1),
            FileName.of(FileName.Kind.ACKNOWLEDGE, 1),
            FileName.of(FileName.Kind.INPUT, 2));

    private final ProbeFindings findings;
    private final ProbedBot bot;
    private final Optional<FolderEntry> oldHeartbeat;
    private final PlantedFault blame;

    /**
     * Creates a check.
     *
     * @param oldHeartbeat the heartbeat before the start
     * @param blame the cause of old files other than {@code Gameover.txt}
     */
    StartCheck(ProbeFindings findings, ProbedBot bot, Optional<FolderEntry> oldHeartbeat, PlantedFault blame) {
        this.findings = findings;
        this.bot = bot;
        this.oldHeartbeat = oldHeartbeat;
        this.blame = blame;
    }

    /** Writes files of an old match into a folder, if they belong to the faults of the match. */
    static void plantOld(ProbeFindings findings, ProbeMatch match, FileAppearance appearance, String input) {
        if (match.plants(PlantedFault.STALE_GAMEOVER)) {
            findings.plant(PlantedFault.STALE_GAMEOVER);
            appearance.write(FileName.GAMEOVER, "Winner = Somebody\nLoser = Nobody\nReason = time out\nMoves = 7\n");
        }
        if (match.plants(PlantedFault.LEFTOVERS)) {
            findings.plant(PlantedFault.LEFTOVERS);
            OLD.forEach(name -> appearance.write(name, name.startsWith("input") ? input : "0\n"));
            appearance.write(FileName.READY, "old\n");
        }
    }

    /** Returns whether the bot has become ready without old files in its folder; otherwise adds a finding. */
    boolean isPassed() {
        boolean ready = bot.becomesReady(oldHeartbeat, bot.startUp());
        // A bot that mistakes an old file for a new one does so in the first round of its loop.
        Pauses.sleep(ProbeTimes.SETTLE_MILLIS);
        List<String> left = new ArrayList<>(ProbeField.filesOfMatch(bot.folder()));
        boolean gameover = left.remove(FileName.GAMEOVER);
        if (!left.isEmpty()) {
            findings.report(blame, 1, leftWords(left) + endWords());
        } else if (gameover) {
            findings.report(PlantedFault.STALE_GAMEOVER, 1, leftWords(List.of(FileName.GAMEOVER)) + endWords());
        } else if (bot.isOver()) {
            findings.report(PlantedFault.STARTED, 1, bot.end());
        } else if (!ready) {
            findings.report(
                    PlantedFault.STARTED,
                    1,
                    "Your bot wrote no ready.txt within " + bot.startUp().toMillis() + " ms.");
        } else {
            return true;
        }
        return false;
    }

    private static String leftWords(List<String> left) {
        return "Your bot did not delete " + String.join(", ", left) + ".";
    }

    private String endWords() {
        return bot.isOver() ? " " + bot.end() : "";
    }
}
