package arena.door.wire;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A source of the bot that plays a seat in one match. */
public interface ClientSource {

    /** Returns the bot, after waiting for it; empty if none has joined. On the thread of the door. */
    Optional<WireClient> await() throws InterruptedException;

    /** Returns why no bot will come, in words; empty if one may. */
    default Optional<String> absence() {
        return Optional.empty();
    }

    /** Gives the bot back after the match; it may be called more than once. */
    void end();

    /** Returns a source of a bot that has joined and is claimed; it stays connected after the match. */
    static ClientSource of(Optional<WireClient> client) {
        AtomicBoolean ended = new AtomicBoolean();
        return new ClientSource() {
            @Override
            public Optional<WireClient> await() {
                return client;
            }

            @Override
            public Optional<String> absence() {
                return client.isPresent() ? Optional.empty() : Optional.of("no bot has joined for this seat");
            }

            @Override
            public void end() {
                // Another match may have claimed it since the first call.
                client.filter(bot -> ended.compareAndSet(false, true)).ifPresent(WireClient::release);
            }
        };
    }
}
