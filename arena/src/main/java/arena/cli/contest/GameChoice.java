package arena.cli.contest;

import arena.app.RequestFailure;
import arena.app.Words;
import arena.contest.Situation;
import arena.tournament.format.Fixture;
import java.util.Arrays;
import java.util.List;

/** Finds the game that a person means. */
final class GameChoice {

    private GameChoice() {}

    /**
     * Returns the game of that id, or the only one whose id begins so, or the only one between {@code TEAM-TEAM}.
     *
     * @throws RequestFailure if there is none, or several
     */
    static Fixture of(Situation situation, String words) {
        List<Fixture> games = situation.course().fixtures();
        List<Fixture> meant = games.stream()
                .filter(one -> one.id().equals(words))
                .findFirst()
                .map(List::of)
                .orElseGet(() -> games.stream()
                        .filter(one -> one.id().startsWith(words) || isBetween(one, words, situation))
                        .toList());
        if (meant.size() == 1) {
            return meant.get(0);
        }
        if (meant.isEmpty()) {
            throw RequestFailure.usage(
                    Words.unknown("game", words, games.stream().map(Fixture::id).toList())
                            + " `arena contest show` lists them.");
        }
        throw RequestFailure.usage("\"" + words + "\" may be any of " + meant.size() + " games ("
                + meant.get(0).id() + ", " + meant.get(1).id() + (meant.size() > 2 ? ", ..." : "")
                + "); write the name of the one you mean.");
    }

    /** Nobody knows by heart which number a team has in the names of games. */
    private static boolean isBetween(Fixture fixture, String words, Situation situation) {
        List<String> teams =
                fixture.seats().stream().map(situation.contest()::name).sorted().toList();
        return Arrays.stream(words.split("-", -1)).sorted().toList().equals(teams);
    }
}
