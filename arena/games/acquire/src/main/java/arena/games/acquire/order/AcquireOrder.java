package arena.games.acquire.order;

import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An order: the answer of a player to a prompt, or the order that the rules give instead.
 *
 * @param lines the commands, in order
 */
public record AcquireOrder(List<AcquireOrder.Line> lines) {

    /** The empty order. */
    public static final AcquireOrder NOTHING = new AcquireOrder(List.of());

    /**
     * A command with its line number.
     *
     * @param number the line of the answer, from 1; {@link #BY_RULES} for a command that the rules have added
     */
    public record Line(int number, AcquireCommand command) {

        /** The number of a line that is not in the answer. */
        public static final int BY_RULES = 0;
    }

    public AcquireOrder {
        lines = List.copyOf(lines);
    }

    /** Returns the order of these commands, one on each line. */
    public static AcquireOrder of(AcquireCommand... commands) {
        return of(List.of(commands));
    }

    /** Returns the order of these commands, one on each line. */
    public static AcquireOrder of(List<AcquireCommand> commands) {
        List<Line> lines = new ArrayList<>();
        commands.forEach(command -> lines.add(new Line(lines.size() + 1, command)));
        return new AcquireOrder(lines);
    }

    /** Returns the commands without their lines. */
    public List<AcquireCommand> commands() {
        return lines.stream().map(Line::command).toList();
    }

    /** Returns the commands of a kind, in order. */
    public <C extends AcquireCommand> Stream<C> all(Class<C> kind) {
        return lines.stream().map(Line::command).filter(kind::isInstance).map(kind::cast);
    }

    /** Returns the first command of a kind. */
    public <C extends AcquireCommand> Optional<C> first(Class<C> kind) {
        return all(kind).findFirst();
    }

    /** Returns the tile that is placed. */
    public Optional<HotelTile> tile() {
        return first(AcquireCommand.PlaceTile.class).map(AcquireCommand.PlaceTile::tile);
    }

    /** Returns whether the rules have drawn the tile by lot. */
    public boolean isTileByLot() {
        return lines.stream()
                .anyMatch(line -> line.number() == Line.BY_RULES && line.command() instanceof AcquireCommand.PlaceTile);
    }

    /** Returns the chain that is founded. */
    public Optional<HotelChain> create() {
        return first(AcquireCommand.Create.class).map(AcquireCommand.Create::chain);
    }

    /** Returns the chain that survives. */
    public Optional<HotelChain> survivor() {
        return first(AcquireCommand.Survivor.class).map(AcquireCommand.Survivor::chain);
    }

    /** Returns the chain that is settled next. */
    public Optional<HotelChain> settle() {
        return first(AcquireCommand.Settle.class).map(AcquireCommand.Settle::chain);
    }

    /** Returns the card that is played. */
    public Optional<PowerUp> card() {
        return first(AcquireCommand.PlayCard.class).flatMap(AcquireCommand.PlayCard::card);
    }

    /** Returns the purchases and trades, with the card and the declaration of the end. */
    public Purchase purchase() {
        return new Purchase(
                card(),
                all(AcquireCommand.Buy.class)
                        .map(buy -> new Purchase.Buy(buy.chain(), clamped(buy.shares())))
                        .toList(),
                all(AcquireCommand.Trade.class)
                        .map(trade -> new Purchase.Trade(trade.give(), trade.get()))
                        .toList(),
                declaresEnd());
    }

    /** Returns the number of shares of a defunct chain that are traded for the survivor's, at least 0. */
    public int exchange() {
        return first(AcquireCommand.Exchange.class)
                .map(command -> clamped(command.shares()))
                .orElse(0);
    }

    /** Returns the number of shares of a defunct chain that are kept, at least 0. */
    public int keep() {
        return first(AcquireCommand.Keep.class)
                .map(command -> clamped(command.shares()))
                .orElse(0);
    }

    /** Returns whether the end is declared. */
    public boolean declaresEnd() {
        return first(AcquireCommand.DeclareEnd.class).isPresent();
    }

    /** Returns a number of shares, clamped to 0 and just above all shares of a chain. */
    private static int clamped(long number) {
        return (int) Math.max(0, Math.min(number, HotelChain.SHARES + 1));
    }

    /**
     * Returns the text that every viewer sees: the commands that count, without a purchase that waits for a merger,
     * which becomes public when it is made.
     *
     * @param before the board on which the tile is placed
     */
    public String publicText(HotelBoard before) {
        boolean merges =
                tile().map(tile -> before.kind(tile) == HotelBoard.Kind.MERGES).orElse(false);
        List<String> texts = commands().stream()
                .filter(command -> !merges || isOfTile(command))
                .map(AcquireCommand::text)
                .toList();
        return texts.isEmpty() ? "End" : String.join("; ", texts);
    }

    private static boolean isOfTile(AcquireCommand command) {
        return command instanceof AcquireCommand.PlaceTile || command instanceof AcquireCommand.Survivor;
    }

    /** Returns the order on one line, with semicolons between the commands. */
    public String text() {
        return lines.stream().map(line -> line.command().text()).collect(Collectors.joining("; "));
    }
}
