package arena.exchange.state;

import arena.game.AnswerForm;
import arena.match.Prompt;
import arena.match.Reply;
import java.util.List;
import java.util.Optional;

/** The expectation of a match in a folder: the answer to a prompt, or orders in real time. */
public final class Expectation {

    /** The most names that a prompt brings: input, output, draft, acknowledgement, explanation. */
    private static final int NAMES_PER_PROMPT = 5;

    private final PendingOrders orders = new PendingOrders();
    private Optional<PendingPrompt> prompt = Optional.empty();
    private boolean inRealTime;

    void ask(Prompt asked, long nowNanos) {
        inRealTime = false;
        prompt = Optional.of(new PendingPrompt(asked, nowNanos));
    }

    /** Waits for orders from now on; returns false if it did so before. */
    boolean beginRealTime() {
        boolean begins = !inRealTime;
        inRealTime = true;
        return begins;
    }

    boolean isInRealTime() {
        return inRealTime;
    }

    /** Returns the last prompt, open or not. */
    Optional<PendingPrompt> prompt() {
        return prompt;
    }

    PendingOrders orders() {
        return orders;
    }

    /** Returns the prompt whose answer is awaited. */
    Optional<PendingPrompt> openPrompt() {
        return prompt.filter(asked -> !inRealTime && asked.isOpen());
    }

    /**
     * Returns the number that is awaited, or was awaited last.
     *
     * @param closed the number that was closed last
     */
    int number(int closed) {
        return inRealTime
                ? orders.next()
                : openPrompt().map(PendingPrompt::number).orElse(closed);
    }

    /**
     * Returns whether a listed name has a number that is over: such a name is listed each time and is not new.
     *
     * @param closed the number that was closed last
     */
    boolean isPast(FileName name, int closed) {
        boolean awaited = inRealTime || openPrompt().isPresent();
        return name.number() < number(closed) || (!awaited && name.number() == closed);
    }

    AnswerForm form() {
        return inRealTime ? orders.form() : prompt.map(PendingPrompt::form).orElse(AnswerForm.ONE_ORDER);
    }

    /** Returns how many names the match itself has caused so far. */
    public int expectedNames() {
        int prompts = prompt.map(PendingPrompt::number).orElse(0);
        return NAMES_PER_PROMPT * Math.max(prompts, Math.max(orders.updates(), orders.next()));
    }

    /** Returns whether there is something for the match. */
    public boolean hasFound() {
        return inRealTime ? !orders.isEmpty() : reply().isPresent();
    }

    /** Returns whether an answer or order is awaited, or the match may still begin with either. */
    public boolean waits() {
        return inRealTime || prompt.map(PendingPrompt::isOpen).orElse(true);
    }

    /** Returns the answer to the last prompt, once it was found or the prompt closed. */
    public Optional<Reply> reply() {
        return prompt.flatMap(PendingPrompt::reply);
    }

    /** Removes the next orders that were found, and returns them. */
    public List<Reply> takeOrders() {
        return orders.take();
    }

    /**
     * Returns when the match needs a scan.
     *
     * @param filesNanos when the known files need one
     */
    long wakeNanos(long filesNanos) {
        if (inRealTime) {
            return orders.isDue() ? 0 : filesNanos;
        }
        return openPrompt()
                .map(asked -> Math.min(filesNanos, asked.heartbeatNanos()))
                .orElse(Long.MAX_VALUE);
    }
}
