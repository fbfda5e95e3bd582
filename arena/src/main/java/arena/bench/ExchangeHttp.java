package arena.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** HTTP on loopback over one connection that is kept open; the bot is the server. */
final class ExchangeHttp implements ExchangeContender {

    private final ExchangeProcess peer;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpRequest input;
    private final HttpRequest acknowledgement;

    ExchangeHttp() throws IOException {
        peer = new ExchangeProcess("http");
        String address = "http://127.0.0.1:" + peer.line();
        input = HttpRequest.newBuilder(URI.create(address + "/input"))
                .POST(HttpRequest.BodyPublishers.ofByteArray(ExchangeTexts.INPUT_BYTES))
                .build();
        acknowledgement = HttpRequest.newBuilder(URI.create(address + "/acknowledge"))
                .POST(HttpRequest.BodyPublishers.ofString(ExchangeTexts.ACKNOWLEDGEMENT))
                .build();
    }

    @Override
    public String words() {
        return "(c) HTTP on loopback, kept open";
    }

    @Override
    public void play(int turns, ExchangeSamples samples, long pauseNanos) throws IOException, InterruptedException {
        for (int i = 1; i <= turns; i++) {
            long begun = System.nanoTime();
            client.send(input, HttpResponse.BodyHandlers.ofString());
            long answered = System.nanoTime();
            client.send(acknowledgement, HttpResponse.BodyHandlers.discarding());
            samples.add(answered - begun, System.nanoTime() - begun);
            ExchangeContender.pause(pauseNanos);
        }
    }

    @Override
    public void close() {
        peer.close();
    }
}
