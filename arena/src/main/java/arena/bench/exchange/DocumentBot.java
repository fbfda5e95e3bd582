package arena.bench.exchange;

import arena.bench.BenchGame;
import arena.game.Seat;
import arena.match.Responder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A bot that follows the document to the letter (Soliton Premier League 2015, Writing the code): it asks for names,
 * sleeps 10 ms a round, waits 200 ms before it reads, renews its heartbeat all the time, writes in place, and exits at
 * the end.
 */
final class DocumentBot {

    private static final long ROUND_MILLIS = 10;
    private static final long PATIENCE_MILLIS = 200;

    private final Path folder;
    private final Responder mind;

    private DocumentBot(Path folder, Seat seat) {
        this.folder = folder;
        this.mind = BenchGame.bot(seat);
    }

    /** Serves both folders of a number of matches, each on a thread of its own. */
    static void serveAll(Path field, int matches) throws InterruptedException {
        List<Thread> bots = new ArrayList<>();
        for (int match = 1; match <= matches; match++) {
            for (int seat = 1; seat <= 2; seat++) {
                DocumentBot bot = new DocumentBot(field.resolve(name(match, seat)), new Seat(seat));
                Thread thread = new Thread(bot::run, name(match, seat));
                bots.add(thread);
                thread.start();
            }
        }
        for (Thread bot : bots) {
            bot.join();
        }
    }

    /** Returns the name of the bot on a seat of a match. */
    static String name(int match, int seat) {
        return "Doc" + match + "_" + seat;
    }

    private void run() {
        try {
            play();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void play() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
        for (int i = 1; ; i++) {
            Path input = folder.resolve("input_" + i + ".txt");
            while (!Files.exists(input)) {
                Files.writeString(folder.resolve("ready.txt"), "ready");
                Thread.sleep(ROUND_MILLIS);
                if (Files.exists(folder.resolve("Gameover.txt"))) {
                    return;
                }
            }
            Thread.sleep(PATIENCE_MILLIS);
            Files.writeString(folder.resolve("output_" + i + ".txt"), mind.answer(Files.readString(input)));
            Path acknowledgement = folder.resolve("acknowledge_" + i + ".txt");
            while (!Files.exists(acknowledgement)) {
                Thread.sleep(ROUND_MILLIS);
            }
            Thread.sleep(PATIENCE_MILLIS);
            Files.readString(acknowledgement);
        }
    }
}
