package arena.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files between two processes without an arena. */
final class ExchangeFiles implements ExchangeContender {

    /** Ends a round of turns, as the end of a match does. */
    static final String OVER = "Gameover.txt";

    /** Says that the other side has wiped the folder and waits. */
    static final String READY = "ready.txt";

    private final ExchangeFolder folder;
    private final ExchangeProcess peer;

    ExchangeFiles(Path directory) throws IOException {
        Path path = Files.createDirectories(directory.resolve("bare"));
        folder = new ExchangeFolder(path);
        peer = new ExchangeProcess("files", path.toString());
    }

    @Override
    public String words() {
        return "(a) bare files, no arena";
    }

    @Override
    public void play(int turns, ExchangeSamples samples, long pauseNanos) throws IOException, InterruptedException {
        folder.await(READY, READY);
        for (int i = 1; i <= turns; i++) {
            long begun = System.nanoTime();
            folder.publish("input_" + i + ".txt", ExchangeTexts.INPUT);
            String output = "output_" + i + ".txt";
            folder.await(output, output);
            folder.read(output);
            long answered = System.nanoTime();
            folder.publish("acknowledge_" + i + ".txt", ExchangeTexts.ACKNOWLEDGEMENT);
            samples.add(answered - begun, System.nanoTime() - begun);
            ExchangeContender.pause(pauseNanos);
        }
        folder.publish(OVER, "over\n");
    }

    @Override
    public void close() throws IOException {
        peer.close();
        folder.close();
    }
}
