package arena.contest;

/**
 * Who takes part.
 *
 * @param name the team's name, which is also that of its folder
 * @param title what people call it; the name if it has no other
 * @param filler whether it only fills a place that nobody has entered for
 */
public record Entry(String name, String title, boolean filler) {}
