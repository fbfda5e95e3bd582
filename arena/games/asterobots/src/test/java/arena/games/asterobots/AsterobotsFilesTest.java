package arena.games.asterobots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Answer;
import arena.game.AnswerForm;
import arena.game.Fact;
import arena.game.Knowledge;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.AsterobotsOrder;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.AsterobotsView;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Stock;
import arena.games.asterobots.state.Vein;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the files of the protocol, byte by byte, and of explanations. */
class AsterobotsFilesTest {

    private final AsterobotsScenario scene = new AsterobotsScenario(2)
            .vein("0,0", Material.GAS, 1, 50)
            .vein("4,-1", Material.STONE, 2, 40)
            .vein("-4,0", Material.METAL, Vein.ALIENS, 60)
            .has(1, 120, new Stock(30, 20, 10));

    private static final String TURN = """
            Expecting = COMMANDS 100
            1 = Ada
            2 = Bob
            Me = 2
            Round = 1
            Rounds = 200
            Size = 5
            Buy = 82,101,121
            Sell = 20,25,30
            Player1 = 36,33,20,10,1,59,1,1620
            Player2 = 0,0,0,0,1,40,0,0
            Vein1 = 4,-1,S,2,40,5,7,1,1
            Vein2 = -4,0,M,0,60,5,7,1,1
            Vein3 = 0,0,G,1,47,5,7,1,1
            Squads = 2
            Squad1 = 1,10,1,0,4,-1,4
            Path1 = 2,0 3,0 3,-1 4,-1
            Squad2 = 1,2,1,0,-4,0,3
            Path2 = 0,0 -1,0 -4,0
            Trades = 2
            Trade1 = 1,offer,gas,2,8
            Trade2 = 1,demand,metal,12,7
            """;

