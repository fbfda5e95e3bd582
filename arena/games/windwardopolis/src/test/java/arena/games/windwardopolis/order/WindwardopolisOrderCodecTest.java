package arena.games.windwardopolis.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Ruling;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.Card;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindwardopolisOrderCodecTest {

    private static final Card STOP = Card.of(Card.Kind.STOP_CAR);
    private static final Card MOVE = Card.of(Card.Kind.MOVE_PASSENGER);
    private static final Card AT_GOOGLE = new Card(Card.Kind.MULT_DELIVER_AT_COMPANY, "Google");
    private static final Cards CARDS = new Cards(
            List.of(AT_GOOGLE),
            List.of(new Cards.Held(STOP, true), new Cards.Held(MOVE, false)),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    private static final WindwardopolisView ASKED = new WindwardopolisView(
            List.of("Red", "Blue_1"),
            1,
            16,
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(guest("Larry Page"), guest("Tim Cook")),
            new TreeMap<>(Map.of(
                    1,
                    new WindwardopolisView.Own(List.of(), List.of(), CARDS.deck(), CARDS.hand(), Optional.empty()))));
    private static final WindwardopolisJudge JUDGE = new WindwardopolisJudge(
            CARDS,
            0,
            path -> path.contains(new MapTile(0, 0))
                    ? Optional.of(WindwardopolisErrorCode.PATH_BREAKS)
                    : Optional.empty());
    private static final WindwardopolisOrderCodec CODEC = new WindwardopolisOrderCodec();

    private static WindwardopolisView.Guest guest(String name) {
        return new WindwardopolisView.Guest(name, Optional.empty(), Optional.empty(), List.of());
    }

    private static Answer<WindwardopolisOrders> read(String text) {
        return CODEC.read(text.getBytes(StandardCharsets.UTF_8), ASKED);
    }

    private static WindwardopolisOrders orders(String text) {
        return ((Answer.Given<WindwardopolisOrders>) read(text)).action();
    }

    @Test
    void anAnswerHasAPathAListAndCards() {
        WindwardopolisOrders orders = orders("""
                path 3,4 3,5  4,5
                pickup Larry Page; tim cook

                draw mult_deliver_at_company google
                discard MOVE_PASSENGER
                play STOP_CAR blue_1
                End
                path 9,9
                """);
        assertThat(orders.path()).containsExactly(new MapTile(3, 4), new MapTile(3, 5), new MapTile(4, 5));
        assertThat(orders.pickup()).containsExactly("Larry Page", "Tim Cook");
        assertThat(orders.cards())
                .containsExactly(
                        new CardOrder.Draw(AT_GOOGLE),
                        new CardOrder.Discard(MOVE),
                        new CardOrder.Play(new Cards.Play(STOP, "2")));
        assertThat(orders.lines()).extracting(WindwardopolisOrders.Line::number).containsExactly(1, 2, 4, 5, 6);
        assertThat(JUDGE.rule(new Answer.Given<>(orders)).code()).isZero();
    }

    @Test
    void ordersSurviveWritingAndReading() {
        WindwardopolisOrders orders = WindwardopolisOrders.of(List.of(
                new WindwardopolisOrders.LineOrder.Path(List.of(new MapTile(1, 2), new MapTile(1, 3))),
                new WindwardopolisOrders.LineOrder.Pickup(List.of("Tim Cook", "Larry Page")),
                new WindwardopolisOrders.LineOrder.OfCards(
                        List.of(new CardOrder.Draw(AT_GOOGLE), new CardOrder.Draw(STOP))),
                new WindwardopolisOrders.LineOrder.OfCards(List.of(new CardOrder.Discard(MOVE))),
                new WindwardopolisOrders.LineOrder.OfCards(List.of(
                        new CardOrder.Play(new Cards.Play(STOP, "2")),
                        new CardOrder.Play(new Cards.Play(MOVE, "Tim Cook"))))));
        assertThat(CODEC.write(orders)).isEqualTo("""
                path 1,2 1,3
                pickup Tim Cook; Larry Page
                draw MULT_DELIVER_AT_COMPANY Google; STOP_CAR
                discard MOVE_PASSENGER
                play STOP_CAR 2; MOVE_PASSENGER Tim Cook
                End
                """);
        assertThat(orders(CODEC.write(orders))).isEqualTo(orders);
        assertThat(orders(CODEC.write(WindwardopolisOrders.NONE))).isEqualTo(WindwardopolisOrders.NONE);
        assertThatThrownBy(() -> CODEC.write(orders("fly 1,2\nEnd\n"))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fly 3,4 | 1 | fly",
                "path | 2 | path",
                "pickup ; ; | 2 | pickup",
                "path 3,4 4;4 | 3 | 4;4",
                "path 3,-4 | 3 | 3,-4",
                "pickup Larry Page, Tim Cook | 6 | Larry Page, Tim Cook",
                "draw ACE | 7 | ACE",
                "draw MULT_DELIVER_AT_COMPANY | 8 | MULT_DELIVER_AT_COMPANY",
                "draw MULT_DELIVERING_PASSENGER Tim C\u043Eok | 7 | Tim C\\u043Eok",
                "play MULT_DELIVER_AT_COMPANY G\u0007gle | 7 | G\\u0007gle",
                "play MOVE_PASSENGER | 8 | MOVE_PASSENGER",
                "play STOP_CAR Green | 10 | Green",
                "play MOVE_PASSENGER Bill | 6 | Bill",
                "play RELOCATE_ALL_CARS Red | 9 | RELOCATE_ALL_CARS Red",
                "draw STOP_CAR Red | 9 | STOP_CAR Red",
                "draw RELOCATE_ALL_CARS | 30 | RELOCATE_ALL_CARS",
                "discard RELOCATE_ALL_CARS | 32 | RELOCATE_ALL_CARS",
                "play MULT_DELIVER_AT_COMPANY Google | 33 | MULT_DELIVER_AT_COMPANY Google",
                "play MOVE_PASSENGER Tim Cook | 34 | MOVE_PASSENGER",
            })
    void aMistakeIsNamedWithItsLineAndTheOtherLinesCount(String line, int code, String wrong) {
        WindwardopolisOrders orders = orders("path 7,7\n\n" + line + "\npickup Tim Cook\nEnd\n");
        if (!line.startsWith("path")) {
            assertThat(orders.path()).containsExactly(new MapTile(7, 7));
        }
        Ruling<WindwardopolisOrders> ruling = JUDGE.rule(new Answer.Given<>(orders));
        assertThat(ruling.code()).isEqualTo(code);
        assertThat(ruling.line()).isEqualTo(3);
        assertThat(ruling.words()).endsWith("Line 3: \"" + wrong + "\".").doesNotContain("\n");
        assertThat(WindwardopolisJudge.explain(CARDS, 0, new Answer.Given<>(orders), ruling))
                .as("the path is judged by more than a player sees")
                .extracting(Fact::key)
                .containsExactly("Line3", "Line4");
        assertThat(WindwardopolisJudge.explain(CARDS, 0, new Answer.Given<>(orders), ruling)
                        .get(0)
                        .value())
                .startsWith(code + " ");
    }

    @Test
    void thereIsOnePathAndOneList() {
        WindwardopolisOrders orders = orders("path 1,1\npath 2,2\npickup Tim Cook\npickup Larry Page\nEnd\n");
        assertThat(orders.path()).containsExactly(new MapTile(1, 1));
        assertThat(orders.pickup()).containsExactly("Tim Cook");
        assertThat(JUDGE.lineRulings(orders))
                .extracting(WindwardopolisJudge.LineRuling::code)
                .containsExactly(
                        WindwardopolisErrorCode.NO_ERROR,
                        WindwardopolisErrorCode.SECOND,
                        WindwardopolisErrorCode.NO_ERROR,
                        WindwardopolisErrorCode.SECOND);
    }

    @Test
    void linesAndTilesHaveLimits() {
        WindwardopolisOrders lines = orders("draw STOP_CAR\n".repeat(150) + "End\n");
        assertThat(lines.lines()).hasSize(WindwardopolisOrders.MOST_LINES + 1);
        assertThat(JUDGE.lineRulings(lines).get(WindwardopolisOrders.MOST_LINES).code())
                .isEqualTo(WindwardopolisErrorCode.PAST_LAST);
        assertThat(JUDGE.lineRulings(orders("path" + " 1,1".repeat(1_000) + "\n"))
                        .get(0)
                        .code())
                .isEqualTo(WindwardopolisErrorCode.NO_ERROR);
        assertThat(JUDGE.lineRulings(orders("path" + " 1,1".repeat(1_001) + "\n"))
                        .get(0)
                        .code())
                .isEqualTo(WindwardopolisErrorCode.PATH_TOO_LONG);
    }

    @Test
    void aPathThatBreaksIsNoFaultAndAFaultComesFirst() {
        Ruling<WindwardopolisOrders> news = JUDGE.rule(read("path 0,0 1,0\nEnd\n"));
        assertThat(news.code()).isEqualTo(WindwardopolisErrorCode.PATH_BREAKS.number());
        assertThat(Ruling.isFault(news.code())).isFalse();
        assertThat(news.counts().path()).hasSize(2);
        assertThat(JUDGE.rule(read("path 0,0 1,0\nfly\nEnd\n")).code())
                .isEqualTo(WindwardopolisErrorCode.UNKNOWN_WORD.number());
    }

    @Test
    void everyLineIsJudgedAfterThoseBeforeIt() {
        WindwardopolisJudge fullAfterOne = new WindwardopolisJudge(CARDS, 1, path -> Optional.empty());
        WindwardopolisOrders orders =
                orders("draw MULT_DELIVER_AT_COMPANY Google; MULT_DELIVER_AT_COMPANY Google\nEnd\n");
        assertThat(fullAfterOne.lineRulings(orders))
                .extracting(WindwardopolisJudge.LineRuling::code)
                .containsExactly(WindwardopolisErrorCode.NOT_IN_DECK);
        WindwardopolisOrders tooMany = orders("play STOP_CAR Red\ndraw MULT_DELIVER_AT_COMPANY Google\nEnd\n");
        assertThat(fullAfterOne.lineRulings(tooMany))
                .extracting(WindwardopolisJudge.LineRuling::code)
                .containsExactly(WindwardopolisErrorCode.NO_ERROR, WindwardopolisErrorCode.NO_ERROR);
        assertThat(new WindwardopolisJudge(CARDS, 6, path -> Optional.empty())
                        .lineRulings(orders("draw MULT_DELIVER_AT_COMPANY Google\nEnd\n")))
                .extracting(WindwardopolisJudge.LineRuling::code)
                .containsExactly(WindwardopolisErrorCode.HAND_FULL);
    }

    @Test
    void nothingInTimeOrdersNothing() {
        Ruling<WindwardopolisOrders> ruling = JUDGE.rule(new Answer.Late<>());
        assertThat(ruling.code()).isEqualTo(Ruling.LATE);
        assertThat(ruling.counts()).isEqualTo(WindwardopolisOrders.NONE);
    }

    @ParameterizedTest
    @CsvSource({"''", "';;;'", "'\u0000\u0001'", "'play play play'", "'path ,'", "'pickup \u20ac'", "'draw ; STOP_CAR'"
    })
    void readingNeverFails(String text) {
        Answer<WindwardopolisOrders> answer = read(text);
        assertThat(JUDGE.rule(answer).words()).isNotBlank().doesNotContain("\n");
    }
}
