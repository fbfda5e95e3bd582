package arena.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a team's section: it is written into a contest file, and nothing else in the file changes. */
class TeamSectionTest {

    private static final TeamSection AMBER = section(BotEntry.Speaks.FOLDER);

    private static final String WRITTEN =
            "[team Amber]\nfolder = cup.contest/sign-up/Amber\ncommand = \"my bot\" {folder}\ntitle = The Amber Team\n";

    @Test
    void aNewTeamStandsBehindAllOthers() {
        String text = AMBER.in("[contest]\nname = Cup ; not a comment\n\n; a remark");
        assertThat(text)
                .isEqualTo("[contest]\nname = Cup ; not a comment\n\n; a remark\n\n"
                        + "; Signed up on the pages, and accepted by the organiser.\n" + WRITTEN);
        assertThat(AMBER.in("a\r\n").replace("\r\n", "")).doesNotContain("\n");
    }

    private static TeamSection section(BotEntry.Speaks speaks) {
        return new TeamSection(
                "Amber", "The Amber Team", "", List.of("my bot", "{folder}"), speaks, "cup.contest/sign-up/Amber");
    }

    @Test
    void theWayOfABotIsTold() {
        assertThat(section(BotEntry.Speaks.STDIO).in("")).contains("command = \"my bot\" {folder}\nspeaks = stdio\n");
    }

    @Test
    void aTeamThatStandsThereHasItsSectionReplaced() {
        String before = "[team Birch]\nbot = superbot:1\n";
        String after = "\n; about Cedar\n[team Cedar]\nbot = superbot:1";
        assertThat(AMBER.in(before + "[Team  AMBER]\ncommand = old\n; note\nmembers = Ann\n" + after))
                .isEqualTo(before + WRITTEN + after);
        String whole = AMBER.in(before);
        assertThat(AMBER.in(whole)).isEqualTo(whole);
    }
}
