package arena.games.windwardopolis.map;

/** The middle of a straight road tile, in the lane of a heading: where a car may begin. */
public record CarStart(MapTile tile, Heading heading) {}
