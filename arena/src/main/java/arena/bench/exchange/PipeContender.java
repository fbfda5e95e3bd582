package arena.bench.exchange;

import arena.bench.JavaProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A pipe each way between two processes, line by line. */
final class PipeContender implements Contender {

    private final JavaProcess peer;

    PipeContender() throws IOException {
        peer = PeerProgram.start("pipe");
    }

    @Override
    public String words() {
        return "(b) pipe";
    }

    @Override
    public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException {
        byte[] acknowledgement = SampleTexts.ACKNOWLEDGEMENT.getBytes(StandardCharsets.US_ASCII);
        for (int i = 1; i <= turns; i++) {
            long begun = System.nanoTime();
            peer.send(SampleTexts.INPUT_BYTES);
            peer.line();
            long answered = System.nanoTime();
            peer.send(acknowledgement);
            samples.add(answered - begun, System.nanoTime() - begun);
            Contender.pause(pauseNanos);
        }
    }

    @Override
    public void close() {
        peer.close();
    }
}
