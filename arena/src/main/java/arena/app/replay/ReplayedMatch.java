package arena.app.replay;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.RecordReader;
import arena.record.RecordedEvent;
import arena.record.RecordedTurn;
import arena.record.Replay;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;

/** A recorded match, perhaps still being played: the present content of its record, and what follows. */
public final class ReplayedMatch implements AutoCloseable {

    private final RecordReader reader;
    private final Event.Began began;
    private final Replay<?, ?, ?> replay;

    /** Events that were read and are not added yet. */
    private final Queue<RecordedEvent> read;

    private ReplayedMatch(RecordReader reader) {
        this.reader = reader;
        List<RecordedEvent> entries = reader.read();
        this.began = began(entries, reader);
        this.replay = new Replay<>(NameLookup.game(began));
        this.read = new ArrayDeque<>(entries);
    }

    /**
     * Opens a record and adds all its events.
     *
     * @throws RequestFailure if it does not show how its match was set up, or there is no such game
     */
    public static ReplayedMatch open(Path file) {
        ReplayedMatch match = begin(file);
        match.readNewEvents();
        return match;
    }

    /**
     * Opens a record for a reader that {@linkplain #next() adds} each event itself.
     *
     * @throws RequestFailure if it does not show how its match was set up, or there is no such game
     */
    public static ReplayedMatch begin(Path file) {
        RecordReader reader = RecordReader.open(file);
        try {
            return new ReplayedMatch(reader);
        } catch (RuntimeException failure) {
            reader.close();
            throw failure;
        }
    }

    private static Event.Began began(List<RecordedEvent> entries, RecordReader reader) {
        Optional<Event> first = entries.stream().findFirst().map(RecordedEvent::event);
        if (first.orElse(null) instanceof Event.Began began) {
            return began;
        }
        throw RequestFailure.failed(reader.damages().stream()
                .findFirst()
                .or(reader::incomplete)
                .orElse("The record does not begin with the setup of its match."));
    }

    /** Returns the setup of the match. */
    public Event.Began began() {
        return began;
    }

    /** Returns the match as far as it was read; it {@linkplain #readNewEvents() grows} on request. */
    public Replay<?, ?, ?> replay() {
        return replay;
    }

    /**
     * Returns a turn of a seat.
     *
     * @param number the seat's own turn: the i of its input_i.txt
     * @throws RequestFailure if the viewpoint is not that of a seat, or it had no such turn
     */
    public RecordedTurn turn(Viewpoint viewpoint, int number) {
        if (!(viewpoint instanceof Viewpoint.Player player)) {
            throw RequestFailure.usage(
                    "--turn counts the turns of one seat; name the seat with --as, such as --as 1 --turn " + number
                            + ".");
        }
        int seat = player.seat().number();
        List<RecordedTurn> turns = replay.turns(seat);
        return turns.stream()
                .filter(turn -> turn.number() == number)
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage(
                        "Seat " + seat + " had " + turns.size() + (turns.size() == 1 ? " turn" : " turns")
                                + " in this match, and --turn is one of them, not " + number + "."));
    }

    /** Adds all new events; returns whether there were any. */
    public boolean readNewEvents() {
        int before = replay.size();
        while (next()) {
            // Each is added.
        }
        return replay.size() > before;
    }

    /** Adds the next event, if there is one; returns whether there was. */
    public boolean next() {
        if (read.isEmpty()) {
            read.addAll(reader.read());
        }
        Optional<RecordedEvent> next = Optional.ofNullable(read.poll());
        next.ifPresent(replay::add);
        return next.isPresent();
    }

    /** Returns whether the match is over; the output of its programs may still follow. */
    public boolean isOver() {
        return reader.isOver();
    }

    /** Returns a sentence for each line that could not be read. */
    public List<String> damages() {
        return reader.damages();
    }

    /** Returns other remarks on the record, as sentences. */
    public List<String> notices() {
        return reader.notices();
    }

    /** Returns why the record has no end, as a sentence; empty if it has one. */
    public Optional<String> incomplete() {
        return reader.incomplete();
    }

    @Override
    public void close() {
        reader.close();
    }
}
