package arena.match;

import java.util.Arrays;
import java.util.Optional;

/**
 * A reply of a player.
 *
 * @param number the prompt it answers, or in real time the player's own count of its orders
 * @param bytes the answer as it was written, at least one byte; empty if there is none that can be judged
 * @param draft whether a draft replaces it
 * @param stamps when it was seen
 * @param misplaced where there is no answer, a file that was probably meant as one
 */
public record Reply(
        int number, Optional<byte[]> bytes, boolean draft, Timestamps stamps, Optional<MisplacedAnswer> misplaced) {

    /** Makes a reply without a misplaced file. */
    public Reply(int number, Optional<byte[]> bytes, boolean draft, Timestamps stamps) {
        this(number, bytes, draft, stamps, Optional.empty());
    }

    /** Returns the reply of a player without an answer that can be judged. */
    public static Reply none(int number, Timestamps stamps) {
        return new Reply(number, Optional.empty(), false, stamps);
    }

    /** Returns the same reply with a file that was probably meant as the answer. */
    public Reply with(MisplacedAnswer meant) {
        return new Reply(number, bytes, draft, stamps, Optional.of(meant));
    }

    /** Returns whether no file of the right name was ever seen, and no misplaced one is known. */
    public boolean isUnexplained() {
        return bytes.isEmpty() && stamps.listed() == Timestamps.NEVER && misplaced.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Reply reply
                && number == reply.number
                && draft == reply.draft
                && stamps.equals(reply.stamps)
                && misplaced.equals(reply.misplaced)
                && Arrays.equals(bytes.orElse(new byte[0]), reply.bytes.orElse(new byte[0]));
    }

    @Override
    public int hashCode() {
        return 31 * number + Arrays.hashCode(bytes.orElse(new byte[0]));
    }
}
