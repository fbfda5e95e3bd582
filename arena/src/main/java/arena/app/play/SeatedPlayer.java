package arena.app.play;

import arena.app.RequestFailure;
import arena.config.TeamNames;
import arena.game.Chance;
import java.util.ArrayList;
import java.util.List;

/**
 * A player of a seat with its name in the match.
 *
 * @param name also the name of its team folder, if it has one
 * @param shown the name on pages
 */
public record SeatedPlayer(String name, SeatChoice choice, String shown) {

    /** Makes a player whose name on pages follows from the choice. */
    public SeatedPlayer(String name, SeatChoice choice) {
        this(name, choice, choice.shown().equals(choice.name()) ? name : choice.shown());
    }

    /**
     * Returns the players in the order given. A bot whose name is taken, in any case, gets a name that no team can
     * have ({@link TeamNames#twin}), since its folder and its games must not be confused with another bot's. A super
     * bot gets {@code _2}, {@code _3} and so on; a served folder always keeps its name.
     *
     * @throws RequestFailure if one folder would get two seats
     */
    public static List<SeatedPlayer> inOrder(List<SeatChoice> choices) {
        List<String> taken = new ArrayList<>();
        for (SeatChoice choice : choices) {
            if (choice instanceof SeatChoice.Served served) {
                if (isTaken(served.team(), taken)) {
                    throw RequestFailure.usage("folder:" + served.team()
                            + " cannot have two seats in one match; name another folder for one of them.");
                }
                taken.add(served.team());
            }
        }
        List<SeatedPlayer> sittings = new ArrayList<>();
        for (SeatChoice choice : choices) {
            String name = choice instanceof SeatChoice.Served ? choice.name() : free(choice, taken);
            taken.add(name);
            sittings.add(numbered(new SeatedPlayer(name, choice), sittings));
        }
        return sittings;
    }

    /** Returns a player whose name on pages differs from those before it. */
    private static SeatedPlayer numbered(SeatedPlayer sitting, List<SeatedPlayer> before) {
        List<String> taken = before.stream().map(SeatedPlayer::shown).toList();
        String shown = sitting.shown();
        for (int number = 2; isTaken(shown, taken); number++) {
            shown = sitting.shown() + " " + number;
        }
        return new SeatedPlayer(sitting.name(), sitting.choice(), shown);
    }

    /** Returns the seats in an order that is drawn from a seed. */
    public static List<SeatedPlayer> inDrawnOrder(List<SeatedPlayer> sittings, long seed) {
        return Chance.of(seed, "toss").shuffle(sittings).list();
    }

    private static String free(SeatChoice choice, List<String> taken) {
        String name = choice.name();
        String candidate = name;
        for (int number = 2; isTaken(candidate, taken); number++) {
            candidate = choice instanceof SeatChoice.Launched ? TeamNames.twin(name, number) : name + "_" + number;
        }
        return candidate;
    }

    private static boolean isTaken(String name, List<String> taken) {
        return taken.stream().anyMatch(other -> other.equalsIgnoreCase(name));
    }
}
