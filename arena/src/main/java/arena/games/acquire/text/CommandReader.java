package arena.games.acquire.text;

import arena.games.acquire.order.Command;
import arena.games.acquire.order.ErrorCode;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.Tile;
import arena.text.Cursor;
import arena.text.Quote;
import arena.text.Words;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Reads one line of an answer. Words may be in any case; the parts stand between runs of blanks. What is wrong is found
 * in this order: the first word, the number of parts, the parts from left to right.
 */
final class CommandReader {

    private static final String NO_CARD = "0";

    private final String line;
    private final List<String> parts;
    private final ChainSet chains;

    private CommandReader(String line, ChainSet chains) {
        this.line = line;
        this.parts = Words.of(line);
        this.chains = chains;
    }

    /** Returns the command on a line that holds text; what is none is {@link Command.Unreadable}. */
    static Command read(String line, ChainSet chains) {
        return new CommandReader(line, chains).command();
    }

    private Command command() {
        return switch (Words.small(parts.get(0))) {
            case "tile" -> one(this::tile);
            case "create" -> one(part -> chain(part, Command.Create::new));
            case "survivor" -> one(part -> chain(part, Command.Survivor::new));
            case "settle" -> one(part -> chain(part, Command.Settle::new));
            case "card" -> one(this::card);
            case "keep" -> one(part -> number(part, Command.Keep::new));
            case "sell" -> one(part -> number(part, Command.Sell::new));
            case "trade" ->
                parts.size() == 2
                        ? number(parts.get(1), Command.Exchange::new)
                        : two((give, get) -> chain(give, from -> chain(get, to -> new Command.Trade(from, to))));
            case "buy" ->
                two((chain, shares) -> chain(chain, known -> number(shares, number -> new Command.Buy(known, number))));
            case "declare-end" -> parts.size() == 1 ? new Command.DeclareEnd() : wrong(ErrorCode.PARTS);
            default -> wrong(ErrorCode.UNKNOWN_WORD);
        };
    }

    private Command one(Function<String, Command> reader) {
        return parts.size() == 2 ? reader.apply(parts.get(1)) : wrong(ErrorCode.PARTS);
    }

    private Command two(BiFunction<String, String, Command> reader) {
        return parts.size() == 3 ? reader.apply(parts.get(1), parts.get(2)) : wrong(ErrorCode.PARTS);
    }

    private Command wrong(ErrorCode code) {
        return new Command.Unreadable(code, Quote.of(line));
    }

    private Command tile(String part) {
        return Tile.of(part).<Command>map(Command.PlaceTile::new).orElseGet(() -> wrong(ErrorCode.NO_TILE));
    }

    private Command chain(String part, Function<Chain, Command> reader) {
        return chains.of(part).map(reader).orElseGet(() -> wrong(ErrorCode.UNKNOWN_CHAIN));
    }

    private Command card(String part) {
        Optional<Card> card = Card.of(part);
        boolean none = part.equals(NO_CARD) || Words.small(part).equals(Words.small(Card.NONE));
        return card.isPresent() || none ? new Command.PlayCard(card) : wrong(ErrorCode.UNKNOWN_CARD);
    }

    private Command number(String part, Function<Long, Command> reader) {
        Cursor cursor = new Cursor(part);
        OptionalLong number = cursor.takeSigned();
        return number.isPresent() && cursor.atEnd() ? reader.apply(number.getAsLong()) : wrong(ErrorCode.NO_NUMBER);
    }
}
