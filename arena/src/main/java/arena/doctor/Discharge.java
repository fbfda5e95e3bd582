package arena.doctor;

import arena.exchange.Entry;
import arena.exchange.FileName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Waits until a bot that has been told the end of its match has ended, or is ready for the next one. */
final class Discharge {

    private final Chart chart;
    private final Patient patient;
    private final Trouble ending;
    private final int turn;

    /**
     * Prepares to wait.
     *
     * @param turn the turn in which the match has ended
     */
    Discharge(Chart chart, Patient patient, Trouble ending, int turn) {
        this.chart = chart;
        this.patient = patient;
        this.ending = ending;
        this.turn = turn;
    }

    /** Returns whether the bot has left the match as it should; if not, the chart says so. */
    boolean isPassed() {
        Path gameover = patient.folder().resolve(FileName.GAMEOVER);
        Optional<Entry> before = Ward.heartbeat(patient.folder());
        long until = Pauses.nanosAfter(Limits.FAREWELL_MILLIS);
        long codeNanos = Pauses.nanosAfter(Limits.HELD_MILLIS);
        boolean codeIsDue = ending == Trouble.END_BEFORE_CODE;
        while (System.nanoTime() < until) {
            Pauses.sleep(Limits.LOOK_MILLIS);
            if (patient.isOver()) {
                return hasEndedWell();
            }
            boolean cleared = !Files.exists(gameover);
            Optional<Entry> now = Ward.heartbeat(patient.folder());
            if (cleared && now.isPresent() && !now.equals(before)) {
                Pauses.sleep(Limits.PEACE_MILLIS);
                return true;
            }
            // Who waits for the acknowledgement first, as in the document, gets it and finds the end in its next loop.
            if (codeIsDue && !cleared && System.nanoTime() >= codeNanos) {
                new Hand(patient.folder(), Pauses::sleep).write(FileName.of(FileName.Kind.ACKNOWLEDGE, turn), "0\n");
                codeIsDue = false;
            }
        }
        chart.complain(ending, turn, words(Files.exists(gameover)));
        return false;
    }

    private boolean hasEndedWell() {
        if (patient.run().hasEndedWell()) {
            return true;
        }
        chart.complain(Trouble.BAD_EXIT, turn, patient.end());
        return false;
    }

    private static String words(boolean there) {
        String time = " within " + Limits.FAREWELL_MILLIS + " ms.";
        return there
                ? "Your bot neither ended nor deleted Gameover.txt" + time
                : "Your bot deleted Gameover.txt, but neither ended nor wrote ready.txt again" + time;
    }
}
