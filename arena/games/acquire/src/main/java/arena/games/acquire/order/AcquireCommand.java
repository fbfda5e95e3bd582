package arena.games.acquire.order;

import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.Optional;

/** A command, which is one line of an answer. */
public sealed interface AcquireCommand {

    /** Returns the command as a bot writes it, without a line end. */
    String text();

    /** Returns whether a command of this kind may answer a question. */
    default boolean isAnswerTo(AcquireQuestion question, AcquireTerms terms) {
        if (this instanceof PlaceTile) {
            return question.wantsTile();
        } else if (this instanceof Create) {
            return question == AcquireQuestion.CHAIN || question.wantsTile();
        } else if (this instanceof Survivor) {
            return question == AcquireQuestion.SURVIVOR || question.wantsTile();
        } else if (this instanceof Settle) {
            return question == AcquireQuestion.DEFUNCT;
        } else if (this instanceof PlayCard) {
            return question == AcquireQuestion.SPECIAL || question.wantsStock();
        } else if (this instanceof Buy || this instanceof Trade) {
            return question.wantsStock();
        } else if (this instanceof DeclareEnd) {
            return question.wantsStock() && terms.endIsDeclared();
        }
        return question == AcquireQuestion.MERGE;
    }

    /** {@code tile 5F}: the tile is placed. */
    record PlaceTile(HotelTile tile) implements AcquireCommand {
        @Override
        public String text() {
            return "tile " + tile.text();
        }
    }

    /** {@code create G}: the chain is founded, if the tile founds one. */
    record Create(HotelChain chain) implements AcquireCommand {
        @Override
        public String text() {
            return "create " + chain.text();
        }
    }

    /** {@code survivor G}: the chain survives, if the tile merges equal ones. */
    record Survivor(HotelChain chain) implements AcquireCommand {
        @Override
        public String text() {
            return "survivor " + chain.text();
        }
    }

    /** {@code settle G}: the chain is settled next. */
    record Settle(HotelChain chain) implements AcquireCommand {
        @Override
        public String text() {
            return "settle " + chain.text();
        }
    }

    /** {@code card DRAW_5_TILES}: the card is played; {@code card NONE} plays none. */
    record PlayCard(Optional<PowerUp> card) implements AcquireCommand {
        @Override
        public String text() {
            return "card " + card.map(PowerUp::name).orElse(PowerUp.NONE);
        }
    }

    /** {@code buy G 2}: shares are bought. */
    record Buy(HotelChain chain, long shares) implements AcquireCommand {
        @Override
        public String text() {
            return "buy " + chain.text() + " " + shares;
        }
    }

    /** {@code trade A G}: two shares are traded for one, by a card. */
    record Trade(HotelChain give, HotelChain get) implements AcquireCommand {
        @Override
        public String text() {
            return "trade " + give.text() + " " + get.text();
        }
    }

    /** {@code trade 4}: shares of the defunct chain are traded for half as many of the survivor. */
    record Exchange(long shares) implements AcquireCommand {
        @Override
        public String text() {
            return "trade " + shares;
        }
    }

    /** {@code keep 1}: shares of the defunct chain are kept. */
    record Keep(long shares) implements AcquireCommand {
        @Override
        public String text() {
            return "keep " + shares;
        }
    }

    /** {@code sell 3}: shares of the defunct chain are sold, as the rest is anyway. */
    record Sell(long shares) implements AcquireCommand {
        @Override
        public String text() {
            return "sell " + shares;
        }
    }

    /** {@code declare-end}: the game ends after this turn. */
    record DeclareEnd() implements AcquireCommand {
        @Override
        public String text() {
            return "declare-end";
        }
    }

    /**
     * A line that is not a command.
     *
     * @param code the error
     * @param text the line, shortened
     */
    record Unreadable(AcquireErrorCode code, String text) implements AcquireCommand {}
}
