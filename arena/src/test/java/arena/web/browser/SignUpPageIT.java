package arena.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.contest.ContestLinks.Holder;
import arena.app.signup.Archives;
import arena.web.contest.OpenContestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A team signs up in a browser, hands in its bot, reads what the check says, and is accepted. */
@Tag("slow")
@Timeout(240)
class SignUpPageIT {

    private static final Path STARTER =
            (Files.isDirectory(Path.of("bot-template")) ? Path.of("") : Path.of("..")).resolve("bot-template/python");

    @TempDir
    private Path folder;

    private Path archive(String name, String... files) throws IOException {
        String[][] all = new String[files.length][];
        for (int index = 0; index < files.length; index++) {
            all[index] = new String[] {"mine/" + files[index], Files.readString(STARTER.resolve(files[index]))};
        }
        return Files.write(folder.resolve(name), Archives.of(all));
    }

    @Test
    void aTeamHandsInItsBotAndTheOrganiserAcceptsIt() throws IOException {
        Path whole = archive("whole.zip", "bot.py", "chain_reaction.py", "team_folder.py", "template.ini");
        Path empty = archive("without-a-bot.zip", "template.ini");
        try (Browser browser = Browser.open();
                OpenContestSite cup = OpenContestSite.signingUp(folder, settings -> settings)) {
            browser.size(1280, 900).go(cup.site().address() + "/", "a[href=\"/sign-up\"]");
            browser.click("a[href=\"/sign-up\"]");
            browser.write("#title", "Jörg's Bären");
            assertThat(browser.script("document.querySelector('#team').value"))
                    .as("the name of the folder follows what pages show, until somebody types one")
                    .isEqualTo("Jorgs_Baren");
            browser.write("#team", "a b");
            assertThat(browser.has("#team:invalid")).isTrue();
            browser.write("#team", "Amber");
            browser.write("#title", "The <b>Amber</b> Team");
            assertThat(browser.inaccessible()).isEmpty();
            browser.press("\n");
            browser.await("arena-entry form");
            assertThat(browser.text("h1")).isEqualTo("The <b>Amber</b> Team");

            browser.await("#archive").sendKeys(empty.toAbsolutePath().toString());
            browser.click("arena-entry button.first");
            browser.awaitThat("document.querySelector('.sentences')?.innerText.includes('bot.py')");
            assertThat(browser.text(".tag")).isEqualTo("not fit to play yet");
            assertThat(browser.text(".sentences")).doesNotContain(folder.toString());

            browser.await("#archive").sendKeys(whole.toAbsolutePath().toString());
            browser.click("arena-entry button.first");
            browser.awaitThat("document.querySelector('arena-entry .tag')?.innerText === 'fit to play'");
            assertThat(browser.text(".sentences")).contains("Amber against Amber__2", "answers, half of them within");
            for (int width : new int[] {390, 1280, 1920}) {
                browser.size(width, 900);
                assertThat((Long) browser.script("document.documentElement.scrollWidth"))
                        .isLessThanOrEqualTo(width);
                assertThat(browser.inaccessible()).isEmpty();
                browser.picture(Path.of("target/pictures/sign-up-team-" + width + ".png"));
            }
            assertThat(browser.errors()).isEmpty();

            String team = browser.address();
            browser.size(1280, 900)
                    .go(
                            cup.site().organisersAddress() + "/organiser#" + cup.key(new Holder.Organiser()),
                            "li[data-team=Amber]");
            assertThat(browser.text("li[data-team=Amber]")).contains("The <b>Amber</b> Team", "fit to play");
            assertThat(browser.inaccessible()).isEmpty();
            browser.picture(Path.of("target/pictures/sign-up-organiser.png"));
            browser.click("button[data-action=accept-entry]");
            browser.awaitThat("document.querySelector('li[data-team=Amber] .tag').innerText === 'accepted'"
                    + " && document.querySelector('tbody')?.innerText.includes('Amber')");
            assertThat(browser.errors()).isEmpty();

            browser.go(team, "arena-entry .tag.act");
            assertThat(browser.text("arena-entry .tag")).isEqualTo("accepted");
        }
    }
}
