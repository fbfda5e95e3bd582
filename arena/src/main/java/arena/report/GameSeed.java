package arena.report;

import arena.contest.Contest;
import arena.tournament.format.SealedSeed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The chance of a game, which follows from the seed of its contest and so can be computed again.
 *
 * @param tossed whether its seats were drawn by lot; otherwise their order is that of the format
 * @param matchSeed the seed of its match in hexadecimal
 */
public record GameSeed(boolean tossed, String matchSeed) {

    /** Returns the chance of a game, of the attempt that counts or else of the last one. */
    public static GameSeed of(Contest contest, GameAccount game) {
        int attempt = game.counted()
                .map(one -> one.attempt().number())
                .orElse(Math.max(1, game.attempts().size()));
        return new GameSeed(
                isTossed(contest.seal(), game), String.format("%016x", contest.matchSeed(game.fixture(), attempt)));
    }

    /** Returns whether the seats were drawn by lot; the last part of a game's id is its number within the encounter. */
    private static boolean isTossed(SealedSeed seal, GameAccount game) {
        int end = game.id().lastIndexOf('.');
        if (end < 0 || !game.id().substring(end + 1).matches("[0-9]{1,6}")) {
            return false;
        }
        List<Integer> players = game.fixture().seats().stream().sorted().toList();
        List<Integer> seats = new ArrayList<>(seal.toss(game.id().substring(0, end), players));
        Collections.rotate(seats, 1 - Integer.parseInt(game.id().substring(end + 1)));
        return seats.equals(game.fixture().seats());
    }
}
