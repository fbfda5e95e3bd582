package arena.exchange;

import arena.exchange.state.FileName;
import arena.game.Fact;
import arena.match.Acknowledgement;
import arena.match.Event;
import arena.match.Prompt;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A writer of a match's files in one team folder; it distinguishes the team's own failures from the venue's. */
final class FolderWriter {

    /** The longest time to write a file on a share before it counts as sent. */
    static final long PATIENCE_NANOS = 5_000_000_000L;

    private final TeamFolder team;
    private final FolderWatch watch;
    private final FolderNotices notices;
    private final FolderTasks tasks;
    private final FieldCheck check;
    private final Publisher publisher;

    /** True if the team is sent updates, so that its orders have numbers of their own. */
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

    /** The outcome of a publication. */
    sealed interface Outcome {

        /** The file is there. */
        record Done() implements Outcome {}

        /**
         * The file could not be written, and there is none of its name: for example the folder is gone, and may come
         * back.
         *
         * @param why in words
         */
        record Failed(String why) implements Outcome {}

        /** The team has made it impossible: the name denotes something else, or the folder does not respond. */
        record Prevented(String why) implements Outcome {}
    }

    /**
     * Publishes a file that the match needs: if the venue has failed, no clock may run. A failed publication is
     * repeated once when the venue works, since a disk may have been full for a moment only.
     *
     * @return whether the team has made it impossible
     */
    boolean publishOrStop(String name, String text) {
        Outcome delivery = tryOnce(name, text);
        if (!(delivery instanceof Outcome.Done)) {
            check.requireSound(team);
        }
        return remarkFailure(name, delivery instanceof Outcome.Failed ? tryOnce(name, text) : delivery)
                instanceof Outcome.Prevented;
    }

    /** Publishes a file; a failure is remarked, and is the team's own unless the venue itself has failed. */
    Outcome publish(String name, String text) {
        return remarkFailure(name, tryOnce(name, text));
    }

    /**
     * On a local disk this performs no operation that a bot could block, since the folder is held and the temporary
     * name is new.
     */
    private Outcome tryOnce(String name, String text) {
        return watch.isOnShare()
                ? tasks.runWithin(PATIENCE_NANOS, () -> deliver(name, text))
                        .orElseGet(() -> new Outcome.Prevented("it has not responded for "
                                + Duration.ofNanos(PATIENCE_NANOS).toSeconds() + " s"))
                : deliver(name, text);
    }

    private Outcome deliver(String name, String text) {
        try {
            publisher.publish(name, text);
            return new Outcome.Done();
        } catch (IOException failure) {
            return isTaken(name) ? new Outcome.Prevented(failure.toString()) : new Outcome.Failed(failure.toString());
        }
    }

    private Outcome remarkFailure(String name, Outcome delivery) {
        if (delivery instanceof Outcome.Failed failed) {
            remark(name, failed.why());
        } else if (delivery instanceof Outcome.Prevented prevented) {
            remark(name, prevented.why());
        }
        notices.record();
        return delivery;
    }

    private void remark(String name, String why) {
        notices.add(Event.Noticed.UNPUBLISHED, name + " could not be written to the folder: " + why);
    }

    /**
     * Returns whether a name is still there although it could not be replaced: a bot has put something else in its
     * place.
     */
    private boolean isTaken(String name) {
        try {
            return watch.folder().has(name);
        } catch (IOException unknown) {
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

    /** Removes old files after an update; in real time those of orders are removed with their acknowledgement. */
    void removeOldUpdateFiles(int number) {
        inRealTime = true;
        remove(FileWindow.afterUpdate(number));
    }

    /** Removes the files of old prompts after a prompt. */
    void removeOldPromptFiles(Prompt prompt) {
        remove(FileWindow.afterQuestion(prompt.number()));
    }

    /** On a share a removal may block, so the match does not wait for it. */
    private void remove(List<String> names) {
        if (watch.isOnShare() && !names.isEmpty()) {
            tasks.runAsynchronously(() -> FileWindow.remove(watch.folder(), names));
        } else {
            FileWindow.remove(watch.folder(), names);
        }
    }

    /** Returns how many renames were repeated so far. */
    int retries() {
        return publisher.retries();
    }

    /**
     * The window of files that a long match keeps, so that the folder of a round of a hundred thousand ticks stays
     * small: in real time the last updates and orders, and in turns the last prompts, of which most games have few. The
     * first input, which states what is fixed for the round, always stays.
     */
    static final class FileWindow {

        /** The number of updates that stay, and of orders with their acknowledgements. */
        static final int KEPT = 64;

        /** The number of prompts that stay, with their answers and acknowledgements. */
        static final int QUESTIONS_KEPT = 500;

        private static final Logger LOG = LoggerFactory.getLogger(FileWindow.class);

        private FileWindow() {}

        /** Returns the names that are not needed any more after an update of this number. */
        static List<String> afterUpdate(int number) {
            return input(number - KEPT);
        }

        private static List<String> input(int old) {
            return old > 1 ? List.of(FileName.of(FileName.Kind.INPUT, old)) : List.of();
        }

        /** Returns the names that are not needed any more after a prompt of this number. */
        static List<String> afterQuestion(int number) {
            List<String> names = new ArrayList<>(answered(number - QUESTIONS_KEPT));
            names.addAll(input(number - QUESTIONS_KEPT));
            return names;
        }

        /**
         * Returns the names that are not needed any more after the acknowledgement of an order of this number, the
         * bot's own included.
         */
        static List<String> afterOrder(int number) {
            return answered(number - KEPT);
        }

        private static List<String> answered(int old) {
            List<String> names = new ArrayList<>();
            if (old > 0) {
                names.add(FileName.of(FileName.Kind.OUTPUT, old));
                names.add(FileName.of(FileName.Kind.ACKNOWLEDGE, old));
                names.add(FileName.of(FileName.Kind.EXPLAIN, old));
            }
            return names;
        }

        /**
         * Removes names from a folder. A file that cannot be removed, for example because it is open elsewhere, stays
         * until the next match.
         */
        static void remove(OpenFolder folder, List<String> names) {
            for (String name : names) {
                try {
                    folder.remove(Path.of(name), false);
                } catch (IOException kept) {
                    LOG.debug("{} stays in {}: {}", name, folder.path(), kept.toString());
                }
            }
        }
    }
}
