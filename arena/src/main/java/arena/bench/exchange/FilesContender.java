package arena.bench.exchange;

import arena.bench.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files between two processes without an arena.
 *
 * <p>Each round has a folder of its own and nothing is deleted: for a minute some file systems look at each of the
 * files that were deleted before they make a new one, and that would be measured instead.
 */
final class FilesContender implements Contender {

    private final Path directory;
    private final JavaProcess peer;
    private int round;

    FilesContender(Path directory) throws IOException {
        this.directory = Files.createDirectories(directory.resolve("bare"));
        this.peer = PeerProgram.start("files", this.directory.toString());
    }

    @Override
    public String words() {
        return "(a) bare files, no arena";
    }

    @Override
    public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException {
        Path path = Files.createDirectories(directory.resolve(Integer.toString(++round)));
        try (BareFolder folder = new BareFolder(path)) {
            folder.await(PeerProgram.READY, PeerProgram.READY);
            for (int i = 1; i <= turns; i++) {
                long begun = System.nanoTime();
                folder.publish("input_" + i + ".txt", SampleTexts.INPUT);
                String output = "output_" + i + ".txt";
                folder.await(output, output);
                folder.read(output);
                long answered = System.nanoTime();
                folder.publish("acknowledge_" + i + ".txt", SampleTexts.ACKNOWLEDGEMENT);
                samples.add(answered - begun, System.nanoTime() - begun);
                Contender.pause(pauseNanos);
            }
            folder.publish(PeerProgram.OVER, "over\n");
        }
    }

    @Override
    public void close() {
        peer.close();
    }
}
