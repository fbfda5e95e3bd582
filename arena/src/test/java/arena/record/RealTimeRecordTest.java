package arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Race;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchPosition;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SeatClock;
import arena.match.SystemClock;
import arena.match.Update;
import arena.match.Venue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A test of records of long rounds in real time: they are small, and still verified. */
class RealTimeRecordTest {

    private static final GameDefinition<?, ?, ?> RACE = Race.definition();
    private static final int TICKS = 120_000;
    private static final int SEATS = 10;
    private static final int UPDATE = 16;
    private static final long MOST_BYTES = 20_000_000;

    @TempDir
    Path directory;

    /** Returns a driver that changes its speed at about every eighth update. */
    private static Responder driver(long seed) {
        return new Responder() {
            private Chance chance = new Chance(seed);

            @Override
            public String answer(String input) {
                Chance.Drawn drawn = chance.below(80);
                chance = drawn.rest();
                return drawn.whole() < 10 ? "speed " + drawn.whole() + "\n" : "";
            }
        };
    }

    @Test
    @Tag("slow")
    void aRoundOf120000TicksAndTenSeatsStaysUnder20MegabytesAndIsVerified() throws IOException {
        Path file = play();

        assertThat(file.toString()).endsWith(".jsonl");
        assertThat(Files.size(file)).isLessThan(MOST_BYTES);
        assertThat(Files.readString(file)).doesNotContain("Expecting");
        MatchRecord record = MatchRecord.read(file);
        assertThat(record.events(Event.UpdateSent.class)).hasSize(SEATS * TICKS / UPDATE);
        Verification verification = Verification.of(record, RACE);
        assertThat(verification.differences()).isEmpty();
        assertThat(verification.incomplete()).isEmpty();
        assertThat(verification.prompts()).isEqualTo(SEATS * TICKS / UPDATE);
        assertThat(verification.rulings()).isBetween(5_000, 15_000);

        List<String> lines = Files.readAllLines(file);
        int last = IntStream.range(0, lines.size())
                .filter(at -> lines.get(at).contains("\"answer\":\"speed 1"))
                .max()
                .orElseThrow();
        lines.set(last, lines.get(last).replace("speed 1", "speed 2"));
        Files.write(file, lines);
        assertThat(Verification.of(MatchRecord.read(file), RACE).differences()).isNotEmpty();
    }

    @Test
    void aHeldMatchStopsAtItsStepAlsoWithoutUpdates() {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Began(
                "held",
                "test",
                RACE.info().id(),
                1,
                new TreeMap<>(),
                sittings("One", "Two"),
                0,
                0,
                Optional.empty(),
                Optional.empty()));
        events.addAll(told(RACE, 4));
        events.add(new Event.Held(5_000, 4, 0));
        events.add(new Event.WentOn(6_000, 4));
        events.add(new Event.Held(7_000, 5, 0));

        Replay<?, ?, ?> replay = Replay.of(RACE, recorded(events));

        assertThat(IntStream.range(0, replay.size()).map(at -> replay.frame(at).steps()))
                .containsExactly(0, 0, 0, 2, 2, 3, 3, 4);
        assertThat(replay.isIncomplete()).isFalse();
    }

    /** Returns the updates of the first steps of a match of two with the default settings. */
    private static <S, V, A> List<Event> told(GameDefinition<S, V, A> game, int steps) {
        Setup setup = new Setup(List.of("One", "Two"), 1, Settings.of(game.info(), Map.of()));
        MatchPosition<S, V, A> now =
                MatchPosition.start(game, setup, List.of(new SeatClock.ByGame(), new SeatClock.ByGame()));
        List<Event> told = new ArrayList<>();
        for (int step = 1; step <= steps; step++) {
            for (Seat seat : ((Phase.Tick) now.phase()).updated()) {
                String digest = Update.digest(now.text(seat));
                told.add(new Event.UpdateSent(1_000L * step, step, seat.number(), (step + 1) / 2, digest));
            }
            now = now.afterTick();
        }
        return told;
    }

    private static List<Event.SeatAssignment> sittings(String... names) {
        return IntStream.range(0, names.length)
                .mapToObj(at -> new Event.SeatAssignment(at + 1, names[at], new PlayerInfo("script", new TreeMap<>())))
                .toList();
    }

    private static List<RecordedEvent> recorded(List<Event> events) {
        return IntStream.range(0, events.size())
                .mapToObj(at -> new RecordedEvent(at + 1, events.get(at)))
                .toList();
    }

    private Path play() {
        List<String> names =
                IntStream.rangeClosed(1, SEATS).mapToObj(seat -> "Car_" + seat).toList();
        Map<String, String> settings =
                Map.of("ticks", "" + TICKS, "tick-time", "0ms", "update", Integer.toString(UPDATE));
        Setup setup = new Setup(names, 1, Settings.of(RACE.info(), settings));
        List<Player> players =
                names.stream().<Player>map(RealTimeRecordTest::player).toList();
        try (Journal journal = Journal.begin(directory, () -> "round", Journal.Keep.PLAIN)) {
            MatchTerms terms = new MatchTerms("round", "test", MatchTerms.Explanations.OFF, 0);
            MatchEnvironment environment = new MatchEnvironment(new SystemClock(), journal, Venue.sound());
            assertThat(new Match<>(RACE, setup, players, terms, environment).play())
                    .isInstanceOf(MatchConclusion.Decided.class);
            return journal.file();
        }
    }

    private static Player player(String name) {
        PlayerInfo info = new PlayerInfo("script", new TreeMap<>());
        return new InProcessPlayer(name, info, invitation -> driver(invitation.seed()));
    }
}
