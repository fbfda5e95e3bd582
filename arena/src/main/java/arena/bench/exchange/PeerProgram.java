package arena.bench.exchange;

import arena.bench.BenchGame;
import arena.exchange.FolderBot;
import arena.game.Seat;
import arena.match.Responder;
import arena.measure.JavaProcess;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The bots of the benchmark: each answers at once, in a process of its own, until its standard input ends. */
public final class PeerProgram {

    /** Ends a round of turns, as the end of a match does. */
    static final String OVER = "Gameover.txt";

    /** The file that says that the bot is ready. */
    static final String READY = "ready.txt";

    private static final byte[] ANSWER = SampleTexts.ANSWER.getBytes(StandardCharsets.US_ASCII);

    private PeerProgram() {}

    /** Starts one bot in a process of its own, with the words for {@link #main}. */
    public static JavaProcess start(String... words) throws IOException {
        return new JavaProcess(List.of("-XX:+UseSerialGC"), PeerProgram.class, List.of(words));
    }

    /**
     * Runs one bot: {@code files FOLDER}, {@code pipe}, {@code http}, {@code document FIELD MATCHES} or
     * {@code bot FIELD}.
     */
    public static void main(String[] words) throws IOException, InterruptedException {
        if (words[0].equals("pipe")) {
            answerLines();
            return;
        }
        endWithInput();
        switch (words[0]) {
            case "files" -> answerFiles(Path.of(words[1]));
            case "http" -> answerRequests();
            case "document" -> DocumentBot.serveAll(Path.of(words[1]), Integer.parseInt(words[2]));
            case "bot" -> serveFolders(Path.of(words[1]));
            default -> throw new IllegalArgumentException("no such bot: " + words[0]);
        }
    }

    /** The process ends with its standard input, so that none is left when the benchmark is killed. */
    private static void endWithInput() {
        Thread end = new Thread(
                () -> {
                    try {
                        System.in.transferTo(OutputStream.nullOutputStream());
                    } catch (IOException broken) {
                        System.err.println("the benchmark has ended: " + broken.getMessage());
                    }
                    Runtime.getRuntime().halt(0);
                },
                "end-with-input");
        end.setDaemon(true);
        end.start();
    }

    private static void answerLines() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        while (true) {
            // The input has several lines; the acknowledgement after the answer has one.
            for (int line = 0; line < SampleTexts.INPUT_LINES; line++) {
                if (in.readLine() == null) {
                    return;
                }
            }
            System.out.write(ANSWER, 0, ANSWER.length);
            System.out.flush();
            in.readLine();
        }
    }

    private static void answerFiles(Path path) throws IOException, InterruptedException {
        for (int round = 1; ; round++) {
            Path own = Files.createDirectories(path.resolve(Integer.toString(round)));
            try (BareFolder folder = new BareFolder(own)) {
                folder.publish(READY, "ready\n");
                answerRound(folder);
            }
        }
    }

    /** Returns the name of the bot in a match: each match has a folder of its own, and nothing is deleted. */
    public static String name(int match) {
        return "EchoBot" + match;
    }

    /** Serves one folder after another, a match in each. */
    private static void serveFolders(Path field) {
        for (int match = 1; ; match++) {
            new FolderBot(field.resolve(name(match)), new OneMatch(BenchGame.bot(new Seat(1)))).serve();
            Thread.interrupted();
        }
    }

    /** A bot that stops serving its folder at the end of a match. */
    private record OneMatch(Responder bot) implements Responder {

        @Override
        public String answer(String input) {
            return bot.answer(input);
        }

        @Override
        public void over(String gameover) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answerRound(BareFolder folder) throws IOException, InterruptedException {
        for (int i = 1; ; i++) {
            String input = "input_" + i + ".txt";
            if (!folder.await(input, OVER).equals(input)) {
                return;
            }
            folder.read(input);
            folder.publish("output_" + i + ".txt", SampleTexts.ANSWER);
            String acknowledgement = "acknowledge_" + i + ".txt";
            folder.await(acknowledgement, acknowledgement);
            folder.read(acknowledgement);
        }
    }

    private static void answerRequests() throws IOException {
        // Without this the server waits 40 ms before it sends a small answer.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/input", exchange -> answer(exchange, ANSWER));
        server.createContext("/acknowledge", exchange -> answer(exchange, new byte[0]));
        server.start();
        System.out.println(server.getAddress().getPort());
        System.out.flush();
    }

    private static void answer(HttpExchange exchange, byte[] bytes) throws IOException {
        try (exchange;
                InputStream in = exchange.getRequestBody()) {
            in.readAllBytes();
            exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }
}
