package arena.exchange;

import arena.game.Fact;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.Prompt;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** Publishes a match's files in one team folder, and tells the team's own failure from the place's. */
final class FolderWriter {

    /** How long a file on a share may take to be written before its team counts as told. */
    static final long PATIENCE_NANOS = 5_000_000_000L;

    private final TeamFolder team;
    private final FolderWatch watch;
    private final FolderNotices notices;
    private final FolderTasks tasks;
    private final FieldCheck check;
    private final Publisher publisher;

    /** Whether the team is sent updates, and its orders have numbers of their own. */
    private boolean inRealTime;

    FolderWriter(TeamFolder team, FolderWatch watch, FolderNotices notices, FieldParts field) {
        this(team, watch, notices, field, new Publisher(watch::folder));
    }

    FolderWriter(TeamFolder team, FolderWatch watch, FolderNotices notices, FieldParts field, Publisher publisher) {
        this.team = team;
        this.watch = watch;
        this.notices = notices;
        this.tasks = field.folders().tasks(team.path());
        this.check = field.check();
        this.publisher = publisher;
    }

    /** What has become of a file for the team. */
    sealed interface Delivery {

        /** It is there. */
        record Done() implements Delivery {}

        /**
         * It could not be written, and there is nothing of its name: the folder is gone, say, and may come back.
         *
         * @param why in words
         */
        record Failed(String why) implements Delivery {}

        /** The team has made it impossible: something else has the name, or the folder does not answer. */
        record Prevented(String why) implements Delivery {}
    }

    /**
     * Publishes a file that the match cannot go on without: if the place has failed, nobody's clock may run. It is
     * tried once more when the place is found sound, since a disk may have been full for a moment only.
     *
     * @return whether the team has made it impossible
     */
    boolean publishOrStop(String name, String text) {
        Delivery delivery = attempt(name, text);
        if (!(delivery instanceof Delivery.Done)) {
            check.requireSound(team);
        }
        return told(name, delivery instanceof Delivery.Failed ? attempt(name, text) : delivery)
                instanceof Delivery.Prevented;
    }

    /** Publishes a file; a failure is noticed, and is the team's own unless the place itself has failed. */
    Delivery publish(String name, String text) {
        return told(name, attempt(name, text));
    }

    /**
     * On a local disk this waits for nothing that a bot could hold up, since the folder is held and the name beside is
     * new.
     */
    private Delivery attempt(String name, String text) {
        return watch.isOnShare()
                ? tasks.within(PATIENCE_NANOS, () -> deliver(name, text))
                        .orElseGet(() -> new Delivery.Prevented("it has not answered for "
                                + Duration.ofNanos(PATIENCE_NANOS).toSeconds() + " s"))
                : deliver(name, text);
    }

    private Delivery deliver(String name, String text) {
        try {
            publisher.publish(name, text);
            return new Delivery.Done();
        } catch (IOException failure) {
            return isTaken(name) ? new Delivery.Prevented(failure.toString()) : new Delivery.Failed(failure.toString());
        }
    }

    private Delivery told(String name, Delivery delivery) {
        if (delivery instanceof Delivery.Failed failed) {
            tell(name, failed.why());
        } else if (delivery instanceof Delivery.Prevented prevented) {
            tell(name, prevented.why());
        }
        notices.writeDown();
        return delivery;
    }

    private void tell(String name, String why) {
        notices.tell(Event.Noticed.UNPUBLISHED, name + " could not be written to the folder: " + why);
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
            remove(FileWindow.afterOrder(number));
        }
        return prevented;
    }

    private static String text(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.key() + " = " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    /** An update was published: in real time old files go, those of orders when an order is acknowledged. */
    void keepWindowOfUpdates(int number) {
        inRealTime = true;
        remove(FileWindow.afterUpdate(number));
    }

    /** A question was asked: those of long ago go. */
    void keepWindow(Prompt prompt) {
        remove(FileWindow.afterQuestion(prompt.number()));
    }

    /** On a share a removal may take its time, and nobody waits for it. */
    private void remove(List<String> names) {
        if (watch.isOnShare() && !names.isEmpty()) {
            tasks.aside(() -> FileWindow.remove(watch.folder(), names));
        } else {
            FileWindow.remove(watch.folder(), names);
        }
    }

    /** Returns how many renames had to be tried again so far. */
    int retries() {
        return publisher.retries();
    }
}
