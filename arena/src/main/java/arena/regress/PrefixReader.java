package arena.regress;

import arena.game.Seat;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordedTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A reader of match prefixes of one seat from a record. */
public final class PrefixReader {

    private final MatchRecord record;
    private final Event.Began began;
    private final Seat seat;
    private final List<RecordedTurn> turns;

    /**
     * Creates a reader of one seat of a record.
     *
     * @throws RecordException with a sentence if the record does not hold the setup of its match
     */
    public PrefixReader(MatchRecord record, Seat seat) {
        this.record = record;
        this.seat = seat;
        this.turns = record.turns(seat.number());
        this.began = record.began()
                .orElseThrow(() ->
                        new RecordException(record.file() + " does not contain the setup of its match; name another."));
    }

    /** Returns the number of prompts of the seat, which is the number of its last turn. */
    public int turns() {
        return turns.size();
    }

    /**
     * Returns the input of a turn.
     *
     * @throws RecordException with a sentence that names the last turn, if there is no such turn
     */
    public String input(int turn) {
        return turn(turn).prompted().text();
    }

    /** Returns the ruling of the answer of a turn; empty if the match ended before it. */
    public Optional<Event.Ruled> ruling(int turn) {
        return turns.stream()
                .filter(one -> one.number() == turn)
                .findFirst()
                .flatMap(one -> one.turn().ruling());
    }

    /** Returns the bot's answer in a turn. */
    public Optional<RecordedOutput> answer(int turn) {
        return ruling(turn).flatMap(ruled -> ruled.reply().bytes()).map(RecordedOutput::of);
    }

    /**
     * Returns the match up to a turn.
     *
     * @throws RecordException with a sentence that names the last turn, if there is no such turn; or if the host has
     *     intervened in the match before it, because answers alone do not lead to that position
     */
    public MatchPrefix before(int turn) {
        RecordedTurn wanted = turn(turn);
        record.events(Event.Intervened.class)
                .filter(done -> done.step() <= wanted.prompted().step())
                .findFirst()
                .ifPresent(done -> {
                    throw new RecordException(done.by() + " has intervened in this match before step " + done.step()
                            + " (" + done.words() + "); only earlier turns can be repeated.");
                });
        List<MatchPrefix.Action> actions = new ArrayList<>();
        for (int at = 0; at < record.entries().size(); at++) {
            Event event = record.entries().get(at).event();
            if (event instanceof Event.Ruled ruled && leadsTo(wanted.prompted(), ruled)) {
                Optional<RecordedOutput> output = ruled.reply().bytes().map(RecordedOutput::of);
                actions.add(new MatchPrefix.Answered(new Seat(ruled.seat()), output, ruled.again()));
            } else if (event instanceof Event.Left left && at < wanted.first()) {
                actions.add(new MatchPrefix.Departed(new Seat(left.seat()), left.why()));
            }
        }
        List<String> names =
                began.sittings().stream().map(Event.SeatAssignment::name).toList();
        return new MatchPrefix(began.gameId(), began.settings(), began.seed(), names, seat, actions);
    }

    private boolean leadsTo(Event.Prompted prompt, Event.Ruled ruled) {
        boolean own = ruled.seat() == seat.number();
        return ruled.step() < prompt.step()
                || (ruled.step() == prompt.step() && (!own || ruled.reply().number() < prompt.number()));
    }

    private RecordedTurn turn(int turn) {
        return turns.stream()
                .filter(one -> one.number() == turn)
                .findFirst()
                .orElseThrow(() -> new RecordException(noSuchTurn()));
    }

    private String noSuchTurn() {
        if (record.events(Event.UpdateSent.class).findFirst().isPresent()) {
            return began.gameId()
                    + " is played in real time; only turns of a game that waits for answers can be repeated.";
        }
        String name = began.sittings().get(seat.index()).name();
        return turns() == 0
                ? name + " (" + seat + ") got no prompt in this match."
                : "The turns of " + name + " (" + seat + ") in this match are 1 to " + turns()
                        + ", the last input that it got; name one of them with --turn.";
    }
}
