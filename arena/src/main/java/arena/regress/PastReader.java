package arena.regress;

import arena.game.Seat;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordedEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Takes out of a record what led to a turn of one seat. */
public final class PastReader {

    private final MatchRecord record;
    private final Event.Began began;
    private final Seat seat;

    /**
     * Looks at one seat of a record.
     *
     * @throws RecordException with a sentence if the record does not tell how its match was set up
     */
    public PastReader(MatchRecord record, Seat seat) {
        this.record = record;
        this.seat = seat;
        this.began = record.began()
                .orElseThrow(() ->
                        new RecordException(record.file() + " does not tell how its match was set up; name another."));
    }

    /** Returns how often the seat was asked: the number of its last turn. */
    public int turns() {
        return (int) prompts().count();
    }

    /**
     * Returns the input of a turn.
     *
     * @throws RecordException with a sentence that names the last turn, if the seat was not asked so often
     */
    public String input(int turn) {
        return prompt(turn).text();
    }

    /** Returns how the answer of a turn was judged; nothing if the match ended before. */
    public Optional<Event.Ruled> ruling(int turn) {
        return record.events(Event.Ruled.class)
                .filter(ruled -> isOwn(ruled.seat()) && ruled.reply().number() == turn)
                .findFirst();
    }

    /** Returns what the bot answered in a turn. */
    public Optional<Output> answer(int turn) {
        return ruling(turn).flatMap(ruled -> ruled.reply().bytes()).map(Output::of);
    }

    /**
     * Returns the match up to a turn.
     *
     * @throws RecordException with a sentence that names the last turn, if the seat was not asked so often
     */
    public Past before(int turn) {
        Event.Prompted prompt = prompt(turn);
        List<Past.Happening> happenings = new ArrayList<>();
        boolean asked = false;
        for (RecordedEvent entry : record.entries()) {
            Event event = entry.event();
            asked |= event == prompt;
            if (event instanceof Event.Ruled ruled && leadsTo(prompt, ruled)) {
                Optional<Output> output = ruled.reply().bytes().map(Output::of);
                happenings.add(new Past.Answered(new Seat(ruled.seat()), output, ruled.again()));
            } else if (event instanceof Event.Left left && !asked) {
                happenings.add(new Past.Departed(new Seat(left.seat()), left.why()));
            }
        }
        List<String> names = began.sittings().stream().map(Event.Sitting::name).toList();
        return new Past(began.gameId(), began.settings(), began.seed(), names, seat, happenings);
    }

    private boolean leadsTo(Event.Prompted prompt, Event.Ruled ruled) {
        boolean own = isOwn(ruled.seat());
        return ruled.step() < prompt.step()
                || (ruled.step() == prompt.step() && (!own || ruled.reply().number() < prompt.number()));
    }

    private Event.Prompted prompt(int turn) {
        return prompts()
                .filter(prompted -> prompted.number() == turn)
                .findFirst()
                .orElseThrow(() -> new RecordException(noSuchTurn()));
    }

    private String noSuchTurn() {
        if (record.events(Event.Told.class).findFirst().isPresent()) {
            return began.gameId()
                    + " goes on in real time; only a game that waits for answers can be taken up at a turn.";
        }
        String name = began.sittings().get(seat.index()).name();
        return turns() == 0
                ? name + " (" + seat + ") was not asked once in this match."
                : "The turns of " + name + " (" + seat + ") in this match go from 1 to " + turns()
                        + ", the last input that it was given; name one of them with --turn.";
    }

    private Stream<Event.Prompted> prompts() {
        return record.events(Event.Prompted.class).filter(prompted -> isOwn(prompted.seat()));
    }

    private boolean isOwn(int number) {
        return number == seat.number();
    }
}
