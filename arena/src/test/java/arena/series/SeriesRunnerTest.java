package arena.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The contract of the runner of a series, whatever the games are. */
@Timeout(60)
class SeriesRunnerTest {

    private final NumberedGames plan = new NumberedGames(12);
    private final SeriesRunner<Integer, String> series = new SeriesRunner<>(plan);

    /** A plan of numbered games that keeps what it is told, and is only asked by one thread. */
    private static final class NumberedGames implements GamePlan<Integer, String> {
        private final Deque<Integer> rest;
        private final Thread owner = Thread.currentThread();
        private final List<Integer> begun = new ArrayList<>();
        private final List<Integer> ended = new ArrayList<>();
        private final List<Integer> failed = new ArrayList<>();
        private final CountDownLatch firstFailure = new CountDownLatch(1);
        private int mostPlaying = Integer.MAX_VALUE;
        private int waits;
        private Runnable beforeNext = () -> {};

        NumberedGames(int games) {
            rest = new ArrayDeque<>(IntStream.rangeClosed(1, games).boxed().toList());
        }

        @Override
        public Optional<Integer> next(List<Integer> running, int playing) {
            assertThat(Thread.currentThread()).isSameAs(owner);
            assertThat(begun.size() - ended.size() - failed.size()).isEqualTo(running.size());
            beforeNext.run();
            Optional<Integer> next = playing < mostPlaying ? Optional.ofNullable(rest.poll()) : Optional.empty();
            next.ifPresent(begun::add);
            return next;
        }

        @Override
        public void ended(Integer game, String outcome) {
            assertThat(Thread.currentThread()).isSameAs(owner);
            assertThat(outcome).isEqualTo("game " + game);
            ended.add(game);
        }

        @Override
        public void failed(Integer game, RuntimeException failure) {
            failed.add(game);
            firstFailure.countDown();
        }

        @Override
        public boolean isOver() {
            return waits-- <= 0;
        }
    }

    private SeriesRunner.Result play(int slots, GamePlace.GamePlayer<Integer, String> player) {
        return series.play(List.of(GamePlace.of(slots, player)));
    }

    private static Optional<String> played(int game) {
        return Optional.of("game " + game);
    }

    private static Optional<String> endless() throws InterruptedException {
        new CountDownLatch(1).await();
        return Optional.empty();
    }

