package arena.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class HungNeighbourTest {

    @TempDir
    Path root;

    @Test
    void theFolderOfAnIdleTeamThatHangsStopsNoMatchAndHidesNoOtherFolder() throws Exception {
        Path victim = Files.createDirectories(root.resolve("field/Victim"));
        try (HungShare hung = HungShare.mount(root.resolve("behind"), root.resolve("field/Idle"));
                ServedFolder served = ServedFolder.launched(root.resolve("field"))) {
            assertThat(hung).isNotNull();
            assertTimeoutPreemptively(Duration.ofMinutes(1), () -> {
                served.join();
                Files.writeString(victim.resolve("output_1.txt"), "C 5\n");
                served.player.conclude("over\n");
                for (int more = 0; more < 5; more++) {
                    assertThat(served.field.parts().idleFolders().scan()).isNotNull();
                }
            });
            assertThat(served.notices("neighbour"))
                    .containsExactly(
                            "output_1.txt in the folder of Victim, which does not play, was made during the match");
        }
    }
}
