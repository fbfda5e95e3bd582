package arena.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.config.RunSettings.NobodyReady;
import arena.store.Attempt;
import arena.store.Attempted;
import arena.store.ContestStore;
import arena.store.Decided;
import arena.store.Decision;
import arena.store.Ended;
import arena.store.Verdict;
import arena.tournament.format.Fixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games are played several at a time, and none is lost, whoever stops, pauses, breaks off or fails. */
class ConductorTest {

    private static final int TEAMS = 6;
    private static final int GAMES = 15;

    @TempDir
    private Path folder;

    private Cup cup;
    private final Listener listener = new Listener();
    private volatile Optional<Conductor> conductor = Optional.empty();

    @BeforeEach
    void draw() {
        cup = Cup.of(folder, TEAMS);
    }

    @AfterEach
    void close() {
        cup.close();
    }

    private Conductor.End play(int atOnce, GameRunner runner) {
        return play(atOnce, runner, listener);
    }

    private Conductor.End play(int atOnce, GameRunner runner, Listener audience) {
        Conductor one = new Conductor(cup.contest(), cup.store(), runner, audience);
        conductor = Optional.of(one);
        return one.play(atOnce, "somebody");
    }

    private Conductor running() {
        return conductor.orElseThrow();
    }

    @Test
    void aGameThatIsPlayedAgainHasAnotherSeedIfSomebodyInItCouldRemember() {
        Fixture fixture = cup.situation().progress().fixtures().get(0);
        Contest forgetful = cup.contest();
        Contest withPrograms = new Contest(
                forgetful.name(),
                forgetful.game(),
                forgetful.settings(),
                forgetful.format(),
                forgetful.plan(),
                forgetful.seal(),
                forgetful.entries().stream()
                        .map(one -> new Contestant(one.name(), one.title(), one.members(), one.filler(), true))
                        .toList(),
                forgetful.house());

        assertThat(List.of(withPrograms.matchSeed(fixture, 1), forgetful.matchSeed(fixture, 2)))
                .containsOnly(forgetful.matchSeed(fixture, 1));
        assertThat(List.of(1, 2, 3))
                .extracting(attempt -> withPrograms.matchSeed(fixture, attempt))
                .doesNotHaveDuplicates();
    }

    private List<String> causes() {
        return cup.store().attempts().stream()
                .map(one -> one.ended().map(Ended::cause).orElse("running"))
                .toList();
    }

    private void assertPlayedOnceEach() {
        assertThat(cup.situation().phase()).isEqualTo(ContestPhase.FINISHED);
        assertThat(cup.store().attempts().stream()
                        .filter(one -> one.ended().orElseThrow().verdict() == Verdict.DECIDED)
                        .map(one -> one.attempt().fixture()))
                .hasSize(GAMES)
                .doesNotHaveDuplicates();
    }

    private static void decide(ContestStore store, Verb verb) {
        store.decide(
                new Decided(verb.key(), Optional.empty(), OptionalInt.empty(), "referee", "since", new TreeMap<>(), 1));
    }

    /** Plays for ever, until it is broken off. */
    private static Ended endless() {
        try {
            new CountDownLatch(1).await();
            throw new IllegalStateException("nobody counts down");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Cup.broken(Causes.STOPPED);
        }
    }

