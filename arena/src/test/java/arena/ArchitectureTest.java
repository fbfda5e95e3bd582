package arena;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may use whom, and what may stand where: the plan of the house, held against the compiled classes. */
class ArchitectureTest {

    /** For each room the other rooms it may use. A new room must be entered here. */
    private static final SortedMap<String, List<String>> ROOMS = new TreeMap<>();

    static {
        ROOMS.put("game", List.of());
        ROOMS.put("text", List.of("game"));
        ROOMS.put("games", List.of("game", "text"));
        ROOMS.put("match", List.of("game"));
        ROOMS.put("record", List.of("game", "match", "text"));
        ROOMS.put("exchange", List.of("game", "match"));
        ROOMS.put("launch", List.of("game", "match"));
        ROOMS.put("probe", List.of("game", "text", "match", "exchange", "launch"));
        ROOMS.put("search", List.of("game"));
        ROOMS.put("superbot", List.of("game", "games", "match", "search"));
        ROOMS.put("standin", List.of("exchange", "match", "superbot"));
        ROOMS.put("tournament", List.of("game", "match", "record"));
        ROOMS.put("store", List.of("tournament"));
        ROOMS.put("person", List.of("game", "match", "superbot"));
        ROOMS.put("practice", List.of("match", "text"));
        ROOMS.put("config", List.of("game"));
        ROOMS.put("contest", List.of("game", "config", "store", "tournament"));
        ROOMS.put("audit", List.of("game", "match", "record", "store", "tournament", "contest"));
        ROOMS.put("report", List.of("game", "text", "config", "match", "record", "tournament", "store", "contest"));
        ROOMS.put("regress", List.of("game", "text", "match", "record"));
        ROOMS.put(
                "bench",
                List.of(
                        "game",
                        "text",
                        "games",
                        "match",
                        "record",
                        "exchange",
                        "launch",
                        "search",
                        "superbot",
                        "standin",
                        "config",
                        "contest",
                        "store",
                        "tournament"));
        List<String> belowTheApplications = List.of(
                "game",
                "text",
                "games",
                "match",
                "record",
                "faults",
                "exchange",
                "launch",
                "probe",
                "search",
                "standin",
                "superbot",
                "tournament",
                "person",
                "practice",
                "config",
                "contest",
                "audit",
                "report",
                "regress",
                "store");
        ROOMS.put("faults", List.of("game", "text", "match", "record"));
        ROOMS.put("app", belowTheApplications);
        ROOMS.put(
                "cli",
                Stream.concat(belowTheApplications.stream(), Stream.of("app", "bench", "web"))
                        .toList());
        ROOMS.put(
                "web",
                Stream.concat(belowTheApplications.stream(), Stream.of("app")).toList());
    }

    /**
     * For each room within {@code cli} that several families of commands share, the other ones it may use. Whatever
     * else lies in {@code cli} is a family: it may use all of these and no other family.
     */
    private static final SortedMap<String, List<String>> SHARED_BY_COMMANDS = new TreeMap<>();

    static {
        SHARED_BY_COMMANDS.put("cli.host", List.of());
        SHARED_BY_COMMANDS.put("cli.match", List.of("cli.host"));
        SHARED_BY_COMMANDS.put("cli.show", List.of("cli.host", "cli.match"));
    }

    /** The rooms whose work is with files; all others never name one. */
    private static final String[] FILE_ROOMS = {
        "arena.exchange..",
        "arena.launch..",
        "arena.probe..",
        "arena.record..",
        "arena.practice..",
        "arena.standin..",
        "arena.config..",
        "arena.store..",
        "arena.report..",
        "arena.bench..",
        "arena.faults..",
        "arena.app..",
        "arena.web..",
        "arena.cli.."
    };

    /** Everything that is shipped and written by hand. */
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("arena");

    private static final JavaClasses SINNER = new ClassFileImporter().importClasses(Sinner.class);

    static Stream<String> rooms() {
        return ROOMS.keySet().stream().filter(room -> Files.isDirectory(source(room)));
    }

    private static Path source(String room) {
        Path module = Path.of("src/main/java/arena");
        return (Files.isDirectory(module) ? module : Path.of("arena").resolve(module)).resolve(room);
    }

    private static String within(String room) {
        return "arena." + room + "..";
    }