    @Test
    void aTurnIsShownLineByLine() {
        scene.squad(1, 2, "2,0", "1,0", "0,0", "-1,0", "-4,0");
        scene.plays("launch 10 0,0 4,-1", "offer gas 2 8", "demand metal 12 7");
        assertThat(AsterobotsScenario.GAME.views().write(scene.view())).isEqualTo(TURN);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '~',
            value = {
                "Sell = 20,25,30; Sell = 20,25,31; line 9: expected a quarter of each price to buy, not ~Sell ="
                        + " 20,25,31~",
                "Squads = 2; Squads = 3; line 20: expected ~Squad3 = ...~, not ~Trades = 2~",
                "Path1 = 2,0; Path1 = 9,0 2,0; line 17: expected a path of 4 points",
                "Vein2 = -4,0,M; Vein2 = -4,0,X; line 13: expected ~Vein2 = x,y,G|S|M,owner",
                "1,59,1,1620; 1,59,1620; line 10: expected ~Player1 = money,gas",
                "Trade2 = 1,demand; Trade2 = 1,request; line 22: expected ~Trade2 = player,offer|demand",
                "Expecting = COMMANDS 100; Expecting = C; line 1: expected ~Expecting = VEIN~",
            })
    void aWrongLineIsNamed(String right, String wrong, String words) {
        assertThatThrownBy(() -> AsterobotsScenario.GAME.views().read(TURN.replace(right, wrong)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(words.replace('~', '"'));
    }

    @Test
    void aSelectionIsShownLineByLine() {
        AsterobotsState state = AsterobotsScenario.GAME
                .rules()
                .start(AsterobotsContractTest.setup(2, 1, Map.of("size", "3", "veins", "4")));
        Vein vein = state.position().veins().get(0);
        assertThat(AsterobotsScenario.GAME
                        .views()
                        .write(AsterobotsView.of(state))
                        .lines()
                        .limit(9))
                .containsExactly(
                        "Expecting = VEIN",
                        "1 = Ada_Bot",
                        "2 = Bob_Bot",
                        "TimeLimit = 10000",
                        "Me = 1",
                        "Size = 3",
                        "Rounds = 200",
                        "Veins = 4",
                        "Vein1 = " + vein.location().text() + ","
                                + vein.material().letter() + ",0," + vein.robots() + "," + vein.productivity() + ","
                                + vein.reproduction() + ",1,1");
    }

    @ParameterizedTest
    @CsvSource({
        "'select 0,0', 0",
        "'SELECT\t 0,0 ', 0",
        "'select 00,-0', 0",
        "'select 0,0\n\n', 2",
        "'select 0,0\nEnd\n', 2",
        "'', 1",
        "'0,0', 1",
        "'selects 0,0', 1",
        "'select', 3",
        "'select 0 0', 3",
        "'select 0,0 now', 3",
        "'select 0.0,0', 3",
        "'select 99999999999999999999,0', 4",
        "'select 1,0', 4",
        "'select 4,-1', 5"
    })
    void aSelectionHasThisCode(String text, int code) {
        AsterobotsScenario selecting = new AsterobotsScenario(2)
                .vein("0,0", Material.GAS, Vein.ALIENS, 50)
                .vein("4,-1", Material.STONE, 2, 40);
        AsterobotsState state =
                selecting.state().with(AsterobotsMoment.FIRST, selecting.state().position());
        byte[] raw = (text.replace("\\n", "\n").replace("\\t", "\t") + "\n").getBytes(StandardCharsets.UTF_8);
        Answer<AsterobotsOrder> answer = AsterobotsScenario.GAME.answers().read(raw, AsterobotsView.of(state));
        Ruling<AsterobotsOrder> ruling = AsterobotsScenario.GAME.rules().judge(state, new Seat(1), answer);
        assertThat(ruling.code()).isEqualTo(code);
        assertThat(ruling.counts()).isEqualTo(new AsterobotsOrder.Select(AsterobotsScenario.point("0,0")));
    }

    @Test
    void everyLineIsExplainedAndTheFirstWrongOneDecides() {
        String text = "launch 10 0,0 4,-1\n\nupgrade robot 0,0\nbank sell gold 1\nEnd\n";
        Ruling<AsterobotsOrder> ruling = scene.judge(text);
        assertThat(ruling.code()).isEqualTo(43);
        assertThat(ruling.line()).isEqualTo(3);
        assertThat(ruling.words())
                .isEqualTo("You have too little material for that upgrade. Line 3 is upgrade robot 0,0.");
        assertThat(explained(text))
                .containsExactly(
                        new Fact("CarriedOut", "1"),
                        new Fact("Skipped", "2"),
                        new Fact("Line1", "0 No error."),
                        new Fact("Line3", "43 You have too little material for that upgrade."),
                        new Fact("Line4", "8 A part of the command is not written as it must be."));
    }

    private List<Fact> explained(String text) {
        Answer<AsterobotsOrder> answer =
                AsterobotsScenario.GAME.answers().read(text.getBytes(StandardCharsets.UTF_8), scene.view());
        Ruling<AsterobotsOrder> ruling = scene.judge(text);
        return AsterobotsScenario.GAME
                .rules()
                .explain(
                        new Knowledge<>(
                                new Seat(1), scene.view(), Settings.defaults(AsterobotsScenario.GAME.info()), 0),
                        answer,
                        ruling);
    }

    @Test
    void lateAnswerHasNoEffectAndADraftMayReplaceIt() {
        Ruling<AsterobotsOrder> late =
                AsterobotsScenario.GAME.rules().judge(scene.state(), new Seat(1), new Answer.Late<>());
        assertThat(late.code()).isEqualTo(20);
        assertThat(late.counts()).isEqualTo(AsterobotsOrder.Turn.empty());
        assertThat(AsterobotsScenario.GAME.rules().phase(scene.state()))
                .isInstanceOfSatisfying(
                        Phase.Turn.class,
                        turn -> assertThat(turn.answers()).isEqualTo(new AnswerForm(AnswerForm.Ending.END_LINE, true)));
    }

    @Test
    void codesHaveUniqueNumbers() {
        assertThat(Stream.of(AsterobotsErrorCode.values()).map(AsterobotsErrorCode::number))
                .doesNotHaveDuplicates();
        assertThat(Stream.of(AsterobotsErrorCode.values()).map(AsterobotsErrorCode::words))
                .allMatch(words -> words.endsWith("."));
    }
}
