package arena.games.windwardopolis;

import arena.contract.GamePage;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.order.WindwardopolisOrders;
import arena.games.windwardopolis.trip.Status;
import arena.games.windwardopolis.view.WindwardopolisView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** A round in lock-step as seen in the files of one team; the other teams give no orders. It is mutable. */
final class Session {

    private static final GameDefinition<WindwardopolisState, WindwardopolisView, WindwardopolisOrders> GAME =
            Windwardopolis.definition();
    private static final int MOST_PROMPTS = 5_000;
    private static final int ROWS = 24;

    private final Setup setup;
    private final Seat seat;
    private final SortedMap<String, MapTile> companies;
    private final StringBuilder text = new StringBuilder();
    private WindwardopolisState state;
    private int prompt = 1;
    private String last = "";

    Session(Setup setup, Seat seat) {
        this.setup = setup;
        this.seat = seat;
        this.state = GAME.rules().start(setup);
        this.companies = view().fixed().orElseThrow().companies();
    }

    WindwardopolisView view() {
        return GAME.rules().view(state, Viewpoint.of(seat));
    }

    /** Returns the bus stops of all companies. */
    SortedMap<String, MapTile> companies() {
        return companies;
    }

    /** Returns the bus stop where a passenger waits. */
    MapTile stop(String passenger) {
        return view().passengers().stream()
                .filter(guest -> guest.name().equals(passenger))
                .flatMap(guest -> guest.lobby().stream())
                .flatMap(company -> Optional.ofNullable(companies.get(company)).stream())
                .findFirst()
                .orElseThrow();
    }

    /** Returns the path with the fewest tiles from the car to a tile, as a bot writes it. */
    String path(MapTile goal) {
        MapTile car = state.traffic().tile(seat.index());
        return SampleDriver.path(state.field().city(), car, goal).stream()
                .map(MapTile::text)
                .collect(Collectors.joining(" "));
    }

    /**
     * Answers the open prompt, and shows its three files; of the input only the differences from the last one shown.
     */
    void answer(String output) {
        String folder = "team-folders/" + setup.name(seat) + "/";
        String input = GAME.views().write(view());
        List<String> before = last.lines().toList();
        String shown = (last.isEmpty() ? withoutLongLists(input) : input)
                .lines()
                .filter(line -> !before.contains(line))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        text.append(GamePage.shown(folder + "input_" + prompt + ".txt", shown));
        last = input;
        Ruling<WindwardopolisOrders> ruling = ruling(output);
        text.append(GamePage.shown(folder + "output_" + prompt + ".txt", output));
        text.append(GamePage.acknowledged(folder + "acknowledge_" + prompt + ".txt", ruling.code()));
        step(ruling.counts());
    }

    /** Returns an input without the lines of the map, the companies and the people after the third. */
    private static String withoutLongLists(String input) {
        return input.lines()
                .filter(line -> !line.matches("(Map|Person|Enemies|Company|Passenger|Route)([4-9]|[1-9][0-9]) .*"))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private Ruling<WindwardopolisOrders> ruling(String output) {
        Answer<WindwardopolisOrders> answer = GAME.answers().read(output.getBytes(StandardCharsets.US_ASCII), view());
        return GAME.rules().judge(state, seat, answer);
    }

    /** Advances until the team receives a report of its own car with a status. */
    void goOnTo(Status wanted) {
        while (view().news().stream().noneMatch(news -> news.seat() == seat.number() && news.status() == wanted)) {
            if (prompt > MOST_PROMPTS) {
                throw new IllegalStateException(wanted + " does not come");
            }
            step(WindwardopolisOrders.NONE);
        }
    }

    private void step(WindwardopolisOrders orders) {
        Phase.Turn turn = (Phase.Turn) GAME.rules().phase(state);
        List<Actions.Action<WindwardopolisOrders>> actions = new ArrayList<>();
        turn.asked()
                .forEach(one ->
                        actions.add(new Actions.Action<>(one, one.equals(seat) ? orders : WindwardopolisOrders.NONE)));
        prompt += turn.asked().contains(seat) ? 1 : 0;
        state = GAME.rules().next(state, new Actions<>(actions));
    }

    String text() {
        return text.toString();
    }

    /** Returns the terminal's picture for the team. */
    String picture() {
        return GAME.presentation().picture(state, Viewpoint.of(seat), ROWS).plain();
    }
}
