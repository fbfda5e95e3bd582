package arena;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What code may do in which room: files, clocks, threads, orders that change from run to run. */
@Tag("slow")
class ConductTest {

    /** The rooms whose work is with files; all others never name one. */
    private static final String[] FILE_ROOMS = {
        "arena.exchange..",
        "arena.launch..",
        "arena.door..",
        "arena.probe..",
        "arena.record..",
        "arena.practice..",
        "arena.standin..",
        "arena.config..",
        "arena.store..",
        "arena.report..",
        "arena.bench..",
        "arena.faults..",
        "arena.measure..",
        "arena.plugin..",
        "arena.provider..",
        // The commands and the benchmarks of a game, which its rules do not use.
        "arena.games.*.bench..",
        "arena.games.*.plugin..",
        "arena.app..",
        "arena.web..",
        "arena.cli.."
    };

    /** The packages of a game that its rules and texts do not use. */
    private static final String[] BESIDE_THE_RULES = {
        "arena.games.*.bench..", "arena.games.*.levels..", "arena.games.*.plugin.."
    };

    private static final JavaClasses SINNER = new ClassFileImporter().importClasses(Sinner.class);

    @Test
    void rulesKnowNoFileNoNetNoThreadNoClockAndNoRandomNumber() {
        ArchRule rule = noClasses()
                .that()
                .resideInAnyPackage(
                        "arena.game..",
                        "arena.games..",
                        "arena.text..",
                        "arena.search..",
                        "arena.tournament..",
                        "arena.exchange.state..")
                .and()
                .resideOutsideOfPackages(BESIDE_THE_RULES)
                .should()
                .dependOnClassesThat(OUTSIDE_WORLD)
                .orShould()
                .accessTargetWhere(READS_A_CLOCK);
        rule.check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(OUTSIDE_WORLD));
        House.assertThatItCanFail(SINNER, noClasses().should().accessTargetWhere(READS_A_CLOCK));
    }

    private static final DescribedPredicate<JavaClass> OUTSIDE_WORLD = resideInAnyPackage(
                    "java.io..", "java.nio.file..", "java.nio.channels..", "java.net..", "java.util.concurrent..")
            .and(not(describe(
                    "exceptions and serialization",
                    (JavaClass type) -> List.of("java.io.Serializable", "java.io.UncheckedIOException")
                            .contains(type.getName()))))
            .or(describe(
                    "threads, clocks and random numbers",
                    type -> List.of(
                                    "java.lang.Thread",
                                    "java.lang.Process",
                                    "java.lang.ProcessBuilder",
                                    "java.time.Clock",
                                    "java.time.Instant",
                                    "java.util.Random",
                                    "java.util.SplittableRandom")
                            .contains(type.getName())));

    private static final DescribedPredicate<JavaAccess<?>> READS_A_CLOCK =
            describe("read the clock or draw a random number", access -> {
                String target = access.getTargetOwner().getName() + "."
                        + access.getTarget().getName();
                return List.of(
                                "java.lang.System.nanoTime",
                                "java.lang.System.currentTimeMillis",
                                "java.lang.Math.random")
                        .contains(target);
            });

    @Test
    void onlyTheRoomsOfFilesTouchFiles() {
        DescribedPredicate<JavaClass> files = resideInAnyPackage("java.nio.file..", "org.apache.commons.io..")
                .or(describe("files", type -> type.getName().startsWith("java.io.File")));
        noClasses()
                .that()
                .resideOutsideOfPackages(FILE_ROOMS)
                .should()
                .dependOnClassesThat(files)
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().dependOnClassesThat(files));
    }

    @Tag("slow")
    @Test
    void onlyTheConfigurationUsesIni4jAndOnlyItsHarmlessMethods() {
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.config..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.ini4j.."))
                .check(House.CLASSES);
        DescribedPredicate<JavaAccess<?>> expanding = describe(
                "expand ${...} (CVE-2022-41404)",
                access -> access.getTargetOwner().getPackageName().startsWith("org.ini4j")
                        && List.of("fetch", "fetchAll", "as", "to", "from")
                                .contains(access.getTarget().getName()));
        noClasses().should().accessTargetWhere(expanding).check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().accessTargetWhere(expanding));
    }

    @Test
    void whatIsAppliedOrWrittenInOrderIsNeverHeldInACollectionWithoutOne() {
        DescribedPredicate<JavaAccess<?>> unordered =
                describe("use a collection whose order changes from run to run", access -> {
                    String owner = access.getTargetOwner().getName();
                    String name = access.getTarget().getName();
                    boolean immutable = (owner.equals("java.util.Map") || owner.equals("java.util.Set"))
                            && List.of("of", "copyOf", "ofEntries").contains(name);
                    boolean collector = owner.equals("java.util.stream.Collectors")
                            && List.of("toSet", "toMap", "toUnmodifiableSet", "toUnmodifiableMap", "groupingBy")
                                    .contains(name);
                    return immutable
                            || collector
                            || List.of("java.util.HashMap", "java.util.HashSet", "java.util.IdentityHashMap")
                                    .contains(owner);
                });
        noClasses()
                .that()
                .resideInAnyPackage("arena.game..", "arena.games..", "arena.text..", "arena.match..", "arena.record..")
                .and()
                .resideOutsideOfPackages(BESIDE_THE_RULES)
                .should()
                .accessTargetWhere(unordered)
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().accessTargetWhere(unordered));
    }

    @Test
    void threadsAreStartedInFewPlacesOnly() {
        DescribedPredicate<JavaAccess<?>> starting = describe(
                "start a thread",
                access -> access.getTargetOwner().isAssignableTo(Thread.class)
                        && access.getTarget().getName().equals("start"));
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "arena.exchange..",
                        "arena.launch..",
                        "arena.door..",
                        "arena.worker..",
                        "arena.plugin..",
                        "arena.app..",
                        "arena.bench..")
                .should()
                .accessTargetWhere(starting)
                .check(House.CLASSES);
        House.assertThatItCanFail(SINNER, noClasses().should().accessTargetWhere(starting));
    }

    @Test
    void everyPackageSaysWhatItIsForAndIsNullMarked() {
        SortedSet<String> silent = new TreeSet<>();
        SortedSet<String> all = new TreeSet<>();
        for (JavaClass type : House.CLASSES) {
            all.add(type.getPackageName());
            if (type.getPackage().tryGetAnnotationOfType(NullMarked.class).isEmpty()) {
                silent.add(type.getPackageName());
            }
        }
        assertThat(silent).isEmpty();
        assertThat(all).hasSizeGreaterThanOrEqualTo(11);
    }

    /** Breaks every rule; never run. */
    @SuppressWarnings("unused")
    private static final class Sinner {

        void sin(org.ini4j.Profile.Section ini) throws IOException, InterruptedException {
            java.util.Map<String, String> unordered = new java.util.HashMap<>();
            unordered.put(String.valueOf(ini.fetch("b")), Files.readString(Path.of("c")));
            unordered.put(String.valueOf(System.nanoTime()), String.valueOf(new java.util.Random().nextInt()));
            Thread thread = new Thread(unordered::clear);
            thread.start();
            thread.join();
        }
    }
}
