package arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import arena.plugin.Games;
import arena.web.PageTexts;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The contract of the translations of a listed game, as tests: every choice has its text, whose placeholders all
 * have values, and every end has its translation.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
interface GameTexts<S, V, A> extends TestedGame<S, V, A> {

    /** A placeholder in a text. */
    Pattern BLANK = Pattern.compile("\\{(\\w+)}");

    @Test
    default void whatPeopleAreOfferedHasItsTextInEveryLanguage() {
        SortedMap<String, String> english = PageTexts.of("en");
        box().chooser()
                .filter(chooser -> isListed())
                .ifPresent(chooser -> forSomeStates(
                        37,
                        (state, seat) -> chooser.choices(box().rules().view(state, Viewpoint.of(seat)), seat, List.of())
                                .kinds()
                                .forEach(kind -> hasItsText(kind, english))));
    }

    private boolean isListed() {
        return Games.all().stream()
                .anyMatch(one -> one.info().id().equals(box().info().id()));
    }

    private void hasItsText(Choices.Kind kind, Map<String, String> texts) {
        String key = "choice." + box().info().id() + ".";
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
    default void howAMatchEndsIsTranslated() {
        SortedMap<String, String> german = PageTexts.of("de");
        for (Setup setup : isListed() ? setups() : List.<Setup>of()) {
            String reason = ((Phase.Over) played(setup, 3).phase()).reason();
            String key = reason.replace(' ', '-');
            assertThat(List.of("end." + box().info().id() + "." + key, "end." + key))
                    .as(reason)
                    .anyMatch(german::containsKey);
        }
    }
}
