package arena.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import arena.launch.machine.SystemTools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests with folders of several accounts, which only the superuser can make. The accounts need no names. */
@Tag("slow")
class FolderAccessCheckTest {

    private static final int AMBER = 61_001;
    private static final int BLUE = 61_002;
    private static final int ARENAS_GROUP = 61_100;

    @TempDir
    private Path root;

    @BeforeEach
    void needRoot() throws IOException {
        boolean root = SystemTools.account() == 0 && SystemTools.find("setfacl").isPresent();
        if (!root) {
            System.err.println(
                    "SKIPPED: who can read whose folder was not tested, since only root with acl installed can.");
        }
        assumeTrue(root, "root, with acl installed");
    }

    private FolderAccessCheck.Tenant tenant(String team, int account, String rights) throws IOException {
        return tenant(team, account, account, rights);
    }

    private FolderAccessCheck.Tenant tenant(String team, int account, int group, String rights) throws IOException {
        Path folder = Files.createDirectory(root.resolve(team));
        Files.setAttribute(folder, "unix:uid", account);
        Files.setAttribute(folder, "unix:gid", group);
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(rights));
        return new FolderAccessCheck.Tenant(team, folder, FolderAccessCheck.Visibility.SERVED);
    }

    private void setList(FolderAccessCheck.Tenant tenant, String entries) throws Exception {
        assertThat(new ProcessBuilder("setfacl", "-m", entries, tenant.folder().toString())
                        .inheritIO()
                        .start()
                        .waitFor())
                .isZero();
    }

    /** Runs the command of a sentence after its colon. */
    private static void follow(String sentence) throws Exception {
        String line = sentence.substring(sentence.lastIndexOf(": ") + 2);
        assertThat(new ProcessBuilder("sh", "-c", line).inheritIO().start().waitFor())
                .as(line)
                .isZero();
    }

    @Test
    void foldersThatNoOtherAccountMayEnterAreSecret() throws Exception {
        List<FolderAccessCheck.Tenant> teams =
                List.of(tenant("Amber", AMBER, "rwx------"), tenant("Blue", BLUE, ARENAS_GROUP, "rwx------"));
        assertThat(FolderAccessCheck.problems(teams)).isEmpty();
    }

    @Test
    void twoAccountsWhoseFoldersAreOpenToAllAreNamedWithTheLineThatHelps() throws Exception {
        List<FolderAccessCheck.Tenant> teams =
                List.of(tenant("Amber", AMBER, "rwxr-xr-x"), tenant("Blue", BLUE, "rwx--x--x"));
        List<String> words = FolderAccessCheck.problems(teams);
        assertThat(words)
                .containsExactly("Every account of this machine can read the team folders Amber, Blue: chmod o= '"
                        + root.resolve("Amber") + "' '" + root.resolve("Blue") + "'");
        follow(words.get(0));
        assertThat(FolderAccessCheck.problems(teams))
                .allMatch(sentence -> sentence.contains(" if it is in a group with that right"));
    }

    @Test
    void foldersOfOneAccountAreNotSecret() throws Exception {
        assertThat(FolderAccessCheck.problems(
                        List.of(tenant("Amber", AMBER, "rwx------"), tenant("Blue", AMBER, "rwx------"))))
                .singleElement()
                .asString()
                .startsWith("The team folders Amber, Blue belong to the same account (" + AMBER + ")")
                .contains("chown -R ACCOUNT FOLDER", "valid users");
    }

    @Test
    void anAccessListThatLetsATeamInIsNamedAndOneThatLetsTheArenaInIsNot() throws Exception {
        FolderAccessCheck.Tenant amber = tenant("Amber", AMBER, "rwx------");
        FolderAccessCheck.Tenant blue = tenant("Blue", BLUE, "rwx------");
        setList(amber, "u:" + ARENAS_GROUP + ":rwx");
        assertThat(FolderAccessCheck.problems(List.of(amber, blue))).isEmpty();
        setList(amber, "u:" + BLUE + ":r-x");
        List<String> words = FolderAccessCheck.problems(List.of(amber, blue));
        assertThat(words)
                .containsExactly("Blue can read the team folder of Amber by its group or its access list:"
                        + " setfacl -m u:"
                        + BLUE + ":--- '" + amber.folder() + "'");
        follow(words.get(0));
        assertThat(FolderAccessCheck.problems(List.of(amber, blue))).isEmpty();
    }

    @Test
    void anAccessListWhoseMaskTakesBackWhatItGivesIsNoTrouble() throws Exception {
        FolderAccessCheck.Tenant amber = tenant("Amber", AMBER, "rwx------");
        setList(amber, "u:" + BLUE + ":rwx,m::---");
        assertThat(FolderAccessCheck.problems(List.of(amber, tenant("Blue", BLUE, "rwx------"))))
                .isEmpty();
    }

    @Test
    void aProgramOfTheSuperuserReadsEverything() throws Exception {
        assertThat(FolderAccessCheck.problems(
                        List.of(tenant("Amber", AMBER, "rwx------"), tenant("Blue", 0, "rwx------"))))
                .singleElement()
                .asString()
                .startsWith("Blue plays as root and can read the team folder of Amber: chown -R ACCOUNT ");
    }

    @Test
    void aConfinedProgramReadsNothingAndIsReadAllTheSame() throws Exception {
        FolderAccessCheck.Tenant amber = tenant("Amber", AMBER, "rwx------");
        Path folder = tenant("Blue", 0, "rwxr-xr-x").folder();
        FolderAccessCheck.Tenant confined =
                new FolderAccessCheck.Tenant("Blue", folder, FolderAccessCheck.Visibility.CONFINED);
        assertThat(FolderAccessCheck.problems(List.of(amber, confined)))
                .containsExactly(
                        "Every account of this machine can read the team folders Blue: chmod o= '" + folder + "'");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        assertThat(FolderAccessCheck.problems(List.of(amber, confined))).isEmpty();
    }

    @Test
    void oneFolderUnderTwoNamesIsReported() throws Exception {
        FolderAccessCheck.Tenant amber = tenant("Amber", AMBER, "rwx------");
        FolderAccessCheck.Tenant blue = new FolderAccessCheck.Tenant(
                "Blue", root.resolve("Amber").resolve("../Amber"), FolderAccessCheck.Visibility.SERVED);
        assertThat(FolderAccessCheck.problems(List.of(amber, blue)))
                .first()
                .asString()
                .startsWith("The team folders Amber, Blue are the same folder under several names: each team"
                        + " can read");
    }
}
