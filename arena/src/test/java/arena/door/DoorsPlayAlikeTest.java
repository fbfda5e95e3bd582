package arena.door;

import static org.assertj.core.api.Assertions.assertThat;

import arena.door.http.HttpPlayer;
import arena.door.stdio.StdioDoor;
import arena.exchange.Field;
import arena.exchange.FieldOptions;
import arena.exchange.FolderBot;
import arena.exchange.FolderPlayer;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.game.Setup;
import arena.launch.program.StreamPartner;
import arena.match.Event;
import arena.match.ForwardingPlayer;
import arena.match.Invitation;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SystemClock;
import arena.plugin.Games;
import arena.superbot.SuperBots;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract of a door: the same bots play the same match through it as through folders. */
@Tag("slow")
@Timeout(60)
class DoorsPlayAlikeTest {

    @TempDir
    Path root;

    private final List<Thread> threads = new ArrayList<>();
    private final List<HttpServer> servers = new ArrayList<>();
    private final List<CompletableFuture<Void>> streams = new CopyOnWriteArrayList<>();

    /** The ways of a bot. */
    enum Way {
        FOLDER,
        STDIO,
        HTTP
    }

    @AfterEach
    void end() throws InterruptedException {
        threads.forEach(Thread::interrupt);
        for (Thread thread : threads) {
            thread.join();
        }
        servers.forEach(server -> server.stop(0));
        assertThat(streams).noneMatch(CompletableFuture::isCompletedExceptionally);
    }

    private void run(Runnable work) {
        Thread thread = new Thread(work, "bot");
        threads.add(thread);
        thread.start();
    }

    /** Plays a match between two bots, both of one way, and returns what happened without the times. */
    private <S, V, A> List<String> play(Way way, GameDefinition<S, V, A> game, Map<String, String> settings)
            throws IOException {
        Path place = root.resolve(way.name() + game.info().id());
        List<String> names = List.of("Alpha", "Beta");
        List<Event> events = new CopyOnWriteArrayList<>();
        try (Field field = Field.open(place, FieldOptions.STANDARD)) {
            List<Player> players = new ArrayList<>();
            for (String name : names) {
                players.add(player(way, field, name, SuperBots.named(game.info().id(), 1, name, 7)));
            }
            MatchTerms terms = new MatchTerms("alike", "test", MatchTerms.Explanations.ON, 0);
            MatchConclusion conclusion = new Match<>(
                            game,
                            new Setup(names, 5, Settings.of(game.info(), settings)),
                            players,
                            terms,
                            new MatchEnvironment(new SystemClock(), events::add, field.venue(names)))
                    .play();
            assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
        }
        return events.stream().flatMap(DoorsPlayAlikeTest::withoutTimes).toList();
    }

    private static Stream<String> withoutTimes(Event event) {
        if (event instanceof Event.Prompted one) {
            return Stream.of("prompt " + one.step() + " " + one.seat() + " " + one.number() + one.text());
        }
        if (event instanceof Event.Ruled one) {
            return Stream.of("ruling " + one.step() + " " + one.seat() + " " + one.code() + " "
                    + one.reply().number() + " "
                    + one.reply().bytes().map(bytes -> new String(bytes, StandardCharsets.UTF_8)));
        }
        if (event instanceof Event.Ended one) {
            return Stream.of("end " + one.moves() + " " + one.reason() + " " + one.standings());
        }
        return event instanceof Event.Noticed one ? Stream.of("remark " + one) : Stream.empty();
    }