    @Test
    void everyGameIsPlayedOnceAndTheSeriesIsOver() {
        assertThat(play(3, SeriesRunnerTest::played).orThrow()).isEqualTo(SeriesRunner.End.OVER);
        assertThat(plan.begun)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 12).boxed().toList());
        assertThat(plan.ended).containsExactlyInAnyOrderElementsOf(plan.begun);
    }

    @Test
    void asManyGamesRunAtATimeAsThereAreSlotsAtAllPlaces() {
        CyclicBarrier three = new CyclicBarrier(3);
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        GamePlace.GamePlayer<Integer, String> player = game -> {
            most.accumulateAndGet(running.incrementAndGet(), Math::max);
            await(three);
            running.decrementAndGet();
            return played(game);
        };
        assertThat(series.play(List.of(GamePlace.of(1, player), GamePlace.of(2, player)))
                        .end())
                .isEqualTo(SeriesRunner.End.OVER);
        assertThat(most).hasValue(3);
        assertThat(plan.ended).hasSize(12);
    }

    private static void await(CyclicBarrier barrier) {
        try {
            barrier.await(30, TimeUnit.SECONDS);
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    void aPlanMayHoldGamesBackAlthoughSlotsAreFree() {
        plan.mostPlaying = 1;
        AtomicInteger running = new AtomicInteger();
        play(3, game -> {
                    assertThat(running.incrementAndGet()).isEqualTo(1);
                    running.decrementAndGet();
                    return played(game);
                })
                .orThrow();
        assertThat(plan.ended).hasSize(12);
    }

    @Test
    void aGameThatWaitsForATeamReleasesItsSlotAndTakesOneAgain() {
        CountDownLatch others = new CountDownLatch(5);
        AtomicInteger playing = new AtomicInteger();
        assertThat(series.play(List.of(new GamePlace<Integer, String>() {
                            @Override
                            public int slots() {
                                return 1;
                            }

                            @Override
                            public Optional<String> play(Integer game, GameSlots.GameSlot slot)
                                    throws InterruptedException {
                                if (game == 1) {
                                    slot.awaitTeam();
                                    others.await();
                                    slot.resume();
                                }
                                assertThat(playing.incrementAndGet()).isEqualTo(1);
                                others.countDown();
                                playing.decrementAndGet();
                                return played(game);
                            }
                        }))
                        .orThrow())
                .isEqualTo(SeriesRunner.End.OVER);
        assertThat(plan.ended.indexOf(1)).isGreaterThanOrEqualTo(5);
        assertThat(plan.ended).hasSize(12);
    }

    @Test
    void aGameWhoseTeamComesWhileThePlanIsAskedWaitsForTheSlotOfTheNextGame() {
        CountDownLatch teamComes = new CountDownLatch(1);
        CountDownLatch secondPlayed = new CountDownLatch(1);
        CompletableFuture<Thread> first = new CompletableFuture<>();
        plan.beforeNext = () -> {
            if (plan.begun.size() == 1) {
                teamComes.countDown();
                // Its thread waits without a limit for its slot, or because it is over.
                Awaitility.await().until(() -> first.join().getState() == Thread.State.WAITING);
            }
        };
        assertThat(series.play(List.of(new GamePlace<Integer, String>() {
                            @Override
                            public int slots() {
                                return 1;
                            }

                            @Override
                            public Optional<String> play(Integer game, GameSlots.GameSlot slot)
                                    throws InterruptedException {
                                if (game == 1) {
                                    first.complete(Thread.currentThread());
                                    slot.awaitTeam();
                                    assertThat(teamComes.await(1, TimeUnit.MINUTES))
                                            .isTrue();
                                    slot.resume();
                                    assertThat(secondPlayed.getCount()).isZero();
                                }
                                secondPlayed.countDown();
                                return played(game);
                            }
                        }))
                        .orThrow())
                .isEqualTo(SeriesRunner.End.OVER);
        assertThat(plan.ended).hasSize(12);
    }

    @Test
    void aDrainLetsTheRunningGamesEndAndLosesNone() {
        CountDownLatch drain = new CountDownLatch(1);
        assertThat(play(2, game -> {
                            if (game == 4) {
                                series.stopSoon();
                                drain.countDown();
                            } else if (game > 4) {
                                // Without the wait, one slot could play all games before game 4 gets a processor.
                                drain.await();
                            }
                            return played(game);
                        })
                        .orThrow())
                .isEqualTo(SeriesRunner.End.DRAINED);
        assertThat(plan.ended).contains(4).hasSizeLessThan(12).containsExactlyInAnyOrderElementsOf(plan.begun);
    }

    @Test
    void aStopBreaksOffTheRunningGamesWhichAreNotEntered() {
        assertThat(play(2, game -> {
                            if (game < 4) {
                                return played(game);
                            }
                            series.stopNow();
                            return endless();
                        })
                        .orThrow())
                .isEqualTo(SeriesRunner.End.STOPPED);
        assertThat(plan.ended).containsExactlyInAnyOrder(1, 2, 3);
    }

    @Test
    void aGameThatEndsInSpiteOfAStopIsEntered() {
        play(1, game -> {
            series.stopNow();
            try {
                return endless();
            } catch (InterruptedException late) {
                return played(game);
            }
        });
        assertThat(plan.ended).containsExactly(1);
    }

    @Test
    void anInterruptIsAStopAndIsTakenFromTheThread() {
        Thread conducting = Thread.currentThread();
        assertThat(play(2, game -> {
                            conducting.interrupt();
                            return endless();
                        })
                        .end())
                .isEqualTo(SeriesRunner.End.STOPPED);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(plan.ended).isEmpty();
    }

    @Test
    void aGameThatIsBrokenOffByItselfEndsTheSeries() {
        assertThat(play(1, game -> game == 3 ? Optional.empty() : played(game)).end())
                .isEqualTo(SeriesRunner.End.STOPPED);
        assertThat(plan.ended).containsExactly(1, 2);
    }

    @Test
    void aFailureOfTheArenaEndsTheSeriesAfterTheOtherGames() {
        SeriesRunner.Result result = play(3, game -> {
            if (game == 2) {
                throw new IllegalStateException("mistake");
            }
            // A game that ended before the failure is known would make room for a fourth.
            plan.firstFailure.await();
            return played(game);
        });
        assertThatThrownBy(result::orThrow)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("mistake");
        assertThat(plan.failed).containsExactly(2);
        assertThat(plan.begun).containsExactly(1, 2, 3);
        assertThat(plan.ended).containsExactlyInAnyOrder(1, 3);
    }

    @Test
    void anErrorOfTheMachineComesOutWithItsCause() {
        SeriesRunner.Result result = play(1, game -> {
            throw new StackOverflowError("deep");
        });
        assertThat(result.failure())
                .get()
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.THROWABLE)
                .hasMessageContaining("deep")
                .hasCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void aPlanThatWaitsForOthersIsAskedAgain() {
        plan.waits = 1;
        plan.rest.clear();
        play(1, SeriesRunnerTest::played);
        assertThat(plan.waits).isEqualTo(-1);
    }

    @Test
    void aPlanWhoseJournalHoldsGamesPlaysTheRest() {
        List<Integer> journal = List.of(1, 2, 3);
        plan.rest.removeAll(journal);
        play(2, SeriesRunnerTest::played).orThrow();
        assertThat(plan.begun).hasSize(9).doesNotContainAnyElementsOf(journal);
    }

    @Test
    void thePlacesAreClosedOnceAfterTheLastGameAndAlsoIfThePlanFails() {
        AtomicBoolean playing = new AtomicBoolean();
        AtomicInteger closed = new AtomicInteger();
        GamePlan<Integer, String> broken = GamePlan.inOrder(List.of(1).iterator(), (game, outcome) -> {
            throw new IllegalStateException("the journal is full");
        });
        assertThatThrownBy(() -> new SeriesRunner<>(broken).play(List.of(new GamePlace<Integer, String>() {
                    @Override
                    public int slots() {
                        return 1;
                    }

                    @Override
                    public Optional<String> play(Integer game, GameSlots.GameSlot slot) {
                        playing.set(true);
                        return played(game);
                    }

                    @Override
                    public void close() {
                        assertThat(playing).isTrue();
                        closed.incrementAndGet();
                    }
                })))
                .hasMessage("the journal is full");
        assertThat(closed).hasValue(1);
    }

    @Test
    void theThreadsAreThereBeforeTheFirstGameBegins() {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Set<Thread> begun = new HashSet<>();
        GamePlan<Integer, String> counting = new GamePlan<>() {
            @Override
            public Optional<Integer> next(List<Integer> running, int playing) {
                begun.addAll(Thread.getAllStackTraces().keySet());
                return Optional.empty();
            }

            @Override
            public void ended(Integer game, String outcome) {
                throw new IllegalStateException("no game was played");
            }
        };
        new SeriesRunner<>(counting).play(List.of(GamePlace.of(5, SeriesRunnerTest::played)));
        begun.removeAll(before);
        assertThat(begun).hasSizeGreaterThanOrEqualTo(5);
    }
}
