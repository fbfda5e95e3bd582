package arena.match;

import arena.game.TimeLimit;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A {@link Responder} on a seat. It thinks on the match's own thread, when it is looked at, so its time counts like
 * anybody else's, and nobody else is looked at meanwhile.
 */
public final class InProcessPlayer implements Player {

    private final String name;
    private final PlayerInfo info;
    private final Function<Invitation, Responder> minds;
    private Seated seated = new Seated(Optional.empty(), Optional.empty());
    private Optional<Asked> open = Optional.empty();
    private Optional<Asked> news = Optional.empty();
    private int orders;

    /**
     * Makes a player.
     *
     * @param minds makes the mind once the seat and the seed are known
     */
    public InProcessPlayer(String name, PlayerInfo info, Function<Invitation, Responder> minds) {
        this.name = name;
        this.info = info;
        this.minds = minds;
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
        seated = new Seated(Optional.of(invitation), Optional.of(minds.apply(invitation)));
    }

    @Override
    public Presence presence() {
        return new Presence.Here();
    }

    @Override
    public long ask(Prompt prompt) {
        long published = clock().nanos();
        open = Optional.of(new Asked(prompt.number(), prompt.text(), published, prompt.limit()));
        return published;
    }

    @Override
    public long tell(Update update) {
        long published = clock().nanos();
        news = Optional.of(new Asked(update.number(), update.text(), published, TimeLimit.NONE));
        return published;
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Asked> asked = open;
        open = Optional.empty();
        return asked.map(question -> think(question, question.number()));
    }

    @Override
    public Reply lastReply() {
        Asked asked = open.orElseThrow(() -> new IllegalStateException(name + " has no open prompt"));
        open = Optional.empty();
        return Reply.none(asked.number(), new Stamps(asked.publishedNanos(), Stamps.NEVER, Stamps.NEVER, Stamps.NEVER));
    }

    @Override
    public List<Reply> orders() {
        Optional<Reply> order = news.map(told -> think(told, orders + 1))
                .filter(reply -> reply.bytes().isPresent());
        news = Optional.empty();
        order.ifPresent(reply -> orders++);
        return order.stream().toList();
    }

    private Reply think(Asked asked, int number) {
        byte[] answer = mind().answer(asked.text()).getBytes(StandardCharsets.UTF_8);
        Stamps stamps = Stamps.at(asked.publishedNanos(), clock().nanos());
        writeReasons(asked.number(), stamps.complete());
        boolean counts = answer.length > 0 && stamps.complete() <= asked.limit().endNanos(asked.publishedNanos());
        return counts ? new Reply(number, Optional.of(answer), false, stamps) : Reply.none(number, stamps);
    }

    /** Writes down why it answers so, once its time has been taken. */
    private void writeReasons(int prompt, long atNanos) {
        String why = mind().why();
        if (!why.isEmpty()) {
            Invitation invitation = invitation();
            invitation
                    .scribe()
                    .write(new Event.Reasoned(atNanos, invitation.seat().number(), prompt, why));
        }
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        mind().acknowledged(acknowledgement.code());
        return clock().nanos();
    }

    @Override
    public void conclude(String gameover) {
        mind().over(gameover);
    }

    @Override
    public void leave() {
        open = Optional.empty();
        news = Optional.empty();
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
}
