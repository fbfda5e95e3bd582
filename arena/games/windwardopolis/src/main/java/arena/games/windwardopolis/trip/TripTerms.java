package arena.games.windwardopolis.trip;

import arena.game.Setting;
import arena.game.Settings;
import java.util.List;

/**
 * The rules of passengers and cards in which the document and the server of 2014 differ.
 *
 * @param lastTrip the number of trips of a passenger: all 11, or 10
 * @param multipliers the number of multiplier cards in a deck: 7, or 6
 * @param stopAgain the effect of STOP_CAR on a stopped car: it adds its time, or restarts it
 * @param misfit the treatment of a multiplier card that does not fit the boarding passenger: its coffee is used, or it
 *     is discarded
 * @param companyCard the moment when MULT_DELIVER_AT_COMPANY is compared with the destination: the delivery, or the
 *     pick-up
 */
public record TripTerms(Edition lastTrip, Edition multipliers, Edition stopAgain, Edition misfit, Edition companyCard) {

    /** The number of trips of a passenger. */
    public static final Setting LAST_TRIP = Edition.difference(
            "last-trip",
            "The number of trips after which a passenger is done: 11 in the document, 10 on the" + " server.");

    /** The number of multiplier cards in a deck. */
    public static final Setting MULTIPLIERS = Edition.difference(
            "multiplier-cards", "The number of multiplier cards in a deck: 7 in the document, 6 on the server.");

    /** The effect of STOP_CAR on a stopped car. */
    public static final Setting STOP_AGAIN = Edition.difference(
            "stop-again",
            "The effect of STOP_CAR on a stopped car: it adds 1,800 ticks in the document, and sets 1,800 ticks on"
                    + " the server.");

    /** The treatment of a multiplier card that does not fit. */
    public static final Setting MISFIT = Edition.difference(
            "misfit-card",
            "What happens to a multiplier card that does not fit: in the document its coffee is used, on the server"
                    + " it is discarded.");

    /** The moment when the card of a company is compared. */
    public static final Setting COMPANY_CARD = Edition.difference(
            "company-card",
            "When a company's card is compared with the destination: at the delivery in the document, at the pick-up on"
                    + " the server.");

    /** The settings of all differences, in the order in which people see them. */
    public static final List<Setting> SETTINGS = List.of(LAST_TRIP, MULTIPLIERS, STOP_AGAIN, MISFIT, COMPANY_CARD);

    private static final int DOCUMENT_MULTIPLIERS = 7;
    private static final int SERVER_MULTIPLIERS = 6;

    /** Returns the terms that follow one edition in everything. */
    public static TripTerms all(Edition edition) {
        return new TripTerms(edition, edition, edition, edition, edition);
    }

    /** Returns the terms in the settings of a match. */
    public static TripTerms of(Settings settings) {
        return new TripTerms(
                Edition.of(settings, LAST_TRIP),
                Edition.of(settings, MULTIPLIERS),
                Edition.of(settings, STOP_AGAIN),
                Edition.of(settings, MISFIT),
                Edition.of(settings, COMPANY_CARD));
    }

    /** Returns the number of multiplier cards that are dealt. */
    int multiplierCards() {
        return multipliers == Edition.DOCUMENT ? DOCUMENT_MULTIPLIERS : SERVER_MULTIPLIERS;
    }

    /**
     * Returns whether a passenger with a number of companies left after the next destination has made the last trip.
     */
    boolean isLast(int left) {
        return lastTrip == Edition.SERVER && left == 0;
    }
}
