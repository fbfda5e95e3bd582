package arena.cli.again;

import arena.app.RequestFailure;
import arena.game.GameBox;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.regress.Output;
import arena.regress.Past;
import arena.regress.PastReader;
import arena.regress.Position;
import java.util.List;
import java.util.Optional;

/**
 * One turn of one bot in a recorded match, with where it stood.
 *
 * @param sittings who has played
 * @param then how its answer was judged; nothing if the match ended while it was asked
 */
record AgainTurn(
        GameBox<?, ?, ?> box,
        MatchRecord record,
        AgainSeat owner,
        Past past,
        Position<?, ?, ?> position,
        List<Event.Sitting> sittings,
        Optional<Event.Ruled> then) {

    AgainTurn {
        sittings = List.copyOf(sittings);
    }

    /**
     * Returns the turn of a record.
     *
     * @throws RequestFailure with a sentence if the rules of this arena do not lead there as the record says
     */
    static AgainTurn of(GameBox<?, ?, ?> box, MatchRecord record, AgainSeat owner, int turn) {
        PastReader reader = new PastReader(record, owner.seat());
        Past past = reader.before(turn);
        Position<?, ?, ?> position = position(box, past);
        if (!position.input().equals(reader.input(turn))) {
            throw RequestFailure.usage("By the rules of this arena input_" + turn + ".txt of " + owner.name()
                    + " is not as " + record.file() + " has it; `arena verify` says from where on.");
        }
        return new AgainTurn(
                box, record, owner, past, position, record.began().orElseThrow().sittings(), reader.ruling(turn));
    }

    private static Position<?, ?, ?> position(GameBox<?, ?, ?> box, Past past) {
        try {
            return new Position<>(box, past);
        } catch (IllegalArgumentException astray) {
            throw RequestFailure.usage(astray.getMessage() + " So the turn cannot be taken up.");
        }
    }

    /** Returns what the bot answered then. */
    Optional<Output> answer() {
        return then.flatMap(ruled -> ruled.reply().bytes()).map(Output::of);
    }

    /** Returns the words for it. */
    String title() {
        return "Turn " + past.turn() + " of " + owner.name() + " (" + owner.seat() + ")";
    }
}
