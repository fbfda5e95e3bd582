package arena.games.acquire.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameRules;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Rule;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the rules on arrays against the rules themselves, with the same random decisions. */
class PackedTableTest {

    private static final GameRules<AcquireState, AcquireView, AcquireOrder> RULES =
            Acquire.definition().rules();

    @ParameterizedTest
    @ValueSource(strings = {"windward", "classic"})
    void bothAgreeMoveByMoveWithAnyNumberOfSeats(String rules) {
        int decisions = 0;
        for (int seats = 2; seats <= 6; seats++) {
            decisions += new Both(Map.of("rules", rules), seats, seats).toTheEnd();
        }
        assertThat(decisions).isGreaterThan(500);
    }

    @Test
    void bothAgreeInMixturesOfTheRules() {
        int decisions = 0;
        for (long seed = 1; seed <= 12; seed++) {
            decisions += new Both(mixture(seed), 2 + (int) (seed % 5), seed).toTheEnd();
        }
        assertThat(decisions).isGreaterThan(1_000);
    }

    @Tag("slow")
    @Test
    void bothAgreeOverThousandsOfDecisionsInAllRulesAndSeats() {
        int decisions = 0;
        for (long seed = 1; seed <= 40; seed++) {
            for (int seats = 2; seats <= 6; seats++) {
                decisions += new Both(Map.of("rules", "windward"), seats, seed).toTheEnd();
                decisions += new Both(Map.of("rules", "classic"), seats, seed).toTheEnd();
                decisions += new Both(mixture(100 * seed + seats), seats, seed).toTheEnd();
            }
        }
        assertThat(decisions).isGreaterThan(50_000);
    }

    private static Map<String, String> mixture(long seed) {
        SearchRandom dice = new SearchRandom(Chance.of(seed, "mixture"));
        Map<String, String> settings = new TreeMap<>();
        for (Rule rule : Rule.values()) {
            settings.put(rule.setting().key(), dice.below(2) == 0 ? rule.windward() : rule.classic());
        }
        return settings;
    }

    /** A match by the rules, and the same match on arrays. */
    private static final class Both {

        private final RandomPolicy player = new RandomPolicy();
        private final PackedAction decision = new PackedAction();
        private final PackedAction purchase = new PackedAction();
        private final SearchRandom dice;
        private final String where;
        private AcquireState state;
        private PackedTable table;
        private Optional<PackedAction> ordered = Optional.empty();

        Both(Map<String, String> changed, int seats, long seed) {
            List<String> names = IntStream.rangeClosed(1, seats)
                    .mapToObj(seat -> "Seat" + seat)
                    .toList();
            dice = new SearchRandom(Chance.of(seed, "decisions"));
            where = changed + ", " + seats + " seats, seed " + seed;
            state = RULES.start(new Setup(names, seed, Settings.of(RULES.info(), changed)));
            table = StateTranslation.table(state);
        }

        int toTheEnd() {
            int decisions = 0;
            assertSame();
            while (state.over().isEmpty()) {
                ask();
                decisions++;
                assertThat(decisions).as(where).isLessThan(5_000);
            }
            assertThat(table.isOver()).as(where).isTrue();
            return decisions;
        }

        private void ask() {
            AcquireQuestion question = state.moment().question();
            switch (question) {
                case DEFUNCT -> settleNext();
                case TILE -> {
                    player.decide(table, dice, decision);
                    answer(order());
                    AcquireQuestion next = state.moment().question();
                    if (next == AcquireQuestion.CHAIN || next == AcquireQuestion.SURVIVOR) {
                        answer(order());
                    }
                    table.play(decision);
                }
                case TILE_AND_STOCK -> {
                    player.decide(table, dice, decision);
                    orderPurchase();
                    answer(order());
                    table.play(decision);
                }
                default -> {
                    player.decide(table, dice, decision);
                    answer(order());
                    table.play(decision);
                }
            }
            catchUp();
            assertSame();
        }

        private AcquireOrder order() {
            AcquireView view = RULES.view(state, Viewpoint.of(seat()));
            return TableMind.OrderBuilder.of(view, state.terms(), decision, purchase);
        }

        private Seat seat() {
            return new Seat(state.moment().asked());
        }

        private void answer(AcquireOrder order) {
            Ruling<AcquireOrder> ruling = RULES.judge(state, seat(), new Answer.Given<>(order));
            assertThat(ruling.code())
                    .as("%s: %s to %s", where, order.text(), state.moment().question())
                    .isZero();
            state = RULES.next(state, Actions.of(seat(), ruling.counts()));
        }

        private void settleNext() {
            List<HotelChain> chains = state.moment().chains();
            HotelChain chosen = chains.get(dice.below(chains.size()));
            answer(AcquireOrder.of(new AcquireCommand.Settle(chosen)));
            boolean held =
                    IntStream.range(0, table.seats()).anyMatch(seat -> table.accounts.shares(seat, chosen.index()) > 0);
            if (held && table.step() == PackedTable.Step.MERGE) {
                table.settleNext(chosen.index());
            }
        }

        /** Decides the purchase together with the tile, with a random settlement of mergers. */
        private void orderPurchase() {
            PackedTable ahead = new PackedTable(state.terms(), table.seats());
            ahead.copyFrom(table);
            ahead.play(decision);
            while (ahead.step() == PackedTable.Step.MERGE) {
                player.decide(ahead, dice, purchase);
                ahead.play(purchase);
            }
            player.decide(ahead, dice, purchase);
            PackedAction kept = new PackedAction();
            kept.copyFrom(purchase);
            ordered = Optional.of(kept);
        }

