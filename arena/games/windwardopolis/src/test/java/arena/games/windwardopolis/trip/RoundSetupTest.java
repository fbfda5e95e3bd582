package arena.games.windwardopolis.trip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.GameInfo;
import arena.game.Settings;
import arena.game.TextFile;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundSetupTest {

    private static final Roster ROSTER = Roster.read(Roster.STANDARD);
    private static final RoundSetup.StopTiles CURBS = new RoundSetup.StopTiles(
            IntStream.range(0, 14).mapToObj(x -> new MapTile(x, 3)).toList(),
            List.of(new MapTile(20, 3), new MapTile(21, 3)));

    private static Trips deal(Edition edition, long seed) {
        return RoundSetup.trips(ROSTER, CURBS, TripTerms.all(edition), 10, seed);
    }

    @Test
    void theRosterOf2014HasEightPassengersOfOnePoint() {
        assertThat(ROSTER.members().stream().map(Roster.Member::points).sorted())
                .containsExactly(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3);
        assertThat(ROSTER.multipliers()).hasSize(20);
    }

    @Test
    void everybodyBeginsAtTheOwnCompanyAndVisitsAllOthers() {
        for (int seed = 0; seed < 20; seed++) {
            Trips trips = deal(Edition.DOCUMENT, seed);
            for (Roster.Member member : ROSTER.members()) {
                Passenger passenger = trips.passenger(member.passenger());
                assertThat(passenger.lobby()).contains(member.company());
                assertThat(Stream.concat(
                                Stream.concat(passenger.lobby().stream(), passenger.destination().stream()),
                                passenger.route().stream()))
                        .containsExactlyInAnyOrderElementsOf(ROSTER.companies());
            }
        }
    }

    @Test
    void companiesHaveDifferentStopsAndTheOthersAreFree() {
        BusStopOwners busStops = deal(Edition.DOCUMENT, 5).busStops();
        List<MapTile> all = new ArrayList<>(busStops.stops().values());
        all.addAll(busStops.free());
        assertThat(all).containsExactlyInAnyOrderElementsOf(CURBS.bus());
        assertThat(busStops.free()).hasSize(2);
    }

    @Test
    void enemiesAreAsManyAsThePointsAndUpToTwoMoreAndNobodyIsDislikedMuchMoreThanOthers() {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        for (int seed = 0; seed < 200; seed++) {
            SortedMap<String, Integer> disliked = new TreeMap<>();
            Trips trips = deal(Edition.DOCUMENT, seed);
            for (Passenger passenger : trips.passengers()) {
                assertThat(passenger.enemies()).doesNotContain(passenger.name());
                assertThat(passenger.enemies().size() - passenger.points()).isBetween(0, 2);
                counts.merge(passenger.enemies().size() - passenger.points(), 1, Integer::sum);
                passenger.enemies().forEach(enemy -> disliked.merge(enemy, 1, Integer::sum));
            }
            List<Integer> sorted = disliked.values().stream().sorted().toList();
            assertThat(disliked).hasSize(Roster.COMPANIES);
            assertThat(sorted.get(sorted.size() - 1) - sorted.get(0)).isLessThanOrEqualTo(2);
        }
        assertThat(counts.values()).allMatch(count -> count > 700);
    }

    @Test
    void aDeckHasSevenMultipliersInTheDocumentAndSixOnTheServerAndOneOfEachOtherCard() {
        assertThat(deal(Edition.DOCUMENT, 3).limos()).allSatisfy(limo -> assertDeck(limo, 14));
        assertThat(deal(Edition.SERVER, 3).limos()).allSatisfy(limo -> assertDeck(limo, 13));
    }

    private static void assertDeck(Limo limo, int cards) {
        assertThat(limo.cards().deck()).hasSize(cards).doesNotHaveDuplicates();
        assertThat(limo.cards().deck().stream().filter(card -> card.names().isEmpty()))
                .hasSize(7);
        assertThat(limo.coffee()).isEqualTo(3);
    }

    @Test
    void equalSeedsDealEqualTripsAndOtherSeedsOthers() {
        assertThat(deal(Edition.DOCUMENT, 4)).isEqualTo(deal(Edition.DOCUMENT, 4));
        assertThat(deal(Edition.DOCUMENT, 4)).isNotEqualTo(deal(Edition.DOCUMENT, 5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Amazon; Jeff Bezos | own.txt, line 2: expected company; passenger; points, not",
                "Amazon; Jeff Bezos; 0 | own.txt, line 2: a trip is worth 1 to 9 points, not 0.",
                "Apple; Jeff Bezos; 1 | own.txt, line 2: Apple is named a second time",
                "Amazon; TIM COOK; 1 | own.txt, line 2: TIM COOK is named a second time",
                "# nobody | own.txt names 12 companies, not 1.",
            })
    void aMistakeInARosterIsNamedWithItsLine(String line, String words) {
        TextFile file = new TextFile("own.txt", "Apple; Tim Cook; 1\n" + line + "\n");
        assertThatThrownBy(() -> Roster.read(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(words);
    }

    @Test
    void eachDifferenceFollowsTheEditionOrItsOwnSetting() {
        GameInfo info = new GameInfo(
                "w",
                "W",
                "law",
                1,
                10,
                Stream.concat(Stream.of(Edition.SETTING), TripTerms.SETTINGS.stream())
                        .toList());
        assertThat(TripTerms.of(Settings.defaults(info))).isEqualTo(TripTerms.all(Edition.DOCUMENT));
        assertThat(TripTerms.of(Settings.of(info, Map.of("edition", "server"))))
                .isEqualTo(TripTerms.all(Edition.SERVER));
        TripTerms mixed = TripTerms.of(Settings.of(info, Map.of("edition", "server", "misfit-card", "document")));
        assertThat(mixed.misfit()).isEqualTo(Edition.DOCUMENT);
        assertThat(mixed.lastTrip()).isEqualTo(Edition.SERVER);
    }
}
