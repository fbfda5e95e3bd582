package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Choices;
import arena.game.Chooser;
import arena.game.Seat;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests of the choices of a person in a turn: every kind of command in words, after the earlier choices. */
class AsterobotsChooserTest {

    private static final Chooser<AsterobotsView, AsterobotsOrder> CHOOSER =
            AsterobotsScenario.GAME.chooser().orElseThrow();
    private static final Seat ADA = new Seat(1);

    private final AsterobotsView view = new AsterobotsScenario(3, Map.of("size", "3"))
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,-1", Material.STONE, 2, 1_240)
            .vein("-4,0", Material.METAL, Vein.ALIENS, 60)
            .has(1, 250, new Stock(230, 120, 0))
            .view();

    private static Choices.Chosen chosen(String kind, Map<String, String> values) {
        Map<String, List<String>> lists = new TreeMap<>();
        values.forEach((key, value) -> lists.put(key, List.of(value)));
        return new Choices.Chosen(kind, new TreeMap<>(lists));
    }

    private Choices choices(Choices.Chosen... already) {
        return CHOOSER.choices(view, ADA, List.of(already));
    }

    @Test
    void everyKindOfCommandHasItsFieldsItsRangesAndWords() {
        assertThat(choices().complete()).isTrue();
        assertThat(choices().kinds())
                .extracting(Choices.Kind::key)
                .containsExactly(
                        "launch 0,0",
                        "upgrade material",
                        "bank buy gas",
                        "bank sell gas",
                        "bank buy stone",
                        "bank sell stone",
                        "bank buy metal",
                        "offer gas",
                        "demand gas",
                        "offer stone",
                        "demand stone",
                        "demand metal");
        assertThat(choices().kinds().get(0))
                .isEqualTo(new Choices.Kind(
                        "launch 0,0",
                        "Send robots from 0,0",
                        new Choices.Said("launch").with("from", "0,0"),
                        List.of(
                                new Choices.One(
                                        "to",
                                        "where",
                                        List.of(
                                                new Choices.Alternative("-4,0", "M2 (-4,0)"),
                                                new Choices.Alternative("4,-1", "S1 (4,-1)"))),
                                new Choices.Amount("amount", "how many", 1, 50))));
        assertThat(choices().kinds().get(2))
                .isEqualTo(new Choices.Kind(
                        "bank buy gas",
                        "Buy gas from the aliens, at 100 J a piece",
                        new Choices.Said("bank-buy").with("material", "gas").with("price", "100"),
                        List.of(new Choices.Amount("amount", "how many pieces", 1, 2))));
    }

    @Test
    void offersDependOnEarlierChoices() {
        Choices.Chosen launch = chosen("launch 0,0", Map.of("to", "4,-1", "amount", "30"));
        Choices.Chosen upgrade = chosen("upgrade material", Map.of("vein", "0,0"));
        Choices.Chosen offer = chosen("offer gas", Map.of("amount", "30", "price", "7"));

        assertThat(choices(launch).kinds().get(0).parts().get(1))
                .isEqualTo(new Choices.Amount("amount", "how many", 1, 20));
        assertThat(choices(launch, upgrade, offer).kinds())
                .extracting(Choices.Kind::key)
                .doesNotContain("upgrade material", "offer gas", "demand gas", "bank sell gas");
        assertThat(AsterobotsScenario.GAME.answers().write(CHOOSER.order(view, ADA, List.of(launch, upgrade, offer))))
                .isEqualTo("launch 30 0,0 4,-1\nupgrade material 0,0\noffer gas 30 7\nEnd\n");
        assertThat(AsterobotsScenario.GAME.answers().write(CHOOSER.order(view, ADA, List.of())))
                .isEqualTo("End\n");
    }

    @Test
    void aTurnHasNoMoreThanAHundredCommands() {
        Choices.Chosen one = chosen("launch 0,0", Map.of("to", "4,-1", "amount", "1"));
        AsterobotsView rich = new AsterobotsScenario(2, Map.of("size", "3"))
                .vein("0,0", Material.GAS, 1, 500)
                .vein("4,-1", Material.STONE, 2, 1)
                .view();

        assertThat(CHOOSER.choices(rich, ADA, Collections.nCopies(99, one)).kinds())
                .isNotEmpty();
        assertThat(CHOOSER.choices(rich, ADA, Collections.nCopies(100, one))).isEqualTo(Choices.COMPLETE);
    }

    @Test
    void offersOfOthersAreBoughtAndDemandsAreSold() {
        AsterobotsView open = new AsterobotsScenario(2, Map.of("size", "3"))
                .vein("0,0", Material.GAS, 1, 50)
                .vein("4,-1", Material.STONE, 2, 10)
                .has(1, 100, new Stock(20, 10, 0))
                .has(2, 35, new Stock(0, 0, 4))
                .plays("offer gas 9 10", "demand metal 5 12")
                .view();

        assertThat(CHOOSER.choices(open, new Seat(2), List.of()).kinds())
                .contains(
                        new Choices.Kind(
                                "buy 1 gas",
                                "Buy gas from player 1, at 10 J a piece",
                                new Choices.Said("buy")
                                        .with("material", "gas")
                                        .with("player", "1")
                                        .with("price", "10"),
                                List.of(new Choices.Amount("amount", "how many pieces", 1, 3))),
                        new Choices.Kind(
                                "sell 1 metal",
                                "Sell metal to player 1, at 12 J a piece",
                                new Choices.Said("sell")
                                        .with("material", "metal")
                                        .with("player", "1")
                                        .with("price", "12"),
                                List.of(new Choices.Amount("amount", "how many pieces", 1, 4))));
    }
}
