package arena.web.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import arena.web.contest.OpenContestSite;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what a Prometheus server reads. */
class MetricsRoutesTest {

    @TempDir
    private Path folder;

    private static HttpResponse<String> metrics(OpenContestSite cup) {
        return cup.site().send(HttpRequest.newBuilder(URI.create(cup.site().organisersAddress() + MetricsRoutes.PATH)));
    }

    @Test
    void theProcessAndTheContestAreToldInTheFormatOfPrometheus() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            cup.act("draw", "{}");
            cup.play();
            cup.whenFinished();
            HttpResponse<String> told = metrics(cup);

            assertThat(told.statusCode()).isEqualTo(200);
            assertThat(told.headers().firstValue("Content-Type"))
                    .hasValueSatisfying(type -> assertThat(type).startsWith("text/plain; version=0.0.4"));
            assertThat(told.body())
                    .contains("# TYPE jvm_memory_used_bytes gauge", "process_uptime_seconds ")
                    .containsPattern("(?m)^arena_connections [0-9.]+$")
                    .containsPattern("(?m)^arena_contest_games[{]state=\"done\"[}] [1-9][0-9.]*$")
                    .contains("arena_contest_games{state=\"running\"} 0.0")
                    .doesNotContain("Alpha", "Beta");
        }
    }

    @Test
    void nobodyReadsThemAtThePublicPort() {
        try (OpenContestSite cup = OpenContestSite.in(folder, "public")) {
            assertThat(cup.site().get(MetricsRoutes.PATH).statusCode()).isEqualTo(404);
        }
    }
}
