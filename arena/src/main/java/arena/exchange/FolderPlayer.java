package arena.exchange;

import arena.game.Departure;
import arena.game.Fact;
import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.VenueException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A team folder on a seat, whoever serves it: a program that the arena has launched, one on another machine, a person with
 * an editor.
 *
 * <p>Made by {@link Field#player}. All methods are called by the match's thread; the mailroom only rings its bell.
 */
public final class FolderPlayer implements Player {

    /** How long a {@code Gameover.txt} of an earlier run of the arena is left to whoever may still have to read it. */
    private static final long CLEARING_NANOS = 5_000_000_000L;

    private final Field field;
    private final TeamFolder team;
    private final PlayerInfo info;
    private final Duration patience;
    private final Occupancy occupancy;
    private Optional<Session> session = Optional.empty();
    private Optional<String> unusable = Optional.empty();

    /** A player that could not take the folder must not give back what is somebody else's. */
    private boolean holds;

    /** Who serves the folder. */
    public enum Occupancy {
        /** A program that will be started after {@link #join}: whatever stands in the folder is of an earlier run. */
        LAUNCHED,
        /** The same after an attempt that counts for nothing: what it has kept in the folder must not help it now. */
        LAUNCHED_AGAIN,
        /** Somebody who may be there already, perhaps still reading the end of his last match. */
        SERVED
    }

    FolderPlayer(Field field, TeamFolder team, PlayerInfo info, Duration patience, Occupancy occupancy) {
        this.field = field;
        this.team = team;
        this.info = info;
        this.patience = patience;
        this.occupancy = occupancy;
    }

    /** What it has from {@link #join} on. */
    private record Session(
            Invitation invitation,
            FolderWatch watch,
            Arrival arrival,
            Desk desk,
            Publisher publisher,
            DiskRoom room,
            Optional<Neighbours> neighbours) {}

    @Override
    public String name() {
        return team.name();
    }

    @Override
    public PlayerInfo info() {
        return info;
    }

    @Override
    public Duration patience() {
        return patience;
    }

    /** Returns the folder itself, absolute. */
    public Path folder() {
        return team.path();
    }

    /** Takes the folder. One that cannot be used is its team's own trouble: then the player has gone before it came. */
    @Override
    public void join(Invitation invitation) {
        field.occupy(team);
        holds = true;
        unusable = field.prepare(team);
        if (unusable.isEmpty()) {
            try {
                begin(invitation);
            } catch (IOException failure) {
                requireSoundField();
                unusable = Optional.of("the folder " + team.path() + " cannot be watched (" + failure + ")");
            }
        }
    }

    private void begin(Invitation invitation) throws IOException {
        FolderWatch watch = field.mailroom().watch(team.path(), invitation.clock());
        Notices notices = new Notices(invitation, team);
        Publisher publisher = new Publisher(team.path());
        Desk desk = new Desk(team.path(), watch, notices, field.options());
        Arrival arrival = new Arrival(watch, notices, clearing(), invitation.clock());
        DiskRoom room = DiskRoom.of(team.path());
        Optional<Neighbours> neighbours =
                occupancy == Occupancy.SERVED ? Optional.empty() : Optional.of(field.neighbours());
        session = Optional.of(new Session(invitation, watch, arrival, desk, publisher, room, neighbours));
        arrival.look();
    }

    private void requireSoundField() {
        field.venue(List.of(team.name())).trouble().ifPresent(words -> {
            throw new VenueException(words);
        });
    }

    /** Returns what becomes of what stands there. A {@code Gameover.txt} that this arena has written is left until its reader clears it. */
    private Arrival.Clearing clearing() {
        return switch (occupancy) {
            case LAUNCHED -> new Arrival.Clearing(0, false);
            case LAUNCHED_AGAIN -> new Arrival.Clearing(0, true);
            case SERVED -> new Arrival.Clearing(field.hasConcluded(team) ? Long.MAX_VALUE : CLEARING_NANOS, false);
        };
    }

    @Override
    public Presence presence() {
        if (unusable.isPresent()) {
            return new Presence.Gone(Departure.NOT_READY, unusable.get());
        }
        Arrival arrival = current().arrival();
        Optional<String> obstacle = arrival.obstacle();
        if (obstacle.isPresent()) {
            return new Presence.Gone(Departure.NOT_READY, obstacle.get());
        }
        if (arrival.hasArrived()) {
            return new Presence.Here();
        }
        arrival.look();
        if (!arrival.hasArrived()) {
            return new Presence.Coming();
        }
        current().watch().joined();
        return new Presence.Here();
    }

    @Override
    public long ask(Prompt prompt) {
        Session now = current();
        now.desk().beforePrompt(prompt);
        String name = FileName.of(FileName.Kind.INPUT, prompt.number());
        Optional<IOException> failure = publishOrStop(name, prompt.text());
        long published = now.invitation().clock().nanos();
        now.desk().prompted(prompt, published, failure.isPresent() && isTaken(name));
        return published;
    }

    /** Returns whether a name is still there although it could not be replaced: a bot has put something else in its place. */
    private boolean isTaken(String name) {
        return Entry.of(team.path().resolve(name)).isPresent();
    }

    @Override
    public Optional<Reply> reply() {
        return current().desk().reply(nanos());
    }

    @Override
    public Reply lastReply() {
        return current().desk().lastReply(nanos());
    }

    @Override
    public List<Reply> orders() {
        return current().desk().orders(nanos());
    }

    @Override
    public long wakeNanos() {
        if (unusable.isPresent()) {
            return Long.MAX_VALUE;
        }
        Session now = current();
        return now.arrival().hasArrived()
                ? now.desk().wakeNanos()
                : now.arrival().wakeNanos();
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        if (!acknowledgement.explanation().isEmpty()) {
            publish(FileName.of(FileName.Kind.EXPLAIN, acknowledgement.number()), text(acknowledgement.explanation()));
        }
        String name = FileName.of(FileName.Kind.ACKNOWLEDGE, acknowledgement.number());
        if (publishOrStop(name, acknowledgement.code() + "\n").isPresent() && isTaken(name)) {
            current().desk().obstruct();
        }
        return nanos();
    }

    private static String text(List<Fact> facts) {
        return facts.stream()
                .map(fact -> fact.key() + " = " + fact.value() + "\n")
                .collect(Collectors.joining());
    }

    /** What has come into the folder since the match began may be what has filled the disk. */
    @Override
    public Optional<Presence.Gone> blame() {
        return session.flatMap(now -> now.room().blame()).map(words -> new Presence.Gone(Departure.DISK_LIMIT, words));
    }

    @Override
    public void conclude(String gameover) {
        if (session.isEmpty()) {
            return;
        }
        if (publish(FileName.GAMEOVER, gameover).isEmpty()) {
            field.concluded(team);
        }
        current().desk().inspect();
        current()
                .neighbours()
                .ifPresent(before -> before.changesUntil(field.neighbours())
                        .forEach(words -> current().invitation().notice("neighbour", words)));
        int retries = current().publisher().retries();
        if (retries > 0) {
            current().invitation().notice("retries", "renaming was refused and tried again " + retries + " times");
        }
    }

    /** Publishes a file that the match cannot go on without: if the place has failed, nobody's clock may run. */
    private Optional<IOException> publishOrStop(String name, String text) {
        Optional<IOException> failure = publish(name, text);
        if (failure.isPresent()) {
            requireSoundField();
        }
        return failure;
    }

    /** Publishes a file; a failure is noticed, and is the team's own unless the place itself has failed. */
    private Optional<IOException> publish(String name, String text) {
        try {
            current().publisher().publish(name, text);
            return Optional.empty();
        } catch (IOException failure) {
            current().invitation().notice("unpublished", name + " could not be written to the folder: " + failure);
            return Optional.of(failure);
        }
    }

    @Override
    public void leave() {
        try {
            session.ifPresent(ended -> field.mailroom().forget(ended.watch()));
        } finally {
            if (holds) {
                field.release(team);
            }
        }
    }

    private long nanos() {
        return current().invitation().clock().nanos();
    }

    private Session current() {
        return session.orElseThrow(() -> new IllegalStateException(name() + " has not joined a match"));
    }
}
