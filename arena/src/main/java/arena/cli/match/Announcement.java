package arena.cli.match;

import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.cli.host.CommandEnvironment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The lines printed before a match begins. */
public final class Announcement {

    private final CommandEnvironment host;
    private final Services services;
    private final MatchRequest request;

    public Announcement(CommandEnvironment host, Services services, MatchRequest request) {
        this.host = host;
        this.services = services;
        this.request = request;
    }

    /**
     * Prints how bots are confined, which bots are awaited in which folders, and whether secrets are safe.
     *
     * @param quiet whether only necessary lines are printed
     */
    public void remarks(boolean quiet) {
        if (!quiet) {
            confinement();
        }
        for (SeatedPlayer sitting : request.sittings()) {
            if (sitting.choice() instanceof SeatChoice.Wire seat) {
                awaitConnection(seat);
            }
            if (sitting.choice() instanceof SeatChoice.Served seat) {
                Duration patience = services.configuration().match().joinTime();
                host.err()
                        .println("Waiting up to " + patience.toSeconds() + " s for " + seat.team()
                                + ": its bot must use the folder " + services.folder(seat.team()) + ".");
                host.err()
                        .println("The bot must write ready.txt there now; an old file does not count."
                                + request.game()
                                        .info()
                                        .moveTime()
                                        .map(time -> " A person may want --set " + time.key() + "=10m.")
                                        .orElse(""));
            }
        }
        secrecy();
    }

    private void awaitConnection(SeatChoice.Wire seat) {
        InetSocketAddress address = services.listenForBots();
        host.err()
                .println("Waiting up to "
                        + services.configuration().match().joinTime().toSeconds() + " s for "
                        + seat.joined()
                                .map(name -> "a bot that joins as " + name)
                                .orElse("a bot") + ": it must connect"
                        + " to " + address.getAddress().getHostAddress() + ", port " + address.getPort() + ".");
    }

    /** Prints how bots are confined, if any is started: before the first match, and after a change. */
    public void confinement() {
        if (isAny(SeatChoice.Launched.class)) {
            services.newConfinement().ifPresent(host.err()::println);
        }
    }

    /**
     * Prints whether secrets are safe, if a folder is served from elsewhere; the confinement of bots is a line of its
     * own.
     */
    public void secrecy() {
        if (isAny(SeatChoice.Served.class)) {
            services.secrecy(request.sittings()).forEach(host.err()::println);
            services.shareWarnings(request.sittings()).forEach(host.err()::println);
        }
    }

    /** Prints the game, the seed and the players of the seats. */
    public void title() {
        List<String> names = request.setup().names();
        List<String> seating = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            seating.add((i + 1) + " " + names.get(i));
        }
        host.out()
                .println(
                        request.game().info().title() + ", seed " + request.seed() + ": " + String.join(", ", seating));
    }

    private boolean isAny(Class<? extends SeatChoice> kind) {
        return request.sittings().stream().map(SeatedPlayer::choice).anyMatch(kind::isInstance);
    }
}