    private Player player(Way way, Field field, String name, Responder mind) throws IOException {
        FolderPlayer folder = field.player(
                name,
                new PlayerInfo("folder", new TreeMap<>()),
                Duration.ofSeconds(20),
                way == Way.FOLDER ? FolderPlayer.Occupancy.SERVED : FolderPlayer.Occupancy.LAUNCHED);
        switch (way) {
            case FOLDER -> run(() -> new FolderBot(folder.folder(), mind).serve());
            case STDIO -> {
                PipedOutputStream input = new PipedOutputStream();
                PipedInputStream read = new PipedInputStream(input, 1 << 16);
                PipedOutputStream written = new PipedOutputStream();
                PipedInputStream output = new PipedInputStream(written, 1 << 16);
                run(() -> talk(new BufferedReader(new InputStreamReader(read, StandardCharsets.UTF_8)), written, mind));
                return new AtJoin(
                        folder,
                        () -> streams.add(StdioDoor.partner(65_536)
                                .begin(folder.folder(), new StreamPartner.Streams(input, output, text -> {}))));
            }
            case HTTP -> {
                return new HttpPlayer(
                        folder,
                        folder.folder(),
                        new HttpPlayer.Link(
                                serve(mind), false, InetAddress::isLoopbackAddress, 65_536, Duration.ofSeconds(10)));
            }
        }
        return folder;
    }

    /** A program that plays by its standard streams. Orders have numbers of their own. */
    private static void talk(BufferedReader in, PipedOutputStream out, Responder mind) {
        int orders = 0;
        try (PrintStream written = new PrintStream(out, true, StandardCharsets.UTF_8)) {
            written.print("ready\n");
            for (String title = in.readLine(); title != null; title = in.readLine()) {
                StringBuilder text = new StringBuilder();
                for (String line = in.readLine(); !line.equals("."); line = in.readLine()) {
                    text.append(line).append('\n');
                }
                if (title.startsWith("input ")) {
                    String answer = mind.answer(text.toString());
                    if (!answer.isEmpty()) {
                        orders++;
                        written.print("output " + orders + "\n" + answer + ".\n");
                    }
                } else if (title.startsWith("acknowledge ")) {
                    mind.acknowledged(Integer.parseInt(text.toString().strip()));
                }
            }
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    private URI serve(Responder mind) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        servers.add(server);
        server.createContext("/bot", exchange -> {
            String title = exchange.getRequestHeaders().getFirst("Arena-Message");
            String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            byte[] answer =
                    title.startsWith("input ") ? mind.answer(text).getBytes(StandardCharsets.UTF_8) : new byte[0];
            exchange.sendResponseHeaders(answer.length == 0 ? 204 : 200, answer.length == 0 ? -1 : answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        return URI.create("http://localhost:" + server.getAddress().getPort() + "/bot");
    }

    @ParameterizedTest
    @EnumSource(names = {"STDIO", "HTTP"})
    void aMatchHasTheSamePromptsAnswersCodesAndEndAsThroughFolders(Way way) throws IOException {
        for (String game : List.of("chain-reaction", "acquire")) {
            GameDefinition<?, ?, ?> definition = Games.byId(game);
            Map<String, String> settings = game.equals("acquire") ? Map.of() : Map.of("turn-limit", "30");

            assertThat(play(way, definition, settings))
                    .as(game)
                    .hasSizeGreaterThan(20)
                    .isEqualTo(play(Way.FOLDER, definition, settings));
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void ordersInRealTimeAreAcceptedByTheirOwnNumbers(Way way) throws IOException {
        List<String> events = play(
                way,
                Games.byId("windwardopolis"),
                Map.of("map", "market", "most-ticks", "600", "time", "real-time", "speed", "300"));

        assertThat(events).noneMatch(event -> event.startsWith("remark"));
        assertThat(events.stream().filter(event -> event.matches("(?s)ruling [0-9]+ 1 0 [123] .*")))
                .isNotEmpty();
    }

    /** A player that begins something when its folder is clean. */
    private static final class AtJoin extends ForwardingPlayer {
        private final Runnable begin;

        AtJoin(Player inner, Runnable begin) {
            super(inner);
            this.begin = begin;
        }

        @Override
        public void join(Invitation invitation) {
            super.join(invitation);
            begin.run();
        }
    }
}
