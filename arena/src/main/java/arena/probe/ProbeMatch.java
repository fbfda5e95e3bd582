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
 * @param seat the seat of the bot
 * @param defaultFault the cause of findings in a turn without a planted fault
 * @param faults the faults in the order of planting; at most one of a kind in each of the moments END and AFTER
 * @param plainTurns the number of ordinary turns after those with a fault
 */
record ProbeMatch(List<String> names, Seat seat, PlantedFault defaultFault, List<PlantedFault> faults, int plainTurns) {

    private static final Set<PlantedFault.Moment> IN_TURNS =
            EnumSet.of(PlantedFault.Moment.INPUT, PlantedFault.Moment.CODE, PlantedFault.Moment.PLAY);

    ProbeMatch {
        names = List.copyOf(names);
        faults = List.copyOf(faults);
    }

    /** Returns the name of the bot. */
    String team() {
        return names.get(seat.index());
    }

    boolean plants(PlantedFault fault) {
        return faults.contains(fault);
    }

    /** Returns the faults with an effect at a moment. */
    List<PlantedFault> at(PlantedFault.Moment moment) {
        return faults.stream().filter(fault -> fault.moment() == moment).toList();
    }

    /** Returns the faults of the turns in order; the default fault stands for an ordinary turn. */
    List<PlantedFault> inTurns() {
        return faults.stream()
                .filter(fault -> IN_TURNS.contains(fault.moment()))
                .toList();
    }

    /** Returns the fault of the match's end; empty if the bot is not informed of it. */
    Optional<PlantedFault> ending() {
        return at(PlantedFault.Moment.END).stream()
                .findFirst()
                .or(() -> at(PlantedFault.Moment.AFTER).isEmpty()
                        ? Optional.empty()
                        : Optional.of(PlantedFault.END_WAITING));
    }

    /** Returns the same match with one fault only, to confirm a finding. */
    ProbeMatch only(PlantedFault fault) {
        List<PlantedFault> kept = switch (fault.moment()) {
            case PLAY, ALWAYS -> faults;
            // A behaviour in the middle of a match need not appear in its first turn.
            case WATCH -> List.of(defaultFault, PlantedFault.LONG_PAUSE, fault);
            case INPUT, CODE -> List.of(defaultFault, fault);
            case START, END, AFTER -> List.of(fault);
        };
        return new ProbeMatch(names, seat, defaultFault, kept, plainTurns);
    }

    /** Returns the match without faults of files; empty if it has no others. */
    Optional<ProbeMatch> withoutFiles() {
        Set<PlantedFault> ofFiles = EnumSet.noneOf(PlantedFault.class);
        faults.stream().filter(PlantedFault::isOfFiles).forEach(ofFiles::add);
        return ofFiles.size() < Math.max(1, faults.size()) ? Optional.of(without(ofFiles)) : Optional.empty();
    }

    /** Returns the match without the faults that are done. */
    ProbeMatch without(Set<PlantedFault> done) {
        return new ProbeMatch(
                names,
                seat,
                defaultFault,
                faults.stream().filter(fault -> !done.contains(fault)).toList(),
                plainTurns);
    }
}
