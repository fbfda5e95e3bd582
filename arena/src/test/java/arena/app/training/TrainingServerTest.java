package arena.app.training;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameDefinition;
import arena.game.Settings;
import arena.plugin.Games;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrainingServerTest {

    @TempDir
    private Path records;

    private List<String> answers(TrainingPlan.Fields fields, String... requests) throws IOException {
        GameDefinition<?, ?, ?> game = Games.byId("chain-reaction");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new TrainingServer(new TrainingPlan(game, Settings.defaults(game.info()), 2, 2, fields, records))
                .serve(new BufferedReader(new StringReader(String.join("\n", requests))), out);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private List<String> answers(String... requests) throws IOException {
        return answers(new TrainingPlan.Fields(TrainingPlan.Views.NONE, false, false), requests);
    }

    @Test
    void theFirstLineDescribesTheGames() throws IOException {
        assertThat(answers())
                .containsExactly(
                        "{\"game\":\"chain-reaction\",\"seats\":2,\"games\":2,\"settings\":{\"move-time\":\"3s\","
                                + "\"swaps\":\"6\",\"turn-limit\":\"1000\",\"wrong-moves\":\"2\"}}");
    }

    @Test
    void eachRequestIsAnsweredInALine() throws IOException {
        assertThat(answers(
                        "{\"do\":\"reset\",\"seeds\":[5,6],\"settings\":{\"turn-limit\":\"1\"}}",
                        "",
                        "{\"do\":\"step\",\"orders\":[null,{\"1\":\"K 30\"}]}"))
                .element(1)
                .isEqualTo("{\"games\":[{\"game\":0,\"seed\":5,\"step\":0,\"asked\":[1],\"rulings\":[],\"views\":{}},"
                        + "{\"game\":1,\"seed\":6,\"step\":0,\"asked\":[1],\"rulings\":[],\"views\":{}}]}");
    }

    @Test
    void theEndHasPlacesAndPoints() throws IOException {
        assertThat(answers(
                        "{\"do\":\"reset\",\"games\":[1],\"seeds\":[6],\"settings\":{\"wrong-moves\":0}}",
                        "{\"do\":\"step\",\"games\":[1],\"orders\":[{\"1\":\"C 30\"}]}"))
                .last()
                .asString()
                .contains("\"asked\":[],\"rulings\":[{\"seat\":1,\"code\":1,\"words\":\"Your king was expected")
                .endsWith("\"over\":{\"places\":{\"2\":1,\"1\":2},\"points\":{\"2\":1,\"1\":0},\"reason\":"
                        + "\"too many wrong moves\",\"detail\":\"\"}}]}");
    }

    @Test
    void viewsAndOrdersAreSentAsAsked() throws IOException {
        String reset = "{\"do\":\"reset\",\"games\":[0],\"seeds\":[5]}";

        assertThat(answers(new TrainingPlan.Fields(TrainingPlan.Views.ASKED, true, false), reset))
                .last()
                .asString()
                .contains("\"views\":{\"1\":\"Expecting = K 1-21\\n1 = Player_1\\n")
                .contains("\"legal\":{\"1\":[\"K 1\",\"K 2\",");
        assertThat(answers(new TrainingPlan.Fields(TrainingPlan.Views.ALL, false, true), reset))
                .last()
                .asString()
                .contains(",\"2\":\"Expecting = ")
                .contains("\"scenes\":{\"1\":{")
                .doesNotContain("legal");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | A request is an object whose \"do\" is \"reset\" or \"step\".",
                "{\"do\":\"stop\"} | A request is an object whose \"do\" is \"reset\" or \"step\".",
                "{\"do\":\"reset\",\"games\":[2]} | There is no game 2; the games are 0 to 1, as many as --games says.",
                "{\"do\":\"reset\",\"games\":[1,1]} | \"games\" names a game twice.",
                "{\"do\":\"reset\",\"games\":\"all\"} | \"games\" is a list of game numbers.",
                "{\"do\":\"reset\",\"seeds\":[1]} | \"seeds\" has 1 entries for 2 games; give one for each.",
                "{\"do\":\"reset\",\"seeds\":[1,1.5]} | \"seeds\" is a list of whole numbers.",
                "{\"do\":\"reset\",\"settings\":[]} | \"settings\" is an object.",
                "{\"do\":\"reset\",\"settings\":{\"swaps\":[7]}} | A setting is a text, a number, true or false;"
                        + " \"swaps\" is none of them.",
                "{\"do\":\"reset\",\"settings\":{\"swaps\":{}}} | A setting is a text, a number, true or false;"
                        + " \"swaps\" is none of them.",
                "{\"do\":\"reset\",\"settings\":{\"swaps\":null}} | A setting is a text, a number, true or false;"
                        + " \"swaps\" is none of them.",
                "{\"do\":{}} | A request is an object whose \"do\" is \"reset\" or \"step\".",
                "{\"do\":\"reset\",\"settings\":{\"swap\":1}} | Chain Reaction Reloaded"
                        + " has no setting \"swap\"; it has:"
                        + " swaps, wrong-moves, turn-limit, move-time.",
                "{\"do\":\"reset\",\"levels\":{\"2\":9}} | The seats are 1 to 2 and the levels 1 to 5, so superbot:9"
                        + " cannot play seat 2.",
                "{\"do\":\"reset\",\"levels\":{\"1\":1,\"2\":1}} | Super bots play every seat; leave one to the"
                        + " program that learns.",
                "{\"do\":\"reset\",\"levels\":{\"0\":1}} | A seat is a number from 1 on, not \"0\".",
                "{\"do\":\"reset\",\"record\":\"yes\"} | \"record\" is true or false.",
                "{\"do\":\"step\"} | A step has \"orders\", one object or null for each game.",
                "{\"do\":\"step\",\"orders\":[{},{}]} | Game 0 has not begun; reset it first.",
                "{\"do\":\"step\",\"orders\":[{\"1\":3},null]} | An order is a text, as a bot writes it,"
                        + " or a list of texts.",
                "{ | This line is no JSON; a request is one JSON object on one line."
            })
    void aRequestThatCannotBeCarriedOutIsAnsweredByASentence(String request, String sentence) throws IOException {
        assertThat(answers(request).get(1)).isEqualTo("{\"error\":\"" + sentence.replace("\"", "\\\"") + "\"}");
    }
}
