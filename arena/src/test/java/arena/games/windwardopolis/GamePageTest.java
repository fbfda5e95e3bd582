package arena.games.windwardopolis;

import arena.game.GamePage;
import arena.game.Seat;
import arena.game.Setting;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.Tile;
import arena.games.windwardopolis.order.ErrorCode;
import arena.games.windwardopolis.trip.Edition;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.trip.WildRound;
import arena.games.windwardopolis.view.View;
import arena.games.windwardopolis.view.ViewCodec;
import arena.games.windwardopolis.view.Views;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The parts of the game's page that tell what stands in the code. */
class GamePageTest {

    private static final GamePage PAGE = new GamePage("windwardopolis");

    @Test
    void the_page_lists_all_codes() {
        String rows = Stream.of(ErrorCode.values())
                .map(code -> "| " + code.number() + " | " + code.words() + " | " + code.heading() + " |\n")
                .collect(Collectors.joining());
        PAGE.checkPart("codes", "| code | words | heading in the document |\n| --- | --- | --- |\n" + rows);
    }

    @Test
    void the_page_lists_all_reasons() {
        String rows = Stream.of(Status.values())
                .map(status -> "| `" + status + "` | " + status.words() + " |\n")
                .collect(Collectors.joining());
        PAGE.checkPart("reasons", "| reason | what has happened |\n| --- | --- |\n" + rows);
    }

    @Test
    void the_page_lists_all_differences() {
        String rows = Terms.SETTINGS.stream()
                .filter(setting -> setting.choices().contains("server"))
                .map(GamePageTest::row)
                .collect(Collectors.joining());
        PAGE.checkPart("differences", "| key | words | meaning |\n| --- | --- | --- |\n" + rows);
    }

    private static String row(Setting setting) {
        String choices =
                setting.choices().stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
        return "| `" + setting.key() + "` | " + choices + " | " + setting.words() + " |\n";
    }

    @Test
    void the_page_shows_inputs() {
        WildRound round = new WildRound(Edition.DOCUMENT, 2, 3);
        PAGE.checkPart("first", block(round));
        while (round.tick() < 2_500 || round.reports().isEmpty()) {
            round.step();
        }
        PAGE.checkPart("later", block(round));
    }

    private static String block(WildRound round) {
        List<Views.CarSight> cars = round.places().stream()
                .map(tile -> new Views.CarSight(tile, 90, List.of(new Tile(tile.x() + 1, tile.y()))))
                .toList();
        View.Pace pace = new View.Pace(true, 16, 1);
        Views.Moment moment = new Views.Moment(round.tick(), pace, List.of("map tiny 3 1", "###"), round.reports());
        Views views = new Views(List.of("Red_Cars", "BlueCars"), round.trips(), cars, moment);
        return "```\n" + new ViewCodec().write(views.view(Viewpoint.of(new Seat(2)))) + "```\n";
    }

    @Test
    void the_page_lists_all_settings_that_are_no_differences() {
        String rows = Windwardopolis.box().info().settings().stream()
                .filter(setting -> !setting.choices().contains("server"))
                .map(GamePage::row)
                .collect(Collectors.joining());
        PAGE.checkPart(
                "settings", "| key | default | least | most | meaning |\n| --- | --- | --- | --- | --- |\n" + rows);
    }

    /** A round of two, in lock-step, of which the second team's first trip is shown. */
    @Test
    void the_page_shows_a_session() {
        Session session = new Session(WindwardopolisContractTest.setup(2, 4, Map.of()), new Seat(2));
        Tile lobby = session.stop("Mark Zuckerberg");
        session.answer("path " + session.path(lobby) + "\npickup Mark Zuckerberg\ndraw STOP_CAR; STOP_CAR\nEnd\n");
        session.goOnTo(Status.PASSENGER_PICKED_UP);
        String company = session.view().passengers().stream()
                .filter(guest -> guest.name().equals("Mark Zuckerberg"))
                .flatMap(guest -> guest.destination().stream())
                .collect(Collectors.joining());
        Tile there = session.companies().getOrDefault(company, lobby);
        session.answer("play STOP_CAR 1\npath " + session.path(there) + "\nEnd\n");
        session.goOnTo(Status.PASSENGER_DELIVERED);
        session.answer("End\n");
        PAGE.checkPart("session", session.text());
        PAGE.checkPart("picture", "```\n" + session.picture() + "```\n");
    }
}
