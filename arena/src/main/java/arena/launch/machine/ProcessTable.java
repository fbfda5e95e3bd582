package arena.launch.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** A table of all processes of the machine at one moment, as Linux shows them; empty on other systems. */
public final class ProcessTable {

    public static final ProcessTable EMPTY = new ProcessTable(new TreeMap<>());

    /** Positions of the numbers after the name in {@code stat}, from 0 (Linux, proc_pid_stat). */
    private static final int PARENT = 1;

    private static final int FIRST_TIME = 11;
    private static final int LAST_TIME = 14;
    private static final int THREADS = 17;
    private static final int BEGUN = 19;
    private static final int RESIDENT = 21;

    /** Linux reports processor time in hundredths of a second, whatever its internal unit. */
    private static final long TICK_NANOS = 10_000_000;

    private final SortedMap<Long, Row> rows;

    private ProcessTable(SortedMap<Long, Row> rows) {
        this.rows = rows;
    }

    /**
     * A process.
     *
     * @param begun when it began, in a unit of the system: with the number it identifies the process
     * @param nanos processor time, including that of children whose end it has collected
     */
    public record Row(long process, long parent, long begun, int threads, long nanos, long residentPages) {}

    /** Looks at all processes. */
    public static ProcessTable read() {
        SortedMap<Long, Row> rows = new TreeMap<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(MachineProcesses.FOLDER, "[0-9]*")) {
            for (Path process : processes) {
                read(process, rows);
            }
        } catch (IOException notLinux) {
            return EMPTY;
        }
        return new ProcessTable(rows);
    }

    private static void read(Path process, SortedMap<Long, Row> rows) {
        try {
            String text = Files.readString(process.resolve("stat"), StandardCharsets.ISO_8859_1);
            String[] words = text.substring(text.lastIndexOf(')') + 2).split(" ", -1);
            long nanos = 0;
            for (int place = FIRST_TIME; place <= LAST_TIME; place++) {
                nanos += Long.parseLong(words[place]) * TICK_NANOS;
            }
            long number = Long.parseLong(process.getFileName().toString());
            rows.put(
                    number,
                    new Row(
                            number,
                            Long.parseLong(words[PARENT]),
                            Long.parseLong(words[BEGUN]),
                            words[0].equals("Z") ? 0 : Integer.parseInt(words[THREADS]),
                            nanos,
                            Long.parseLong(words[RESIDENT])));
        } catch (IOException | NumberFormatException | IndexOutOfBoundsException ended) {
            // It existed when the names were listed, and is gone.
            rows.remove(-1L);
        }
    }

    public Collection<Row> rows() {
        return Collections.unmodifiableCollection(rows.values());
    }

    /** Returns whether a process still exists now: another one may have its number by then. */
    public static boolean isThere(Row known) {
        SortedMap<Long, Row> now = new TreeMap<>();
        read(MachineProcesses.FOLDER.resolve(Long.toString(known.process())), now);
        return new ProcessTable(now).has(known);
    }

    /** Returns whether a process exists and is still the same. */
    public boolean has(Row known) {
        Row now = rows.get(known.process());
        return now != null && now.begun() == known.begun();
    }
}
