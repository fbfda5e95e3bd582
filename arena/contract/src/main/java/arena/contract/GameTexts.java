package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Choices;
import arena.game.Phase;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * The contract of the texts of a game in the pages, as tests: every choice has its English text, whose placeholders all
 * have values, and every end is translated. A game without texts passes: the pages then show the words of its code.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
interface GameTexts<S, V, A> extends TestedGame<S, V, A> {

    /** A placeholder in a text. */
    Pattern BLANK = Pattern.compile("\\{(\\w+)}");

    @Test
    default void everyChoiceHasItsText() {
        SortedMap<String, String> english = texts("en");
        game().chooser()
                .filter(chooser -> !english.isEmpty())
                .ifPresent(chooser -> forSomeStates(
                        37,
                        (state, seat) -> chooser.choices(
                                        game().rules().view(state, Viewpoint.of(seat)), seat, List.of())
                                .kinds()
                                .forEach(kind -> hasItsText(kind, english))));
    }

    /** Returns the texts of a language in the game's resources; empty if there are none. */
    private SortedMap<String, String> texts(String language) {
        SortedMap<String, String> texts = new TreeMap<>();
        String file = "/arena/web/app/games/" + game().info().id() + "/text/" + language + ".json";
        try (InputStream in = getClass().getResourceAsStream(file)) {
            if (in != null) {
                JsonMapper.shared()
                        .readTree(in)
                        .properties()
                        .forEach(
                                text -> texts.put(text.getKey(), text.getValue().asString()));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return texts;
    }

    private void hasItsText(Choices.Kind kind, Map<String, String> texts) {
        String key = "choice." + game().info().id() + ".";
        String form = key + kind.said().form();
        assertThat(texts).containsKey(form);
        assertThat(BLANK.matcher(texts.getOrDefault(form, "")).results().map(blank -> blank.group(1)))
                .as(form)
                .isSubsetOf(kind.said().values().keySet());
        for (Choices.ChoicePart part : kind.parts()) {
            assertThat(List.of(form + "." + part.key(), key + part.key())).anyMatch(texts::containsKey);
        }
    }

    @Test
    default void everyEndIsTranslated() {
        SortedMap<String, String> german = texts("de");
        for (Setup setup : german.isEmpty() ? List.<Setup>of() : setups()) {
            String reason = ((Phase.Over) played(setup, 3).phase()).reason();
            assertThat(german).as(reason).containsKey("end." + game().info().id() + "." + reason.replace(' ', '-'));
        }
    }
}
