package arena.store;

import java.nio.file.Path;
import java.util.List;

/** Writes a contest until it is killed or nobody listens, and says on standard output what the store has acknowledged. */
final class WriterMain {

    private WriterMain() {}

    public static void main(String... arguments) {
        String name = arguments[1];
        try (ContestStore store =
                ContestStore.open(Database.sqlite(Path.of(arguments[0])), "cup", WriterMain::complain)) {
            store.begin(Samples.head());
            for (int match = 0; !System.out.checkError(); match++) {
                Attempt attempt = store.begin(name + "." + match, List.of(0, 1), name, match);
                System.out.println("begun " + attempt.sequence());
                store.end(attempt, Samples.played(match));
                System.out.println("ended " + attempt.sequence());
            }
        }
    }

    private static void complain(String remark) {
        System.err.println(remark);
    }
}
