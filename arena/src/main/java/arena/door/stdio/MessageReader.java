package arena.door.stdio;

import arena.exchange.state.FileName;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of the messages that a program writes on its standard output, from bytes in chunks of any size.
 *
 * <p>A message is complete with its end mark; what has none is no answer. A message beyond the size limit is delivered
 * with one byte more than the limit, so that the folder refuses it as too large.
 */
final class MessageReader {

    /** The line that ends a message. */
    static final String END = ".";

    /** A longer line is handled in parts. */
    private static final int LINE_BYTES = 8_192;

    private static final String READY = "ready";
    private static final Pattern TITLE = Pattern.compile("(output|draft) ([1-9][0-9]{0,8})");

    private final Receiver receiver;
    private final int mostBytes;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();
    private Optional<Title> open = Optional.empty();
    private boolean inLine;

    /** A receiver of what a program has written. */
    interface Receiver {

        /** Receives that the program is ready. */
        void ready();

        /** Receives a complete message: an answer or a draft. */
        void message(FileName.Kind kind, int number, byte[] content) throws IOException, InterruptedException;

        /** Receives a line outside messages, or a part of a long one. */
        void stray(byte[] text);
    }

    /** The first line of a message. */
    private record Title(FileName.Kind kind, int number) {

        static Optional<Title> read(String line) {
            Matcher matcher = TITLE.matcher(line);
            return matcher.matches()
                    ? Optional.of(new Title(
                            matcher.group(1).equals("draft") ? FileName.Kind.DRAFT : FileName.Kind.OUTPUT,
                            Integer.parseInt(matcher.group(2))))
                    : Optional.empty();
        }
    }

    /**
     * Makes a reader.
     *
     * @param mostBytes the largest content of a message
     */
    MessageReader(int mostBytes, Receiver receiver) {
        this.mostBytes = mostBytes;
        this.receiver = receiver;
    }

    /** Takes the next bytes. */
    void take(byte[] bytes, int count) throws IOException, InterruptedException {
        for (int i = 0; i < count; i++) {
            line.write(bytes[i]);
            if (bytes[i] == '\n') {
                endLine();
                inLine = false;
            } else if (line.size() >= LINE_BYTES) {
                keep();
                inLine = true;
            }
        }
    }

    private void endLine() throws IOException, InterruptedException {
        String text = inLine ? "" : line.toString(StandardCharsets.ISO_8859_1).stripTrailing();
        if (open.isPresent() && text.equals(END)) {
            Title title = open.get();
            byte[] complete = content.toByteArray();
            open = Optional.empty();
            content.reset();
            line.reset();
            receiver.message(title.kind(), title.number(), complete);
        } else if (open.isEmpty() && text.equals(READY)) {
            line.reset();
            receiver.ready();
        } else if (open.isEmpty() && Title.read(text).isPresent()) {
            line.reset();
            open = Title.read(text);
        } else {
            keep();
        }
    }

    /** Keeps the line, or its part, as content; outside a message it goes to the log. */
    private void keep() {
        byte[] part = line.toByteArray();
        line.reset();
        if (open.isPresent()) {
            content.write(part, 0, Math.min(part.length, Math.max(0, mostBytes + 1 - content.size())));
        } else {
            receiver.stray(part);
        }
    }
}
