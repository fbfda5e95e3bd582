package arena.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A pipe each way between two processes, line by line. */
final class ExchangePipe implements ExchangeContender {

    private final ExchangeProcess peer;

    ExchangePipe() throws IOException {
        peer = new ExchangeProcess("pipe");
    }

    @Override
    public String words() {
        return "(b) pipe";
    }

    @Override
    public void play(int turns, ExchangeSamples samples, long pauseNanos) throws IOException {
        byte[] acknowledgement = ExchangeTexts.ACKNOWLEDGEMENT.getBytes(StandardCharsets.US_ASCII);
        for (int i = 1; i <= turns; i++) {
            long begun = System.nanoTime();
            peer.send(ExchangeTexts.INPUT_BYTES);
            peer.line();
            long answered = System.nanoTime();
            peer.send(acknowledgement);
            samples.add(answered - begun, System.nanoTime() - begun);
            ExchangeContender.pause(pauseNanos);
        }
    }

    @Override
    public void close() {
        peer.close();
    }
}
