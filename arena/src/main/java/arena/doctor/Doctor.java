package arena.doctor;

import arena.exchange.Field;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The protocol doctor: plays short matches with a bot, plants troubles in them, and says what the bot made of them.
 *
 * <p>What it reports it has seen twice: a visit in which something was found is made once more with this one trouble, so that
 * a busy machine is not taken for an ill bot.
 */
public final class Doctor {

    private static final Logger LOG = LoggerFactory.getLogger(Doctor.class);

    private final Referral referral;
    private final Consumer<String> progress;
    private final Set<Trouble> planted = EnumSet.noneOf(Trouble.class);
    private final List<Finding> findings = new ArrayList<>();
    private final long untilNanos = Pauses.nanosAfter(Limits.WHOLE_MILLIS);
    private boolean complete = true;
    private int visits;

    /**
     * Prepares an examination.
     *
     * @param progress is told in few words what is being planted
     */
    public Doctor(Referral referral, Consumer<String> progress) {
        this.referral = referral;
        this.progress = progress;
    }

    /** Returns whether a game begins with asking somebody: a game in real time asks nobody, and cannot be used for this. */
    public static boolean knows(Referral.Game game) {
        return asks(game.box(), game);
    }

    private static <S, V, A> boolean asks(GameBox<S, V, A> box, Referral.Game game) {
        List<String> names = IntStream.rangeClosed(1, box.info().leastSeats())
                .mapToObj(number -> "Player_" + number)
                .toList();
        return box.rules().phase(box.rules().start(new Setup(names, 1, game.settings()))) instanceof Phase.Turn;
    }

    /**
     * Examines the bot. When this returns or throws, no program is left and no folder.
     *
     * @throws arena.match.VenueException with a sentence if the disk fails, or the thread is interrupted
     * @throws arena.launch.LaunchException with a sentence if the program cannot be started
     */
    public Diagnosis examine() {
        int seats = referral.game().box().info().leastSeats();
        examine(new Plan(referral.bot().name(), seats).visits());
        return diagnosis();
    }

    /** Returns the diagnosis of what was found so far. */
    Diagnosis diagnosis() {
        try {
            return Diagnosis.of(planted.size(), complete, findings, Field.isOnShare(referral.room()));
        } catch (IOException failure) {
            throw Ward.trouble("The doctor cannot look at " + referral.room(), failure);
        }
    }

    /** Makes some visits. */
    void examine(List<Visit> plan) {
        try (Ward ward = Ward.open(referral.room())) {
            for (Visit visit : plan) {
                attend(ward, visit, Limits.ROUNDS);
            }
        }
    }

    /** Returns what was found so far. */
    List<Finding> findings() {
        return List.copyOf(findings);
    }

    private void attend(Ward ward, Visit visit, int rounds) {
        if (System.nanoTime() > untilNanos) {
            complete = false;
            return;
        }
        Chart chart =
                make(ward, isFound(Trouble.SECOND_MATCH) ? visit.without(EnumSet.of(Trouble.LOST_FOLDER)) : visit);
        for (Finding finding : chart.findings()) {
            LOG.debug("visit {}: {}", visits, finding.words());
            if (!isFound(finding.trouble()) && isConfirmed(ward, visit, finding)) {
                findings.add(finding);
            }
        }
        Visit rest = visit.without(chart.done());
        if (!rest.troubles().isEmpty() && rounds > 1) {
            attend(ward, rest, rounds - 1);
        }
    }

    private Chart make(Ward ward, Visit visit) {
        Chart chart = new Chart(trouble -> {
            if (planted.add(trouble)) {
                progress.accept(planted.size() + " of " + Trouble.values().length + ": " + trouble.words());
            }
        });
        new Round(referral, ward, visit, chart, ++visits).make();
        return chart;
    }

    private boolean isFound(Trouble trouble) {
        return findings.stream().anyMatch(known -> known.trouble() == trouble);
    }

    private boolean isConfirmed(Ward ward, Visit visit, Finding finding) {
        return finding.trouble().moment() == Trouble.Moment.ALWAYS
                || make(ward, visit.only(finding.trouble())).hasFound(finding.trouble());
    }
}
