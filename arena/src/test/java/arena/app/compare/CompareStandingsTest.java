package arena.app.compare;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.NameLookup;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.match.MatchTerms;
import arena.tournament.Pairing;
import arena.tournament.RoundRobin;
import arena.tournament.Sprt;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CompareStandingsTest {

    private static CompareStandings standings(int seats, Optional<Sprt> test) {
        GameDefinition<?, ?, ?> definition = NameLookup.game(seats == 2 ? "chain-reaction" : "acquire");
        SortedMap<String, String> given = new TreeMap<>();
        return new CompareStandings(
                new ComparePlan(
                        definition,
                        Settings.of(definition.info(), given),
                        7,
                        MatchTerms.Explanations.OFF,
                        SeatedPlayer.inOrder(List.of(new SeatChoice.Level(1), new SeatChoice.Level(2))),
                        RoundRobin.of(2, new RoundRobin.Seats(seats, seats), 60)),
                test);
    }

    /** Plays games in which the second bot is first, and a copy of the other bot last. */
    private static CompareStandings played(CompareStandings standings, int games) {
        Iterator<Pairing> pairings = standings.plan().format().iterator();
        for (int game = 0; game < games; game++) {
            Pairing pairing = pairings.next();
            List<CompareGame.SeatOutcome> chairs = new ArrayList<>();
            int place = 2;
            for (int contestant : pairing.seats()) {
                boolean first = contestant == 1;
                chairs.add(new CompareGame.SeatOutcome(
                        standings.plan().names().get(contestant),
                        first ? 1 : place++,
                        "beaten",
                        0,
                        Optional.of(first ? 500L : 100L)));
            }
            standings.add(
                    pairing, new CompareGame(game, 7, chairs, "beaten", 20, 100, 1, 0, "way " + game, "r" + game));
        }
        return standings;
    }

    @Test
    void anIncompleteBlockDoesNotCount() {
        CompareStandings standings = played(standings(2, Optional.empty()), 5);

        assertThat(standings.games()).hasSize(5);
        assertThat(standings.counted()).hasSize(4);
        assertThat(standings.tally().results(1).wins()).isEqualTo(4);
        assertThat(new CompareText(standings).uncounted())
                .contains("1 game is not counted yet: a seed counts when all its 2 games are played, one from every"
                        + " seat. The same command plays the rest.");
        assertThat(new CompareText(played(standings(2, Optional.empty()), 1)).brief())
                .isEqualTo("no complete block yet");
    }

    @Test
    void aTestThatIsOpenIsNotContradicted() {
        List<String> verdicts =
                new CompareText(played(standings(2, Optional.of(new Sprt(0, 50, 0.05, 0.05))), 10)).verdicts();

        assertThat(verdicts).singleElement().asString().startsWith("Not decided after 10 games; ");
    }

    @Test
    void aBotOnSeveralSeatsPlaysOneGameAndLosesNoneToItself() {
        CompareStandings standings = played(standings(3, Optional.empty()), 6);

        assertThat(standings.tally().results(0).games()).isEqualTo(6);
        assertThat(standings.tally().results(0).losses()).isEqualTo(6);
        assertThat(standings.tally().results(0).place()).isEqualTo(2.5);
        assertThat(standings.tally().results(0).points()).isEqualTo(100);
        assertThat(standings.tally().results(1).wins()).isEqualTo(6);
        assertThat(standings.counted()).allMatch(game -> game.isLostBy("superbot_1"));
        assertThat(standings.counted()).noneMatch(game -> game.isLostBy("superbot_2"));
        assertThat(new CompareText(standings).seating().get(0))
                .isEqualTo("Each game has 3 seats: all bots play in one game, superbot_1 on 2 seats, superbot_2 on 1"
                        + " seat; the seats rotate by one from game to game.");
    }

    @Test
    void aVerdictOfManySeatsTellsGamesFirstsPlacesAndPoints() {
        CompareText words = new CompareText(played(standings(3, Optional.empty()), 60));

        assertThat(words.verdicts())
                .containsExactly("superbot_2 is better than superbot_1: superbot_2 was first in 60 of 60 games,"
                        + " superbot_1 in 0 of 60 games; mean place 1.00 against 2.50, mean points 500 against 100."
                        + " The interval of the lead, +1.10 to +1.50 places, is above 0.");
        assertThat(words.brief()).isEqualTo("superbot_2 place 1.00 (1.00 - 1.26)");
    }
}
