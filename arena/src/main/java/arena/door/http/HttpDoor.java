package arena.door.http;

import arena.door.ArenaFile;
import arena.door.DoorFolder;
import arena.exchange.state.FileName;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * A door between the HTTP server of a bot and its team folder, for one match: each prompt is one POST, and the body of
 * the response is the answer. In real time the newest update is posted when the response to an earlier one is there.
 */
final class HttpDoor {

    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final long RETRY_MILLIS = 100;
    private static final int SOUND = 200;
    private static final int NO_ANSWER = 204;

    private final DoorFolder folder;
    private final Terms terms;
    private final Consumer<String> remarks;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .proxy(HttpClient.Builder.NO_PROXY)
            .connectTimeout(CONNECT)
            .build();
    private final ExecutorService poster = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "http-door");
        thread.setDaemon(true);
        return thread;
    });
    private Optional<Posted> posted = Optional.empty();
    private Optional<ArenaFile> newest = Optional.empty();
    private Optional<BotAddress.Resolved> server = Optional.empty();
    private int lastOutput;
    private String lastCode = "";
    private volatile boolean over;

    /**
     * The terms of a door.
     *
     * @param headers sent with every request
     * @param body the form of requests and responses
     * @param mostBytes the largest answer; a larger one is published one byte too large
     * @param timeout the longest time for one response
     */
    record Terms(BotAddress address, Map<String, String> headers, MessageBody body, int mostBytes, Duration timeout) {}

    /** A prompt that was posted, as the answer of a number. */
    private record Posted(int output, Future<?> response, long untilNanos) {}

    private HttpDoor(DoorFolder folder, Terms terms, Consumer<String> remarks) {
        this.folder = folder;
        this.terms = terms;
        this.remarks = remarks;
    }

    /**
     * Serves a match until it is over or the thread is interrupted.
     *
     * @param remarks receives a sentence whenever a prompt gets no answer; from any thread
     */
    static void serve(Path team, Terms terms, Consumer<String> remarks) {
        try (DoorFolder folder = DoorFolder.open(team)) {
            HttpDoor door = new HttpDoor(folder, terms, remarks);
            try {
                door.carry();
            } finally {
                door.poster.shutdownNow();
            }
        } catch (IOException failure) {
            remarks.accept("the folder of the bot cannot be used: " + failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void carry() throws IOException, InterruptedException {
        server = reached();
        if (server.isEmpty()) {
            return;
        }
        while (!over) {
            for (ArenaFile file : folder.await()) {
                take(file);
            }
            over |= folder.isCleared();
            if (!over) {
                postNewest();
            }
        }
    }

    /** Returns the server once it accepts connections; empty if its address is not allowed. */
    private Optional<BotAddress.Resolved> reached() throws InterruptedException {
        Optional<BotAddress.Resolved> found = resolved();
        while (found.isPresent()) {
            try (Socket probe = new Socket()) {
                probe.connect(
                        new InetSocketAddress(found.get().host(), found.get().port()), (int) CONNECT.toMillis());
                return found;
            } catch (IOException away) {
                Thread.sleep(RETRY_MILLIS);
            }
        }
        return found;
    }

    private Optional<BotAddress.Resolved> resolved() {
        try {
            Optional<BotAddress.Resolved> found = terms.address().resolve();
            if (found.isEmpty()) {
                remarks.accept("none of the addresses of " + terms.address().url() + " is allowed");
            }
            return found;
        } catch (UnknownHostException unknown) {
            remarks.accept("the name in " + terms.address().url() + " has no address");
            return Optional.empty();
        }
    }

    private void take(ArenaFile file) throws InterruptedException {
        switch (file.kind()) {
            case INPUT -> newest = Optional.of(file);
            case ACKNOWLEDGE -> {
                int acknowledged = file.name().number();
                lastOutput = Math.max(lastOutput, acknowledged);
                lastCode = file.text().strip();
                posted.filter(open -> open.output() <= acknowledged)
                        .ifPresent(open -> open.response().cancel(true));
            }
            case GAMEOVER -> sayGameover(file);
            default -> {
                // An explanation is for people; the code of the answer goes with the next prompt.
            }
        }
    }

    private void postNewest() throws IOException {
        posted.filter(open -> System.nanoTime() > open.untilNanos())
                .ifPresent(open -> open.response().cancel(true));
        posted = posted.filter(open -> !open.response().isDone());
        if (posted.isPresent()) {
            return;
        }
        if (newest.isEmpty()) {
            folder.beat();
            return;
        }
        ArenaFile input = newest.get();
        newest = Optional.empty();
        lastOutput++;
        int output = lastOutput;
        String code = lastCode;
        posted = Optional.of(new Posted(
                output,
                poster.submit(() -> answer(input, output, code)),
                System.nanoTime() + terms.timeout().toNanos()));
    }

    /** Posts a prompt and publishes the answer; interrupted when the answer no longer counts. */
    private void answer(ArenaFile input, int output, String code) {
        try {
            Optional<byte[]> answer = post(input, code);
            if (answer.isPresent() && !Thread.currentThread().isInterrupted()) {
                folder.publish(FileName.Kind.OUTPUT, output, answer.get());
            }
        } catch (IOException failure) {
            remarks.accept("no answer to " + input.title() + ": " + failure);
        } catch (InterruptedException abandoned) {
            if (!over) {
                remarks.accept("no answer to " + input.title() + " in time");
            }
        }
    }

    /** Posts a file; a request is repeated only if no connection could be made, so that nothing was sent. */
    private Optional<byte[]> post(ArenaFile file, String code) throws IOException, InterruptedException {
        while (true) {
            try {
                return body(file, client.send(request(file, code), HttpResponse.BodyHandlers.ofInputStream()));
            } catch (ConnectException | HttpConnectTimeoutException notSent) {
                Thread.sleep(RETRY_MILLIS);
            }
        }
    }

    private HttpRequest request(ArenaFile file, String code) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        server.orElseThrow().target())
                .timeout(terms.timeout())
                .header("Content-Type", terms.body().type())
                .header("Arena-Message", file.title())
                .POST(HttpRequest.BodyPublishers.ofByteArray(terms.body().of(file)));
        terms.headers().forEach(request::header);
        if (!code.isEmpty()) {
            request.header("Arena-Code", code);
        }
        return request.build();
    }

    private Optional<byte[]> body(ArenaFile file, HttpResponse<InputStream> response) throws IOException {
        try (InputStream body = response.body()) {
            if (response.statusCode() == NO_ANSWER) {
                return Optional.empty();
            }
            if (response.statusCode() != SOUND) {
                remarks.accept("no answer to " + file.title() + ": the server's status is " + response.statusCode());
                return Optional.empty();
            }
            byte[] answer = body.readNBytes(terms.mostBytes() + 1);
            Optional<byte[]> order = answer.length > terms.mostBytes()
                    ? Optional.of(answer)
                    : terms.body().answer(answer);
            if (order.isEmpty()) {
                remarks.accept("no answer to " + file.title() + ": the response is no JSON object with a text answer");
            }
            return order.filter(bytes -> bytes.length > 0);
        }
    }

    /** Posts the end of the match; what the server responds does not matter. */
    private void sayGameover(ArenaFile file) throws InterruptedException {
        over = true;
        posted.ifPresent(open -> open.response().cancel(true));
        CompletableFuture<HttpResponse<Void>> sent =
                client.sendAsync(request(file, lastCode), HttpResponse.BodyHandlers.discarding());
        for (int turn = 0; turn < 10 && !sent.isDone(); turn++) {
            Thread.sleep(RETRY_MILLIS);
        }
        sent.cancel(true);
    }
}
