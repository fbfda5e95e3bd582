package arena.app.training;

import static org.assertj.core.api.Assertions.assertThat;

import arena.door.wire.XmlReader;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.plugin.Games;
import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * All messages of a match between bots that connect. It is a packed file of JSON lines: the {@link Head}, then each
 * {@link Message} in the order of time.
 */
public record RecordedSession(Head head, List<Message> messages) {

    private static final JsonMapper MAPPER = new JsonMapper();

    /** Longer than any bot may be silent. */
    private static final Duration SILENCE = Duration.ofMinutes(1);

    /**
     * The match.
     *
     * @param names the names with which the bots joined, seat 1 first
     */
    public record Head(String game, long seed, Map<String, String> settings, List<String> names) {}

    /**
     * A message.
     *
     * @param bot the name of the bot that receives or sends it
     * @param received whether the bot receives it
     */
    public record Message(String bot, boolean received, String xml) {}

    /** Reads a file. */
    public static RecordedSession read(Path file) throws IOException {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            Head head = MAPPER.readValue(lines.readLine(), Head.class);
            return new RecordedSession(
                    head,
                    lines.lines()
                            .map(line -> MAPPER.readValue(line, Message.class))
                            .toList());
        }
    }

    /** Writes a file. */
    public void write(Path file) throws IOException {
        try (Writer out =
                new OutputStreamWriter(new GZIPOutputStream(Files.newOutputStream(file)), StandardCharsets.UTF_8)) {
            out.write(MAPPER.writeValueAsString(head) + "\n");
            for (Message message : messages) {
                out.write(MAPPER.writeValueAsString(message) + "\n");
            }
        }
    }

    /** Plays the game again with the messages of the bots, and requires the recorded messages of the arena. */
    public void replay() {
        GameDefinition<?, ?, ?> game = Games.byId(head.game());
        List<String> players = Seat.firstSeats(head.names().size()).stream()
                .map(Seat::toString)
                .map(RecordedSession::player)
                .toList();
        Setup setup = new Setup(players, head.seed(), Settings.of(game.info(), head.settings()));
        TrainingGame<?, ?, ?> played = TrainingGame.begin(game, setup, Optional.empty());
        List<Bot> bots = setup.seats().stream()
                .map(seat -> new Bot(seat, factory().begin(name -> head.names().get(players.indexOf(name)))))
                .toList();
        while (played.over().isEmpty()) {
            SortedMap<Seat, List<String>> orders = new TreeMap<>();
            for (Bot bot : bots) {
                if (played.prompted().contains(bot.seat)) {
                    bot.answer(played.view(bot.seat)).ifPresent(text -> orders.put(bot.seat, List.of(text)));
                }
            }
            played.step(orders);
        }
        bots.forEach(Bot::requireEnd);
    }

    private static String player(String seat) {
        return seat.replace(' ', '_');
    }

    private WireTranslator.Factory factory() {
        return Games.provider(head.game()).orElseThrow().wire().orElseThrow();
    }

    /** A bot whose messages are those of the session. */
    private final class Bot {

        private final Seat seat;
        private final WireTranslator translator;
        private final Deque<Message> rest = new ArrayDeque<>();
        private int prompts;

        Bot(Seat seat, WireTranslator translator) {
            this.seat = seat;
            this.translator = translator;
            String name = head.names().get(seat.index());
            messages.stream().filter(message -> message.bot().equals(name)).forEach(rest::add);
            assertThat(element(rest.remove()).name()).isEqualTo("join");
        }

        private static XmlElement element(Message message) {
            return XmlReader.read(message.xml().getBytes(StandardCharsets.UTF_8))
                    .orElseThrow();
        }

        /** Returns the bot's answer to a prompt, after comparing the messages that follow from it. */
        Optional<String> answer(String prompt) {
            prompts++;
            Deque<XmlElement> expected = new ArrayDeque<>(translator.prompt(prompts, prompt));
            List<String> orders = new ArrayList<>();
            while (!expected.isEmpty() || !rest.isEmpty() && !rest.element().received()) {
                Message next = rest.remove();
                if (next.received()) {
                    assertThat(next.xml())
                            .as("to seat %s", seat)
                            .isEqualTo(expected.remove().xml());
                } else {
                    translator
                            .order(element(next))
                            .map(WireTranslator.Order::text)
                            .ifPresent(orders::add);
                }
            }
            translator.due(SILENCE).map(WireTranslator.Order::text).ifPresent(orders::add);
            assertThat(orders).hasSizeLessThanOrEqualTo(1);
            return orders.stream().findFirst();
        }

        void requireEnd() {
            assertThat(rest).extracting(message -> element(message).name()).containsExactly("exit");
        }
    }
}
