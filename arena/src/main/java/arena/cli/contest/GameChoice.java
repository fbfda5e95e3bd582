package arena.cli.contest;

import arena.cli.host.CommandFailure;
import arena.cli.host.Words;
import arena.contest.Situation;
import arena.tournament.format.Fixture;
import java.util.List;

/** Finds the game that a person means. */
final class GameChoice {

    private GameChoice() {}

    /**
     * Returns the game of that id, or the only one whose id begins so.
     *
     * @throws CommandFailure if there is none, or several
     */
    static Fixture of(Situation situation, String words) {
        List<Fixture> games = situation.course().fixtures();
        List<Fixture> meant = games.stream()
                .filter(one -> one.id().equals(words))
                .findFirst()
                .map(List::of)
                .orElseGet(() ->
                        games.stream().filter(one -> one.id().startsWith(words)).toList());
        if (meant.size() == 1) {
            return meant.get(0);
        }
        if (meant.isEmpty()) {
            throw CommandFailure.usage(
                    Words.unknown("game", words, games.stream().map(Fixture::id).toList())
                            + " `arena contest show` lists them.");
        }
        throw CommandFailure.usage("\"" + words + "\" begins the names of " + meant.size() + " games ("
                + meant.get(0).id() + ", " + meant.get(1).id() + (meant.size() > 2 ? ", ..." : "")
                + "); write more of the one you mean.");
    }
}
