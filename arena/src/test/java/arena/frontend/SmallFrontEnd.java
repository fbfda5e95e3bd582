package arena.frontend;

import arena.app.NameLookup;
import arena.app.RequestFailure;
import arena.app.contest.OpenContest;
import arena.app.play.MatchAudience;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchTemplate;
import arena.app.play.SeatReader;
import arena.app.play.SeatedPlayer;
import arena.app.play.Services;
import arena.app.play.ServicesFactory;
import arena.app.replay.RecordedMatches;
import arena.app.replay.ReplayedMatch;
import arena.config.ConfigReader;
import arena.config.Configuration;
import arena.faults.Fault;
import arena.game.GameDefinition;
import arena.game.Settings;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.record.EventText;
import arena.record.PictureText;
import arena.record.RecordFolder;
import arena.report.Cell;
import arena.report.ContestAccount;
import arena.report.ContestTables;
import arena.tournament.format.SectionState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Answers what a page in a browser would ask for: plays matches in the background, and shows what is recorded. */
final class SmallFrontEnd implements AutoCloseable {

    private final Configuration configuration;
    private final ServicesFactory factory;
    private final RecordFolder shelf;
    private final ExecutorService matches = Executors.newCachedThreadPool();
    private final List<String> remarks = new ArrayList<>();

    /** What is answered, as over a wire: 200 with lines, or another number with the sentences that say why not. */
    record Answer(int status, List<String> lines) {}

    SmallFrontEnd(Path folder) {
        this.configuration = ConfigReader.standard(folder);
        this.factory = new ServicesFactory(folder, remarks::add);
        this.shelf = new RecordFolder(configuration.field().records());
    }

    /**
     * Starts a match, and returns at once.
     *
     * @param page is told each line of it as it happens
     * @throws RequestFailure if a word means nothing
     */
    Future<MatchOutcome> start(String game, List<String> seats, long seed, Consumer<String> page) {
        GameDefinition<?, ?, ?> definition = NameLookup.game(game);
        MatchRequest request = new MatchTemplate(
                        definition,
                        Settings.of(definition.info(), new TreeMap<>(configuration.gameSettings(game))),
                        MatchRequest.explanations(configuration))
                .request(SeatedPlayer.inOrder(new SeatReader(configuration, definition.info()).read(seats)), seed);
        return matches.submit(() -> {
            try (Services services = factory.open(
                    configuration,
                    configuration.field().folder(),
                    configuration.field().records())) {
                return MatchAudience.play(services, request, audience(page));
            }
        });
    }

    private static MatchAudience audience(Consumer<String> page) {
        return new MatchAudience() {
            @Override
            public void begins(Services services, MatchRequest request) {
                page.accept("begins: " + String.join(", ", request.setup().names()));
            }

            @Override
            public MatchObserver observer(MatchRequest request) {
                EventText text = new EventText(EventText.Detail.NOTABLE, new Viewpoint.Spectator());
                return new MatchObserver() {
                    @Override
                    public void write(Event event) {
                        text.line(event).ifPresent(page);
                    }

                    @Override
                    public void close() {
                        page.accept("closed");
                    }
                };
            }

            @Override
            public void ended(MatchOutcome outcome, List<Fault> faults) {
                page.accept(faults.size() + " faults; " + outcome.verdict());
            }
        };
    }

    /** Lists the recorded matches, newest first, one JSON object a line. */
    Answer records(Optional<String> team) {
        return answer(() -> RecordedMatches.find(shelf, summary -> true, team, 20).matches().stream()
                .map(RecordedMatches::json)
                .toList());
    }

    /** Shows where a recorded match stands, also while it is played. */
    Answer board(String match) {
        return answer(() -> {
            try (ReplayedMatch shown = ReplayedMatch.open(shelf.find(match))) {
                int last = shown.replay().size() - 1;
                List<String> lines = new ArrayList<>(List.of(shown.isOver() ? "over" : "still played"));
                shown.replay()
                        .picture(last, new Viewpoint.Spectator())
                        .ifPresent(picture -> lines.addAll(PictureText.lines(picture, false)));
                return lines;
            }
        });
    }

    /** Shows the tables of a contest: place, team and points, section by section. */
    Answer tables(Path contest) {
        return answer(() -> {
            try (OpenContest open = OpenContest.open(configuration, contest, remarks::add)) {
                ContestAccount account = ContestAccount.of(open.situation());
                List<String> lines = new ArrayList<>();
                for (SectionState section : account.sectionsForPages()) {
                    lines.add(section.section().title());
                    ContestTables.readable(account, section).only("place", "team", "points").rows().stream()
                            .map(row -> String.join(
                                    " ",
                                    row.stream()
                                            .map(cell -> text(account, cell))
                                            .toList()))
                            .forEach(lines::add);
                }
                return lines;
            }
        });
    }

    private static String text(ContestAccount account, Cell cell) {
        if (cell instanceof Cell.Team team) {
            return account.name(team.contestant());
        }
        return cell instanceof Cell.Exact exact
                ? exact.digits()
                : cell instanceof Cell.Figure figure ? figure.value().toString() : "-";
    }

    private static Answer answer(Callable<List<String>> work) {
        try {
            return new Answer(200, work.call());
        } catch (RequestFailure failure) {
            return new Answer(failure.kind() == RequestFailure.Kind.INFRASTRUCTURE ? 503 : 400, failure.sentences());
        } catch (Exception defect) {
            throw new IllegalStateException("the front end has failed", defect);
        }
    }

    /** Breaks off what is still played. */
    @Override
    public void close() {
        matches.shutdownNow();
    }
}
