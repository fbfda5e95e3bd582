package arena.games.windwardopolis.map;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.TextFile;
import arena.games.windwardopolis.ServerRecordings;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MapTextTest {

    private static final String HARBOUR = BuiltInMaps.FILES.get(0).content();

    static Stream<TextFile> own() {
        return BuiltInMaps.FILES.stream();
    }

    static Stream<Named<Path>> recorded() {
        return ServerRecordings.files("maps", ".txt");
    }

    @ParameterizedTest
    @MethodSource("own")
    void aCityThatComesWithTheGameCanBePlayedAndIsWrittenAsItIsRead(TextFile file) {
        MapText text = MapText.of(file.content());
        assertThat(text.faults()).isEmpty();
        CityMap city = text.city().orElseThrow();
        assertThat(MapText.write(city)).isEqualTo(file.content());
        assertThat(city.name()).isEqualTo(file.name());
        assertThat(city.driveable()).hasSizeBetween(130, 1_000);
        assertThat(city.busStops()).hasSizeBetween(12, 14);
        assertThat(city.coffeeStops()).hasSizeBetween(4, 6);
    }

    @Test
    void theCitiesThatComeWithTheGameAreAsLargeAsPromisedAndHaveSignalsAndSignsOrNot() {
        List<CityMap> cities = own().map(
                        file -> MapText.of(file.content()).city().orElseThrow())
                .toList();
        assertThat(cities).hasSizeGreaterThanOrEqualTo(6);
        assertThat(cities.get(0).plan().rows()).hasSize(31).allMatch(row -> row.length() == 31);
        assertThat(cities.get(cities.size() - 1).plan().rows()).hasSize(58).allMatch(row -> row.length() == 79);
        assertThat(cities).anyMatch(city -> city.plan().signals().isEmpty());
        assertThat(cities).anyMatch(city -> city.plan().signs().isEmpty());
        assertThat(cities)
                .anyMatch(city ->
                        city.plan().signals().size() > 3 && city.plan().signs().size() > 3);
    }

    @ParameterizedTest
    @MethodSource("recorded")
    void aRecordedCityIsWrittenAsItIsRead(Path file) {
        String text = ServerRecordings.text(file);
        CityMap city = MapText.of(text).city().orElseThrow();
        assertThat(MapText.of(MapText.write(city)).city()).contains(city);
    }

    /** Each: what is replaced in the smallest city, by what, and what the first fault says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    map harbour 31 31 | map harbour 31     | line 3: a map begins with "map NAME WIDTH HEIGHT"
                    map harbour 31 31 | map harbour 31 999 | the height is a whole number from 5 to 200, not "999"
                    map harbour 31 31 | map harbour 32 31  | row 0 has 31 tiles, but the map is 32 wide
                    map harbour 31 31 | map harbour 31 30  | after the rows a line begins with sign, signal or start
                    B                 | X                  | has "X", but a tile is one of . # B C K H
                    B                 | .                  | 12 bus stops or more, but the map has 0; put a B
                    K                 | .                  | 4 coffee stops or more, but the map has 0; put a K
                    start             | ; start            | 12 starts or more, but the map has 0; add lines
                    signal            | light              | begins with sign, signal or start, not with "light"
                    signal            | signal 1           | words, but it is written "signal X Y"
                    signal            | sign 0 0 NN ; x    | words, but it is written "sign X Y SIDES"
                    """)
    void aFaultNamesItsLineAndWhatIsWrong(String what, String by, String words) {
        List<MapFault> faults = MapText.of(HARBOUR.replace(what, by)).faults();
        assertThat(faults).isNotEmpty();
        assertThat(faults.get(0).text()).contains(words).startsWith("line ");
    }

    /** Each: a line that is added to the smallest city, and what the fault says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    sign 0 0 N     | a stop sign stands where three or four roads meet, but 0,0 is a park
                    signal 0 0     | a signal stands where three or four roads meet, but 0,0 is a park
                    start 0 0 N    | a car starts on a road straight on, but 0,0 is a park
                    start 0 99 N   | y is a whole number from 0 to 30, not "99"
                    sign 0 0 NN    | the sides of a stop sign are some of N, E, S and W, each once
                    start 0 0 up   | a car starts to N, E, S or W, not to "up"
                    """)
    void aLineWithoutMeaningIsReported(String line, String words) {
        List<MapFault> faults = MapText.of(HARBOUR + line.strip() + "\n").faults();
        assertThat(faults).hasSize(1);
        assertThat(faults.get(0).line()).isEqualTo((int) HARBOUR.lines().count() + 1);
        assertThat(faults.get(0).words()).contains(words);
    }

    @Test
    void linesAtTheWrongJunctionAreReported() {
        CityMap city = MapText.of(HARBOUR).city().orElseThrow();
        MapTile signal = city.plan().signals().get(0);
        CarStart start = city.starts().get(0);
        MapPlan.Sign sign = city.plan().signs().get(0);
        String place = " " + signal.x() + " " + signal.y();
        assertFault("signal" + place, "has a signal already");
        assertFault("sign" + place + " NESW", "over side");
        assertFault("sign" + place + " " + letters(city, signal), "cars must stop from every side");
        assertFault("signal " + sign.tile().x() + " " + sign.tile().y(), "has stop signs");
        assertFault("sign " + sign.tile().x() + " " + sign.tile().y() + " N", "already; join the two");
        String started = "start " + start.tile().x() + " " + start.tile().y() + " ";
        assertFault(started + start.heading().letter(), "another car starts at");
        assertFault(started + start.heading().right().letter(), "so no car starts to");
    }

    private static String letters(CityMap city, MapTile tile) {
        return city.exits(city.number(tile)).stream()
                .map(heading -> String.valueOf(heading.letter()))
                .reduce("", String::concat);
    }

    private static void assertFault(String line, String words) {
        assertThat(MapText.of(HARBOUR + line + "\n").faults())
                .as(line)
                .anyMatch(fault -> fault.words().contains(words));
    }

    @Test
    void aStopThatCannotBeReachedOrDrivenIsReportedWithItsRowAndColumn() {
        String text = """
                map broken 12 7
                ............
                .########...
                .#.B....#.B.
                .#......#.#.
                .##BK####.#.
                .........B..
                ............
                """;
        List<String> faults =
                MapText.of(text).faults().stream().map(MapFault::text).toList();
        assertThat(faults)
                .anyMatch(fault -> fault.startsWith("line 4: column 11, a bus stop at 10,2: no road joins it"));
        assertThat(faults).anyMatch(fault -> fault.startsWith("line 6: column 4, a bus stop at 3,4: it has 2 roads"));
        assertThat(faults).anyMatch(fault -> fault.startsWith("line 7: column 10, a bus stop at 9,5: no road leads"));
    }

    @Test
    void aMarkBeforeTheTextBlanksAroundLinesAndAnyEndsOfLinesChangeNothing() {
        CityMap city = MapText.of(HARBOUR).city().orElseThrow();
        String blanks = HARBOUR.lines().map(row -> "  " + row + " \r\n").reduce("", String::concat);
        assertThat(MapText.of(blanks).city()).contains(city);
        assertThat(MapText.of("\uFEFF" + HARBOUR).city()).contains(city);
        assertThat(MapText.of(HARBOUR.replace('\n', '\r')).city()).contains(city);
    }

    @Test
    void onlyTheBeginningOfALongLineIsQuoted() {
        assertThat(MapText.of("x".repeat(100_000)).faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.words())
                        .hasSizeLessThan(300)
                        .contains("not with \"" + "x".repeat(40) + "...\""));
    }

    @Test
    void theFaultOfAnEmptyTextSaysHowAMapBegins() {
        assertThat(MapText.of("").faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.words()).contains("a map begins with"));
        assertThat(MapText.of("map a 9 9\n.........\n").faults())
                .singleElement()
                .satisfies(fault -> assertThat(fault.words()).contains("ends after 1 rows"));
    }
}
