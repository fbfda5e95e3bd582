package arena.games.windwardopolis.levels;

import arena.games.windwardopolis.trip.Cards;
import arena.games.windwardopolis.trip.Effects;
import arena.search.SearchRandom;

/** The immediate effects of cards on a {@link PackedRound} (rules, "Power-Ups"). */
final class CardEffects {

    private static final int NONE = PackedRound.NONE;

    private CardEffects() {}

    /** Applies a card of a car. */
    static void work(PackedRound round, int me, Cards.Play play, SearchRandom dice) {
        switch (play.card().kind()) {
            case MOVE_PASSENGER -> move(round, round.guide.person(play.target()), dice);
            case CHANGE_DESTINATION -> redirect(round, car(play), dice);
            case ALL_OTHER_CARS_QUARTER_SPEED -> slowOthers(round, me);
            case STOP_CAR -> round.halt(car(play), Effects.TICKS);
            case RELOCATE_ALL_CARS -> relocateCars(round, dice);
            case RELOCATE_ALL_PASSENGERS -> relocatePassengers(round, me, dice);
            case MULT_DELIVERY_QUARTER_SPEED, MULT_DELIVERING_PASSENGER, MULT_DELIVER_AT_COMPANY ->
                throw new IllegalArgumentException("a card of a transit does not work at once: " + play);
        }
    }

    private static int car(Cards.Play play) {
        return Integer.parseInt(play.target()) - 1;
    }

    private static void slowOthers(PackedRound round, int me) {
        for (int car = 0; car < round.cars; car++) {
            if (car != me) {
                round.slow(car, Effects.TICKS);
            }
        }
    }

    private static void move(PackedRound round, int person, SearchRandom dice) {
        if (round.lobby[person] != NONE) {
            round.putInto(person, other(round, round.lobby[person], round.bound(person), dice));
        }
    }

    private static void redirect(PackedRound round, int car, SearchRandom dice) {
        int person = round.rider[car];
        if (person != NONE) {
            int company = other(round, round.bound(person), NONE, dice);
            round.redirect(person, company);
            round.drive(car, company, NONE);
        }
    }

    private static void relocateCars(PackedRound round, SearchRandom dice) {
        for (int car = 0; car < round.cars; car++) {
            round.relocate(
                    car,
                    round.guide
                            .straights()
                            .get(dice.below(round.guide.straights().size())));
        }
    }

    private static void relocatePassengers(PackedRound round, int me, SearchRandom dice) {
        int mine = round.rider[me];
        for (int person = 0; person < round.people; person++) {
            boolean stays = mine != NONE
                    && (round.guide.enemies(mine) >> person & 1) != 0
                    && round.lobby[person] == round.bound(mine);
            if (!stays) {
                move(round, person, dice);
            }
        }
    }

    /** Returns a random company other than two given ones. */
    private static int other(PackedRound round, int one, int two, SearchRandom dice) {
        int company = dice.below(round.guide.companies());
        while (company == one || company == two) {
            company = dice.below(round.guide.companies());
        }
        return company;
    }
}
