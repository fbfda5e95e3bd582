package arena.games.acquire.state;

import java.util.List;
import java.util.Optional;

/** The seven chains of a rule set, in the alphabetical order of their names. */
public enum ChainSet {
    /** The contest of 2015 (Hotel Stock Price). */
    WINDWARD(
            new HotelChain(0, "A", "Amazon", ChainSet.CHEAP),
            new HotelChain(1, "G", "Google", ChainSet.CHEAP),
            new HotelChain(2, "H", "HP", ChainSet.DEAR),
            new HotelChain(3, "J", "JetBrains", ChainSet.MIDDLE),
            new HotelChain(4, "M", "Microsoft", ChainSet.MIDDLE),
            new HotelChain(5, "S", "Salesforce", ChainSet.MIDDLE),
            new HotelChain(6, "W", "Windward", ChainSet.DEAR)),
    /** The board game. */
    CLASSIC(
            new HotelChain(0, "A", "American", ChainSet.MIDDLE),
            new HotelChain(1, "C", "Continental", ChainSet.DEAR),
            new HotelChain(2, "F", "Festival", ChainSet.MIDDLE),
            new HotelChain(3, "I", "Imperial", ChainSet.DEAR),
            new HotelChain(4, "L", "Luxor", ChainSet.CHEAP),
            new HotelChain(5, "T", "Tower", ChainSet.CHEAP),
            new HotelChain(6, "W", "Worldwide", ChainSet.MIDDLE));

    private static final int CHEAP = 200;
    private static final int MIDDLE = 300;
    private static final int DEAR = 400;

    // A list of records of numbers and texts never changes; the check knows only what is annotated.
    @SuppressWarnings("ImmutableEnumChecker")
    private final List<HotelChain> chains;

    ChainSet(HotelChain... chains) {
        this.chains = List.of(chains);
    }

    /** Returns the chains in order. */
    public List<HotelChain> chains() {
        return chains;
    }

    /** Returns the chain at an index. */
    public HotelChain at(int place) {
        return chains.get(place);
    }

    /** Returns the chain with a letter or name, in any case; nothing if there is none. */
    public Optional<HotelChain> of(String text) {
        return chains.stream()
                .filter(chain ->
                        chain.text().equalsIgnoreCase(text) || chain.name().equalsIgnoreCase(text))
                .findFirst();
    }
}
