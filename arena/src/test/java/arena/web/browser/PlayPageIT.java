package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.OpenSite;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the page that begins a match: the players that its address names, and the theme that it keeps. */
@Tag("slow")
class PlayPageIT {

    @TempDir
    private Path folder;

    @AutoClose
    private OpenSite site;

    @AutoClose
    private final Browser browser = Browser.open();

    @BeforeEach
    void open() {
        site = OpenSite.in(folder);
    }

    @Test
    void anAddressSaysWhoSitsAtATable() {
        browser.size(1280, 900).dark(false);
        String form = site.address() + "/play?game=acquire&table=table";
        assertThat(seated(form + "&seat=human:&seat=superbot:2&seat=human:")).isEqualTo("human:,superbot:2,human:");
        assertThat(seated(form + "&seat="))
                .as("an empty word is no wish")
                .isEqualTo(seated(form))
                .startsWith("human:,");
        assertThat(seated(form + "&seat=nobody&seat=superbot:99"))
                .as("nor is one that is offered nowhere")
                .isEqualTo(seated(form));
    }

    /** Returns who sits where, as the form shows it and as it would be asked for. */
    private String seated(String address) {
        browser.go(address, ".seat-choice select");
        String shown = browser.script(
                        "[...document.querySelectorAll('.seat-choice select[id^=seat-]')].map(one => one.value).join()")
                .toString();
        assertThat(browser.script("document.querySelector('arena-play').seats.join()"))
                .isEqualTo(shown);
        return shown;
    }

    @Test
    void theThemeIsKept() {
        browser.size(1280, 900).dark(false).go(site.address() + "/play", ".tools button");
        browser.click(".tools button");
        browser.click(".tools button");
        browser.go(site.address() + "/", "arena-lobby h2");
        assertThat(browser.script("document.documentElement.dataset.theme")).isEqualTo("dark");
        browser.click(".tools button");
        assertThat(browser.script("document.documentElement.dataset.theme || 'system'"))
                .isEqualTo("system");
    }
}
