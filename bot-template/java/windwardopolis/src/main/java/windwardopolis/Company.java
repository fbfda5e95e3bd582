package windwardopolis;

/** A company, and its bus stop. */
public record Company(String name, Tile stop) {}
