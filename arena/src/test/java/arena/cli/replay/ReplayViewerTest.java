package arena.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import arena.app.replay.ReplayCursor;
import arena.cli.show.ScreenRow;
import arena.game.Picture.Tint;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.record.MatchRecord;
import arena.record.PlayedMatch;
import arena.record.RecordedEvent;
import arena.record.Replay;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import org.jline.terminal.Size;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayViewerTest {

    private static final Viewpoint REFEREE = new Viewpoint.Referee();
    private static final List<ScreenRow> KEYS = ScreenRow.fold("q quit", Tint.PLAIN, false, 80);

    @TempDir
    Path directory;

    private Replay<?, ?, ?> replay;
    private ReplayCursor cursor;
    private ReplayScreen screen;

    @BeforeEach
    void open() {
        MatchRecord record =
                MatchRecord.read(PlayedMatch.play(directory, ChainReaction.definition(), Map.of(), 20, Map.of(2, 7)));
        replay = Replay.of(ChainReaction.definition(), record.entries());
        cursor = new ReplayCursor(replay);
        screen = new ReplayScreen(replay, record.began().orElseThrow(), false, "bin/arena");
    }

    @Test
    void movesGoFromRulingToRulingAndStopAtBothEnds() {
        cursor.goByMove(1);
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.step()).isEqualTo(1));
        cursor.goByMove(1);
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.step()).isEqualTo(2));
        cursor.goByEvent(-1);
        assertThat(event()).isInstanceOf(Event.Prompted.class);
        for (int i = 0; i < 3; i++) {
            cursor.goByMove(-1);
        }
        assertThat(cursor.at()).isZero();
        for (int i = 0; i < 100; i++) {
            cursor.goByMove(1);
        }
        assertThat(cursor.isAtEnd()).isTrue();
        assertThat(event()).isInstanceOf(Event.Ended.class);
    }

    @Test
    void aTurnIsFoundByTheSeatsOwnCountOrElseByTheStep() {
        assertThat(cursor.goToTurn(3, Viewpoint.of(new Seat(2)))).isTrue();
        assertThat(event()).isInstanceOfSatisfying(Event.Ruled.class, ruled -> {
            assertThat(ruled.seat()).isEqualTo(2);
            assertThat(ruled.reply().number()).isEqualTo(3);
        });
        assertThat(cursor.goToTurn(4, REFEREE)).isTrue();
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.step()).isEqualTo(4));
        int before = cursor.at();
        assertThat(cursor.goToTurn(4_000, REFEREE)).isFalse();
        assertThat(cursor.at()).isEqualTo(before);
    }

    @Test
    void theLastCoinIsMarkedAndWhatTheOtherSideDidIsToldAsFarAsEverybodySeesIt() {
        Viewpoint first = Viewpoint.of(new Seat(1));
        assertThat(cursor.goToTurn(4, REFEREE)).isTrue();
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.seat()).isEqualTo(2));

        ReplayScreen.Shot shot = shot(first, ReplayScreen.Page.BOARD);

        assertThat(String.join("\n", texts(shot.page())))
                .containsPattern("\\| ?[0-9]+>x")
                .contains("> last coin");
        assertThat(texts(shot.news()))
                .anyMatch(line -> line.matches(" *[0-9]+  \\S+ +C [0-9]+ +[0-9.]+ ms.*"))
                .noneMatch(line -> line.contains("has answered"))
                .anyMatch(line -> line.matches(".* has put a coin on [0-9]+[.,].*"));
    }

    @Test
    void errorsAreFoundInBothDirections() {
        assertThat(cursor.goByError(1, REFEREE)).isTrue();
        assertThat(event())
                .isInstanceOfSatisfying(
                        Event.Ruled.class, ruled -> assertThat(ruled.code()).isNotZero());
        int first = cursor.at();
        while (cursor.goByError(1, REFEREE)) {
            assertThat(cursor.at()).isGreaterThan(first);
        }
        assertThat(event()).isInstanceOf(Event.Left.class);
        cursor.goToEnd();
        assertThat(cursor.goByError(-1, REFEREE)).isTrue();
        assertThat(event()).isInstanceOf(Event.Left.class);
        cursor.goToBeginning();
        assertThat(cursor.goByError(-1, REFEREE)).isFalse();
    }

    @Test
    void whoMayNotKnowOfAWrongAnswerIsNotLedToIt() {
        for (int seat = 1; seat <= 2; seat++) {
            cursor.goToBeginning();
            while (cursor.goByError(1, Viewpoint.of(new Seat(seat)))) {
                int eyes = seat;
                if (event() instanceof Event.Ruled ruled) {
                    assertThat(ruled.seat()).isEqualTo(eyes);
                }
            }
        }
        cursor.goToBeginning();
        assertThat(cursor.goByError(1, new Viewpoint.Spectator())).isTrue();
        assertThat(event()).isInstanceOf(Event.Left.class);
    }

    @Test
    void theScreenShowsTheBoardWhatHappenedAndWhereItIs() {
        cursor.goByMove(1);
        ReplayScreen.Shot shot = shot(new Viewpoint.Referee(), ReplayScreen.Page.BOARD);
        assertThat(texts(shot.head())).containsExactly("match-chain-reaction-20");
        assertThat(String.join("\n", texts(shot.page()))).contains("(K1)");
        assertThat(texts(shot.news()).get(0)).startsWith("   1  Amber_1  K ");
        assertThat(texts(shot.foot()).get(0))
                .startsWith("event 5 of " + replay.size() + " (ruled), step 1, as the referee  [=");
        List<ScreenRow> rows = new ReplayLayout(80, 24).board(shot, KEYS);
        assertThat(rows).hasSizeLessThanOrEqualTo(24).endsWith(KEYS.get(0));
    }

    @Test
    void whoHasWonStaysOnTheScreenAfterTheEnd() {
        replay.add(new RecordedEvent(
                replay.size() + 1,
                new Event.ProcessEnded(1, 1, "ended with the match after 1.000 s", List.of(), "x.log")));
        cursor.goToEnd();
        List<String> news =
                texts(shot(new Viewpoint.Referee(), ReplayScreen.Page.BOARD).news());
        assertThat(news.get(0)).startsWith("Amber_1 wins: process ended");
        assertThat(news.get(1)).startsWith("the program of Amber_1: ended with the match after 1.000 s");
    }

    @Test
    void aBoardThatDoesNotFitIsNotCutWithoutAWord() {
        ReplayScreen.Shot shot =
                screen.shot(cursor.at(), new Viewpoint.Referee(), ReplayScreen.Page.BOARD, new Size(50, 100));
        assertThat(String.join(" ", texts(new ReplayLayout(50, 15).board(shot, KEYS))))
                .startsWith("This window is too small for the board: it has 50 columns and 15 rows, and 57 columns")
                .endsWith("press q to quit.");
    }

    @Test
    void nothingIsWiderThanTheTerminalOrLostWhereItIsFolded() {
        cursor.goToEnd();
        for (int width : new int[] {20, 33, 50, 80, 100}) {
            for (ReplayScreen.Page page : List.of(ReplayScreen.Page.INPUT, ReplayScreen.Page.CRASH)) {
                ReplayScreen.Shot shot = screen.shot(cursor.at(), new Viewpoint.Referee(), page, new Size(width, 100));
                List<ScreenRow> rows = new ReplayLayout(width, 24).text(shot, KEYS, 0, true);
                assertThat(rows).hasSizeLessThanOrEqualTo(24).endsWith(KEYS.get(0));
                assertThat(rows.subList(0, rows.size() - 1))
                        .allSatisfy(row -> assertThat(row.columns()).isLessThanOrEqualTo(width));
            }
        }
        String path = "/logs/" + "a-long-name".repeat(20) + ".log";
        List<ScreenRow> rows = ScreenRow.fold("All it printed: " + path, Tint.PLAIN, false, 80);
        assertThat(rows.get(0).painted()).isEqualTo("All it printed:");
        assertThat(String.join("", texts(rows.subList(1, rows.size())))).isEqualTo(path);
        assertThat(rows.stream().map(ScreenRow::goesOn)).containsExactly(false, true, true, false);
    }

    @Test
    void aPageThatIsLongerThanTheTerminalSaysHowMuchOfItIsMissing() {
        cursor.goToEnd();
        ReplayScreen.Shot shot = shot(new Viewpoint.Referee(), ReplayScreen.Page.CRASH);
        ReplayLayout layout = new ReplayLayout(100, 12);
        assertThat(texts(layout.text(shot, KEYS, 0, true)))
                .anyMatch(line -> line.matches("\\.\\.\\. [0-9]+ more rows; arrow down"));
        assertThat(texts(layout.text(shot, KEYS, layout.deepest(shot, KEYS), true)))
                .noneMatch(line -> line.contains("more rows"));
    }

    @Test
    void noSecretIsOnTheScreenOfAWatcher() {
        cursor.goByMove(1);
        for (ReplayScreen.Page page : ReplayScreen.Page.values()) {
            ReplayScreen.Shot shot = shot(new Viewpoint.Spectator(), page);
            assertThat(texts(shot.page()) + "\n" + texts(shot.news()) + texts(shot.foot()))
                    .doesNotContain("K1", "K 1", "Expecting");
        }
        assertThat(texts(shot(Viewpoint.of(new Seat(1)), ReplayScreen.Page.INPUT)
                                .page())
                        .get(1))
                .startsWith("Expecting = K 1-21");
    }

    @Test
    void theCrashPageTellsWhatTheProgramOfALeaverDid() {
        cursor.goToEnd();
        assertThat(texts(shot(new Viewpoint.Referee(), ReplayScreen.Page.CRASH).page()))
                .contains("Basalt2 (seat 2) left in step 14: process ended, exit code 3");
    }

    @Test
    void keysThatSendSeveralCharactersAreOneKey() throws IOException {
        assertThat(key("\u001B[C")).isEqualTo(ReplayKey.NEXT_MOVE);
        assertThat(key("\u001BOD")).isEqualTo(ReplayKey.PREVIOUS_MOVE);
        assertThat(key("\u001B[1~")).isEqualTo(ReplayKey.BEGINNING);
        assertThat(key("\u001B[F")).isEqualTo(ReplayKey.END);
        assertThat(key("\u001B[200~")).isEqualTo(ReplayKey.OTHER);
        assertThat(key("\u001B")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("\u0003")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("q")).isEqualTo(ReplayKey.QUIT);
        assertThat(key("n")).isEqualTo(ReplayKey.NEXT_ERROR);
        assertThat(key("l")).isEqualTo(ReplayKey.LOG);
        assertThat(key(" ")).isEqualTo(ReplayKey.AUTOPLAY);
        assertThat(key("?")).isEqualTo(ReplayKey.OTHER);
        assertThat(key("")).isEqualTo(ReplayKey.NONE);
    }

    private static ReplayKey key(String typed) throws IOException {
        PrimitiveIterator.OfInt letters = typed.chars().iterator();
        return ReplayKey.read(patience -> letters.hasNext() ? letters.nextInt() : -2, 1);
    }

    private static List<String> texts(List<ScreenRow> rows) {
        return rows.stream().map(ScreenRow::painted).toList();
    }

    private ReplayScreen.Shot shot(Viewpoint eyes, ReplayScreen.Page page) {
        return screen.shot(cursor.at(), eyes, page, new Size(100, 100));
    }

    private Event event() {
        return replay.event(cursor.at());
    }
}
