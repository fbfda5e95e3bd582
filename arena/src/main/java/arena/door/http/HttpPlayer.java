package arena.door.http;

import arena.door.DoorPlayer;
import arena.match.Invitation;
import arena.match.Player;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.function.Predicate;

/** A bot that is an HTTP server. It is ready when its server can be reached. */
public final class HttpPlayer extends DoorPlayer {

    private final Path folder;
    private final Link link;

    /**
     * The way to a bot's server.
     *
     * @param json whether prompts are sent as JSON
     * @param allowed whether the host allows an address
     * @param mostBytes the largest answer
     * @param timeout the longest time for one response
     */
    public record Link(URI url, boolean json, Predicate<InetAddress> allowed, int mostBytes, Duration timeout) {}

    /**
     * Prepares a bot; nothing is sent yet.
     *
     * @param inner serves the team folder
     * @param folder the team folder
     */
    public HttpPlayer(Player inner, Path folder, Link link) {
        super(inner, "http");
        this.folder = folder;
        this.link = link;
    }

    @Override
    protected void serve(Invitation invitation) {
        HttpDoor.Terms terms = new HttpDoor.Terms(
                new BotAddress(link.url(), link.allowed()),
                headers(invitation),
                link.json() ? MessageBody.JSON : MessageBody.TEXT,
                link.mostBytes(),
                link.timeout());
        HttpDoor.serve(folder, terms, this::remark);
    }

    private Map<String, String> headers(Invitation invitation) {
        return Map.of(
                "Arena-Game", invitation.gameId(),
                "Arena-Match", invitation.matchId(),
                "Arena-Team", name(),
                "Arena-Seat", Integer.toString(invitation.seat().number()),
                "Arena-Seed", Long.toString(invitation.seed()));
    }
}
