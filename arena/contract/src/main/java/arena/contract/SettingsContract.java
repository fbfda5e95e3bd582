package arena.contract;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameInfo;
import arena.game.Setting;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The contract of the settings of a game, as tests.
 *
 * @param <S> a full state
 * @param <V> the view of a state from one viewpoint
 * @param <A> an action of the game
 */
interface SettingsContract<S, V, A> extends TestedGame<S, V, A> {

    @Test
    default void itsSettingsHaveDefaultsWithinTheirLimits() {
        GameInfo info = game().info();
        assertThat(game().rules().info()).isEqualTo(info);
        assertThat(info.settings())
                .allSatisfy(setting -> assertThat(setting.mistake(setting.standard()))
                        .as(setting.key())
                        .isEmpty());
        assertThat(info.settings().stream().map(Setting::key)).doesNotHaveDuplicates();
        assertThat(info.settings().stream().map(Setting::words))
                .allSatisfy(words -> assertThat(words).endsWith("."));
    }

    @Test
    default void whatItsSettingsMeanToOthersFitsTheirKind() {
        List<Setting> settings = game().info().settings();
        assertThat(settings).filteredOn(Setting::isAnswerTime).allMatch(time -> time.kind() == Setting.Kind.DURATION);
        assertThat(settings)
                .filteredOn(setting -> setting.meaning() == Setting.Meaning.MOVE_TIME)
                .hasSizeLessThanOrEqualTo(1);
        assertThat(settings)
                .filteredOn(setting -> setting.meaning() == Setting.Meaning.LENGTH)
                .allMatch(length -> length.kind() == Setting.Kind.WHOLE);
    }
}
