package windwardopolis;

import java.util.Optional;

/** Something that has happened: what, whose car it is about, and the card, if there is one. */
public record News(Status status, int seat, Optional<Card> card) {}
