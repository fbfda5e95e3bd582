package arena.probe;

import static org.assertj.core.api.Assertions.assertThat;

import arena.match.MessageForm;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProbeReportTest {

    private static final List<Finding> FINDINGS = List.of(
            new Finding(PlantedFault.EMPTY_CODE, 3, "Your bot ended."),
            new Finding(PlantedFault.CRLF_INPUT, 4, "Your bot ended."),
            new Finding(PlantedFault.EMPTY_INPUT, 5, "Your bot ended."),
            new Finding(PlantedFault.INPUT_IN_PIECES, 6, "Your bot ended."));

    @Test
    void onAShareAnIncompleteFileIsAFinding() {
        ProbeReport report = ProbeReport.of(32, true, FINDINGS, true, MessageForm.FOLDER);

        assertThat(report.findings()).hasSize(3);
        assertThat(report.warnings()).isEmpty();
        assertThat(report.summary()).isEqualTo("32 faults planted, 3 problems found.");
    }

    @Test
    void onALocalDiskAnIncompleteFileIsAWarningAndOnlyTheOthersAreFindings() {
        ProbeReport report = ProbeReport.of(32, true, FINDINGS, false, MessageForm.FOLDER);

        assertThat(report.findings())
                .singleElement()
                .satisfies(lines -> assertThat(lines.get(0)).contains("CRLF"));
        assertThat(report.warnings()).hasSize(2);
        assertThat(report.summary()).isEqualTo("32 faults planted, 1 problem found, and 2 for network shares only.");
    }

    @Test
    void aBotOnStandardStreamsReadsOfMessages() {
        List<Finding> findings = List.of(new Finding(PlantedFault.ERROR_CODE, 3, "Your bot ended."));

        assertThat(ProbeReport.of(32, true, findings, false, MessageForm.STDIO).findings())
                .containsExactly(List.of(
                        "The message acknowledge 3 contained an error code. Your bot ended.",
                        "  What the document says: other-ways-in.md, \"Standard input\".",
                        "  What to change: Go on with the next message, even if you do not know the code."));
    }

    @Test
    void aBotWithWarningsOnlyIsHealthy() {
        assertThat(ProbeReport.of(32, true, FINDINGS.subList(2, 4), false, MessageForm.FOLDER)
                        .isHealthy())
                .isTrue();
    }
}
