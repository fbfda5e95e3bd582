package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import arena.report.page.MatchViewer;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WatchedGamesTest {

    @Test
    void aContestOfVeryManyGamesIsExportedWithoutPagesToWatchThem() {
        MatchViewer wanted = record -> Optional.of("a page");

        assertThat(OpenContest.viewer(wanted, OpenContest.MOST_WATCHED)).isSameAs(wanted);
        assertThat(OpenContest.viewer(wanted, OpenContest.MOST_WATCHED + 1)).isSameAs(MatchViewer.NONE);
    }
}
