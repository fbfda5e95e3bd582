package arena.superbot;

import arena.match.Responder;

/** A super bot: a responder that can say why it answered as it did. */
public interface Thinker extends Responder {

    /** Returns one line about the last answer: how far it looked, what it expects, what it believes; empty if it did not think. */
    String why();
}
