package arena.games.acquire;

import arena.games.acquire.Judge.Judgement;
import arena.games.acquire.Judge.Verdict;
import arena.games.acquire.order.Command;
import arena.games.acquire.order.ErrorCode;
import arena.games.acquire.order.Order;
import arena.games.acquire.order.Order.Line;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Judges the lines of one answer, one after the other. It is mutable and serves one answer. */
final class Verdicts {

    /** An answer has so many lines at most. */
    static final int MOST_LINES = 100;

    private final Tabletop table;
    private final Question question;
    private final List<Line> lines;
    private final SortedMap<Integer, ErrorCode> codes = new TreeMap<>();
    private final List<Line> counts = new ArrayList<>();
    private ErrorCode missing = ErrorCode.NO_ERROR;

    private Verdicts(State state, Order order) {
        this.table = new Tabletop(state);
        this.question = state.moment().question();
        this.lines = order.lines();
    }

    /** Returns the judgement of an answer of the one who is asked. */
    static Judgement of(State state, Order order) {
        Verdicts verdicts = new Verdicts(state, order);
        verdicts.judge();
        return verdicts.judgement();
    }

    private Judgement judgement() {
        List<Verdict> all = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            all.add(new Verdict(lines.get(at), codes.getOrDefault(at, ErrorCode.NO_ERROR)));
        }
        return new Judgement(all, missing, new Order(counts));
    }

    private void judge() {
        judgeForm();
        switch (question) {
            case SPECIAL -> judgeCard(true);
            case TILE, TILE_AND_STOCK -> judgeTile();
            case CHAIN -> create(table.moment().chains());
            case SURVIVOR -> survivor(table.moment().placing().orElseThrow().tile());
            case DEFUNCT -> settle(table.moment().chains());
            case MERGE -> judgeMerge();
            case STOCK -> judgeStock(false);
            case END -> throw new IllegalArgumentException("nobody is asked any more");
        }
    }

    /** What is wrong with a line whatever lies on the table. */
    private void judgeForm() {
        List<Class<?>> seen = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            Command command = lines.get(at).command();
            boolean repeatable = command instanceof Command.Buy || command instanceof Command.Trade;
            if (at >= MOST_LINES) {
                codes.put(at, ErrorCode.PAST_LAST);
            } else if (command instanceof Command.Unreadable unreadable) {
                codes.put(at, unreadable.code());
            } else if (!Judge.isAsked(table.terms(), question, command)) {
                codes.put(at, ErrorCode.NOT_ASKED);
            } else if (seen.contains(command.getClass()) && !repeatable) {
                codes.put(at, ErrorCode.TWICE);
            }
            seen.add(command.getClass());
        }
    }

    /** Returns the lines with a command of a kind of which nothing is known to be wrong. */
    private <C extends Command> List<Integer> all(Class<C> kind) {
        List<Integer> found = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            if (kind.isInstance(lines.get(at).command()) && !codes.containsKey(at)) {
                found.add(at);
            }
        }
        return found;
    }

    private <C extends Command> Optional<Integer> first(Class<C> kind) {
        return all(kind).stream().findFirst();
    }

    private <C extends Command> C command(int at, Class<C> kind) {
        return kind.cast(lines.get(at).command());
    }

    private void fault(int at, ErrorCode code) {
        codes.put(at, code);
    }

    private void isMissing(ErrorCode code) {
        missing = missing == ErrorCode.NO_ERROR ? code : missing;
    }

    private void count(int at) {
        counts.add(lines.get(at));
    }

    private void countByRules(Command command) {
        counts.add(new Line(Line.BY_RULES, command));
    }

    /** Counts a card that is held and belongs to the question, and returns it. */
    private Optional<Card> judgeCard(boolean forTiles) {
        Optional<Integer> at = first(Command.PlayCard.class);
        Optional<Card> card =
                at.flatMap(line -> command(line, Command.PlayCard.class).card());
        if (card.isEmpty()) {
            return Optional.empty();
        }
        if (card.get().isForTiles() != forTiles) {
            fault(at.get(), ErrorCode.CARD_UNASKED);
        } else if (!table.holds(table.mover(), card.get())) {
            fault(at.get(), ErrorCode.CARD_SPENT);
        } else {
            count(at.get());
            return card;
        }
        return Optional.empty();
    }

    private void judgeTile() {
        List<Tile> playable = table.playable(table.mover());
        Optional<Integer> at = first(Command.PlaceTile.class);
        boolean open = false;
        if (playable.isEmpty()) {
            at.ifPresent(line -> fault(line, ErrorCode.TILE_UNASKED));
        } else {
            ErrorCode code = at.map(
                            line -> code(command(line, Command.PlaceTile.class).tile()))
                    .orElse(ErrorCode.TILE_MISSING);
            open = code == ErrorCode.NO_ERROR ? place(at.orElseThrow()) : placeByLot(at, code, playable);
        }
        if (question.wantsStock()) {
            judgeStock(open);
        }
    }

    private ErrorCode code(Tile tile) {
        if (!table.board().isFree(tile)) {
            return ErrorCode.TILE_ON_BOARD;
        }
        if (!table.hand(table.mover()).contains(tile)) {
            return ErrorCode.TILE_NOT_HELD;
        }
        return switch (table.board().kind(tile)) {
            case DEAD -> ErrorCode.TILE_DEAD;
            case NOT_NOW -> ErrorCode.TILE_NOT_NOW;
            case LOOSE, GROWS, FOUNDS, MERGES -> ErrorCode.NO_ERROR;
        };
    }

    private boolean place(int at) {
        count(at);
        return placed(command(at, Command.PlaceTile.class).tile());
    }

    private boolean placeByLot(Optional<Integer> at, ErrorCode code, List<Tile> playable) {
        at.ifPresentOrElse(line -> fault(line, code), () -> isMissing(code));
        Tile tile = table.lot(playable);
        countByRules(new Command.PlaceTile(tile));
        return placed(tile);
    }

    /**
     * Lays the tile to see what can be bought after it, and returns whether that is still open, since a merger is to be
     * settled first.
     */
    private boolean placed(Tile tile) {
        Board.Effect effect = table.board().effect(tile);
        if (effect.kind() == Board.Kind.FOUNDS) {
            found(tile);
        } else if (effect.kind() == Board.Kind.GROWS) {
            table.join(tile, table.terms().chain(effect.chains().get(0)));
        } else if (effect.kind() == Board.Kind.MERGES) {
            return merge(tile);
        }
        return false;
    }

    /** Founds a chain on trial; by steps the chain may be named already, and is asked for if it is not. */
    private void found(Tile tile) {
        List<Chain> inactive = Turns.inactive(table);
        boolean named = first(Command.Create.class).isPresent();
        if (inactive.size() > 1 && !named && table.terms().bySteps()) {
            return;
        }
        Chain founded = inactive.size() > 1 || named ? create(inactive) : inactive.get(0);
        table.give(table.mover(), founded, Math.min(1, table.bank(founded)));
        table.join(tile, founded);
    }

    /** Merges chains on trial, and returns whether there is anybody who will be asked about shares. */
    private boolean merge(Tile tile) {
        List<Chain> survivors = Mergers.survivors(table, tile);
        boolean named = first(Command.Survivor.class).isPresent();
        if (survivors.size() > 1 && !named && table.terms().bySteps()) {
            return true;
        }
        Chain survivor = survivors.size() > 1 ? survivor(tile) : survivors.get(0);
        boolean open = Mergers.beside(table, tile).stream()
                .anyMatch(chain -> !chain.equals(survivor) && table.bank(chain) < Chain.SHARES);
        table.join(tile, survivor);
        return open;
    }

    private Chain create(List<Chain> inactive) {
        return chosen(
                first(Command.Create.class),
                at -> command(at, Command.Create.class).chain(),
                chain -> inactive.contains(chain) ? ErrorCode.NO_ERROR : ErrorCode.CREATE_TAKEN,
                new Default(ErrorCode.CREATE_MISSING, new Command.Create(inactive.get(0)), inactive.get(0)));
    }

    private Chain survivor(Tile tile) {
        List<Chain> survivors = Mergers.survivors(table, tile);
        return chosen(
                first(Command.Survivor.class),
                at -> command(at, Command.Survivor.class).chain(),
                chain -> code(chain, tile, survivors),
                new Default(ErrorCode.SURVIVOR_MISSING, new Command.Survivor(survivors.get(0)), survivors.get(0)));
    }

    private ErrorCode code(Chain survivor, Tile tile, List<Chain> survivors) {
        if (survivors.contains(survivor)) {
            return ErrorCode.NO_ERROR;
        }
        if (!table.board().has(survivor)) {
            return ErrorCode.SURVIVOR_INACTIVE;
        }
        return Mergers.beside(table, tile).contains(survivor) ? ErrorCode.SURVIVOR_SMALL : ErrorCode.SURVIVOR_STRANGER;
    }

    private void settle(List<Chain> choices) {
        chosen(
                first(Command.Settle.class),
                at -> command(at, Command.Settle.class).chain(),
                chain -> choices.contains(chain) ? ErrorCode.NO_ERROR : ErrorCode.SETTLE_STRANGER,
                new Default(ErrorCode.SETTLE_MISSING, new Command.Settle(choices.get(0)), choices.get(0)));
    }

    /** What counts if no chain is chosen, and the code for that. */
    private record Default(ErrorCode missing, Command command, Chain chain) {}

    /** Counts the chain that a line names, or the default one, and returns it. */
    private Chain chosen(
            Optional<Integer> at, Function<Integer, Chain> named, Function<Chain, ErrorCode> code, Default otherwise) {
        ErrorCode found = at.map(named).map(code).orElse(otherwise.missing());
        if (at.isPresent() && found == ErrorCode.NO_ERROR) {
            count(at.get());
            return named.apply(at.get());
        }
        at.ifPresentOrElse(line -> fault(line, found), () -> isMissing(found));
        countByRules(otherwise.command());
        return otherwise.chain();
    }

    private void judgeMerge() {
        int player = table.moment().asked();
        int held = table.shares(player, table.moment().chains().get(0));
        int available = table.bank(table.moment().chains().get(1));
        Mergers.Disposal wanted = Mergers.Disposal.of(new Order(lines), held, available);
        Optional<Integer> exchange = first(Command.Exchange.class);
        Optional<Integer> keep = first(Command.Keep.class);
        Optional<Integer> sell = first(Command.Sell.class);
        exchange.ifPresent(at ->
                judge(at, exchangeCode(command(at, Command.Exchange.class).shares(), held, available)));
        int offered = Math.min(new Order(lines).exchange(), held);
        keep.ifPresent(at -> judge(at, keepCode(command(at, Command.Keep.class).shares(), held - offered)));
        sell.ifPresent(at -> judge(at, sellCode(command(at, Command.Sell.class).shares(), wanted.sold())));
        count(exchange, wanted.traded(), new Command.Exchange(wanted.traded()));
        count(keep, wanted.kept(), new Command.Keep(wanted.kept()));
        count(sell, wanted.sold(), new Command.Sell(wanted.sold()));
    }

    private void judge(int at, ErrorCode code) {
        if (code != ErrorCode.NO_ERROR) {
            fault(at, code);
        }
    }

    private static ErrorCode exchangeCode(long shares, int held, int available) {
        if (shares < 0) {
            return ErrorCode.NEGATIVE;
        }
        if (shares > held) {
            return ErrorCode.EXCHANGE_TOO_MANY;
        }
        if (shares % 2 != 0) {
            return ErrorCode.EXCHANGE_ODD;
        }
        return shares / 2 > available ? ErrorCode.EXCHANGE_BANK : ErrorCode.NO_ERROR;
    }

    private static ErrorCode keepCode(long shares, int left) {
        if (shares < 0) {
            return ErrorCode.NEGATIVE;
        }
        return shares > left ? ErrorCode.KEEP_TOO_MANY : ErrorCode.NO_ERROR;
    }

    private static ErrorCode sellCode(long shares, int sold) {
        if (shares < 0) {
            return ErrorCode.NEGATIVE;
        }
        return shares == sold ? ErrorCode.NO_ERROR : ErrorCode.SELL_SUM;
    }

    private void count(Optional<Integer> at, int shares, Command command) {
        if (shares > 0) {
            counts.add(new Line(at.map(line -> lines.get(line).number()).orElse(Line.BY_RULES), command));
        }
    }

    /**
     * Judges purchase, trades and the declaration of the end.
     *
     * @param open whether cash and shares may still change before
     */
    private void judgeStock(boolean open) {
        Optional<Card> card = judgeCard(false);
        new StockVerdicts(table, card, open).judge(lines, codes, counts);
    }
}
