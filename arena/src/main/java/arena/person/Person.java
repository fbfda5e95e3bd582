package arena.person;

import arena.game.AnswerForm;
import arena.game.Departure;
import arena.match.Acknowledgement;
import arena.match.Invitation;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Presence;
import arena.match.Prompt;
import arena.match.Reply;
import arena.match.Timestamps;
import arena.match.Update;
import arena.text.Lines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A player that is a person. The thread of the match asks and never blocks; the user interface hands in the answers on
 * another thread.
 */
public final class Person implements Player {

    private final String name;
    private final PlayerInfo info;
    private Optional<Invitation> invitation = Optional.empty();
    private Optional<PublishedPrompt> open = Optional.empty();
    private Optional<PublishedUpdate> lastUpdate = Optional.empty();
    private Optional<Reply> submitted = Optional.empty();
    private String answered = "";
    private List<Reply> orders = new ArrayList<>();
    private int ordered;
    private boolean resigned;
    private volatile Optional<Adviser> adviser = Optional.empty();

    /** Creates a person with a name. */
    public Person(String name) {
        this(name, Map.of());
    }

    /**
     * Creates a person with a name.
     *
     * @param facts facts for the record, such as the display name on pages
     */
    public Person(String name, Map<String, String> facts) {
        this.name = name;
        this.info = new PlayerInfo("person", new TreeMap<>(facts));
    }

    private record PublishedPrompt(Prompt prompt, long publishedNanos) {
        long endNanos() {
            return prompt.limit().endNanos(publishedNanos);
        }
    }

    private record PublishedUpdate(Update update, long publishedNanos) {}

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

    /** Has a super bot follow the match from this seat; before the match begins. */
    public void advisedBy(Adviser superBot) {
        adviser = Optional.of(superBot);
    }

    /** Returns whether a super bot can give hints. */
    public boolean hasAdviser() {
        return adviser.isPresent();
    }

    /** Returns the hint of the adviser; empty if nothing is asked, or there is no adviser. Computing it takes time. */
    public Optional<Adviser.Hint> hint() {
        return form().isEmpty() ? Optional.empty() : adviser.flatMap(Adviser::hint);
    }

    @Override
    public void join(Invitation invited) {
        synchronized (this) {
            invitation = Optional.of(invited);
        }
        invited.first().ifPresent(first -> adviser.ifPresent(superBot -> superBot.begun(first)));
    }

    @Override
    public synchronized Presence presence() {
        return resigned ? new Presence.Gone(Departure.RESIGNED, "resigned") : new Presence.Here();
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        long published = open(prompt);
        // Not under the lock: a search for a hint may keep the adviser for a while.
        adviser.ifPresent(superBot -> superBot.asked(prompt.text()));
        return published;
    }

    private synchronized long open(Prompt prompt) {
        long published = nanos();
        open = Optional.of(new PublishedPrompt(prompt, published));
        submitted = Optional.empty();
        return published;
    }

    @Override
    public long sendUpdate(Update update) {
        long published = open(update);
        adviser.ifPresent(superBot -> superBot.told(update.text()));
        return published;
    }

    private synchronized long open(Update update) {
        long published = nanos();
        lastUpdate = Optional.of(new PublishedUpdate(update, published));
        return published;
    }

    /**
     * Hands in an answer from any thread: to the open prompt, or in real time as an order.
     *
     * @return whether the answer is accepted; it is not without an open prompt or after its time limit
     */
    public synchronized boolean hand(byte[] answer) {
        long now = nanos();
        if (answer.length == 0 || submitted.isPresent() || (open.isEmpty() && lastUpdate.isEmpty())) {
            return false;
        }
        if (open.isEmpty()) {
            Timestamps stamps = Timestamps.at(lastUpdate.get().publishedNanos(), now);
            orders.add(new Reply(++ordered, Optional.of(answer.clone()), false, stamps));
        } else if (now > open.get().endNanos()) {
            return false;
        } else {
            Timestamps stamps = Timestamps.at(open.get().publishedNanos(), now);
            submitted =
                    Optional.of(new Reply(open.get().prompt().number(), Optional.of(answer.clone()), false, stamps));
        }
        wakeMatch();
        return true;
    }

    /** Resigns the match, from any thread. */
    public synchronized void resign() {
        resigned = true;
        wakeMatch();
    }

    /** Returns the form of an answer to the open prompt; empty if none is open. */
    public synchronized Optional<AnswerForm> form() {
        return open.map(asked -> asked.prompt().answers())
                .or(() -> lastUpdate.map(published -> published.update().orders()));
    }

    /** Returns the time left for the open prompt, never negative; empty if none is open or it has no limit. */
    public synchronized Optional<Duration> timeLeft() {
        return open.filter(asked -> asked.prompt().limit().time().isPresent())
                .map(asked -> Duration.ofNanos(Math.max(0, asked.endNanos() - nanos())));
    }

    @Override
    public synchronized Optional<Reply> reply() {
        Optional<Reply> answer = submitted;
        answer.ifPresent(this::close);
        return answer;
    }

    @Override
    public synchronized Reply lastReply() {
        PublishedPrompt asked = open.orElseThrow(() -> new IllegalStateException(name + " has no open prompt"));
        Reply last = submitted.orElseGet(() -> Reply.none(
                asked.prompt().number(),
                new Timestamps(asked.publishedNanos(), Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER)));
        close(last);
        return last;
    }

    private void close(Reply reply) {
        answered = reply.bytes().map(Lines::decode).orElse("");
        close();
    }

    private synchronized void close() {
        open = Optional.empty();
        submitted = Optional.empty();
        lastUpdate = Optional.empty();
    }

    @Override
    public synchronized List<Reply> orders() {
        List<Reply> taken = orders;
        orders = new ArrayList<>();
        return taken;
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        long published;
        String output;
        synchronized (this) {
            published = nanos();
            output = answered;
        }
        adviser.ifPresent(superBot -> superBot.judged(output, acknowledgement.code()));
        return published;
    }

    @Override
    public void conclude(String gameover) {
        // The user interface shows the end of the match.
    }

    @Override
    public synchronized void leave() {
        close();
    }

    private synchronized void wakeMatch() {
        invitation.ifPresent(invited -> invited.clock().signal().wake());
    }

    private synchronized long nanos() {
        return invitation
                .orElseThrow(() -> new IllegalStateException(name + " has not joined a match"))
                .clock()
                .nanos();
    }
}
