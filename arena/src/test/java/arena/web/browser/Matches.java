package arena.web.browser;

import arena.app.NameLookup;
import arena.app.play.MatchAudience;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.config.Configuration;
import arena.faults.Fault;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.match.EventRecorder;
import arena.record.RecordFolder;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.json.JsonMapper;

/** Plays matches as the command line does, beside the pages and without their knowing. */
final class Matches {

    private final Configuration configuration;
    private final Path folder;

    Matches(Configuration configuration, Path folder) {
        this.configuration = configuration;
        this.folder = folder;
    }

    /** Plays a match to its end. */
    void play(String game, List<String> seats, long seed, SortedMap<String, String> settings) {
        play(game, seats, seed, settings, event -> {});
    }

    private void play(
            String game, List<String> seats, long seed, SortedMap<String, String> settings, EventRecorder observer) {
        GameDefinition<?, ?, ?> definition = NameLookup.game(game);
        SortedMap<String, String> all = new TreeMap<>(configuration.gameSettings(game));
        all.putAll(settings);
        MatchRequest request = new MatchTemplate(
                        definition, Settings.of(definition.info(), all), MatchRequest.explanations(configuration))
                .request(SeatedPlayer.inOrder(new SeatReader(configuration, definition.info()).read(seats)), seed);
        try (Services services = new ServicesFactory(folder, remark -> {})
                .open(
                        configuration,
                        configuration.field().folder(),
                        configuration.field().records())) {
            MatchAudience.play(services, request, new Audience(observer));
        }
    }

    /** Returns the file of the only match. */
    Path record() {
        return new RecordFolder(configuration.field().records()).files().get(0);
    }

    /** Gives the players of a record other names, in the order of their seats. */
    static void rename(Path file, List<String> names) throws IOException {
        String text;
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<String> before = JsonMapper.shared()
                .readTree(text.lines().findFirst().orElseThrow())
                .path("seats")
                .valueStream()
                .map(seat -> seat.path("name").asString())
                .toList();
        for (int seat = before.size() - 1; seat >= 0; seat--) {
            text = text.replaceAll(
                    Pattern.quote(before.get(seat)) + "(?![A-Za-z0-9_])", Matcher.quoteReplacement(names.get(seat)));
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Plays a match on another thread, which waits after so many events until something is complete. */
    CompletableFuture<Void> begin(
            String game, List<String> seats, long seed, int events, CompletableFuture<?> awaited) {
        AtomicInteger written = new AtomicInteger();
        return CompletableFuture.runAsync(() -> play(game, seats, seed, new TreeMap<>(), event -> {
            if (written.incrementAndGet() == events) {
                awaited.join();
            }
        }));
    }

    private record Audience(EventRecorder observer) implements MatchAudience {
        @Override
        public void begins(Services services, MatchRequest request) {}

        @Override
        public MatchObserver observer(MatchRequest request) {
            return MatchObserver.after(observer, MatchObserver.none());
        }

        @Override
        public void ended(MatchOutcome outcome, List<Fault> faults) {}
    }
}
