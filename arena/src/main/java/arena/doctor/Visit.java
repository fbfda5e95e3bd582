package arena.doctor;

import arena.game.Seat;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A short match and the troubles that are planted in it.
 *
 * @param names the names in seat order
 * @param seat where the bot sits
 * @param ground what is to blame in a turn without any other trouble
 * @param troubles in the order in which they are planted; at most one of a kind in each of the moments END and AFTER
 * @param plainTurns how many ordinary turns are played after those with a trouble
 */
record Visit(List<String> names, Seat seat, Trouble ground, List<Trouble> troubles, int plainTurns) {

    private static final Set<Trouble.Moment> IN_TURNS =
            EnumSet.of(Trouble.Moment.INPUT, Trouble.Moment.CODE, Trouble.Moment.PLAY);

    Visit {
        names = List.copyOf(names);
        troubles = List.copyOf(troubles);
    }

    /** Returns the name under which the bot plays. */
    String team() {
        return names.get(seat.index());
    }

    boolean plants(Trouble trouble) {
        return troubles.contains(trouble);
    }

    /** Returns the troubles that show themselves at a moment. */
    List<Trouble> at(Trouble.Moment moment) {
        return troubles.stream().filter(trouble -> trouble.moment() == moment).toList();
    }

    /** Returns what happens turn by turn; the ground stands for an ordinary turn. */
    List<Trouble> inTurns() {
        return troubles.stream()
                .filter(trouble -> IN_TURNS.contains(trouble.moment()))
                .toList();
    }

    /** Returns how the match ends; nothing if its end is not shown to the bot. */
    Optional<Trouble> ending() {
        return at(Trouble.Moment.END).stream()
                .findFirst()
                .or(() -> at(Trouble.Moment.AFTER).isEmpty() ? Optional.empty() : Optional.of(Trouble.END_WAITING));
    }

    /** Returns the same visit with one trouble alone, for a second opinion. */
    Visit only(Trouble trouble) {
        List<Trouble> kept = switch (trouble.moment()) {
            case PLAY, ALWAYS -> troubles;
            // What shows itself in the middle of a match need not do so in its first turn.
            case WATCH -> List.of(ground, Trouble.LONG_PAUSE, trouble);
            case INPUT, CODE -> List.of(ground, trouble);
            case START, END, AFTER -> List.of(trouble);
        };
        return new Visit(names, seat, ground, kept, plainTurns);
    }

    /** Returns what is left of the visit. */
    Visit without(Set<Trouble> done) {
        return new Visit(
                names,
                seat,
                ground,
                troubles.stream().filter(trouble -> !done.contains(trouble)).toList(),
                plainTurns);
    }
}
