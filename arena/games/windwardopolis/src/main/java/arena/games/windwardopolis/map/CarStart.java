package arena.games.windwardopolis.map;

/** The start of a car: the middle of a straight road tile, in the lane of a heading. */
public record CarStart(MapTile tile, Heading heading) {}
