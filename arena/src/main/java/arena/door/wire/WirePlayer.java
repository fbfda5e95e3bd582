package arena.door.wire;

import arena.door.DoorFolder;
import arena.door.DoorPlayer;
import arena.game.Departure;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.Presence;
import arena.wire.WireTranslator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A bot that has connected. It is ready while it is connected; one that is gone may connect again. */
public final class WirePlayer extends DoorPlayer {

    private final Path folder;
    private final ClientSource clients;
    private final WireTranslator translator;

    /**
     * Prepares a bot; nothing is sent yet.
     *
     * @param inner serves the team folder
     * @param folder the team folder
     * @param clients the source of the bot; while it gives none, nobody becomes ready
     */
    public WirePlayer(Player inner, Path folder, ClientSource clients, WireTranslator translator) {
        super(inner, "wire");
        this.folder = folder;
        this.clients = clients;
        this.translator = translator;
    }

    /** Returns that the bot is gone if none will come. */
    @Override
    public Presence presence() {
        return clients.absence()
                .<Presence>map(words -> new Presence.Gone(Departure.NOT_READY, words))
                .orElseGet(super::presence);
    }

    @Override
    protected void serve(Invitation invitation) {
        try (DoorFolder team = DoorFolder.open(folder)) {
            Optional<WireClient> client = clients.await();
            if (client.isPresent()) {
                new WireDoor(team, client.get(), translator, this::remark).carry();
            }
        } catch (IOException failure) {
            remark("the folder of the bot cannot be used: " + failure);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } finally {
            clients.end();
        }
    }

    @Override
    public void leave() {
        try {
            super.leave();
        } finally {
            clients.end();
        }
    }
}
