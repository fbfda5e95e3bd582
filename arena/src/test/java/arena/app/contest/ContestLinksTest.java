package arena.app.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import arena.app.RequestFailure;
import arena.app.contest.ContestLinks.Holder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the keys of the links that an organiser hands out. */
class ContestLinksTest {

    private static final List<String> TEAMS = List.of("Red", "Blue");

    @TempDir
    private Path folder;

    private ContestLinks links() {
        return new ContestLinks(folder);
    }

    @Test
    void eachHolderHasItsOwnConstantKey() {
        String red = links().key(new Holder.Team("Red"));
        assertThat(red).matches("[A-Za-z0-9_-]{32}").isEqualTo(links().key(new Holder.Team("Red")));
        assertThat(List.of(red, links().key(new Holder.Team("Blue")), links().key(new Holder.Organiser())))
                .doesNotHaveDuplicates();
        assertThat(links().holder(red, TEAMS)).contains(new Holder.Team("Red"));
        assertThat(links().holder(links().key(new Holder.Organiser()), TEAMS)).contains(new Holder.Organiser());
    }

    @Test
    void aWrongKeyOpensNothing() {
        String red = links().key(new Holder.Team("Red"));
        assertThat(links().holder("", TEAMS)).isEmpty();
        assertThat(links().holder(red.substring(1), TEAMS)).isEmpty();
        assertThat(links().holder(red + red + red, TEAMS)).isEmpty();
        assertThat(links().holder(red, List.of("Blue"))).isEmpty();
    }

    @Test
    void aRevokedKeyOpensNothingAndTheOthersStay() {
        String red = links().key(new Holder.Team("Red"));
        String blue = links().key(new Holder.Team("Blue"));
        links().revoke(new Holder.Team("Red"));
        assertThat(links().holder(red, TEAMS)).isEmpty();
        assertThat(links().holder(blue, TEAMS)).contains(new Holder.Team("Blue"));
        String next = links().key(new Holder.Team("Red"));
        assertThat(next).isNotEqualTo(red);
        assertThat(links().holder(next, TEAMS)).contains(new Holder.Team("Red"));
    }

    @Test
    void noOtherAccountMayReadTheSecret() throws IOException {
        links().key(new Holder.Organiser());
        links().revoke(new Holder.Organiser());
        Path file = folder.resolve("links.properties");
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
        Files.writeString(file, "secret=\n");
        assertThatExceptionOfType(RequestFailure.class)
                .isThrownBy(() -> links().key(new Holder.Organiser()))
                .withMessageContaining("contains no secret");
    }
}