    @Test
    void everyGameIsPlayedOnceAndThenTheContestIsOver() {
        assertThat(play(2, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertPlayedOnceEach();
        assertThat(listener.begun).hasSize(GAMES);
        assertThat(listener.ended).hasSize(GAMES);
        assertThat(listener.remarks).isEmpty();
        assertThat(cup.situation()
                        .last(ContestDecision.Started.class)
                        .orElseThrow()
                        .decided()
                        .by())
                .isEqualTo("somebody");
    }

    @Test
    void aContestThatIsOverStaysSo() {
        play(2, Cup::bySeed);
        List<Attempted> before = cup.store().attempts();
        assertThat(play(2, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertThat(cup.store().attempts()).isEqualTo(before);
    }

    @Test
    void theSameSeedGivesTheSameTableHoweverManyPlayAtATime(@TempDir Path other) {
        play(1, Cup::bySeed);
        List<List<Integer>> alone = cup.situation().progress().placing();
        try (Cup second = Cup.of(other, TEAMS)) {
            new Conductor(second.contest(), second.store(), Cup::bySeed, new Listener()).play(3, "somebody");
            assertThat(second.situation().progress().placing()).isEqualTo(alone);
            assertThat(second.rows()).isEqualTo(cup.rows());
        }
    }

    @Test
    void asManyGamesRunAtATimeAsWereAskedForAndNoTeamIsInTwo() {
        CountDownLatch three = new CountDownLatch(3);
        AtomicInteger most = new AtomicInteger();
        TreeSet<Integer> busy = new TreeSet<>();
        play(3, dueGame -> {
            synchronized (busy) {
                assertThat(busy.addAll(dueGame.fixture().seats())).isTrue();
                assertThat(busy).hasSizeLessThanOrEqualTo(6).hasSize(busy.size() / 2 * 2);
                most.accumulateAndGet(busy.size() / 2, Math::max);
            }
            three.countDown();
            await(three);
            synchronized (busy) {
                dueGame.fixture().seats().forEach(busy::remove);
            }
            return Cup.bySeed(dueGame);
        });
        assertThat(most).hasValue(3);
        assertPlayedOnceEach();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(1, TimeUnit.MINUTES)).isTrue();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    @Test
    void aDrainLetsTheRunningGamesEndAndTheNextRunGoesOn() {
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() == 4) {
                        running().drain();
                    }
                    return Cup.bySeed(dueGame);
                }))
                .isEqualTo(Conductor.End.DRAINED);
        assertThat(causes()).hasSizeBetween(4, 5).containsOnly(Causes.PLAYED);
        assertThat(play(2, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void aDrainIsAlsoTakenFromAnotherProcessAndOnlyByTheRunThatItWasMeantFor() {
        AtomicInteger games = new AtomicInteger();
        try (ContestStore other = cup.opened()) {
            decide(other, Verb.DRAINED);
            assertThat(play(1, dueGame -> {
                        if (games.incrementAndGet() == 3) {
                            decide(other, Verb.DRAINED);
                        }
                        return Cup.bySeed(dueGame);
                    }))
                    .isEqualTo(Conductor.End.DRAINED);
        }
        assertThat(causes()).hasSize(3);
        assertThat(play(1, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
    }

    @Test
    void whatIsBrokenOffIsNotedAndPlayedAgain() {
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() < 4) {
                        return Cup.bySeed(dueGame);
                    }
                    running().stop();
                    return endless();
                }))
                .isEqualTo(Conductor.End.STOPPED);
        assertThat(causes()).contains(Causes.STOPPED).doesNotContain("running");
        assertThat(play(2, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void anInterruptBreaksOffToo() {
        Thread conducting = Thread.currentThread();
        AtomicInteger games = new AtomicInteger();
        assertThat(play(2, dueGame -> {
                    if (games.incrementAndGet() == 1) {
                        conducting.interrupt();
                    }
                    return endless();
                }))
                .isEqualTo(Conductor.End.STOPPED);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(causes()).isNotEmpty().containsOnly(Causes.STOPPED);
    }

    @Test
    void aPauseHoldsNewGamesUntilSomebodyResumes() {
        AtomicInteger games = new AtomicInteger();
        Queue<Integer> begunInThePause = new ConcurrentLinkedQueue<>();
        try (ContestStore other = cup.opened()) {
            Listener patient = new Listener((now, running) -> {
                if (now.isPaused() && running == 0) {
                    begunInThePause.add(now.attempts().size());
                    if (begunInThePause.size() == 2) {
                        decide(other, Verb.RESUMED);
                    }
                }
            });
            assertThat(play(
                            2,
                            dueGame -> {
                                if (games.incrementAndGet() == 4) {
                                    decide(other, Verb.PAUSED);
                                }
                                return Cup.bySeed(dueGame);
                            },
                            patient))
                    .isEqualTo(Conductor.End.OVER);
        }
        assertThat(begunInThePause).hasSize(2).containsOnly(begunInThePause.peek());
        assertPlayedOnceEach();
    }

    @Test
    void aPausedContestCanBeDrained() {
        assertThat(play(1, Cup::bySeed, new Listener((now, running) -> {
                    if (now.attempts().size() == 2 && !now.isPaused()) {
                        decide(cup.store(), Verb.PAUSED);
                    } else if (now.isPaused() && running == 0) {
                        running().drain();
                    }
                })))
                .isEqualTo(Conductor.End.DRAINED);
    }

    @Test
    void whatWasRunningWhenTheArenaWasKilledIsNotedAndPlayedAgainFromItsStart() {
        Fixture orphan = cup.game("A", "B");
        cup.begin(orphan);
        assertThat(play(1, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertThat(cup.situation().ledger().attempts(orphan.id()))
                .extracting(one -> one.ended().orElseThrow().cause())
                .containsExactly(Causes.ARENA_ENDED, Causes.PLAYED);
        assertThat(listener.remarks)
                .containsExactly(orphan.id() + " was running when the arena ended; it is played again.");
        assertPlayedOnceEach();
    }

    @Test
    void theGamesPauseAfterTheFieldHasFailedThreeTimesInARowAndGoOnAsWhenNothingWas() {
        AtomicInteger failures = new AtomicInteger();
        Listener organiser = new Listener((now, running) -> {
            if (now.isPaused() && running == 0) {
                decide(cup.store(), Verb.RESUMED);
            }
        });
        assertThat(play(
                        3,
                        dueGame -> failures.incrementAndGet() <= 3
                                ? Cup.broken(Causes.INFRASTRUCTURE)
                                : Cup.bySeed(dueGame),
                        organiser))
                .isEqualTo(Conductor.End.OVER);
        assertThat(organiser.remarks)
                .singleElement()
                .asString()
                .contains("the field failed again and again", "It happened.");
        assertThat(cup.situation()
                        .last(ContestDecision.Paused.class)
                        .orElseThrow()
                        .decided()
                        .by())
                .isEqualTo("arena");
        assertPlayedOnceEach();
    }

    @Test
    void afterAFailureOfTheFieldOneGameAtATimeTellsWhetherItIsBack() {
        AtomicInteger games = new AtomicInteger();
        AtomicInteger together = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        play(3, dueGame -> {
            int number = games.incrementAndGet();
            if (number <= 3) {
                three.countDown();
                await(three);
                return Cup.broken(number == 1 ? Causes.INFRASTRUCTURE : Causes.STOPPED);
            }
            if (number == 4) {
                most.set(together.incrementAndGet());
                together.decrementAndGet();
            }
            return Cup.bySeed(dueGame);
        });
        assertThat(most).hasValue(1);
        assertPlayedOnceEach();
    }

    @Test
    void aDefectComesOutWhenTheOtherGamesHaveEndedAndLosesNothing() {
        CountDownLatch failed = new CountDownLatch(1);
        AtomicInteger games = new AtomicInteger();
        assertThatThrownBy(() -> play(3, dueGame -> {
                    if (games.incrementAndGet() == 1) {
                        failed.countDown();
                        throw new IllegalStateException("mistake");
                    }
                    await(failed);
                    return Cup.bySeed(dueGame);
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("mistake");
        assertThat(causes()).contains(Causes.DEFECT).doesNotContain("running");
        assertThat(play(3, Cup::bySeed)).isEqualTo(Conductor.End.REFEREE);
        Question question = cup.situation().questions().get(0);
        cup.replay(cup.situation().fixture(question.fixture()).orElseThrow());
        assertThat(play(3, Cup::bySeed)).isEqualTo(Conductor.End.OVER);
        assertPlayedOnceEach();
    }

    @Test
    void anErrorOfTheMachineComesOutWithItsCause() {
        assertThatThrownBy(() -> play(1, dueGame -> {
                    throw new StackOverflowError("deep");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("deep")
                .hasCauseInstanceOf(StackOverflowError.class);
        assertThat(causes()).containsExactly(Causes.DEFECT);
    }

    @Test
    void whereNobodyIsReadyTheRefereeIsAskedWhenAllElseIsPlayed() {
        Fixture asked = cup.game("A", "B");
        assertThat(play(
                        1,
                        dueGame -> dueGame.fixture().equals(asked)
                                ? Cup.broken(Causes.NOBODY_READY)
                                : Cup.bySeed(dueGame)))
                .isEqualTo(Conductor.End.REFEREE);
        assertThat(cup.situation().open()).containsExactly(asked);
    }

    @Test
    void theRefereeCanAnswerWhileOthersPlay() {
        Fixture asked = cup.game("A", "B");
        Listener referee = new Listener((now, running) -> {
            if (!now.questions().isEmpty()) {
                cup.award(asked, "B");
            }
        });
        assertThat(play(
                        1,
                        dueGame ->
                                dueGame.fixture().equals(asked) ? Cup.broken(Causes.NOBODY_READY) : Cup.bySeed(dueGame),
                        referee))
                .isEqualTo(Conductor.End.OVER);
        assertThat(cup.place(asked, "B")).isEqualTo(1);
    }

    @Test
    void aDisqualificationWhileGamesRunHoldsFromTheNextGameOn() {
        Listener referee = new Listener((now, running) -> {
            if (now.attempts().size() == 3 && now.ledger().disqualified().isEmpty()) {
                cup.decide(Verb.DISQUALIFIED, "F");
            }
        });
        int before = cup.number("F");
        assertThat(play(
                        1,
                        dueGame -> {
                            assertThat(dueGame.disqualified())
                                    .doesNotContainAnyElementsOf(
                                            dueGame.fixture().seats());
                            return Cup.bySeed(dueGame);
                        },
                        referee))
                .isEqualTo(Conductor.End.OVER);
        assertThat(cup.situation().attempts().stream().skip(3).flatMap(one -> one.attempt().contestants().stream()))
                .doesNotContain(before);
    }

    @Test
    void theLotDecidesWhereNobodyIsReadyIfTheFileSaysSo(@TempDir Path other) {
        try (Cup lots = Cup.of(other, "round-robin", 3, 2, Cup.house(3, 3, NobodyReady.LOT))) {
            assertThat(new Conductor(lots.contest(), lots.store(), dueGame -> Cup.broken(Causes.NOBODY_READY), listener)
                            .play(1, "somebody"))
                    .isEqualTo(Conductor.End.OVER);
            assertThat(lots.situation().attempts()).hasSize(3);
        }
    }

    @Test
    void theLotStillDecidesWhenTheArenaWasKilledBeforeItCould(@TempDir Path other) {
        try (Cup lots = Cup.of(other, "round-robin", 3, 2, Cup.house(3, 3, NobodyReady.LOT))) {
            lots.play(lots.game("A", "B"), Cup.broken(Causes.NOBODY_READY));
            assertThat(new Conductor(lots.contest(), lots.store(), Cup::bySeed, listener).play(1, "somebody"))
                    .isEqualTo(Conductor.End.OVER);
            assertThat(lots.situation().last(ContestDecision.Awarded.class)).isPresent();
        }
    }

    @Test
    void theLotNeverFallsOnWhoIsDisqualified(@TempDir Path other) {
        try (Cup lots = Cup.of(other, "round-robin", 6, 6, Cup.house(3, 3, NobodyReady.LOT))) {
            List.of("A", "B", "C", "D").forEach(team -> lots.decide(Verb.DISQUALIFIED, team));
            Fixture table = lots.game("A", "F");
            new Conductor(lots.contest(), lots.store(), dueGame -> Cup.broken(Causes.NOBODY_READY), listener)
                    .play(1, "somebody");
            assertThat(lots.place(table, "E") + lots.place(table, "F")).isEqualTo(3);
        }
    }

    @Test
    void aSecondArenaDoesNotPlayWhatAnotherPlays() throws Exception {
        CountDownLatch playing = new CountDownLatch(1);
        CountDownLatch tried = new CountDownLatch(1);
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (Cup other = Cup.of(folder, TEAMS)) {
            Future<Conductor.End> first = background.submit(() -> play(1, dueGame -> {
                playing.countDown();
                awaitLatch(tried);
                return Cup.bySeed(dueGame);
            }));
            awaitLatch(playing);
            assertThat(new Conductor(other.contest(), other.store(), Cup::bySeed, new Listener()).play(1, "other"))
                    .isEqualTo(Conductor.End.ELSEWHERE);
            tried.countDown();
            assertThat(first.get()).isEqualTo(Conductor.End.OVER);
            assertPlayedOnceEach();
        } finally {
            background.shutdownNow();
        }
    }

    @Test
    void aResultThatComesAfterAnotherArenaHasTakenOverIsRefusedSaidAndKept() throws Exception {
        CountDownLatch playing = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        ExecutorService background = Executors.newSingleThreadExecutor();
        try (Cup other = Cup.of(folder, TEAMS)) {
            Future<Conductor.End> first = background.submit(() -> play(1, dueGame -> {
                playing.countDown();
                awaitLatch(over);
                return Cup.bySeed(dueGame);
            }));
            awaitLatch(playing);
            Files.delete(folder.resolve("running.lock"));
            assertThat(new Conductor(other.contest(), other.store(), Cup::bySeed, new Listener()).play(1, "other"))
                    .isEqualTo(Conductor.End.OVER);
            over.countDown();

            assertThat(first.get()).isEqualTo(Conductor.End.OVER);
            assertThat(listener.begun).hasSize(1);
            assertThat(listener.remarks)
                    .anyMatch(words -> words.startsWith("Another arena has gone on with this contest"))
                    .anyMatch(
                            words -> words.startsWith("The result of " + listener.begun.get(0) + " does not count: "));
            assertThat(cup.store().decisions().stream()
                            .map(Decision::decided)
                            .filter(decided -> decided.verb().equals(Verb.RESULT_REFUSED.key()))
                            .toList())
                    .singleElement()
                    .satisfies(decided -> {
                        assertThat(decided.fixture()).contains(listener.begun.get(0));
                        assertThat(decided.details())
                                .containsEntry("attempt", "1")
                                .hasSize(4);
                    });
            assertThat(causes()).hasSize(GAMES + 1).startsWith(Causes.ARENA_ENDED);
        } finally {
            background.shutdownNow();
        }
    }

    @Test
    void anArenaThatHasLostItsHoldWaitsUntilItHasItAgain() {
        List<ContestStore> others = new ArrayList<>();
        AtomicInteger idle = new AtomicInteger();
        Listener patient = new Listener((now, running) -> {
            if (running == 0 && !others.isEmpty() && idle.incrementAndGet() == 2) {
                others.get(0).close();
            }
        });
        Conductor.End end = play(
                1,
                dueGame -> {
                    if (others.isEmpty()) {
                        assertThat(folder.resolve("running.lock").toFile().delete())
                                .isTrue();
                        others.add(cup.opened());
                        assertThat(others.get(0).claim()).isTrue();
                    }
                    return Cup.bySeed(dueGame);
                },
                patient);
        assertThat(end).isEqualTo(Conductor.End.OVER);
        assertThat(idle).hasValueGreaterThanOrEqualTo(2);
        assertPlayedOnceEach();
    }

    private static void awaitLatch(CountDownLatch latch) {
        boolean interrupted = false;
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException stop) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void aGameThatWasOverWhenItsArenaWasKilledIsNotPlayedAgain() {
        Fixture fixture = cup.situation().progress().fixtures().get(0);
        Attempt orphan = cup.begin(fixture);
        Ended end = Cup.level(fixture);
        List<DueGame> asked = new ArrayList<>();
        play(2, new GameRunner() {
            @Override
            public Ended play(DueGame dueGame) {
                return Cup.bySeed(dueGame);
            }

            @Override
            public Optional<Ended> found(DueGame dueGame) {
                asked.add(dueGame);
                return Optional.of(end);
            }
        });
        assertThat(asked).extracting(DueGame::attempt).containsExactly(orphan);
        assertThat(cup.situation().ledger().attempts(fixture.id()))
                .extracting(Attempted::ended)
                .containsExactly(Optional.of(end));
        assertThat(listener.begun).hasSize(GAMES - 1).doesNotContain(fixture.id());
        assertThat(listener.remarks)
                .containsExactly(
                        fixture.id() + " was over when the arena ended; its record tells how, and that counts.");
    }
}
