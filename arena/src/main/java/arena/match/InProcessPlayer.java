package arena.match;

import arena.game.TimeLimit;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * A {@link Responder} on a seat. It thinks on the match's own thread when the match looks at it, so its time counts
 * like any other player's, and the match looks at no other player meanwhile. Where time goes by the clock it thinks on
 * an executor, so that the match goes on; of the updates that have arrived when it is free it answers the newest, after
 * it has seen the earlier ones.
 */
public final class InProcessPlayer implements Player {

    private final String name;
    private final PlayerInfo info;
    private final Function<Invitation, Responder> minds;
    private final Executor aside;
    private final Queue<Future<Optional<Thought>>> thoughts = new ArrayDeque<>();
    private Seated seated = new Seated(Optional.empty(), Optional.empty());
    private Optional<Asked> open = Optional.empty();
    private Optional<Asked> unseenUpdate = Optional.empty();
    private Executor executor = Runnable::run;
    private volatile int newest;
    private int orders;

    /**
     * Makes a player that always thinks on the match's own thread.
     *
     * @param minds makes the mind once the seat and the seed are known
     */
    public InProcessPlayer(String name, PlayerInfo info, Function<Invitation, Responder> minds) {
        this(name, info, minds, Runnable::run);
    }

    /**
     * Makes a player.
     *
     * @param minds makes the mind once the seat and the seed are known
     * @param aside a serial executor on which it thinks when time goes by the clock
     */
    public InProcessPlayer(String name, PlayerInfo info, Function<Invitation, Responder> minds, Executor aside) {
        this.name = name;
        this.info = info;
        this.minds = minds;
        this.aside = aside;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PlayerInfo info() {
        return info;
    }

    @Override
    public Duration patience() {
        return Duration.ZERO;
    }

    @Override
    public void join(Invitation invitation) {
        Responder mind = minds.apply(invitation);
        invitation.first().ifPresent(mind::begun);
        seated = new Seated(Optional.of(invitation), Optional.of(mind));
    }

    @Override
    public Presence presence() {
        return new Presence.Here();
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        long published = clock().nanos();
        open = Optional.of(new Asked(prompt.number(), prompt.text(), published, prompt.limit()));
        return published;
    }

    @Override
    public long sendUpdate(Update update) {
        long published = clock().nanos();
        unseenUpdate = Optional.of(new Asked(update.number(), update.text(), published, TimeLimit.NONE));
        executor = update.timed() ? aside : Runnable::run;
        return published;
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Asked> asked = open;
        open = Optional.empty();
        return asked.map(question -> reply(thought(question), question.number()));
    }

    @Override
    public Reply lastReply() {
        Asked asked = open.orElseThrow(() -> new IllegalStateException(name + " has no open prompt"));
        open = Optional.empty();
        return Reply.none(
                asked.number(),
                new Timestamps(asked.publishedNanos(), Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER));
    }

    @Override
    public List<Reply> orders() {
        unseenUpdate.ifPresent(this::begin);
        unseenUpdate = Optional.empty();
        List<Reply> given = new ArrayList<>();
        while (!thoughts.isEmpty() && thoughts.element().isDone()) {
            result(thoughts.remove())
                    .map(thought -> reply(thought, orders + 1))
                    .filter(reply -> reply.bytes().isPresent())
                    .ifPresent(reply -> {
                        given.add(reply);
                        orders++;
                    });
        }
        return given;
    }

    private void begin(Asked update) {
        newest = update.number();
        FutureTask<Optional<Thought>> task = new FutureTask<>(() -> answerNewest(update));
        thoughts.add(task);
        WakeSignal signal = clock().signal();
        executor.execute(() -> {
            task.run();
            signal.wake();
        });
    }

    /** Answers an update, unless a newer one has arrived. */
    private Optional<Thought> answerNewest(Asked asked) {
        if (asked.number() < newest) {
            mind().follow(asked.text());
            return Optional.empty();
        }
        return Optional.of(thought(asked));
    }

    private static Optional<Thought> result(Future<Optional<Thought>> done) {
        try {
            return done.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("a mind has failed", failure.getCause());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private Thought thought(Asked asked) {
        String answer = mind().answer(asked.text());
        return new Thought(asked, answer, clock().nanos(), mind().why());
    }

    /** Records the reason of an answer, and returns the answer if there is one in time. */
    private Reply reply(Thought thought, int number) {
        Asked asked = thought.asked();
        Timestamps stamps = Timestamps.at(asked.publishedNanos(), thought.completeNanos());
        if (!thought.why().isEmpty()) {
            Invitation invitation = invitation();
            invitation
                    .recorder()
                    .write(new Event.Reasoned(
                            stamps.complete(), invitation.seat().number(), asked.number(), thought.why()));
        }
        boolean counts = !thought.answer().isEmpty()
                && stamps.complete() <= asked.limit().endNanos(asked.publishedNanos());
        return counts
                ? new Reply(number, Optional.of(thought.answer().getBytes(StandardCharsets.UTF_8)), false, stamps)
                : Reply.none(number, stamps);
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        executor.execute(() -> mind().acknowledged(acknowledgement.code()));
        return clock().nanos();
    }

    @Override
    public void conclude(String gameover) {
        executor.execute(() -> mind().over(gameover));
    }

    @Override
    public void leave() {
        open = Optional.empty();
        unseenUpdate = Optional.empty();
        thoughts.clear();
    }

    private Clock clock() {
        return invitation().clock();
    }

    private Invitation invitation() {
        return seated.invitation().orElseThrow(this::notSeated);
    }

    private Responder mind() {
        return seated.mind().orElseThrow(this::notSeated);
    }

    private IllegalStateException notSeated() {
        return new IllegalStateException(name + " has not joined a match");
    }

    private record Seated(Optional<Invitation> invitation, Optional<Responder> mind) {}

    private record Asked(int number, String text, long publishedNanos, TimeLimit limit) {}

    private record Thought(Asked asked, String answer, long completeNanos, String why) {}
}
