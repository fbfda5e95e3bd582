package arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contest.DecisionKind;
import arena.tournament.format.Fixture;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A test of the games that count for ratings. */
class RatedGamesTest {

    private final Specimen specimen = new Specimen("round-robin", 6, 2).play(6);
    private final List<?> before = ratings();

    private List<?> ratings() {
        return ContestAccount.of(specimen.situation()).ratings();
    }

    private Fixture next() {
        return specimen.situation().open().get(0);
    }

    @Test
    void anAwardMovesNoRating() {
        Fixture game = next();
        specimen.decide(
                DecisionKind.AWARDED,
                Optional.of(game.id()),
                OptionalInt.of(game.seats().get(1)),
                "the other one was ill");
        assertThat(ratings()).isEqualTo(before);
    }

    @Test
    void aWalkoverMovesNoRating() {
        Fixture game = next();
        specimen.walkover(game, game.seats().get(0));
        assertThat(ContestAccount.of(specimen.situation())
                        .game(game.id())
                        .orElseThrow()
                        .result())
                .isPresent();
        assertThat(ratings()).isEqualTo(before);
    }

    @Test
    void aGameThatIsLostOrAnnulledForADisqualificationMovesNoRating() {
        int games = rated();
        specimen.disqualify(next().seats().get(0));
        assertThat(rated()).isLessThan(games);
    }

    private int rated() {
        return (int) ContestAccount.of(specimen.situation()).games().stream()
                .flatMap(game -> game.rated().stream())
                .count();
    }

    @Test
    void aGameThatWasPlayedMovesThem() {
        specimen.win(next());
        assertThat(ratings()).isNotEqualTo(before);
    }
}
