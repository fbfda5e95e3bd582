package arena.probe;

import arena.exchange.FileName;
import arena.exchange.FolderEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A check that waits until a bot has ended after its match, or is ready for the next one. */
final class EndCheck {

    private final ProbeFindings findings;
    private final ProbedBot bot;
    private final PlantedFault ending;
    private final int turn;

    /**
     * Creates a check.
     *
     * @param turn the turn in which the match ended
     */
    EndCheck(ProbeFindings findings, ProbedBot bot, PlantedFault ending, int turn) {
        this.findings = findings;
        this.bot = bot;
        this.ending = ending;
        this.turn = turn;
    }

    /** Returns whether the bot has ended the match as required; otherwise adds a finding. */
    boolean isPassed() {
        Path gameover = bot.folder().resolve(FileName.GAMEOVER);
        Optional<FolderEntry> before = ProbeField.heartbeat(bot.folder());
        long until = Pauses.nanosAfter(ProbeTimes.END_MILLIS);
        long codeNanos = Pauses.nanosAfter(ProbeTimes.HELD_MILLIS);
        boolean codeIsDue = ending == PlantedFault.END_BEFORE_CODE;
        while (System.nanoTime() < until) {
            Pauses.sleep(ProbeTimes.LOOK_MILLIS);
            if (bot.isOver()) {
                return hasEndedWell();
            }
            boolean cleared = !Files.exists(gameover);
            Optional<FolderEntry> now = ProbeField.heartbeat(bot.folder());
            if (cleared && now.isPresent() && !now.equals(before)) {
                Pauses.sleep(ProbeTimes.SETTLE_MILLIS);
                return true;
            }
            // A bot that waits for the acknowledgement first, as in the document, gets it and finds the end in its next
            // loop.
            if (codeIsDue && !cleared && System.nanoTime() >= codeNanos) {
                new FileAppearance(bot.folder(), Pauses::sleep)
                        .write(FileName.of(FileName.Kind.ACKNOWLEDGE, turn), "0\n");
                codeIsDue = false;
            }
        }
        findings.report(ending, turn, words(Files.exists(gameover)));
        return false;
    }

    private boolean hasEndedWell() {
        if (bot.run().hasEndedWell()) {
            return true;
        }
        findings.report(PlantedFault.BAD_EXIT, turn, bot.end());
        return false;
    }

    private static String words(boolean there) {
        String time = " within " + ProbeTimes.END_MILLIS + " ms.";
        return there
                ? "Your bot neither ended nor deleted Gameover.txt" + time
                : "Your bot deleted Gameover.txt, but neither ended nor wrote ready.txt again" + time;
    }
}
