package arena.bench.exchange;

import arena.bench.JavaProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** HTTP on loopback over one connection that is kept open; the bot is the server. */
final class HttpContender implements Contender {

    private final JavaProcess peer;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpRequest input;
    private final HttpRequest acknowledgement;

    HttpContender() throws IOException {
        peer = PeerProgram.start("http");
        String address = "http://127.0.0.1:" + peer.line();
        input = HttpRequest.newBuilder(URI.create(address + "/input"))
                .POST(HttpRequest.BodyPublishers.ofByteArray(SampleTexts.INPUT_BYTES))
                .build();
        acknowledgement = HttpRequest.newBuilder(URI.create(address + "/acknowledge"))
                .POST(HttpRequest.BodyPublishers.ofString(SampleTexts.ACKNOWLEDGEMENT))
                .build();
    }

    @Override
    public String words() {
        return "(c) HTTP on loopback, kept open";
    }

    @Override
    public void play(int turns, TurnTimes samples, long pauseNanos) throws IOException, InterruptedException {
        for (int i = 1; i <= turns; i++) {
            long begun = System.nanoTime();
            client.send(input, HttpResponse.BodyHandlers.ofString());
            long answered = System.nanoTime();
            client.send(acknowledgement, HttpResponse.BodyHandlers.discarding());
            samples.add(answered - begun, System.nanoTime() - begun);
            Contender.pause(pauseNanos);
        }
    }

    @Override
    public void close() {
        peer.close();
    }
}
