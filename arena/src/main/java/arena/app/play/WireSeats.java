package arena.app.play;

import arena.config.Configuration;
import arena.config.DisplayNames;
import arena.door.wire.WireClient;
import arena.door.wire.WirePlayer;
import arena.door.wire.WireServer;
import arena.exchange.FolderPlayer;
import arena.match.Event;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The seats of bots that connect by TCP. The server is opened for the first of them and stays open, so that bots remain
 * connected from match to match.
 */
final class WireSeats implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(WireSeats.class);

    private final Configuration configuration;
    private final Map<String, String> joined = new ConcurrentHashMap<>();
    private Optional<WireServer> server = Optional.empty();

    WireSeats(Configuration configuration) {
        this.configuration = configuration;
    }

    private WireServer server() {
        WireServer opened = server.orElseGet(() -> Doors.wire(configuration));
        server = Optional.of(opened);
        return opened;
    }

    /**
     * Returns the player of a seat, after waiting for its bot as for any player that is started elsewhere.
     *
     * @param folders returns the player that serves the seat's folder, with facts for the record
     */
    WirePlayer player(
            SeatedPlayer sitting, MatchRequest request, Function<Map<String, String>, FolderPlayer> folders) {
        Optional<WireClient> client = claim((SeatChoice.Wire) sitting.choice(), reserved(request));
        joined.remove(sitting.name());
        client.ifPresent(bot -> joined.put(sitting.name(), bot.name()));
        return Doors.wire(
                request.game().info().id(), client, name -> messageName(request, name), folders.apply(facts(client)));
    }

    /** Returns the name of a player in messages: bots look themselves up by the name they joined with. */
    private String messageName(MatchRequest request, String name) {
        return Optional.ofNullable(joined.get(name))
                .or(() -> request.sittings().stream()
                        .filter(sitting -> sitting.name().equals(name))
                        .map(SeatedPlayer::shown)
                        .findFirst())
                .orElse(name);
    }

    /** Returns the names that seats of a match wait for, which no other seat may take. */
    private static Set<String> reserved(MatchRequest request) {
        return request.sittings().stream()
                .flatMap(sitting ->
                        sitting.choice() instanceof SeatChoice.Wire wire
                                ? wire.joined().stream()
                                : Optional.<String>empty().stream())
                .collect(Collectors.toSet());
    }

    private Optional<WireClient> claim(SeatChoice.Wire seat, Set<String> reserved) {
        Duration patience = configuration.match().joinTime();
        try {
            return server()
                    .claim(
                            name -> seat.joined()
                                    .map(name::equals)
                                    .orElseGet(() -> !reserved.contains(name)),
                            System.nanoTime() + patience.toNanos());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static Map<String, String> facts(Optional<WireClient> client) {
        Map<String, String> facts = new TreeMap<>();
        client.ifPresent(bot -> {
            facts.put(Event.SeatAssignment.SHOWN, DisplayNames.clean(bot.name()));
            bot.fact("school").ifPresent(school -> facts.put("school", DisplayNames.clean(school)));
            bot.fact("language").ifPresent(language -> facts.put("language", DisplayNames.clean(language)));
        });
        return facts;
    }

    @Override
    public void close() {
        server.ifPresent(open -> {
            try {
                open.close();
            } catch (IOException failure) {
                LOG.warn("The server for bots that connect cannot be closed: {}", failure.toString());
            }
        });
    }
}
