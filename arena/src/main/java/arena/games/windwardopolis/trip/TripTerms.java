package arena.games.windwardopolis.trip;

import arena.game.Setting;
import arena.game.Settings;
import java.util.List;

/**
 * Whose rules of passengers and cards hold, difference by difference.
 *
 * @param lastTrip how many trips a passenger makes: all 11, or 10
 * @param multipliers how many multiplier cards a deck has: 7, or 6
 * @param stopAgain what STOP_CAR does to a car that stands already: it adds its time, or begins it anew
 * @param misfit what becomes of a multiplier card that does not fit whoever boards: its coffee is drunk, or it is
 *     thrown out
 * @param companyCard when MULT_DELIVER_AT_COMPANY is compared with the destination: at the delivery, or at the pick-up
 */
public record TripTerms(Edition lastTrip, Edition multipliers, Edition stopAgain, Edition misfit, Edition companyCard) {

    /** How many trips a passenger makes. */
    public static final Setting LAST_TRIP = Edition.difference(
            "last-trip", "After how many trips a passenger is done: 11 in the document, 10 on the server.");

    /** How many multiplier cards a deck has. */
    public static final Setting MULTIPLIERS = Edition.difference(
            "multiplier-cards", "How many multiplier cards are dealt: 7 in the document, 6 by the server.");

    /** What STOP_CAR does to a car that stands already. */
    public static final Setting STOP_AGAIN = Edition.difference(
            "stop-again",
            "What STOP_CAR does to a stopped car: it adds 1,800 ticks in the document, sets 1,800 on the server.");

    /** What becomes of a multiplier card that does not fit. */
    public static final Setting MISFIT = Edition.difference(
            "misfit-card",
            "A multiplier card that does not fit: its coffee is drunk in the document, the server throws it out.");

    /** When the card of a company is compared. */
    public static final Setting COMPANY_CARD = Edition.difference(
            "company-card",
            "When a company's card is compared with the destination: at the delivery in the document, at the pick-up on"
                    + " the server.");

    /** The settings of all differences, in the order in which they are listed to people. */
    public static final List<Setting> SETTINGS = List.of(LAST_TRIP, MULTIPLIERS, STOP_AGAIN, MISFIT, COMPANY_CARD);

    private static final int DOCUMENT_MULTIPLIERS = 7;
    private static final int SERVER_MULTIPLIERS = 6;

    /** Returns the terms that follow one edition in everything. */
    public static TripTerms all(Edition edition) {
        return new TripTerms(edition, edition, edition, edition, edition);
    }

    /** Returns the terms that the settings of a match stand for. */
    public static TripTerms of(Settings settings) {
        return new TripTerms(
                Edition.of(settings, LAST_TRIP),
                Edition.of(settings, MULTIPLIERS),
                Edition.of(settings, STOP_AGAIN),
                Edition.of(settings, MISFIT),
                Edition.of(settings, COMPANY_CARD));
    }

    /** Returns how many multiplier cards are dealt. */
    int multiplierCards() {
        return multipliers == Edition.DOCUMENT ? DOCUMENT_MULTIPLIERS : SERVER_MULTIPLIERS;
    }

    /** Returns whether a passenger with so many companies left after the next destination has made the last trip. */
    boolean isLast(int left) {
        return lastTrip == Edition.SERVER && left == 0;
    }
}
