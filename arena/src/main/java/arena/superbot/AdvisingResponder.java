package arena.superbot;

import arena.match.Responder;

/** A responder that can also follow a match in which another player decides, and give advice. */
public interface AdvisingResponder extends Responder {

    /**
     * {@inheritDoc} The responder does not search for an answer; {@link #played} reports the answer of the other
     * player.
     */
    @Override
    void follow(String input);

    /**
     * Reports the answer that was given to the last prompt instead of its own: the responder was asked for advice only,
     * or it follows a recorded match. An unreadable answer is ignored.
     */
    void played(String output);
}
