package arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests of settings that are texts and files. */
final class SettingTest {

    private static final TextFile SMALL = new TextFile("small.map", "##\n#.\n");
    private static final TextFile OTHER = new TextFile("other.map", "a street,\nan \u00fcmlaut\n".repeat(200));
    private static final Setting MAP = Setting.file("map", List.of(SMALL), 10_000, "The map.");
    private static final Setting MOTTO = Setting.text("motto", "hello", 1, 8, "The motto.");
    private static final GameInfo INFO = new GameInfo("maps", "Maps", "this class", 1, 2, List.of(MAP, MOTTO));

    @Test
    void aFileGoesThroughSettingsAsOneLineWithItsDigestAndComesBack() {
        String packed = OTHER.packed();

        assertThat(packed)
                .startsWith("other.map sha256:" + OTHER.sha256() + " ")
                .doesNotContain("\n")
                .hasSizeLessThan(300);
        assertThat(TextFile.unpack(packed)).contains(OTHER);
        assertThat(Settings.of(INFO, Map.of("map", packed)).file(MAP)).isEqualTo(OTHER);
    }

    @Test
    void whatComesWithTheGameIsNamedAndKeptWhole() {
        Settings settings = Settings.of(INFO, Map.of("map", "small.map"));

        assertThat(settings).isEqualTo(Settings.defaults(INFO));
        assertThat(settings.file(MAP)).isEqualTo(SMALL);
        assertThat(settings.texts()).containsEntry("map", SMALL.packed());
    }

    @Test
    void theNameAndTheDigestOfAFileArePublishedAndNotItsContent() {
        Settings settings = Settings.of(INFO, Map.of("map", OTHER.packed(), "motto", "well"));

        assertThat(settings.published(INFO))
                .containsOnly(Map.entry("map", "other.map sha256:" + OTHER.sha256()), Map.entry("motto", "well"));
        assertThat(settings.withDefaultFiles(INFO)).isEqualTo(Settings.of(INFO, Map.of("motto", "well")));
    }

    @Test
    void aFileThatIsNotTheOneOfItsDigestIsNone() {
        String forged = SMALL.packed().replace(SMALL.sha256(), OTHER.sha256());

        assertThat(TextFile.unpack(forged)).isEmpty();
        assertThatThrownBy(() -> Settings.of(INFO, Map.of("map", forged)))
                .hasMessageStartingWith(
                        "map is a text file of up to 10000 letters, or one of small.map, not \"small.map sha256:");
        assertThat(MAP.mistake("street.map")).isPresent();
        assertThat(MAP.mistake(new TextFile("big.map", "#".repeat(10_001)).packed()))
                .isPresent();
        assertThat(TextFile.unpack("x sha256:" + "0".repeat(64) + " !!!")).isEmpty();
    }

    @Test
    void aTextIsOneLineOfLimitedLength() {
        assertThat(Settings.of(INFO, Map.of("motto", "be quick")).text(MOTTO)).isEqualTo("be quick");
        assertThat(MOTTO.mistake("far too long"))
                .contains("motto is one line of 1 to 8 letters, not \"far too long\".");
        assertThat(MOTTO.mistake("")).isPresent();
        assertThat(MOTTO.mistake("a\nb")).isPresent();
    }
}
