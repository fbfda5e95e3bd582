package arena.games.acquire.order;

import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Purchase;
import arena.games.acquire.state.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a player answers to a prompt, or what the rules make of it.
 *
 * @param lines its commands, in order
 */
public record Order(List<Order.Line> lines) {

    /** Nothing. */
    public static final Order NOTHING = new Order(List.of());

    /**
     * A command where it stands.
     *
     * @param number the line of the answer, from 1; {@link #BY_RULES} for a command that the rules have put in
     */
    public record Line(int number, Command command) {

        /** The number of a line that nobody has written. */
        public static final int BY_RULES = 0;
    }

    public Order {
        lines = List.copyOf(lines);
    }

    /** Returns the order of these commands, one on each line. */
    public static Order of(Command... commands) {
        return of(List.of(commands));
    }

    /** Returns the order of these commands, one on each line. */
    public static Order of(List<Command> commands) {
        List<Line> lines = new ArrayList<>();
        commands.forEach(command -> lines.add(new Line(lines.size() + 1, command)));
        return new Order(lines);
    }

    /** Returns the commands without their lines. */
    public List<Command> commands() {
        return lines.stream().map(Line::command).toList();
    }

    /** Returns the commands of a kind, in order. */
    public <C extends Command> Stream<C> all(Class<C> kind) {
        return lines.stream().map(Line::command).filter(kind::isInstance).map(kind::cast);
    }

    /** Returns the first command of a kind. */
    public <C extends Command> Optional<C> first(Class<C> kind) {
        return all(kind).findFirst();
    }

    /** Returns the tile that is placed. */
    public Optional<Tile> tile() {
        return first(Command.PlaceTile.class).map(Command.PlaceTile::tile);
    }

    /** Returns whether the rules have put the tile in. */
    public boolean isTileByLot() {
        return lines.stream()
                .anyMatch(line -> line.number() == Line.BY_RULES && line.command() instanceof Command.PlaceTile);
    }

    /** Returns the chain that is founded. */
    public Optional<Chain> create() {
        return first(Command.Create.class).map(Command.Create::chain);
    }

    /** Returns the chain that survives. */
    public Optional<Chain> survivor() {
        return first(Command.Survivor.class).map(Command.Survivor::chain);
    }

    /** Returns the chain that is settled next. */
    public Optional<Chain> settle() {
        return first(Command.Settle.class).map(Command.Settle::chain);
    }

    /** Returns the card that is played. */
    public Optional<Card> card() {
        return first(Command.PlayCard.class).flatMap(Command.PlayCard::card);
    }

    /** Returns what is bought and traded, with the card that is played with it and the end that is declared. */
    public Purchase purchase() {
        return new Purchase(
                card(),
                all(Command.Buy.class)
                        .map(buy -> new Purchase.Buy(buy.chain(), whole(buy.shares())))
                        .toList(),
                all(Command.Trade.class)
                        .map(trade -> new Purchase.Trade(trade.give(), trade.get()))
                        .toList(),
                declaresEnd());
    }

    /** Returns how many shares of a defunct chain are given for the survivor's, not less than none. */
    public int exchange() {
        return first(Command.Exchange.class)
                .map(command -> whole(command.shares()))
                .orElse(0);
    }

    /** Returns how many shares of a defunct chain are kept, not less than none. */
    public int keep() {
        return first(Command.Keep.class).map(command -> whole(command.shares())).orElse(0);
    }

    /** Returns whether the end is declared. */
    public boolean declaresEnd() {
        return first(Command.DeclareEnd.class).isPresent();
    }

    /** A number that is not below 0 and not above all that there can be. */
    private static int whole(long number) {
        return (int) Math.max(0, Math.min(number, Chain.SHARES + 1));
    }

    /** Returns it on one line, with semicolons between the commands. */
    public String text() {
        return lines.stream().map(line -> line.command().text()).collect(Collectors.joining("; "));
    }
}
