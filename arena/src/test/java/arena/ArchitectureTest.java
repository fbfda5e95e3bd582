package arena;

import static com.tngtech.archunit.base.DescribedPredicate.and;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import arena.game.GameRules;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may use whom: the plan of the house, held against the compiled classes. */
class ArchitectureTest {

    /** For each room the other rooms it may use. A new room must be entered here. */
    private static final SortedMap<String, List<String>> ROOMS = new TreeMap<>();

    static {
        ROOMS.put("game", List.of());
        ROOMS.put("text", List.of("game"));
        ROOMS.put("level", List.of("game", "search"));
        ROOMS.put("measure", List.of());
        ROOMS.put("provider", List.of("game", "level", "wire"));
        ROOMS.put("wire", List.of());
        ROOMS.put("games", List.of("game", "text", "search", "level", "measure", "provider", "wire"));
        ROOMS.put("plugin", List.of("game", "provider"));
        ROOMS.put("match", List.of("game"));
        ROOMS.put("record", List.of("game", "match", "text"));
        ROOMS.put("exchange", List.of("game", "match"));
        ROOMS.put("launch", List.of("game", "match"));
        ROOMS.put("door", List.of("game", "match", "exchange", "launch", "wire"));
        ROOMS.put("probe", List.of("game", "text", "match", "exchange", "launch"));
        ROOMS.put("search", List.of("game"));
        ROOMS.put("superbot", List.of("game", "level", "match", "plugin", "provider"));
        ROOMS.put("standin", List.of("exchange", "match", "superbot"));
        ROOMS.put("worker", List.of("match", "store"));
        ROOMS.put("tournament", List.of("game", "match", "record"));
        ROOMS.put("store", List.of("tournament"));
        ROOMS.put("ladder", List.of("tournament"));
        ROOMS.put("person", List.of("game", "text", "level", "match", "superbot"));
        ROOMS.put("practice", List.of("match", "text"));
        ROOMS.put("config", List.of("game"));
        ROOMS.put("series", List.of());
        ROOMS.put("contest", List.of("game", "config", "series", "store", "tournament"));
        ROOMS.put("audit", List.of("game", "match", "record", "store", "tournament", "contest"));
        ROOMS.put("report", List.of("game", "text", "config", "match", "record", "tournament", "store", "contest"));
        ROOMS.put("regress", List.of("game", "text", "match", "record"));
        ROOMS.put(
                "bench",
                List.of(
                        "game",
                        "level",
                        "measure",
                        "plugin",
                        "provider",
                        "text",
                        "match",
                        "record",
                        "review",
                        "exchange",
                        "launch",
                        "door",
                        "wire",
                        "search",
                        "superbot",
                        "standin",
                        "config",
                        "contest",
                        "ladder",
                        "series",
                        "store",
                        "tournament",
                        "worker"));
        List<String> belowTheApplications = List.of(
                "wire",
                "game",
                "text",
                "level",
                "measure",
                "plugin",
                "provider",
                "match",
                "record",
                "faults",
                "exchange",
                "launch",
                "door",
                "probe",
                "search",
                "standin",
                "superbot",
                "tournament",
                "person",
                "practice",
                "config",
                "series",
                "contest",
                "audit",
                "report",
                "regress",
                "review",
                "store",
                "ladder",
                "worker");
        ROOMS.put("review", List.of("game", "level", "match", "plugin", "provider", "record", "regress", "series"));
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
        SHARED_BY_COMMANDS.put("cli.plugin", List.of("cli.host"));
        SHARED_BY_COMMANDS.put("cli.show", List.of("cli.host", "cli.match"));
    }

    static Stream<String> rooms() {
        return ROOMS.keySet().stream();
    }

    /** Returns the folders of a room: one in each module that has a part of it. */
    private static Stream<Path> folders(String room) {
        return SourceFiles.folders().stream().map(arena -> arena.resolve(room)).filter(Files::isDirectory);
    }

    /** Returns the names of the folders in some folder. */
    private static SortedSet<String> names(Path folder) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(Files::isDirectory)
                    .map(room -> room.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
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
        for (Path arena : SourceFiles.folders()) {
            standing.addAll(names(arena));
        }
        assertThat(ROOMS.keySet()).containsExactlyElementsOf(standing);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void theRulesSawTheClassesOfEveryRoom(String room) {
        long sources = SourceFiles.all().stream()
                .filter(file ->
                        !file.endsWith("package-info.java") && folders(room).anyMatch(file::startsWith))
                .count();
        assertThat(House.CLASSES.stream().filter(resideInAPackage(within(room))).count())
                .isGreaterThanOrEqualTo(sources)
                .isPositive();
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void aRoomUsesOnlyTheRoomsBelowIt(String room) {
        usesOnly(room, ROOMS.getOrDefault(room, List.of())).check(House.CLASSES);
    }

    static Stream<String> roomsOfCommands() throws IOException {
        return names(folders("cli").findFirst().orElseThrow()).stream().map(room -> "cli." + room);
    }

    @ParameterizedTest
    @MethodSource("roomsOfCommands")
    void aFamilyOfCommandsUsesWhatAllShareAndNoOtherFamily(String room) {
        List<String> below = SHARED_BY_COMMANDS.getOrDefault(room, List.copyOf(SHARED_BY_COMMANDS.keySet()));
        List<String> outside = ROOMS.getOrDefault("cli", List.of());
        usesOnly(room, Stream.concat(below.stream(), outside.stream()).toList()).check(House.CLASSES);
    }

    @Test
    void noGameUsesAnotherGame() {
        slices().matching("arena.games.(*)..").should().notDependOnEachOther().check(House.CLASSES);
    }

    @Test
    void onlyTheLauncherKnowsHowProgramsAreConfinedAndMeasured() {
        noClasses()
                .that()
                .resideOutsideOfPackage("arena.launch..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("arena.launch.confine..", "arena.launch.limits..", "arena.launch.machine.."))
                .check(House.CLASSES);
    }

    /** Games and searches think with their own rules; everything else follows a match by its position. */
    @Test
    void onlyThePositionOfAMatchAppliesTheRules() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "arena.match..", "arena.games..", "arena.level..", "arena.search..", "arena.contract..")
                .should()
                .callMethodWhere(target(and(owner(assignableTo(GameRules.class)), nameMatching("next|order|leave"))))
                .check(House.CLASSES);
    }

    @Test
    void whoPutsASwissRoundTogetherKnowsNoFormat() {
        noClasses()
                .that()
                .resideInAPackage("arena.tournament.swiss..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("arena.tournament.format..", "arena.tournament.rating.."))
                .check(House.CLASSES);
    }

    @Test
    void whatAllLevelsHaveInCommonKnowsNoGame() {
        noClasses()
                .that()
                .resideInAPackage("arena.level..")
                .should()
                .dependOnClassesThat(resideInAPackage("arena.games.."))
                .check(House.CLASSES);
    }

    @Test
    void thereAreNoCircles() {
        slices().matching("arena.(**)").should().beFreeOfCycles().check(House.CLASSES);
    }
}
