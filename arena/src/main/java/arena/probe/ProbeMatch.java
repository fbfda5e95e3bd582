package arena.probe;

import arena.game.Seat;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A short match and the faults that are planted in it.
 *
 * @param names the names in seat order
 * @param seat where the bot sits
 * @param ground what is to blame in a turn without any other fault
 * @param faults in the order in which they are planted; at most one of a kind in each of the moments END and AFTER
 * @param plainTurns how many ordinary turns are played after those with a fault
 */
record ProbeMatch(List<String> names, Seat seat, PlantedFault defaultFault, List<PlantedFault> faults, int plainTurns) {

    private static final Set<PlantedFault.Moment> IN_TURNS =
            EnumSet.of(PlantedFault.Moment.INPUT, PlantedFault.Moment.CODE, PlantedFault.Moment.PLAY);

    ProbeMatch {
        names = List.copyOf(names);
        faults = List.copyOf(faults);
    }

    /** Returns the name under which the bot plays. */
    String team() {
        return names.get(seat.index());
    }

    boolean plants(PlantedFault fault) {
        return faults.contains(fault);
    }

    /** Returns the faults that show themselves at a moment. */
    List<PlantedFault> at(PlantedFault.Moment moment) {
        return faults.stream().filter(fault -> fault.moment() == moment).toList();
    }

    /** Returns what happens turn by turn; the ground stands for an ordinary turn. */
    List<PlantedFault> inTurns() {
        return faults.stream()
                .filter(fault -> IN_TURNS.contains(fault.moment()))
                .toList();
    }

    /** Returns how the match ends; nothing if its end is not shown to the bot. */
    Optional<PlantedFault> ending() {
        return at(PlantedFault.Moment.END).stream()
                .findFirst()
                .or(() -> at(PlantedFault.Moment.AFTER).isEmpty()
                        ? Optional.empty()
                        : Optional.of(PlantedFault.END_WAITING));
    }

    /** Returns the same match with one fault alone, for a second opinion. */
    ProbeMatch only(PlantedFault fault) {
        List<PlantedFault> kept = switch (fault.moment()) {
            case PLAY, ALWAYS -> faults;
            // What shows itself in the middle of a match need not do so in its first turn.
            case WATCH -> List.of(defaultFault, PlantedFault.LONG_PAUSE, fault);
            case INPUT, CODE -> List.of(defaultFault, fault);
            case START, END, AFTER -> List.of(fault);
        };
        return new ProbeMatch(names, seat, defaultFault, kept, plainTurns);
    }

    /** Returns what is left of the match. */
    ProbeMatch without(Set<PlantedFault> done) {
        return new ProbeMatch(
                names,
                seat,
                defaultFault,
                faults.stream().filter(fault -> !done.contains(fault)).toList(),
                plainTurns);
    }
}
