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

/** A prompt that waits for its answer: finds the file of the answer, and reads it as the arena does. */
final class OpenPrompt {

    private static final BotFile.Limits LIMITS = new BotFile.Limits(65_536, 200_000_000);

    /** How long an answer without a line end is watched after it has settled. */
    private static final int LATER_CHANGE_MILLIS = 300;

    private final Prompt prompt;
    private final Path folder;
    private final Clock clock;
    private final long publishedNanos;
    private Optional<BotFile> answer = Optional.empty();
    private Optional<Path> file = Optional.empty();
    private byte[] answerBytes = new byte[0];

    /** Begins to wait for the answer to a prompt that stands in a folder from now on. */
    OpenPrompt(Prompt prompt, Path folder, Clock clock) {
        this.prompt = prompt;
        this.folder = folder;
        this.clock = clock;
        this.publishedNanos = clock.nanos();
    }

    /** Returns the file of an answer, whoever wrote it and when; nothing if there is none. */
    static Optional<Path> output(Path folder, int turn) {
        try {
            return FolderListing.of(folder, Integer.MAX_VALUE).protocol().stream()
                    .filter(name -> name.kind() == FileName.Kind.OUTPUT && name.number() == turn)
                    .sorted()
                    .findFirst()
                    .map(name -> folder.resolve(name.name()));
        } catch (IOException gone) {
            // The bot has removed its own folder: then there is no answer in it.
            return Optional.empty();
        }
    }

    long publishedNanos() {
        return publishedNanos;
    }

    TimeLimit limit() {
        return prompt.limit();
    }

    /** Takes the answer and returns its bytes, if it is complete or has stood still long enough. */
    Optional<byte[]> take() {
        if (file.isEmpty()) {
            file = output(folder, prompt.number());
            answer = file.map(found -> new BotFile(found, prompt.answers().ending(), LIMITS, clock));
        }
        Optional<byte[]> bytes = answer.flatMap(found -> found.look());
        answerBytes = bytes.orElse(answerBytes);
        return bytes;
    }

    /** Returns a reply that was complete just now. */
    Reply reply(byte[] bytes) {
        return new Reply(prompt.number(), Optional.of(bytes), false, Timestamps.at(publishedNanos, clock.nanos()));
    }

    /** Returns the answer that was taken, in quotation marks. */
    String quoted() {
        return quoted(answerBytes);
    }

    private static String quoted(byte[] bytes) {
        return Quote.of(Lines.decode(bytes).strip());
    }

    /**
     * Returns what was done to the answer after it was taken, as a sentence; nothing if it has stayed as it was. An
     * answer without a line end is given time to show that it does not.
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
                    : Optional.of("It held " + quoted() + ", and your bot then made it " + quoted(now) + ".");
        } catch (IOException removed) {
            // A bot may remove its own answer; the arena has it.
            return Optional.empty();
        }
    }
}
