package arena.superbot.level;

import arena.match.Responder;

/** A super bot: a responder that can also follow a match in which another decides. */
public interface AdvisingResponder extends Responder {

    /**
     * {@inheritDoc} Or another answers it; then {@link #played} tells what the answer was. It does not think about it.
     */
    @Override
    void follow(String input);

    /**
     * Learns that another answer was given to the last prompt than its own: somebody asked it for advice only, or a
     * recorded match is being followed. An answer that cannot be read is one that it made nothing of.
     */
    void played(String output);
}
