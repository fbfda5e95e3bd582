package arena.games.windwardopolis.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Chance;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.WindwardopolisState;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.view.WindwardopolisView;
import arena.search.SearchRandom;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RoundPlayoutTest {

    private static final int CARS = 10;

    /** Returns a round at its beginning, as observed by the first seat. */
    private static PackedRound beginning() {
        Windwardopolis rules = (Windwardopolis) Windwardopolis.definition().rules();
        List<String> names =
                IntStream.rangeClosed(1, CARS).mapToObj(seat -> "Seat" + seat).toList();
        WindwardopolisState state = rules.start(new Setup(names, 5, Settings.of(rules.info(), Map.of())));
        WindwardopolisView view = rules.view(state, Viewpoint.of(new Seat(1)));
        CityGuide guide = CityGuide.of(view.fixed().orElseThrow());
        PackedRound round = new PackedRound(guide, CARS);
        round.see(SeatObservation.of(guide, view, view.news()));
        return round;
    }

    private static TripPlan fetching(PackedRound round, int person) {
        return new TripPlan(round.lobby[person], person);
    }

    @Test
    void everyPersonIsAlwaysInOneCarOrAtOneStop() {
        PackedRound start = beginning();
        RoundPlayout playout = new RoundPlayout(new PackedRound(start.guide, CARS), new SearchRandom(new Chance(1)));
        int delivered = 0;
        for (int future = 0; future < 40; future++) {
            playout.begin(start, new SearchRandom(new Chance(future)));
            playout.follow(0, fetching(start, future % start.people), 500 * (1 + future));
            PackedRound round = playout.round;
            for (int person = 0; person < round.people; person++) {
                int car = round.carOf[person];
                boolean waits = round.lobby[person] != PackedRound.NONE;
                assertThat(waits && car != PackedRound.NONE).isFalse();
                assertThat(waits || car != PackedRound.NONE || round.bound(person) == PackedRound.NONE)
                        .isTrue();
                for (int other = 0; other < CARS; other++) {
                    assertThat(round.rider[other] == person).isEqualTo(other == car);
                }
                for (int place = 0; place < round.waits.length; place++) {
                    assertThat((round.waits[place] >> person & 1) != 0).isEqualTo(round.lobby[person] == place);
                }
            }
            delivered += IntStream.range(0, CARS).map(round::deliveries).sum();
        }
        assertThat(delivered).isGreaterThan(300);
    }

    @Test
    void cardsOfOthersCostACarTheTimeOfTheDocument() {
        PackedRound start = beginning();
        PackedRound round = new PackedRound(start.guide, CARS);
        round.copyFrom(start);
        round.drive(1, start.lobby[0], 0);
        round.drive(2, start.lobby[0], 0);
        double stopped = round.arrival[1];
        double slow = round.arrival[2];
        SearchRandom dice = new SearchRandom(new Chance(1));
        Card halt = Card.of(Card.Kind.STOP_CAR);
        CardPlans.CardEffects.work(round, 0, new Cards.Play(halt, "2"), dice);
        assertThat(round.arrival[1]).isEqualTo(stopped + 1_800);
        CardPlans.CardEffects.work(round, 0, new Cards.Play(Card.of(Card.Kind.ALL_OTHER_CARS_QUARTER_SPEED), ""), dice);
        assertThat(round.arrival[2]).isEqualTo(slow + Math.min(3 * slow, 1_350));
        assertThat(round.slowUntil[0]).isZero();
    }

    @Test
    void movedPassengersWaitElsewhereAndNotWhereTheyWantToGo() {
        PackedRound start = beginning();
        PackedRound round = new PackedRound(start.guide, CARS);
        for (int seed = 0; seed < 20; seed++) {
            round.copyFrom(start);
            Cards.Play play = new Cards.Play(Card.of(Card.Kind.RELOCATE_ALL_PASSENGERS), "");
            CardPlans.CardEffects.work(round, 0, play, new SearchRandom(new Chance(seed)));
            for (int person = 0; person < round.people; person++) {
                assertThat(round.lobby[person]).isNotIn(start.lobby[person], round.bound(person));
            }
        }
        assertThat(Collections.max(IntStream.of(round.waits).boxed().toList())).isPositive();
    }
}
