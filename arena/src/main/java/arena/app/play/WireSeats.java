package arena.app.play;

import arena.app.RequestFailure;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.config.DisplayNames;
import arena.door.wire.ClientSource;
import arena.door.wire.WireClient;
import arena.door.wire.WirePlayer;
import arena.door.wire.WireServer;
import arena.exchange.FolderPlayer;
import arena.match.Event;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The seats of bots that connect by TCP. */
final class WireSeats {

    private static final int MOST_ATTEMPTS = 50;
    private static final long LONGEST_WAIT_NANOS = Duration.ofHours(1).toNanos();

    /** The placeholders of the address in the command of a bot. */
    private static final String HOST = "{host}";

    private static final String PORT = "{port}";

    private final Configuration configuration;
    private final Map<String, String> joined = new ConcurrentHashMap<>();

    /** The bots of seats that wait for bots, by the name of the seat. */
    private final Map<String, String> kept = new ConcurrentHashMap<>();

    private final WireServers servers;

    WireSeats(Configuration configuration, WireServers servers) {
        this.configuration = configuration;
        this.servers = servers;
    }

    /** Returns the address on which the arena listens from now on. */
    InetSocketAddress listen() {
        return server().address();
    }

    /** Keeps the bots of these names for matches of these services, between them too. */
    void hold(Set<String> names) {
        server().hold(this, names);
    }

    /** Gives the bots back that were kept. */
    void giveBack() {
        server().giveBack(this);
    }

    private WireServer server() {
        return servers.at(configuration.doors().wire().address());
    }

    /**
     * Returns the player of a seat, after waiting for its bot as for any player that is started elsewhere.
     *
     * @param folders returns the player that serves the seat's folder, with facts for the record
     */
    WirePlayer player(SeatedPlayer sitting, MatchRequest request, Function<Map<String, String>, FolderPlayer> folders) {
        Optional<WireClient> client = claim(wanted(sitting, reserved(request)));
        client.ifPresent(bot -> {
            joined.put(sitting.name(), bot.name());
            kept.put(sitting.name(), bot.name());
        });
        return Doors.wire(
                request.game().info().id(),
                ClientSource.of(client),
                name -> messageName(request, name),
                folders.apply(facts(client)));
    }

    /**
     * Returns the address of a bot that the arena starts: one of its own, since the port is compiled into such bots and
     * the address tells them apart.
     */
    PrivateSeat privateSeat(SeatedPlayer sitting) {
        InetSocketAddress usual = configuration.doors().wire().address();
        IOException last = new IOException("no address was tried");
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            try {
                return new PrivateSeat(
                        WireServer.open(new InetSocketAddress(loopback(), usual.getPort())), sitting.name(), joined);
            } catch (IOException taken) {
                last = taken;
            }
        }
        throw RequestFailure.infrastructure("No address of this machine is free for the bot " + sitting.name() + " ("
                + last.getMessage() + "); start it yourself, and give it a seat wire:NAME.");
    }

    private static InetAddress loopback() throws IOException {
        ThreadLocalRandom draw = ThreadLocalRandom.current();
        byte[] address = {127, (byte) draw.nextInt(1, 255), (byte) draw.nextInt(1, 255), (byte) draw.nextInt(1, 255)};
        return InetAddress.getByAddress(address);
    }

    /** Returns the player of a bot that the arena starts. */
    WirePlayer player(PrivateSeat seat, MatchRequest request, FolderPlayer folder) {
        return Doors.wire(request.game().info().id(), seat, name -> messageName(request, name), folder);
    }

    /** A server for one bot that the arena starts; the bot is dismissed with the match. */
    static final class PrivateSeat implements ClientSource {

        private final WireServer server;
        private final String name;
        private final Map<String, String> joined;

        PrivateSeat(WireServer server, String name, Map<String, String> joined) {
            this.server = server;
            this.name = name;
            this.joined = joined;
        }

        /** Returns words of a command with the address filled in. */
        List<String> filledIn(List<String> command) {
            InetSocketAddress address = server.address();
            return command.stream()
                    .map(word -> word.replace(HOST, address.getAddress().getHostAddress())
                            .replace(PORT, Integer.toString(address.getPort())))
                    .toList();
        }

        @Override
        public Optional<WireClient> await() throws InterruptedException {
            // The match itself ends the wait, when the bot's time to start is over.
            Optional<WireClient> client = server.claim(this, any -> true, System.nanoTime() + LONGEST_WAIT_NANOS);
            client.ifPresent(bot -> joined.put(name, bot.name()));
            return client;
        }

        @Override
        public void end() {
            WireServers.close(server);
        }
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
                .flatMap(sitting -> sitting.choice() instanceof SeatChoice.Wire wire
                        ? wire.joined().stream()
                        : Optional.<String>empty().stream())
                .collect(Collectors.toSet());
    }

    /** Returns which bots a seat may have. A seat for any bot keeps the one that it had in an earlier match. */
    private Predicate<String> wanted(SeatedPlayer sitting, Set<String> reserved) {
        Optional<String> known =
                ((SeatChoice.Wire) sitting.choice()).joined().or(() -> Optional.ofNullable(kept.get(sitting.name())));
        return name -> known.map(name::equals).orElseGet(() -> !reserved.contains(name) && !kept.containsValue(name));
    }

    private Optional<WireClient> claim(Predicate<String> wanted) {
        Duration patience = configuration.match().joinTime();
        try {
            return server().claim(this, wanted, System.nanoTime() + patience.toNanos());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Returns a sentence for each seat of a match whose bot is not connected; the arena listens from now on. */
    List<String> absent(MatchRequest request) {
        List<SeatChoice.Wire> seats = request.sittings().stream()
                .map(SeatedPlayer::choice)
                .flatMap(choice -> choice instanceof SeatChoice.Wire seat ? Stream.of(seat) : Stream.empty())
                .sorted(Comparator.comparing(seat -> seat.joined().isEmpty()))
                .toList();
        if (seats.isEmpty()) {
            return List.of();
        }
        List<String> free = server().free(this);
        List<String> problems = new ArrayList<>();
        for (SeatChoice.Wire seat : seats) {
            Optional<String> bot = seat.joined()
                    .map(name -> free.stream().filter(name::equals).findFirst())
                    .orElseGet(() -> free.stream().findFirst());
            bot.ifPresentOrElse(free::remove, () -> problems.add(absent(seat)));
        }
        return problems;
    }

    private String absent(SeatChoice.Wire seat) {
        InetSocketAddress address = listen();
        return seat.joined().map(name -> "The bot " + name + " is not").orElse("No bot for wire:* is")
                + " connected; start it so that it connects to "
                + address.getAddress().getHostAddress() + ", port "
                + address.getPort() + ", and begin the match again.";
    }

    private static Map<String, String> facts(Optional<WireClient> client) {
        Map<String, String> facts = new TreeMap<>(Map.of(Event.SeatAssignment.SPEAKS, BotEntry.Speaks.WIRE.word()));
        client.ifPresent(bot -> {
            facts.put(Event.SeatAssignment.SHOWN, DisplayNames.clean(bot.name()));
            bot.fact("school").ifPresent(school -> facts.put(Event.SeatAssignment.SCHOOL, DisplayNames.clean(school)));
            bot.avatar().ifPresent(picture -> facts.put(Event.SeatAssignment.AVATAR, picture.base64()));
            bot.fact("language").ifPresent(language -> facts.put("language", DisplayNames.clean(language)));
        });
        return facts;
    }
}
