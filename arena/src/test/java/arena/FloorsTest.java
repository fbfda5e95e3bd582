package arena;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import arena.app.play.MatchObserver;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.cli.Main;
import arena.exchange.Field;
import arena.launch.Launcher;
import arena.store.ContestStore;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What keeps the application floor and the command line apart, so that another front end can stand beside the command
 * line: the one prints nothing, the other plays, opens and starts nothing.
 */
@Tag("slow")
class FloorsTest {

    private static final JavaClasses SINNER = new ClassFileImporter().importClasses(Sinner.class);

    /** Says at the very end of the process, when no front end listens any more, that something was left as it is. */
    private static final String LAST_WORDS = "arena.app.StopSignal";

    /** They read a keyboard, which needs a thread to show the time that is left, or one to give the terminal back. */
    private static final List<String> AT_THE_KEYBOARD =
            List.of("arena.cli.simulate.LineEditor", "arena.cli.replay.ReplayViewer");

    private static GivenClassesConjunction noneOf(String room, List<String> but) {
        return noClasses()
                .that()
                .resideInAPackage(room)
                .and(describe("are not " + but, (JavaClass type) -> !but.contains(type.getName())));
    }

    /** Checks that no class of a room uses something, and that the rule could fail. */
    private static void nobodyIn(String room, List<String> but, DescribedPredicate<JavaClass> used) {
        noneOf(room, but).should().dependOnClassesThat(used).check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(used));
    }

    /** Checks that no class of a room does something, and that the rule could fail. */
    private static void nobodyDoes(String room, List<String> but, DescribedPredicate<JavaAccess<?>> done) {
        noneOf(room, but).should().accessTargetWhere(done).check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().accessTargetWhere(done));
    }

    private static void nobodyOutsideOfTheCommandLine(DescribedPredicate<JavaClass> used) {
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.cli..")
                .should()
                .dependOnClassesThat(used)
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(used));
    }

    @Test
    void nobodyUsesTheCommandLine() {
        nobodyOutsideOfTheCommandLine(resideInAPackage("arena.cli.."));
    }

    @Test
    void onlyTheCommandLineKnowsOptionsAndTerminals() {
        nobodyOutsideOfTheCommandLine(resideInAnyPackage("picocli..", "org.jline..", "me.tongfei.."));
    }

    @Test
    void onlyTheCommandsThatOpenOrWriteThePagesUseThem() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "arena.web..",
                        "arena.cli.serve..",
                        "arena.cli.doctor..",
                        "arena.cli.replay..",
                        "arena.cli.contest..",
                        "arena.cli.bench..")
                .should()
                .dependOnClassesThat(resideInAPackage("arena.web.."))
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(resideInAPackage("arena.web..")));
    }

    @Test
    void onlyThePagesKnowServersAndBrowsers() {
        DescribedPredicate<JavaClass> servers =
                resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..", "com.google.zxing..");
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.web..")
                .should()
                .dependOnClassesThat(servers)
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(servers));
    }

    @Test
    void theApplicationFloorPrintsNothing() {
        nobodyIn(
                "arena.app..",
                List.of(LAST_WORDS),
                describe(
                        "print",
                        type -> List.of("java.io.PrintStream", "java.io.Console")
                                .contains(type.getName())));
        nobodyDoes(
                "arena.app..",
                List.of(LAST_WORDS),
                describe(
                        "reach standard output or error",
                        access -> access.getTargetOwner().getName().equals("java.lang.System")
                                && List.of("out", "err")
                                        .contains(access.getTarget().getName())));
    }

    @Test
    void theCommandLineOpensNoStoreAndNoField() {
        List<String> opened = List.of(
                "arena.store.ContestStore",
                "arena.store.Database",
                "arena.exchange.Field",
                "arena.launch.Launcher",
                "arena.match.Match");
        nobodyIn("arena.cli..", List.of(), describe("open, launch or play", type -> opened.contains(type.getName())));
    }

    @Test
    void theCommandLinePlaysNoMatchByItself() {
        nobodyIn("arena.cli..", List.of(), describe("play a match", type -> type.isEquivalentTo(MatchRun.class)));
    }

    @Test
    void theCommandLineStartsNoProcessAndNoThread() {
        nobodyIn(
                "arena.cli..",
                List.of(),
                describe("start processes", type -> type.getName().equals("java.lang.ProcessBuilder")));
        nobodyDoes(
                "arena.cli..",
                AT_THE_KEYBOARD,
                describe(
                        "start threads",
                        access -> access.getTargetOwner().getName().equals("java.util.concurrent.Executors")
                                || (access.getTargetOwner().isAssignableTo(Thread.class)
                                        && List.of("<init>", "start")
                                                .contains(access.getTarget().getName()))));
    }

    @Test
    void servicesAreMadeInOnePlaceAndTheirFactoryInAnother() {
        nobodyDoes("arena..", List.of(ServicesFactory.class.getName()), makes(Services.class));
        nobodyDoes("arena..", List.of(Main.class.getName()), makes(ServicesFactory.class));
    }

    private static DescribedPredicate<JavaAccess<?>> makes(Class<?> made) {
        return describe(
                "make " + made.getSimpleName(),
                access -> access.getTargetOwner().isEquivalentTo(made)
                        && access.getTarget().getName().equals("<init>"));
    }

    /** Breaks every rule; never run. */
    @SuppressWarnings("unused")
    private static final class Sinner {

        void sin(Services services, Services.Parts parts, ContestStore store, Field field, Launcher launcher)
                throws IOException {
            Main.main(new String[] {});
            io.javalin.Javalin.create().start();
            arena.web.WebServer.open(new arena.web.WebTerms(
                    services.configuration(), Path.of(""), new ServicesFactory(Path.of(""), words -> {})));
            System.out.println(new picocli.CommandLine(store).getCommandName() + field.root() + launcher.brief());
            new MatchRun(
                            new Services(services.configuration(), Path.of(""), Path.of(""), parts),
                            request(),
                            MatchObserver::none)
                    .play();
            new ServicesFactory(Path.of(""), words -> {})
                    .open(services.configuration(), Path.of(""), Path.of(""))
                    .close();
            new Thread(launcher::close).start();
            new ProcessBuilder("true").start();
        }

        private static arena.app.play.MatchRequest request() {
            throw new IllegalStateException("never run");
        }
    }
}
