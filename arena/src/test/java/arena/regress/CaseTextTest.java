package arena.regress;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.Golden;
import arena.game.Departure;
import arena.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CaseTextTest {

    private static final MatchPrefix PAST = new MatchPrefix(
            "auction",
            new TreeMap<>(Map.of("lots", "3", "move-time", "1s")),
            -42,
            List.of("Amber_1", "Basalt2", "Cobalt3"),
            new Seat(2),
            List.of(
                    new MatchPrefix.Answered(new Seat(1), Optional.of(new RecordedOutput("bid 20\nEnd\n"))),
                    new MatchPrefix.Answered(new Seat(2), Optional.of(new RecordedOutput("bid 5"))),
                    new MatchPrefix.Answered(new Seat(3), Optional.empty()),
                    new MatchPrefix.Departed(new Seat(3), Departure.ENDED),
                    new MatchPrefix.Answered(new Seat(1), Optional.of(new RecordedOutput("what?\n")))));

    private static final RegressionCase EVERYTHING = new RegressionCase(
            "turn 2 = the last; of Basalt2",
            PAST,
            List.of(
                    new CaseCondition.Not(new RecordedOutput("bid 1\nEnd\n")),
                    new CaseCondition.Best(new RecordedOutput("bid 2\n")),
                    new CaseCondition.Best(new RecordedOutput("\u0007")),
                    new CaseCondition.Survives(1, 1),
                    new CaseCondition.Survives(12, 3),
                    new CaseCondition.Legal()),
            1);

    @Test
    void aCaseIsTextThatPeopleCanRead() {
        Golden.check("regress/case.txt", CaseText.write(EVERYTHING, List.of("why this is here", "", "  and a board")));
    }

    @Test
    void readingIsTheInverseOfWritingAndIgnoresRemarks() {
        CaseReading reading = CaseText.read(CaseText.write(EVERYTHING, List.of("[case]", "title = no")));
        assertThat(reading.mistakes()).isEmpty();
        assertThat(reading.cases()).containsExactly(EVERYTHING);
    }

    @Test
    void oneFileHoldsManyCasesEachWithItsLine() {
        String one = CaseText.write(EVERYTHING, List.of());
        CaseReading reading = CaseText.read("; mine\n\n" + one + "\r\n" + one.replace("\n", "\r\n"));
        int lines = (int) one.lines().count();
        assertThat(reading.mistakes()).isEmpty();
        assertThat(reading.cases()).extracting(RegressionCase::line).containsExactly(3, 4 + lines);
        assertThat(reading.cases()).extracting(RegressionCase::past).containsOnly(PAST);
    }

    @Test
    void aCaseWithoutATitleIsNamedAfterItsTurn() {
        String text = CaseText.write(EVERYTHING, List.of()).replaceFirst("title = .*\n", "");
        assertThat(CaseText.read(text).cases())
                .extracting(RegressionCase::title)
                .containsExactly("turn 2 of Basalt2");
    }

    @Test
    void theTurnIsTheOneAfterTheBotsOwnAnswers() {
        assertThat(PAST.turn()).isEqualTo(2);
        assertThat(EVERYTHING.lastTurn()).isEqualTo(14);
    }

    @Test
    void allErrorsAreReportedWithTheirLines() {
        assertThat(mistakes("title = x\n[case]\n"))
                .containsExactly("1 A case begins with a line [case], and none stands above this line.");
        assertThat(mistakes("[case]\nwhat\ncolour = red\nseat 2 = A\n12 = x\nnot = \"C 1\nseed = 1\nseed = 2\n"))
                .containsExactly(
                        "2 A line is \"key = value\", \"SEAT: ANSWER\" or a remark that begins with ;, not \"what\".",
                        "3 A key is title, game, seed, set KEY, seat N, bot, not, best, survives or legal, not"
                                + " \"colour\".",
                        "4 The seats stand in order, so here \"seat 1\" was expected, not \"seat 2\".",
                        "5 A line is \"key = value\", \"SEAT: ANSWER\" or a remark that begins with ;, not \"12 = x\".",
                        "6 An answer is one line such as C 12, or stands in quotation marks with \\n for a line end,"
                                + " such as \"C 12\\n\", not \"\"C 1\".",
                        "8 \"seed\" stands twice in this case.",
                        "1 This case has no line \"game = ...\"; add it.",
                        "1 This case has no line \"bot = ...\"; add it.",
                        "1 This case asks for nothing; add a line not, best, survives or legal.");
    }

    @Test
    void invalidValuesAreRefused() {
        String sound = CaseText.write(EVERYTHING, List.of());
        assertThat(mistakes(sound.replace("bot = 2", "bot = 4")))
                .containsExactly("1 The bot of this case sits on a seat from 1 to 3, not on \"4\".");
        assertThat(mistakes(sound.replace("seed = -42", "seed = many")))
                .containsExactly("1 The seed of this case is a whole number, not \"many\".");
        assertThat(mistakes(sound.replace("12 turns against superbot:3", "12")))
                .singleElement()
                .asString()
                .endsWith("\"survives\" is written \"5 turns against superbot:3\", not \"12\".");
        assertThat(mistakes(sound.replace("12 turns against", "1001 turns against")))
                .singleElement()
                .asString()
                .endsWith("A bot survives 1 to 1000 turns, not 1001.");
        assertThat(mistakes(sound.replace("legal = yes", "legal = no")))
                .singleElement()
                .asString()
                .endsWith("\"legal\" has the value yes, not \"no\".");
        assertThat(mistakes(sound + "99: C 1\n"))
                .singleElement()
                .asString()
                .endsWith("A seat has a number from 1 to 64, not 99.");
    }

    @Test
    void anErrorInOneCaseHidesNoOtherCase() {
        String sound = CaseText.write(EVERYTHING, List.of());
        CaseReading reading = CaseText.read("[case]\nrubbish\n" + sound);
        assertThat(reading.cases()).hasSize(1);
        assertThat(reading.mistakes()).isNotEmpty();
    }

    private static List<String> mistakes(String text) {
        return new ArrayList<>(CaseText.read(text).mistakes())
                .stream().map(mistake -> mistake.line() + " " + mistake.words()).collect(Collectors.toList());
    }
}