        /** Plays the steps on arrays for which the rules have no prompt, or have the order already. */
        private void catchUp() {
            while (!table.isOver() && !isAtQuestion()) {
                if (table.step() == PackedTable.Step.STOCK) {
                    table.play(ordered.orElseGet(() -> new PackedAction().clear()));
                    ordered = Optional.empty();
                } else {
                    assertThat(table.step()).as(where).isEqualTo(PackedTable.Step.TILE);
                    assertThat(table.isAnyPlayable(table.mover())).as(where).isFalse();
                    table.play(new PackedAction().clear());
                }
            }
        }

        private boolean isAtQuestion() {
            AcquireMoment moment = state.moment();
            PackedTable.Step step = switch (moment.question()) {
                case SPECIAL -> PackedTable.Step.SPECIAL;
                case TILE, TILE_AND_STOCK -> PackedTable.Step.TILE;
                case STOCK -> PackedTable.Step.STOCK;
                case END -> PackedTable.Step.OVER;
                default -> PackedTable.Step.MERGE;
            };
            boolean isDefunct = moment.question() == AcquireQuestion.DEFUNCT;
            return isDefunct || (table.step() == step && table.turn() == moment.turn());
        }

        private void assertSame() {
            long draws = state.events().stream()
                    .filter(AcquireEvent.MarketDrew.class::isInstance)
                    .count();
            boolean marketDrew = draws > 0;
            String at = where + ", turn " + state.moment().turn() + ", "
                    + state.moment().question();
            if (state.over().isEmpty() && state.moment().question() != AcquireQuestion.DEFUNCT) {
                assertThat(table.asked() + 1).as(at).isEqualTo(state.moment().asked());
                assertThat(table.mover() + 1).as(at).isEqualTo(state.moment().mover());
                assertThat(table.toPlace()).as(at).isEqualTo(state.moment().toPlace());
                assertThat(table.idle()).as(at).isEqualTo(state.moment().idle());
                assertThat(table.mayDeclareEnd()).as(at).isEqualTo(state.mayDeclareEnd());
                assertSameBoard(at);
            }
            // The second tile that the market draws in a merger differs from that of the rules.
            for (int seat = 0; draws < 2 && seat < table.seats(); seat++) {
                assertSamePlayer(at, seat, state.players().get(seat), marketDrew);
            }
            if (marketDrew && state.over().isEmpty()) {
                // The bag was shuffled, with other random numbers on arrays than in the rules.
                table = StateTranslation.table(state);
            } else if (!marketDrew) {
                assertThat(IntStream.range(0, table.tiles.inBag())
                                .mapToObj(index -> HotelTile.at(table.tiles.bag(index))))
                        .as(at)
                        .isEqualTo(state.bag());
            }
        }

        private void assertSameBoard(String at) {
            Optional<HotelTile> open = state.moment().placing().map(AcquireMoment.Placing::tile);
            for (HotelTile tile : HotelTile.all()) {
                if (!open.equals(Optional.of(tile))) {
                    assertThat(table.board.isFree(tile.index()))
                            .as(at)
                            .isEqualTo(state.board().isFree(tile));
                    assertThat(table.board.chain(tile.index()))
                            .as(at)
                            .isEqualTo(state.board().chain(tile));
                }
            }
            for (HotelChain chain : state.terms().chains().chains()) {
                assertThat(table.board.size(chain.index()))
                        .as(at)
                        .isEqualTo(state.board().size(chain));
                assertThat(table.price(chain.index())).as(at).isEqualTo(state.price(chain));
                assertThat(table.accounts.bank(chain.index())).as(at).isEqualTo(state.bank(chain));
            }
        }

        private void assertSamePlayer(String at, int seat, AcquirePlayerState player, boolean marketDrew) {
            assertThat(table.accounts.cash(seat)).as(at).isEqualTo(player.cash());
            List<Integer> shares = new ArrayList<>();
            for (int chain = 0; chain < HotelChain.COUNT; chain++) {
                shares.add(table.accounts.shares(seat, chain));
            }
            assertThat(shares).as(at).isEqualTo(player.shares());
            for (PowerUp card : PowerUp.values()) {
                assertThat(table.holds(seat, card.number()))
                        .as(at)
                        .isEqualTo(player.cards().contains(card));
            }
            assertThat(table.tiles.inHand(seat)).as(at).isEqualTo(player.hand().size());
            if (!marketDrew) {
                assertThat(IntStream.range(0, table.tiles.inHand(seat))
                                .mapToObj(index -> HotelTile.at(table.tiles.hand(seat, index))))
                        .as(at)
                        .isEqualTo(player.hand());
            }
        }
    }

    @Test
    void aCopyPlaysOnByItself() {
        AcquireTerms terms = AcquireTerms.of(Settings.defaults(RULES.info()));
        AcquireState state = RULES.start(new Setup(List.of("One", "Two"), 3, Settings.defaults(RULES.info())));
        PackedTable table = StateTranslation.table(state);
        PackedTable copy = new PackedTable(terms, 2);
        copy.copyFrom(table);
        PlayoutPolicy player = new RandomPolicy();
        TablePlayouts playouts = new TablePlayouts((seen, seat, lots) -> player, Integer.MAX_VALUE, 0);
        playouts.choosePolicies(copy, new SearchRandom(new Chance(1)));
        playouts.play(copy, 0, new SearchRandom(new Chance(1)));
        assertThat(copy.isOver()).isTrue();
        assertThat(table.turn()).isEqualTo(1);
        assertThat(table.accounts.cash(0)).isEqualTo(AcquireTerms.CASH);
    }
}
