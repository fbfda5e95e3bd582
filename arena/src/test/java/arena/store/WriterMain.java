package arena.store;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * A program that writes a contest until it is killed or its output is closed, and prints what the store has
 * acknowledged.
 */
final class WriterMain {

    private static final long PAUSE_NANOS = 20_000_000;

    private WriterMain() {}

    public static void main(String... arguments) {
        String name = arguments[1];
        try (ContestStore store =
                ContestStore.open(Database.sqlite(Path.of(arguments[0])), "cup", WriterMain::complain)) {
            store.begin(StoreSamples.head());
            for (int match = 0; !System.out.checkError(); match++) {
                Attempt attempt = store.begin(name + "." + match, List.of(0, 1), name, match);
                System.out.println("begun " + attempt.sequence());
                store.end(attempt, StoreSamples.played(match));
                System.out.println("ended " + attempt.sequence());
                // SQLite has no queue: a writer without pauses would keep all others out.
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    private static void complain(String remark) {
        System.err.println(remark);
    }
}
