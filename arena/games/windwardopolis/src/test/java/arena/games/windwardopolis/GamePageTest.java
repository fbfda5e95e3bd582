package arena.games.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GamePage;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.TextFile;
import arena.games.windwardopolis.map.MapText;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisErrorCode;
import arena.games.windwardopolis.trip.Status;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the parts of the game's page that come from the code. */
class GamePageTest {

    private static final GamePage PAGE = new GamePage("windwardopolis");
    private static final GamePage MAP_PAGE = new GamePage("windwardopolis-map");

    private static final String RING_TOWN = """
            ; a town of one ring and two streets
            map ring-town 23 15
            .....C........H..C.....
            .....B........K..B.....
            ..###################..
            ..#........#........#..
            CB#........#KH......#BC
            ..#..C.....#..C.....#..
            ..#..B.....#..B.....#..
            ..###################..
            ..#.....B..#.....B..#..
            ..#.....C..#.....C..#..
            CB#......HK#........#BC
            ..#........#........#..
            ..###################..
            .....B..K........B.....
            .....C..H........C.....
            signal 11 7
            sign 11 2 S
            sign 11 12 N
            sign 2 7 E
            sign 20 7 W
            start 3 2 E
            start 7 2 W
            start 13 2 E
            start 19 2 W
            start 2 6 N
            start 20 3 S
            start 4 7 E
            start 13 7 W
            start 11 5 S
            start 11 9 N
            start 4 12 E
            start 19 12 W
            """;

    /** Replacements in the map of the page, each with the old and the new text. */
    private static final List<List<String>> FAULTS = List.of(
            List.of("map ring-town 23 15", "map ring-town 24 15"),
            List.of("map ring-town 23 15", "map ring-town 23 14"),
            List.of(".....B........K..B.....", ".....B........K........"),
            List.of("..#..B.....#..B.....#..", "..#.BB.....#..B.....#.."),
            List.of("..#..C.....#..C.....#..", "..#..B.....#..C.....#.."),
            List.of(".....C..H........C.....", ".....C..H........C...##"),
            List.of("signal 11 7", "signal 11 2"),
            List.of("sign 11 12 N", "sign 11 12 N S"),
            List.of("sign 11 12 N", "sign 11 12 S"),
            List.of("sign 11 12 N", "sign 11 12 NEW"));

    @Test
    void thePageListsAllCodes() {
        SortedMap<Integer, String> headings = new TreeMap<>();
        Stream.of(WindwardopolisErrorCode.values()).forEach(code -> headings.put(code.number(), code.heading()));
        String rows = Stream.of(WindwardopolisErrorCode.values())
                .map(code -> GamePage.codeItem(code.number(), code.words()))
                .collect(Collectors.joining());
        PAGE.checkPart("codes", rows);
        assertThat(PAGE.text()).contains(GamePage.headingItems(headings));
    }

    @Test
    void thePageListsAllReasons() {
        String rows = Stream.of(Status.values())
                .map(status -> "- `" + status + "`: " + status.words() + "\n")
                .collect(Collectors.joining());
        PAGE.checkPart("reasons", rows);
    }

    @Test
    void thePageListsAllDifferences() {
        String rows = WindwardopolisTerms.SETTINGS.stream()
                .filter(setting -> setting.choices().contains("server"))
                .map(GamePageTest::row)
                .collect(Collectors.joining());
        PAGE.checkPart("differences", "| key | meaning |\n| --- | --- |\n" + rows);
    }

    @Test
    void thePageOfMapsShowsAMapThatCanBePlayedAndWhatIsSaidOfMistakesInIt() {
        assertThat(MapText.of(RING_TOWN).faults()).isEmpty();
        MAP_PAGE.checkPart("example", "```text\n" + RING_TOWN + "```\n");
        String rows = FAULTS.stream()
                .map(fault -> "| `" + fault.get(0) + "` | `" + fault.get(1) + "` | " + firstFault(fault) + " |\n")
                .collect(Collectors.joining());
        MAP_PAGE.checkPart(
                "faults", "| instead of | there stands | what is said first |\n| --- | --- | --- |\n" + rows);
    }

    private static String firstFault(List<String> change) {
        return MapText.of(RING_TOWN.replace(change.get(0), change.get(1)))
                .faults()
                .get(0)
                .text();
    }

    private static String row(Setting setting) {
        return "| `" + setting.key() + "` | " + setting.words() + " |\n";
    }

    @Test
    void thePageListsAllSettingsThatAreNoDifferences() {
        String rows = Windwardopolis.definition().info().settings().stream()
                .filter(setting -> !setting.choices().contains("server"))
                .map(GamePage::row)
                .collect(Collectors.joining());
        PAGE.checkPart(
                "settings", "| key | default | least | most | meaning |\n| --- | --- | --- | --- | --- |\n" + rows);
    }

    /** A round of two, in lock-step, on the map of the page of maps; the second team's first trip is shown. */
    @Test
    void thePageShowsASession() {
        String map = new TextFile("ring-town.txt", RING_TOWN).packed();
        Session session = new Session(WindwardopolisContractTest.setup(2, 4, Map.of("map", map)), new Seat(2));
        MapTile lobby = session.stop("Mark Zuckerberg");
        session.answer("path " + session.path(lobby) + "\npickup Mark Zuckerberg\ndraw STOP_CAR; STOP_CAR\nEnd\n");
        session.goOnTo(Status.PASSENGER_PICKED_UP);
        String company = session.view().passengers().stream()
                .filter(guest -> guest.name().equals("Mark Zuckerberg"))
                .flatMap(guest -> guest.destination().stream())
                .collect(Collectors.joining());
        MapTile there = session.companies().getOrDefault(company, lobby);
        session.answer("play STOP_CAR 1\npath " + session.path(there) + "\nEnd\n");
        session.goOnTo(Status.PASSENGER_DELIVERED);
        session.answer("End\n");
        PAGE.checkPart("session", session.text());
        PAGE.checkPart("picture", "```\n" + session.picture() + "```\n");
    }
}
