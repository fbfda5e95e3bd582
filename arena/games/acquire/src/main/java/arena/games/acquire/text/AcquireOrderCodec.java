package arena.games.acquire.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.text.Cursor;
import arena.text.Lines;
import arena.text.Quote;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The codec of {@code output_i.txt}: one command a line and {@code End}. */
public final class AcquireOrderCodec implements AnswerCodec<AcquireView, AcquireOrder> {

    private static final String END = "end";

    /** {@inheritDoc} The lines before {@code End} count, lines after it do not; empty lines are skipped. */
    @Override
    public Answer<AcquireOrder> read(byte[] raw, AcquireView asked) {
        ChainSet chains = asked.chainSet();
        List<String> lines = Lines.of(raw);
        List<AcquireOrder.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = WordSplitter.of(lines.get(at));
            if (parts.size() == 1 && WordSplitter.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new AcquireOrder.Line(at + 1, CommandReader.read(lines.get(at), chains)));
            }
        }
        return new Answer.Given<>(new AcquireOrder(commands));
    }

    @Override
    public String write(AcquireOrder action) {
        return action.commands().stream().map(command -> command.text() + "\n").collect(Collectors.joining()) + "End\n";
    }

    /**
     * A reader of one line of an answer. Words may be in any case; blanks separate the parts. Errors are found in this
     * order: the first word, the number of parts, the parts from left to right.
     */
    private static final class CommandReader {

        private static final String NO_CARD = "0";

        private final String line;
        private final List<String> parts;
        private final ChainSet chains;

        private CommandReader(String line, ChainSet chains) {
            this.line = line;
            this.parts = WordSplitter.of(line);
            this.chains = chains;
        }

        /** Returns the command on a line that is not blank; {@link AcquireCommand.Unreadable} if it is none. */
        static AcquireCommand read(String line, ChainSet chains) {
            return new CommandReader(line, chains).command();
        }

        private AcquireCommand command() {
            return switch (WordSplitter.small(parts.get(0))) {
                case "tile" -> one(this::tile);
                case "create" -> one(part -> chain(part, AcquireCommand.Create::new));
                case "survivor" -> one(part -> chain(part, AcquireCommand.Survivor::new));
                case "settle" -> one(part -> chain(part, AcquireCommand.Settle::new));
                case "card" -> one(this::card);
                case "keep" -> one(part -> number(part, AcquireCommand.Keep::new));
                case "sell" -> one(part -> number(part, AcquireCommand.Sell::new));
                case "trade" ->
                    parts.size() == 2
                            ? number(parts.get(1), AcquireCommand.Exchange::new)
                            : two((give, get) ->
                                    chain(give, from -> chain(get, to -> new AcquireCommand.Trade(from, to))));
                case "buy" ->
                    two((chain, shares) ->
                            chain(chain, known -> number(shares, number -> new AcquireCommand.Buy(known, number))));
                case "declare-end" ->
                    parts.size() == 1 ? new AcquireCommand.DeclareEnd() : wrong(AcquireErrorCode.PARTS);
                default -> wrong(AcquireErrorCode.UNKNOWN_WORD);
            };
        }

        private AcquireCommand one(Function<String, AcquireCommand> reader) {
            return parts.size() == 2 ? reader.apply(parts.get(1)) : wrong(AcquireErrorCode.PARTS);
        }

        private AcquireCommand two(BiFunction<String, String, AcquireCommand> reader) {
            return parts.size() == 3 ? reader.apply(parts.get(1), parts.get(2)) : wrong(AcquireErrorCode.PARTS);
        }

        private AcquireCommand wrong(AcquireErrorCode code) {
            return new AcquireCommand.Unreadable(code, Quote.of(line));
        }

        private AcquireCommand tile(String part) {
            return HotelTile.of(part)
                    .<AcquireCommand>map(AcquireCommand.PlaceTile::new)
                    .orElseGet(() -> wrong(AcquireErrorCode.NO_TILE));
        }

        private AcquireCommand chain(String part, Function<HotelChain, AcquireCommand> reader) {
            return chains.of(part).map(reader).orElseGet(() -> wrong(AcquireErrorCode.UNKNOWN_CHAIN));
        }

        private AcquireCommand card(String part) {
            Optional<PowerUp> card = PowerUp.of(part);
            boolean none = part.equals(NO_CARD) || WordSplitter.small(part).equals(WordSplitter.small(PowerUp.NONE));
            return card.isPresent() || none ? new AcquireCommand.PlayCard(card) : wrong(AcquireErrorCode.UNKNOWN_CARD);
        }

        private AcquireCommand number(String part, Function<Long, AcquireCommand> reader) {
            Cursor cursor = new Cursor(part);
            OptionalLong number = cursor.takeSigned();
            return number.isPresent() && cursor.atEnd()
                    ? reader.apply(number.getAsLong())
                    : wrong(AcquireErrorCode.NO_NUMBER);
        }
    }
}
