package arena.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.Golden;
import arena.report.ContestAccount;
import arena.report.Specimen;
import org.junit.jupiter.api.Test;

class PrintedReportTest {

    private final ContestAccount account = ContestAccount.of(Specimen.eventful().situation());

    @Test
    void theReportEqualsTheGoldenFile() {
        String page = PrintedReport.withoutCharts(account);
        Golden.check("report/report.html", page.substring(page.indexOf("</style>")));
    }

    @Test
    void theReportHoldsItsPicturesAndRunsNothing() {
        String page = PrintedReport.of(account);
        assertThat(page)
                .contains("src=\"data:image/png;base64,")
                .contains("&lt;script&gt;alert('x')&lt;/script&gt;")
                .doesNotContain("<script", "http://", "https://");
    }
}
