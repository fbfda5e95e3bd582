package arena.probe;

import arena.exchange.BotFile;
import arena.exchange.FileName;
import arena.exchange.FolderListing;
import arena.game.TimeLimit;
import arena.match.Clock;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.text.Lines;
import arena.text.Quote;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** A prompt that waits for its answer. It finds and reads the file of the answer like the arena. */
final class OpenPrompt {

    private static final BotFile.Limits LIMITS = new BotFile.Limits(65_536, 200_000_000);

    /** The time for which an answer without a line end is observed after it was read. */
    private static final int LATER_CHANGE_MILLIS = 300;

    private final Prompt prompt;
    private final Path folder;
    private final Clock clock;
    private final long publishedNanos;
    private Optional<BotFile> answer = Optional.empty();
    private Optional<Path> file = Optional.empty();
    private byte[] answerBytes = new byte[0];

    /** Begins to wait for the answer to a prompt that was just published in a folder. */
    OpenPrompt(Prompt prompt, Path folder, Clock clock) {
        this.prompt = prompt;
        this.folder = folder;
        this.clock = clock;
        this.publishedNanos = clock.nanos();
    }

    /** Returns the file of an answer, old or new; empty if there is none. */
    static Optional<Path> output(Path folder, int turn) {
        try {
            return FolderListing.of(folder, Integer.MAX_VALUE).protocol().stream()
                    .filter(name -> name.kind() == FileName.Kind.OUTPUT && name.number() == turn)
                    .sorted()
                    .findFirst()
                    .map(name -> folder.resolve(name.name()));
        } catch (IOException gone) {
            // The bot has removed its own folder, so there is no answer.
            return Optional.empty();
        }
    }

    long publishedNanos() {
        return publishedNanos;
    }

    TimeLimit limit() {
        return prompt.limit();
    }

    /** Returns the bytes of the answer, if it is complete or has been unchanged long enough. */
    Optional<byte[]> take() {
        if (file.isEmpty()) {
            file = output(folder, prompt.number());
            answer = file.map(found -> new BotFile(found, prompt.answers().ending(), LIMITS, clock));
        }
        Optional<byte[]> bytes = answer.flatMap(found -> found.look());
        answerBytes = bytes.orElse(answerBytes);
        return bytes;
    }

    /** Returns a reply with the present time. */
    Reply reply(byte[] bytes) {
        return new Reply(prompt.number(), Optional.of(bytes), false, Timestamps.at(publishedNanos, clock.nanos()));
    }

    /** Returns the answer in quotation marks. */
    String quoted() {
        return quoted(answerBytes);
    }

    private static String quoted(byte[] bytes) {
        return Quote.of(Lines.decode(bytes).strip());
    }

    /**
     * Returns a sentence about a later change of the answer; empty if it is unchanged. For an answer without a line end
     * this waits for a time.
     */
    Optional<String> laterChange() {
        byte last = answerBytes[answerBytes.length - 1];
        if (last != '\n' && last != '\r') {
            Pauses.sleep(LATER_CHANGE_MILLIS);
        }
        try {
            byte[] now = file.isPresent() ? Files.readAllBytes(file.get()) : answerBytes;
            return Arrays.equals(now, answerBytes)
                    ? Optional.empty()
                    : Optional.of("It contained " + quoted() + ", and your bot then made it " + quoted(now) + ".");
        } catch (IOException removed) {
            // A bot may remove its own answer once the arena has read it.
            return Optional.empty();
        }
    }
}
