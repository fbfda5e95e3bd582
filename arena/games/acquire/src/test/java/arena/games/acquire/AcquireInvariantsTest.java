package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RandomMatch;
import arena.game.Chance;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of invariants after every answer of random matches under random mixtures of the rules. */
class AcquireInvariantsTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void moneySharesAndTilesChangeOnlyByTheRulesAndEveryMatchEnds(long seed) {
        AcquireContractTest contract = new AcquireContractTest();
        Setup setup = setup(seed);
        RandomMatch<AcquireState, AcquireView, AcquireOrder> match = new RandomMatch<>(contract, setup, seed);
        assertNoTileIsLost(match.state());
        while (!match.isOver()) {
            AcquireState before = match.state();
            match.step();
            AcquireState after = match.state();
            assertNoTileIsLost(after);
            assertNoShareIsLost(after);
            assertEventsExplainChanges(before, after);
            assertThat(match.steps()).isLessThanOrEqualTo(contract.mostSteps(setup));
        }
    }

    /** Returns a setup of two to six seats, with each rule on a random side. */
    private static Setup setup(long seed) {
        Chance chance = Chance.of(seed, "laws");
        Map<String, String> settings = new TreeMap<>();
        for (Rule rule : Rule.values()) {
            Chance.Drawn drawn = chance.below(2);
            chance = drawn.rest();
            settings.put(rule.setting().key(), drawn.whole() == 0 ? rule.windward() : rule.classic());
        }
        return AcquireContractTest.setup(2 + (int) (seed % 5), seed, settings);
    }

    private static void assertNoTileIsLost(AcquireState state) {
        List<HotelTile> tiles = new ArrayList<>(state.bag());
        state.players().forEach(player -> tiles.addAll(player.hand()));
        tiles.addAll(state.aside());
        state.moment().placing().map(AcquireMoment.Placing::tile).ifPresent(tiles::add);
        HotelTile.all().stream().filter(tile -> !state.board().isFree(tile)).forEach(tiles::add);
        assertThat(tiles).hasSize(108).doesNotHaveDuplicates();
    }

    private static void assertNoShareIsLost(AcquireState state) {
        for (HotelChain chain : state.terms().chains().chains()) {
            assertThat(state.bank(chain)).isBetween(0, HotelChain.SHARES);
            assertThat(state.players())
                    .allSatisfy(player -> assertThat(player.shares(chain)).isNotNegative());
        }
        assertThat(state.players()).extracting(AcquirePlayerState::cash).allMatch(cash -> cash >= 0);
    }

    /** Asserts that the events explain every change of cash and shares. */
    private static void assertEventsExplainChanges(AcquireState before, AcquireState after) {
        for (int player = 1; player <= before.players().size(); player++) {
            int seat = player;
            assertThat(after.player(player).cash() - before.player(player).cash())
                    .isEqualTo(after.events().stream()
                            .mapToInt(event -> dollars(event, seat))
                            .sum());
            for (HotelChain chain : before.terms().chains().chains()) {
                assertThat(after.player(player).shares(chain)
                                - before.player(player).shares(chain))
                        .as("%s of player %d after %s", chain, player, after.events())
                        .isEqualTo(after.events().stream()
                                .mapToInt(event -> shares(event, seat, chain))
                                .sum());
            }
        }
    }

    private static int dollars(AcquireEvent event, int player) {
        if (event instanceof AcquireEvent.Bonus bonus && bonus.player() == player) {
            return bonus.amount();
        } else if (event instanceof AcquireEvent.Disposed disposed && disposed.player() == player) {
            return disposed.sold() * disposed.price();
        } else if (event instanceof AcquireEvent.Bought bought && bought.player() == player) {
            return -bought.shares() * bought.price();
        } else if (event instanceof AcquireEvent.Redeemed sale && sale.player() == player) {
            return sale.shares() * sale.price();
        }
        return 0;
    }

    private static int shares(AcquireEvent event, int player, HotelChain chain) {
        if (event instanceof AcquireEvent.Founded founded && founded.player() == player) {
            return founded.chain().equals(chain) ? founded.free() : 0;
        } else if (event instanceof AcquireEvent.Bought bought && bought.player() == player) {
            return bought.chain().equals(chain) ? bought.shares() : 0;
        } else if (event instanceof AcquireEvent.Traded traded && traded.player() == player) {
            return (traded.get().equals(chain) ? 1 : 0) - (traded.give().equals(chain) ? 2 : 0);
        } else if (event instanceof AcquireEvent.Disposed disposed && disposed.player() == player) {
            if (disposed.chain().equals(chain)) {
                return -disposed.sold() - disposed.traded();
            }
            return disposed.survivor().equals(chain) ? disposed.traded() / 2 : 0;
        }
        return 0;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void viewOfASeatHasNoTileOfOthers(long seed) {
        RandomMatch<AcquireState, AcquireView, AcquireOrder> match =
                new RandomMatch<>(new AcquireContractTest(), setup(seed), seed);
        while (!match.isOver()) {
            AcquireState state = match.state();
            match.seats().forEach(seat -> {
                AcquireView view = AcquireViews.of(state, Viewpoint.of(seat));
                assertThat(view.hands().keySet()).containsExactly(seat.number());
                assertThat(view.hand()).isEqualTo(state.player(seat.number()).hand());
            });
            assertThat(AcquireViews.of(state, new Viewpoint.Spectator()).hands())
                    .isEmpty();
            match.step();
        }
    }
}
