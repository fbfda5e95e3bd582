package arena.doctor;

import arena.exchange.Entry;
import arena.exchange.FileName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Waits until a bot that was just started is ready, and looks at what it has left of the old files. */
final class Admission {

    private static final List<String> OLD = List.of(
            FileName.of(FileName.Kind.INPUT, 1),
            FileName.of(FileName.Kind.OUTPUT, 1),
            FileName.of(FileName.Kind.ACKNOWLEDGE, 1),
            FileName.of(FileName.Kind.INPUT, 2));

    private final Chart chart;
    private final Patient patient;
    private final Optional<Entry> oldHeartbeat;
    private final Trouble blame;

    /**
     * Prepares to wait.
     *
     * @param oldHeartbeat what stood there before the start
     * @param blame what is to blame for old files other than {@code Gameover.txt}
     */
    Admission(Chart chart, Patient patient, Optional<Entry> oldHeartbeat, Trouble blame) {
        this.chart = chart;
        this.patient = patient;
        this.oldHeartbeat = oldHeartbeat;
        this.blame = blame;
    }

    /** Puts files of an old match into a folder, as far as a visit has them. */
    static void plantOld(Chart chart, Visit visit, Hand hand, String input) {
        if (visit.plants(Trouble.STALE_GAMEOVER)) {
            chart.plant(Trouble.STALE_GAMEOVER);
            hand.write(FileName.GAMEOVER, "Winner = Somebody\nLoser = Nobody\nReason = time out\nMoves = 7\n");
        }
        if (visit.plants(Trouble.LEFTOVERS)) {
            chart.plant(Trouble.LEFTOVERS);
            OLD.forEach(name -> hand.write(name, name.startsWith("input") ? input : "0\n"));
            hand.write(FileName.READY, "old\n");
        }
    }

    /** Returns whether the bot has become ready with nothing old in its folder; if not, the chart says so. */
    boolean isPassed() {
        boolean ready = patient.becomesReady(oldHeartbeat, patient.startUp());
        // A bot that takes an old file for a new one shows it in the first round of its loop.
        Pauses.sleep(Limits.PEACE_MILLIS);
        List<String> left = new ArrayList<>(Ward.filesOfMatch(patient.folder()));
        boolean gameover = left.remove(FileName.GAMEOVER);
        if (!left.isEmpty()) {
            chart.complain(blame, 1, leftWords(left) + endWords());
        } else if (gameover) {
            chart.complain(Trouble.STALE_GAMEOVER, 1, leftWords(List.of(FileName.GAMEOVER)) + endWords());
        } else if (patient.isOver()) {
            chart.complain(cause(), 1, patient.end());
        } else if (!ready) {
            chart.complain(
                    cause(),
                    1,
                    "Your bot wrote no ready.txt within " + patient.startUp().toMillis() + " ms.");
        } else {
            return true;
        }
        return false;
    }

    private static String leftWords(List<String> left) {
        return "Your bot did not delete " + String.join(", ", left) + ".";
    }

    private String endWords() {
        return patient.isOver() ? " " + patient.end() : "";
    }

    private Trouble cause() {
        return blame == Trouble.NO_FOLDER ? blame : Trouble.STARTED;
    }
}
