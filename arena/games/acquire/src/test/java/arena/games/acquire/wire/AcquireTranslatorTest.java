package arena.games.acquire.wire;

import static org.assertj.core.api.Assertions.assertThat;

import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcquireTranslatorTest {

    private static final String BOARD = """
            A = ............
            B = ............
            C = .GGG........
            D = ...A....oX..
            E = ...A......x.
            F = ............
            G = ............
            H = ............
            I = ............
            Chain1 = A,Amazon,200,2,200,15,3,7
            Chain2 = G,Google,200,11,600,23,1,1
            Chain3 = H,HP,400,0,0,25,0,0
            Chain4 = J,JetBrains,300,0,0,25,0,0
            Chain5 = M,Microsoft,300,0,0,25,0,0
            Chain6 = S,Salesforce,300,0,0,25,0,0
            Chain7 = W,Windward,400,0,0,25,0,0
            Player1 = 5400,1,4
            Player2 = 4800
            Hand1 = 6C 4I 11I
            Playable = 6C 4I
            """;

    private final WireTranslator translator =
            new AcquireTranslator(name -> name.equals("Ada_Bot") ? "Ada \"Bot\"" : name);

    private static String input(String expecting) {
        return "Expecting = " + expecting
                + "\n1 = Ada_Bot\n2 = Bob_Bot\nMe = 1\nTurn = 5\nMover = 1\nToPlace = 1\nMayEnd"
                + " = 0\nTile = -\nDefunct = -\n" + BOARD;
    }

    @Test
    void theFirstPromptBringsTheSetupAndTheQuestion() {
        List<XmlElement> messages = translator.prompt(1, input("SPECIAL"));

        assertThat(messages).extracting(XmlElement::name).containsExactly("setup", "query-card");
        assertThat(messages.get(0).child("map").orElseThrow().xml()).isEqualTo("<map height=\"9\" width=\"12\"/>");
        assertThat(messages.get(0).attribute("my-guid")).hasValue("player-1");
        assertThat(messages.get(0).child("players").orElseThrow().xml())
                .isEqualTo(
                        "<players><player cash=\"5400\" guid=\"player-1\" name=\"Ada &quot;Bot&quot;\" score=\"6600\">"
                                + "<tiles>5:2;3:8;10:8;</tiles><powers>1;4;</powers>"
                                + "<stock>Amazon:3;Google:1;</stock></player>"
                                + "<player cash=\"4800\" guid=\"player-2\" name=\"Bob_Bot\" score=\"6800\">"
                                + "<stock>Amazon:7;Google:1;</stock></player></players>");
        assertThat(translator.prompt(2, input("TILE_AND_STOCK")))
                .extracting(XmlElement::name)
                .containsExactly("query-tile-purchase");
    }

    @Test
    void aQuestionShowsBoardAndHotels() {
        XmlElement question = translator.prompt(1, input("MERGE A G")).get(1);

        assertThat(question.attribute("defunct")).hasValue("Amazon");
        assertThat(question.attribute("survivor")).hasValue("Google");
        assertThat(question.child("map").orElseThrow().children().get(3).xml())
                .isEqualTo("<column x=\"3\">1:;1:;2:Google;2:Amazon;2:Amazon;1:;1:;1:;1:;</column>");
        assertThat(question.child("map").orElseThrow().children().get(8).text()).startsWith("1:;1:;1:;3:;");
        assertThat(question.child("map").orElseThrow().children().get(9).text()).startsWith("1:;1:;1:;4:;");
        assertThat(question.child("map").orElseThrow().children().get(10).text())
                .startsWith("1:;1:;1:;1:;5:;");
        List<XmlElement> hotels = question.child("hotels").orElseThrow().children();
        assertThat(hotels.get(0).xml())
                .isEqualTo("<hotel first-majority=\"2000\" is-active=\"true\" is-safe=\"false\" name=\"Amazon\""
                        + " num-avail-shares=\"15\" num-tiles=\"2\" second-majority=\"1000\" start-price=\"200\""
                        + " stock-price=\"200\"><owners><owner guid=\"player-1\" num-shares=\"3\"/>"
                        + "<owner guid=\"player-2\" num-shares=\"7\"/></owners>"
                        + "<first-majority><owner guid=\"player-2\" num-shares=\"7\"/></first-majority>"
                        + "<second-majority><owner guid=\"player-1\" num-shares=\"3\"/></second-majority></hotel>");
        assertThat(hotels.get(1).attribute("is-safe")).hasValue("true");
        assertThat(hotels.get(1).child("first-majority"))
                .map(XmlElement::children)
                .isEqualTo(hotels.get(1).child("second-majority").map(XmlElement::children))
                .hasValueSatisfying(owners -> assertThat(owners).hasSize(2));
        assertThat(hotels.get(2).children()).isEmpty();
    }

    private static XmlElement reply(String attributes) {
        SortedMap<String, String> all = new TreeMap<>();
        for (String attribute : attributes.split(" ", -1)) {
            String[] parts = attribute.split("=", 2);
            all.put(parts[0], parts[1]);
        }
        return new XmlElement("reply", all, List.of(), "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SPECIAL | card=4 | card DRAW_5_TILES, End",
                "SPECIAL | card=0 | End",
                "SPECIAL | card=x | End",
                "SPECIAL | cmd=query-tile | End",
                "TILE | tile-x=5 tile-y=2 created-hotel=HP | tile 6C, create H, End",
                "TILE | tile-x=5 | End",
                "TILE | tile-x=12 tile-y=0 merge-survivor=Google | survivor G, End",
                "TILE_AND_STOCK | card=1 tile-x=3 tile-y=8 buy=Google:2;Nowhere:1;Amazon:x;HP:-1; trade=Amazon:Google;"
                        + " | tile 4I, card FREE_3_STOCK, buy G 2, buy H -1, trade A G, End",
                "TILE_AND_STOCK | trade=HotelChainGoogle:HotelChainAmazon;Amazon | End",
                "MERGE A G | sell=1 keep=0 trade=2 | trade 2, keep 0, sell 1, End",
                "MERGE A G | sell=99999999999 | End"
            })
    void aReplyIsAnAnswer(String question, String attributes, String answer) {
        translator.prompt(7, input(question));

        assertThat(translator.order(reply("msg-id=question-7 " + attributes)))
                .hasValue(new WireTranslator.Order(7, answer.replace(", ", "\n") + "\n"));
    }

    @Test
    void onlyTheFirstReplyToTheOpenQuestionCounts() {
        translator.prompt(1, input("SPECIAL"));

        assertThat(translator.order(XmlElement.of("ready"))).isEmpty();
        assertThat(translator.order(reply("msg-id=question-2 card=4"))).isEmpty();
        assertThat(translator.order(reply("msg-id=question-1 card=4"))).isPresent();
        assertThat(translator.order(reply("msg-id=question-1 card=0"))).isEmpty();
    }

    @Test
    void aBotThatIsBackIsAskedTheOpenQuestionAgain() {
        assertThat(translator.resume()).isEmpty();

        List<XmlElement> asked = translator.prompt(1, input("TILE"));

        assertThat(translator.resume()).isEqualTo(asked);
        translator.order(reply("msg-id=question-1 tile-x=5"));
        assertThat(translator.resume()).extracting(XmlElement::name).containsExactly("setup");
    }

    @Test
    void aQuestionThatTheContestDidNotHaveIsNotAsked() {
        translator.prompt(1, input("TILE"));

        assertThat(translator.prompt(2, input("CHAIN A G"))).isEmpty();
    }
}
