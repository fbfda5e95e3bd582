package arena.games.windwardopolis.levels;

/**
 * A plan of a car: a drive to a place, and the next passenger or place.
 *
 * @param place the first target
 * @param next the person to board there or to be fetched from there; numbers from the number of people on are places to
 *     drive to
 */
record TripPlan(int place, int next) {
    static final TripPlan NOTHING = new TripPlan(CityGuide.NONE, CityGuide.NONE);
}
