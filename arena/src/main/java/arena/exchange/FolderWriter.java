package arena.exchange;

import arena.game.Fact;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.Update;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Publishes a match's files in one team folder, and tells the team's own failure from the place's. */
final class FolderWriter {

    /** How long a file on a share may take to be written before its team counts as told. */
    static final long PATIENCE_NANOS = 5_000_000_000L;

    private final TeamFolder team;
    private final FolderWatch watch;
    private final Notices notices;
    private final FolderTasks tasks;
    private final FieldCheck check;
    private final Publisher publisher;

    /** Whether the team is sent updates, and its orders have numbers of their own. */
    private boolean inRealTime;

    FolderWriter(TeamFolder team, FolderWatch watch, Notices notices, FieldParts field) {
        this.team = team;
        this.watch = watch;
        this.notices = notices;
        this.tasks = field.folders().tasks(team.path());
        this.check = field.check();
        this.publisher = new Publisher(watch::folder);
    }

    /** What has become of a file for the team. */
    enum Delivery {
        DONE,
        /** It could not be written, and there is nothing of its name: the folder is gone, say, and may come back. */
        FAILED,
        /** The team has made it impossible: something else has the name, or the folder does not answer. */
        PREVENTED
    }

    /**
     * Publishes a file that the match cannot go on without: if the place has failed, nobody's clock may run.
     *
     * @return whether the team has made it impossible
     */
    boolean publishOrStop(String name, String text) {
        Delivery delivery = publish(name, text);
        if (delivery != Delivery.DONE) {
            check.requireSound(team);
        }
        return delivery == Delivery.PREVENTED;
    }

    /**
     * Publishes a file; a failure is noticed, and is the team's own unless the place itself has failed. On a local disk
     * this waits for nothing that a bot could hold up, since the folder is held and the name beside is new.
     */
    Delivery publish(String name, String text) {
        Optional<Delivery> delivery = watch.isOnShare()
                ? tasks.within(PATIENCE_NANOS, () -> deliver(name, text))
                : Optional.of(deliver(name, text));
        if (delivery.isEmpty()) {
            notices.tell(
                    Event.Noticed.UNPUBLISHED,
                    name + " could not be written to the folder: it has not answered for "
                            + Duration.ofNanos(PATIENCE_NANOS).toSeconds() + " s");
        }
        notices.writeDown();
        return delivery.orElse(Delivery.PREVENTED);
    }

    private Delivery deliver(String name, String text) {
        try {
            publisher.publish(name, text);
            return Delivery.DONE;
        } catch (IOException failure) {
            notices.tell(Event.Noticed.UNPUBLISHED, name + " could not be written to the folder: " + failure);
            return isTaken(name) ? Delivery.PREVENTED : Delivery.FAILED;
        }
    }

    /**
     * Returns whether a name is still there although it could not be replaced: a bot has put something else in its
     * place.
     */
    private boolean isTaken(String name) {
        try {
            return watch.folder().has(name);
        } catch (IOException cannotBeTold) {
            return false;
        }
    }

    /**
     * Publishes the explanation, if there is one, and then the code.
     *
     * @return whether the team has made it impossible
     */
    boolean acknowledge(Acknowledgement acknowledgement) {
        int number = acknowledgement.number();
        if (!acknowledgement.explanation().isEmpty()) {
            publish(FileName.of(FileName.Kind.EXPLAIN, number), text(acknowledgement.explanation()));
        }
        boolean prevented =
                publishOrStop(FileName.of(FileName.Kind.ACKNOWLEDGE, number), acknowledgement.code() + "\n");
        if (inRealTime) {
            remove(PastFiles.afterOrder(number));
        }
        return prevented;
    }

    private static String text(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.key() + " = " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    /** An update was published: in real time old files go, those of orders when an order is acknowledged. */
    void keepWindow(Update update) {
        inRealTime = true;
        remove(PastFiles.afterUpdate(update.number()));
    }

    /** On a share a removal may take its time, and nobody waits for it. */
    private void remove(List<String> names) {
        if (watch.isOnShare() && !names.isEmpty()) {
            tasks.aside(() -> PastFiles.remove(watch.folder(), names));
        } else {
            PastFiles.remove(watch.folder(), names);
        }
    }

    /** Returns how many renames had to be tried again so far. */
    int retries() {
        return publisher.retries();
    }
}
