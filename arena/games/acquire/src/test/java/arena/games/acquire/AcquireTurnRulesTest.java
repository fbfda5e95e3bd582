package arena.games.acquire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Phase;
import arena.game.Settings;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the stages of a turn, each setting on both sides (Turn; arena/docs/games/acquire.md, Two rule sets). */
class AcquireTurnRulesTest {

    private static final String SAFE = "AAAAAAAAAAA.";

    private static Map<String, String> with(String... settings) {
        return settings.length == 2
                ? Map.of(settings[0], settings[1])
                : Map.of(settings[0], settings[1], settings[2], settings[3]);
    }

    private static Phase.Over over(AcquireScenario scene) {
        return scene.state().over().orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleFollowsTheRuleSetAndMayBeChangedAfterIt(Rule rule) {
        assertThat(classic(Map.of())).isEmpty();
        assertThat(classic(Map.of("rules", "classic"))).containsExactly(Rule.values());
        assertThat(classic(Map.of(rule.setting().key(), rule.classic()))).containsExactly(rule);
        assertThat(classic(Map.of("rules", "classic", rule.setting().key(), rule.windward())))
                .hasSize(Rule.values().length - 1)
                .doesNotContain(rule);
    }

    private static List<Rule> classic(Map<String, String> settings) {
        return List.copyOf(AcquireTerms.of(Settings.of(Acquire.INFO, settings)).classic());
    }

    @Test
    void theChainsAreThoseOfTheSetting() {
        assertThat(new AcquireScenario(with("chains", "windward"), 3)
                        .state()
                        .terms()
                        .chains())
                .isEqualTo(ChainSet.WINDWARD);
        assertThat(new AcquireScenario(with("chains", "classic"), 3)
                        .state()
                        .terms()
                        .chains())
                .isEqualTo(ChainSet.CLASSIC);
    }

    @Test
    void theFirstSeatBeginsAndTilesAreDealtFromSeatOneOn() {
        AcquireState first = Acquire.dealt(List.of("A", "B", "C"), terms(Map.of()), 7);
        AcquireState third = Acquire.dealt(List.of("A", "B", "C"), terms(with("first-seat", "3")), 7);
        AcquireState sixth = Acquire.dealt(List.of("A", "B", "C"), terms(with("first-seat", "5")), 7);

        assertThat(first.moment().mover()).isEqualTo(1);
        assertThat(third.moment().mover()).isEqualTo(3);
        assertThat(sixth.moment().mover()).isEqualTo(2);
        assertThat(third.players()).isEqualTo(first.players());
        assertThat(first.board().tiles()).isZero();
    }

    @Test
    void topmostThenLeftmostDrawnTileDecidesWhoBegins() {
        for (long seed = 0; seed < 20; seed++) {
            AcquireState state = Acquire.dealt(List.of("A", "B", "C", "D"), terms(with("start", "tiles")), seed);
            List<AcquireEvent.PlacedFirst> placed = state.events().stream()
                    .filter(AcquireEvent.PlacedFirst.class::isInstance)
                    .map(AcquireEvent.PlacedFirst.class::cast)
                    .toList();
            HotelTile least = placed.stream()
                    .map(AcquireEvent.PlacedFirst::tile)
                    .sorted()
                    .findFirst()
                    .orElseThrow();
            assertThat(placed).hasSize(4);
            assertThat(placed.get(state.moment().mover() - 1).tile()).isEqualTo(least);
            assertThat(state.board().tiles()).isEqualTo(4);
            assertThat(state.players())
                    .allSatisfy(player -> assertThat(player.hand()).hasSize(6));
        }
    }

    private static AcquireTerms terms(Map<String, String> settings) {
        return AcquireTerms.of(Settings.of(Acquire.INFO, settings));
    }

    @Test
    void twoLooseNeighboursAreNoChainUntilATileTouchesThem() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "oo..........").hand(1, "3A");
        assertThat(scene.answer("tile 3A", "create W").size("W")).isEqualTo(3);
    }

    @Test
    void aChainTakesWholeClustersOfLooseTiles() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA.oo.......", "...o........").hand(1, "3A");
        assertThat(scene.answer("tile 3A").size("A")).isEqualTo(6);
    }

    @Test
    void founderGetsAShareBesidesTheAllowanceIfTheBankHasOne() {
        AcquireScenario scene =
                new AcquireScenario(Map.of(), 3, "o...........").hand(1, "2A").answer("tile 2A", "create A", "buy A 3");
        assertThat(scene.shares(1, "A")).isEqualTo(4);
        AcquireScenario none = new AcquireScenario(Map.of(), 3, "o...........")
                .hand(1, "2A")
                .shares(2, "A", 25)
                .answer("tile 2A", "create A");
        assertThat(none.shares(1, "A")).isZero();
        assertThat(none.size("A")).isEqualTo(2);
    }

    @Test
    void turnIsOneQuestionOrASequenceOfSteps() {
        AcquireScenario whole = new AcquireScenario(Map.of(), 3, "o...........")
                .hand(1, "2A", "9I")
                .answer("tile 2A");
        assertThat(whole.code()).isEqualTo(AcquireErrorCode.CREATE_MISSING.number());
        assertThat(whole.size("A")).isEqualTo(2);
        assertThat(whole.state().moment().mover()).isEqualTo(2);

        AcquireScenario steps = new AcquireScenario(with("questions", "steps"), 3, "o...........")
                .hand(1, "2A", "9I")
                .answer("tile 2A");
        assertThat(steps.code()).isZero();
        assertThat(steps.asked()).isEqualTo("1 CHAIN A G H J M S W");
        assertThat(steps.answer("create W").asked()).isEqualTo("1 STOCK");
        assertThat(steps.answer("buy W 2").shares(1, "W")).isEqualTo(3);

        AcquireScenario named = new AcquireScenario(with("questions", "steps"), 3, "o...........").hand(1, "2A", "9I");
        assertThat(named.answer("tile 2A", "create W").asked()).isEqualTo("1 STOCK");
    }

    @Test
    void turnByStepsAsksForAPurchaseOnlyIfOneIsPossible() {
        AcquireScenario nothing = new AcquireScenario(with("questions", "steps"), 3)
                .hand(1, "2A")
                .hand(2, "5I")
                .answer("tile 2A");
        assertThat(nothing.state().moment().mover()).isEqualTo(2);
        AcquireScenario poor = new AcquireScenario(with("questions", "steps", "cards", "off"), 3, "AA..........")
                .hand(1, "9I")
                .hand(2, "5I")
                .cash(1, 100)
                .answer("tile 9I");
        assertThat(poor.state().moment().mover()).isEqualTo(2);
        AcquireScenario noTile = new AcquireScenario(with("questions", "steps", "cards", "off"), 3, "AA..........")
                .hand(1)
                .begun();
        assertThat(noTile.asked()).isEqualTo("1 STOCK");
    }

    @Test
    void wrongTileIsReplacedByLotOrTheAnswerIsRefused() {
        AcquireScenario clipped =
                new AcquireScenario(Map.of(), 3, "AA..........").hand(1, "9I").answer("tile 3A", "buy A 1", "buy W 1");
        assertThat(clipped.code()).isEqualTo(AcquireErrorCode.TILE_NOT_HELD.number());
        assertThat(clipped.events(AcquireEvent.TilePlaced.class))
                .allMatch(AcquireEvent.TilePlaced::byLot)
                .hasSize(1);
        assertThat(clipped.shares(1, "A")).isEqualTo(1);

        AcquireScenario refused = new AcquireScenario(with("mistakes", "refused"), 3, "AA..........").hand(1, "9I");
        AcquireState before = refused.state();
        assertThat(refused.answer("tile 3A", "buy A 1").code()).isEqualTo(AcquireErrorCode.TILE_NOT_HELD.number());
        assertThat(refused.state()).isEqualTo(before);
        assertThat(refused.answer("tile 9I", "buy A 4").code()).isEqualTo(AcquireErrorCode.BUY_TOO_MANY.number());
        assertThat(refused.answer("tile 9I", "buy A 3").code()).isZero();
    }

    @Test
    void eachWrongTileHasItsOwnCode() {
        String full = "AAAAAAAAAAA.";
        AcquireScenario scene = new AcquireScenario(
                        with("mistakes", "refused"), 3, full, "............", "GGGGGGGGGGGG", "o...........")
                .hand(1, "2B", "9I");
        assertThat(scene.answer().code()).isEqualTo(AcquireErrorCode.TILE_MISSING.number());
        assertThat(scene.answer("tile 13D").code()).isEqualTo(AcquireErrorCode.NO_TILE.number());
        assertThat(scene.answer("tile 1A").code()).isEqualTo(AcquireErrorCode.TILE_ON_BOARD.number());
        assertThat(scene.answer("tile 12I").code()).isEqualTo(AcquireErrorCode.TILE_NOT_HELD.number());
        assertThat(scene.answer("tile 2B").code()).isEqualTo(AcquireErrorCode.TILE_DEAD.number());
        assertThat(scene.answer("fly 2B").code()).isEqualTo(AcquireErrorCode.UNKNOWN_WORD.number());
        assertThat(scene.answer("settle A").code()).isEqualTo(AcquireErrorCode.NOT_ASKED.number());
        assertThat(scene.answer("tile").code()).isEqualTo(AcquireErrorCode.PARTS.number());
        assertThat(scene.answer("buy A many").code()).isEqualTo(AcquireErrorCode.NO_NUMBER.number());
        assertThat(scene.answer("create Facebook").code()).isEqualTo(AcquireErrorCode.UNKNOWN_CHAIN.number());
        assertThat(scene.answer("tile 9I", "tile 9I").code()).isEqualTo(AcquireErrorCode.TWICE.number());
        assertThat(scene.answer("tile 9I", "buy A -1").code()).isEqualTo(AcquireErrorCode.NEGATIVE.number());
        assertThat(scene.answer("tile 9I", "buy W 1").code()).isEqualTo(AcquireErrorCode.BUY_INACTIVE.number());
    }

    @Test
    void anEighthChainCannotBeFoundedAndItsTileStaysInTheHand() {
        AcquireScenario scene = new AcquireScenario(
                        Map.of(), 3, "AA.GG.HH.JJ.", "............", "MM.SS.WW....", "............", "o...........")
                .hand(1, "2E", "9I");
        assertThat(scene.answer("tile 2E").code()).isEqualTo(AcquireErrorCode.TILE_NOT_NOW.number());
        assertThat(scene.state().player(1).hand()).contains(AcquireScenario.tile("2E"));
    }

    @Test
    void aChainThatCannotBeFoundedIsReplacedByTheFirstFreeOne() {
        AcquireScenario scene =
                new AcquireScenario(Map.of(), 3, "AA..........", "............", "o...........").hand(1, "2C");
        assertThat(scene.answer("tile 2C", "create A").size("G")).isEqualTo(2);
        assertThat(scene.code()).isEqualTo(AcquireErrorCode.CREATE_TAKEN.number());
    }

    @Test
    void purchasesAreCutLineByLineToAllowanceBankAndCash() {
        AcquireScenario bank =
                new AcquireScenario(Map.of(), 3, "AA.GG.......").hand(1, "9I").shares(2, "A", 24);
        assertThat(bank.answer("tile 9I", "buy A 2", "buy G 2").code()).isEqualTo(AcquireErrorCode.BUY_BANK.number());
        assertThat(bank.shares(1, "A")).isEqualTo(1);
        assertThat(bank.shares(1, "G")).isEqualTo(2);

        AcquireScenario cash =
                new AcquireScenario(Map.of(), 3, "AA.GG.......").hand(1, "9I").cash(1, 500);
        assertThat(cash.answer("tile 9I", "buy W 3", "buy A 3").code())
                .isEqualTo(AcquireErrorCode.BUY_INACTIVE.number());
        assertThat(cash.shares(1, "A")).isEqualTo(2);
        assertThat(cash.cash(1)).isEqualTo(100);
    }

    @Test
    void deadTilesLeaveAtTheStartOrAtTheEndOfATurn() {
        String[] rows = {"AAAAAAAAAAA.", "............", "GGGGGGGGGG..", "............", "JJ.........."};
        AcquireScenario start = new AcquireScenario(Map.of(), 3, rows)
                .hand(1, "11C", "9I")
                .hand(2, "2B", "8I")
                .answer("tile 11C");
        assertThat(start.events(AcquireEvent.DeadInBag.class)).hasSize(1);
        assertThat(start.state().bag()).doesNotContain(AcquireScenario.tile("3B"));
        assertThat(start.events(AcquireEvent.DeadTiles.class))
                .containsExactly(new AcquireEvent.DeadTiles(2, List.of(AcquireScenario.tile("2B"))));
        assertThat(start.state().player(2).hand())
                .doesNotContain(AcquireScenario.tile("2B"))
                .hasSize(6);

        AcquireScenario end = new AcquireScenario(with("dead-tiles", "end"), 3, rows)
                .hand(1, "11C", "2B", "9I", "10I", "11I", "12I")
                .hand(2, "4B", "8I")
                .bag("3B", "5B", "8H", "7H")
                .answer("tile 11C");
        assertThat(end.state().player(1).hand())
                .contains(AcquireScenario.tile("8H"))
                .hasSize(6);
        assertThat(end.state().player(2).hand()).contains(AcquireScenario.tile("4B"));
        assertThat(end.events(AcquireEvent.DeadInBag.class)).isEmpty();
        assertThat(end.events(AcquireEvent.DeadTiles.class)).hasSize(3);
    }

    @Test
    void hopelessHandIsKeptOrReplaced() {
        String[] rows = {
            "AA.GG.HH.JJ.",
            "............",
            "MM.SS.WW....",
            "............",
            "o.o.o.o.o.o.",
            "............",
            "............",
            "............",
            "............"
        };
        String[] hand = {"2E", "4E", "6E", "8E", "10E", "1F"};
        AcquireScenario kept =
                new AcquireScenario(Map.of(), 3, rows).hand(1, hand).begun();
        assertThat(kept.state().player(1).hand()).contains(AcquireScenario.tile("2E"));
        assertThat(kept.asked()).isEqualTo("1 TILE_AND_STOCK");

        AcquireScenario redrawn = new AcquireScenario(with("hopeless-hand", "redrawn"), 3, rows)
                .hand(1, hand)
                .begun();
        assertThat(redrawn.events(AcquireEvent.HandSetAside.class)).hasSize(1);
        assertThat(redrawn.state().player(1).hand())
                .doesNotContain(AcquireScenario.tile("2E"))
                .hasSize(6);
        assertThat(redrawn.state().aside()).contains(AcquireScenario.tile("2E"));

        AcquireScenario empty = new AcquireScenario(with("hopeless-hand", "redrawn"), 3, rows)
                .hand(1, hand)
                .bag()
                .begun();
        assertThat(empty.state().player(1).hand()).hasSize(6);
    }

    @Test
    void aGameThatMayEndEndsBeforeTheNextTurnOrWhenTheMoverDeclaresIt() {
        AcquireScenario atOnce =
                new AcquireScenario(Map.of(), 3, SAFE).hand(1, "9I").answer("tile 9I", "buy A 3");
        assertThat(over(atOnce).reason()).isEqualTo(AcquireEndings.SAFE);
        assertThat(atOnce.cash(1)).isEqualTo(6000 + 7000 + 3500);

        AcquireScenario declared = new AcquireScenario(with("end", "declared"), 3, SAFE).hand(1, "9I", "9G");
        assertThat(declared.answer("tile 9I").state().over()).isEmpty();
        AcquireScenario now = new AcquireScenario(with("end", "declared"), 3, SAFE)
                .hand(1, "9I")
                .answer("tile 9I", "buy A 1", "declare-end");
        assertThat(over(now).reason()).isEqualTo(AcquireEndings.DECLARED);
        AcquireScenario early = new AcquireScenario(with("end", "declared"), 3, "AA..........")
                .hand(1, "9I")
                .answer("tile 9I", "declare-end");
        assertThat(early.code()).isEqualTo(AcquireErrorCode.END_NOT_YET.number());
        assertThat(early.state().over()).isEmpty();
    }

    @Test
    void aChainOf41TilesEndsTheGameThoughAnotherIsNotSafe() {
        AcquireScenario scene = new AcquireScenario(
                        Map.of(), 3, "AAAAAAAAAAAA", "AAAAAAAAAAAA", "AAAAAAAAAAAA", "AAAA........", "......GG....")
                .hand(1, "5D")
                .answer("tile 5D");
        assertThat(over(scene).reason()).isEqualTo(AcquireEndings.LARGEST);
    }

    @Test
    void aRoundWithoutATileAndATableWithoutTilesEndTheGame() {
        String[] rows = {"AA.GG.HH.JJ.", "............", "MM.SS.WW....", "............", "o.o........."};
        AcquireScenario stuck = new AcquireScenario(Map.of("cards", "off"), 2, rows)
                .hand(1, "2E")
                .hand(2, "4E")
                .bag();
        assertThat(stuck.answer("buy A 1").state().over()).isEmpty();
        stuck.answer();
        assertThat(over(stuck).reason()).isEqualTo(AcquireEndings.NO_TILE_PLACED);
        assertThat(stuck.state().events()).contains(new AcquireEvent.RoundWithoutTile());

        AcquireScenario none = new AcquireScenario(Map.of("cards", "off"), 3, "AA..........")
                .hand(1, "9I")
                .bag()
                .answer("tile 9I");
        assertThat(over(none).reason()).isEqualTo(AcquireEndings.NO_TILE_LEFT);
        assertThat(none.state().events()).contains(new AcquireEvent.AllTilesPlayed());
    }

    @Test
    void equalMoneyIsAnEqualPlaceAndPointsAreDollars() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, SAFE)
                .hand(1, "9I")
                .cash(2, 7000)
                .answer("tile 9I");
        assertThat(over(scene).standings())
                .extracting(standing -> standing.seat().number() + ":" + standing.place() + ":" + standing.points())
                .containsExactly("2:1:7000", "1:2:6000", "3:2:6000");
    }

    @Test
    void latePlayerPlacesATileByLotAndBuysNothing() {
        AcquireScenario scene = new AcquireScenario(Map.of(), 3, "AA..........")
                .hand(1, "9I", "7I")
                .late();
        assertThat(scene.code()).isEqualTo(20);
        assertThat(scene.events(AcquireEvent.TilePlaced.class)).hasSize(1);
        assertThat(scene.cash(1)).isEqualTo(6000);
        assertThat(new AcquireScenario(Map.of(), 3)
                        .hand(1, "9I")
                        .asking(AcquireQuestion.SPECIAL)
                        .late()
                        .asked())
                .isEqualTo("1 TILE_AND_STOCK");
    }
}
