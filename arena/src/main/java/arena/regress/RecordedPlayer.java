package arena.regress;

import arena.game.Departure;
import arena.game.Seat;
import arena.match.Acknowledgement;
import arena.match.Clock;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** A player that gives the answers of a recorded match, and none when they are used up. */
public final class RecordedPlayer implements Player {

    private final ResumedMatch resumed;
    private final Seat seat;
    private final String name;
    private Optional<Clock> clock = Optional.empty();
    private Optional<Asked> open = Optional.empty();

    private record Asked(int number, long publishedNanos) {}

    /**
     * Creates a player of a resumed match.
     *
     * @param name the name of the seat's player in the recorded match
     */
    public RecordedPlayer(ResumedMatch resumed, Seat seat, String name) {
        this.resumed = resumed;
        this.seat = seat;
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PlayerInfo info() {
        return new PlayerInfo("recorded", new TreeMap<>());
    }

    @Override
    public Duration patience() {
        return Duration.ZERO;
    }

    @Override
    public void join(Invitation invitation) {
        clock = Optional.of(invitation.clock());
    }

    @Override
    public Presence presence() {
        resumed.stopIfDone();
        return resumed.departure(seat)
                .<Presence>map(why -> new Presence.Gone(
                        why,
                        (why == Departure.RESIGNED ? why.words() + ", " : "") + "it left here in the recorded match"))
                .orElseGet(Presence.Here::new);
    }

    @Override
    public long ask(Prompt prompt) {
        long now = nanos();
        open = Optional.of(new Asked(prompt.number(), now));
        return now;
    }

    @Override
    public long tell(Update update) {
        return nanos();
    }

    @Override
    public Optional<Reply> reply() {
        return open.flatMap(asked -> resumed.recorded(seat, asked.number())).map(recorded -> close(recorded.output()));
    }

    @Override
    public Reply lastReply() {
        return close(Optional.empty());
    }

    private Reply close(Optional<RecordedOutput> output) {
        Asked asked = open.orElseThrow(() -> new IllegalStateException(name + " has no open prompt"));
        open = Optional.empty();
        Timestamps stamps = output.isPresent()
                ? Timestamps.at(asked.publishedNanos(), nanos())
                : new Timestamps(asked.publishedNanos(), Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER);
        return new Reply(asked.number(), output.map(RecordedOutput::bytes), false, stamps);
    }

    @Override
    public List<Reply> orders() {
        return List.of();
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        return nanos();
    }

    @Override
    public void conclude(String gameover) {
        open = Optional.empty();
    }

    @Override
    public void leave() {
        open = Optional.empty();
    }

    private long nanos() {
        return clock.orElseThrow(() -> new IllegalStateException(name + " has not joined a match"))
                .nanos();
    }
}
