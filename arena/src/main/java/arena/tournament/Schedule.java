package arena.tournament;

import java.util.Iterator;

/** Who plays whom, in an order that is the same each time it is asked for. */
public interface Schedule extends Iterable<Pairing> {

    /** Returns how many contestants there are. */
    int contestants();

    /** Returns how many games make a block. */
    int blockGames();

    /** Returns how many games are played in all. */
    int games();

    /** Returns the games in the order in which they are begun. */
    @Override
    Iterator<Pairing> iterator();
}