    private static ArchRule usesOnly(String room, List<String> allowed) {
        String[] own = Stream.concat(Stream.of(room), allowed.stream())
                .map(ArchitectureTest::within)
                .toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(within(room))
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("arena..")).or(resideInAnyPackage(own)));
    }

    @Test
    void everyRoomOfTheHouseIsOnThePlan() throws IOException {
        SortedSet<String> standing = new TreeSet<>();
        try (Stream<Path> folders = Files.list(source("game").resolveSibling(""))) {
            folders.filter(Files::isDirectory)
                    .forEach(room -> standing.add(room.getFileName().toString()));
        }
        assertThat(ROOMS.keySet()).containsAll(standing);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void theRulesSawTheClassesOfEveryRoom(String room) throws IOException {
        try (Stream<Path> files = Files.walk(source(room))) {
            long sources = files.filter(
                            file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
                    .count();
            assertThat(HOUSE.stream().filter(resideInAPackage(within(room))).count())
                    .isGreaterThanOrEqualTo(sources)
                    .isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesOnlyTheRoomsBelowIt(String room) {
        usesOnly(room, ROOMS.getOrDefault(room, List.of())).check(HOUSE);
    }

    static Stream<String> roomsOfCommands() throws IOException {
        try (Stream<Path> folders = Files.list(source("cli"))) {
            return folders
                    .filter(Files::isDirectory)
                    .map(room -> "cli." + room.getFileName())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("roomsOfCommands")
    void aFamilyOfCommandsUsesWhatAllShareAndNoOtherFamily(String room) {
        List<String> below = SHARED_BY_COMMANDS.getOrDefault(room, List.copyOf(SHARED_BY_COMMANDS.keySet()));
        List<String> outside = ROOMS.getOrDefault("cli", List.of());
        usesOnly(room, Stream.concat(below.stream(), outside.stream()).toList()).check(HOUSE);
    }

    @Test
    void noGameUsesAnotherGame() {
        slices().matching("arena.games.(*)..").should().notDependOnEachOther().check(HOUSE);
    }

    @Test
    void onlyTheLauncherKnowsHowProgramsAreConfinedAndMeasured() {
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.launch..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("arena.launch.confine..", "arena.launch.limits..", "arena.launch.machine.."))
                .check(HOUSE);
    }

    @Test
    void whoPutsASwissRoundTogetherKnowsNoFormat() {
        noClasses()
                .that()
                .resideInAPackage("arena.tournament.swiss..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("arena.tournament.format..", "arena.tournament.rating.."))
                .check(HOUSE);
    }

    @Test
    void whatAllLevelsHaveInCommonKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("arena.superbot.level..")
                .should()
                .dependOnClassesThat(resideInAPackage("arena.games.."))
                .check(HOUSE);
    }

    @Test
    void thereAreNoCircles() {
        slices().matching("arena.(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void rulesKnowNoFileNoNetNoThreadNoClockAndNoRandomNumber() {
        ArchRule rule = noClasses()
                .that()
                .resideInAnyPackage(
                        "arena.game..", "arena.games..", "arena.text..", "arena.search..", "arena.tournament..")
                .should()
                .dependOnClassesThat(OUTSIDE_WORLD)
                .orShould()
                .accessTargetWhere(READS_A_CLOCK);
        rule.check(HOUSE);
        assertThatItCanFail(noClasses().should().dependOnClassesThat(OUTSIDE_WORLD));
        assertThatItCanFail(noClasses().should().accessTargetWhere(READS_A_CLOCK));
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
                .check(HOUSE);
        assertThatItCanFail(noClasses().should().dependOnClassesThat(files));
    }

    @Test
    void onlyTheConfigurationUsesIni4jAndOnlyItsHarmlessMethods() {
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.config..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.ini4j.."))
                .check(HOUSE);
        DescribedPredicate<JavaAccess<?>> expanding = describe(
                "expand ${...} (CVE-2022-41404)",
                access -> access.getTargetOwner().getPackageName().startsWith("org.ini4j")
                        && List.of("fetch", "fetchAll", "as", "to", "from")
                                .contains(access.getTarget().getName()));
        noClasses().should().accessTargetWhere(expanding).check(HOUSE);
        assertThatItCanFail(noClasses().should().accessTargetWhere(expanding));
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
                .should()
                .accessTargetWhere(unordered)
                .check(HOUSE);
        assertThatItCanFail(noClasses().should().accessTargetWhere(unordered));
    }

    @Test
    void threadsAreStartedInFewPlacesOnly() {
        DescribedPredicate<JavaAccess<?>> starting = describe(
                "start a thread",
                access -> access.getTargetOwner().isAssignableTo(Thread.class)
                        && access.getTarget().getName().equals("start"));
        noClasses()
                .that()
                .resideOutsideOfPackages("arena.exchange..", "arena.launch..", "arena.app..", "arena.bench..")
                .should()
                .accessTargetWhere(starting)
                .check(HOUSE);
        assertThatItCanFail(noClasses().should().accessTargetWhere(starting));
    }

    @Test
    void everyPackageSaysWhatItIsForAndIsNullMarked() {
        SortedSet<String> silent = new TreeSet<>();
        SortedSet<String> all = new TreeSet<>();
        for (JavaClass type : HOUSE) {
            all.add(type.getPackageName());
            if (type.getPackage().tryGetAnnotationOfType(NullMarked.class).isEmpty()) {
                silent.add(type.getPackageName());
            }
        }
        assertThat(silent).isEmpty();
        assertThat(all).hasSizeGreaterThanOrEqualTo(11);
    }

    /** A rule that cannot fail holds nothing: each is tried on a class that breaks it. */
    private static void assertThatItCanFail(ArchRule rule) {
        assertThat(rule.evaluate(SINNER).hasViolation())
                .as(rule.getDescription())
                .isTrue();
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
