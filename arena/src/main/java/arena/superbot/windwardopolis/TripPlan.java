package arena.superbot.windwardopolis;

/**
 * A drive to a place, and what follows there.
 *
 * @param place where to go
 * @param next who is to board there, or is fetched from there; from the number of people on, a place to go on to
 */
record TripPlan(int place, int next) {
    static final TripPlan NOTHING = new TripPlan(CityGuide.NONE, CityGuide.NONE);
}
