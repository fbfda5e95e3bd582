package arena.app.again;

import arena.app.RequestFailure;
import arena.app.play.SeatReader;
import arena.config.BotEntry;
import arena.config.Configuration;
import arena.game.Seat;
import arena.match.Event;
import arena.record.Printable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A seat of a recorded match.
 * @param name the name of its player
 * @param bot the program that the arena starts for it; empty if the configuration has none of that name
 */
public record AgainSeat(Seat seat, String name, Optional<BotEntry> bot) {

    /** The kinds of players that are contestants' bots, not the arena's own. */
    private static final List<String> BOTS = List.of("bot", "folder");

    /**
     * Returns the named seat, else the only seat that a bot had.
     * @param name the player of the seat, or another bot that is to play there now
     * @throws RequestFailure if no seat, or more than one, fits
     */
    static AgainSeat find(
            Configuration configuration,
            List<Event.Sitting> sittings,
            Optional<String> name,
            Optional<Integer> number) {
        Event.Sitting sitting = number.map(seat -> numbered(sittings, seat))
                .or(() -> name.flatMap(word -> named(sittings, word)))
                .orElseGet(() -> only(sittings, name));
        Optional<BotEntry> wanted = name.flatMap(configuration::bot);
        if (name.isPresent() && wanted.isEmpty() && named(sittings, name.get()).isEmpty()) {
            throw RequestFailure.usage("Nobody of that name was in the match, which was played by "
                    + everybody(sittings) + ". " + SeatReader.unknownBot(configuration, name.get()));
        }
        Optional<BotEntry> program =
                wanted.or(() -> configuration.bot(botOf(sitting))).or(() -> configuration.bot(sitting.name()));
        return new AgainSeat(new Seat(sitting.seat()), sitting.name(), program);
    }

    private static Event.Sitting numbered(List<Event.Sitting> sittings, int number) {
        return sittings.stream()
                .filter(sitting -> sitting.seat() == number)
                .findFirst()
                .orElseThrow(() -> RequestFailure.usage("--seat is a seat of the match, from 1 to " + sittings.size()
                        + " (" + everybody(sittings) + "), not " + number + "."));
    }

    private static Optional<Event.Sitting> named(List<Event.Sitting> sittings, String name) {
        Stream<Event.Sitting> itself =
                sittings.stream().filter(sitting -> sitting.name().equals(name));
        Stream<Event.Sitting> itsBot =
                sittings.stream().filter(sitting -> botOf(sitting).equals(name));
        return Stream.concat(itself, itsBot).findFirst();
    }

    private static Event.Sitting only(List<Event.Sitting> sittings, Optional<String> name) {
        List<Event.Sitting> bots = sittings.stream()
                .filter(sitting -> BOTS.contains(sitting.info().kind()))
                .toList();
        if (bots.size() == 1) {
            return bots.get(0);
        }
        throw RequestFailure.usage((name.isEmpty() ? "" : name.get() + " was not in the match. ")
                + (bots.isEmpty() ? "No bot" : "More than one bot") + " has played in it (" + everybody(sittings)
                + "); say whose turn is meant with --seat.");
    }

    private static String botOf(Event.Sitting sitting) {
        return sitting.info().facts().getOrDefault("bot", "");
    }

    private static String everybody(List<Event.Sitting> sittings) {
        return sittings.stream()
                .map(sitting -> sitting.seat() + " " + Printable.of(sitting.name()))
                .collect(Collectors.joining(", "));
    }
}
