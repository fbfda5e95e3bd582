package arena.launch;

import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A minimal player of a team folder: the folder exists, and the player is ready as soon as {@code ready.txt} is. */
final class MinimalFolderPlayer implements Player {

    private final Path folder;

    MinimalFolderPlayer(Path folder) {
        this.folder = folder;
    }

    @Override
    public String name() {
        return folder.getFileName().toString();
    }

    @Override
    public PlayerInfo info() {
        return new PlayerInfo("folder", new TreeMap<>());
    }

    @Override
    public Duration patience() {
        return Duration.ZERO;
    }

    @Override
    public void join(Invitation invitation) {
        try {
            Files.createDirectories(folder);
            Files.deleteIfExists(folder.resolve("ready.txt"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public Presence presence() {
        return Files.exists(folder.resolve("ready.txt")) ? new Presence.Here() : new Presence.Coming();
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        return 0;
    }

    @Override
    public long sendUpdate(Update update) {
        return 0;
    }

    @Override
    public Optional<Reply> reply() {
        return Optional.empty();
    }

    @Override
    public Reply lastReply() {
        return Reply.none(1, Timestamps.at(0, Timestamps.NEVER));
    }

    @Override
    public List<Reply> orders() {
        return List.of();
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        return 0;
    }

    @Override
    public void conclude(String gameover) {
        try {
            Files.writeString(folder.resolve("Gameover.txt"), gameover);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void leave() {}
}
