package arena.games.acquire;

import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.order.AcquireOrder.Line;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** The judge of the lines of one answer, in order. It is mutable and serves one answer. */
final class LineJudge {

    /** The most lines of an answer. */
    static final int MOST_LINES = 100;

    private final StepState table;
    private final AcquireQuestion question;
    private final List<Line> lines;
    private final SortedMap<Integer, AcquireErrorCode> codes = new TreeMap<>();
    private final List<Line> counts = new ArrayList<>();
    private AcquireErrorCode missing = AcquireErrorCode.NO_ERROR;

    /**
     * A line with its code.
     *
     * @param code the error, or {@link AcquireErrorCode#NO_ERROR} if the line counts as it is
     */
    record JudgedLine(Line line, AcquireErrorCode code) {}

    /**
     * The judgement of an answer.
     *
     * @param lines the judged lines, in order
     * @param missing the code of a command that the answer lacks, or {@link AcquireErrorCode#NO_ERROR}
     * @param counts the order that counts, cut to what is allowed
     */
    record Judgement(List<JudgedLine> lines, AcquireErrorCode missing, AcquireOrder counts) {

        Judgement {
            lines = List.copyOf(lines);
        }

        /** Returns the first line that is wrong. */
        Optional<JudgedLine> firstFault() {
            return lines.stream()
                    .filter(judged -> judged.code() != AcquireErrorCode.NO_ERROR)
                    .findFirst();
        }
    }

    private LineJudge(AcquireState state, AcquireOrder order) {
        this.table = new StepState(state);
        this.question = state.moment().question();
        this.lines = order.lines();
    }

    /** Returns the judgement of an answer of the player that is asked. */
    static Judgement judge(AcquireState state, AcquireOrder order) {
        LineJudge judge = new LineJudge(state, order);
        judge.judge();
        return judge.judgement();
    }

    private Judgement judgement() {
        List<JudgedLine> all = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            all.add(new JudgedLine(lines.get(at), codes.getOrDefault(at, AcquireErrorCode.NO_ERROR)));
        }
        return new Judgement(all, missing, new AcquireOrder(counts));
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

    /** Finds the errors of lines that do not depend on the board. */
    private void judgeForm() {
        List<Class<?>> seen = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            AcquireCommand command = lines.get(at).command();
            boolean repeatable = command instanceof AcquireCommand.Buy || command instanceof AcquireCommand.Trade;
            if (at >= MOST_LINES) {
                codes.put(at, AcquireErrorCode.PAST_LAST);
            } else if (command instanceof AcquireCommand.Unreadable unreadable) {
                codes.put(at, unreadable.code());
            } else if (!command.isAnswerTo(question, table.terms())) {
                codes.put(at, AcquireErrorCode.NOT_ASKED);
            } else if (seen.contains(command.getClass()) && !repeatable) {
                codes.put(at, AcquireErrorCode.TWICE);
            }
            seen.add(command.getClass());
        }
    }

    /** Returns the indices of the lines with a command of a kind and without a known error. */
    private <C extends AcquireCommand> List<Integer> all(Class<C> kind) {
        List<Integer> found = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            if (kind.isInstance(lines.get(at).command()) && !codes.containsKey(at)) {
                found.add(at);
            }
        }
        return found;
    }

    private <C extends AcquireCommand> Optional<Integer> first(Class<C> kind) {
        return all(kind).stream().findFirst();
    }

    private <C extends AcquireCommand> C command(int at, Class<C> kind) {
        return kind.cast(lines.get(at).command());
    }

    private void fault(int at, AcquireErrorCode code) {
        codes.put(at, code);
    }

    private void isMissing(AcquireErrorCode code) {
        missing = missing == AcquireErrorCode.NO_ERROR ? code : missing;
    }

    private void count(int at) {
        counts.add(lines.get(at));
    }

    private void countByRules(AcquireCommand command) {
        counts.add(new Line(Line.BY_RULES, command));
    }

    /** Counts a card that the player holds and that belongs to the question, and returns it. */
    private Optional<PowerUp> judgeCard(boolean forTiles) {
        Optional<Integer> at = first(AcquireCommand.PlayCard.class);
        Optional<PowerUp> card =
                at.flatMap(line -> command(line, AcquireCommand.PlayCard.class).card());
        if (card.isEmpty()) {
            return Optional.empty();
        }
        if (card.get().isForTiles() != forTiles) {
            fault(at.get(), AcquireErrorCode.CARD_UNASKED);
        } else if (!table.holds(table.mover(), card.get())) {
            fault(at.get(), AcquireErrorCode.CARD_SPENT);
        } else {
            count(at.get());
            return card;
        }
        return Optional.empty();
    }

    private void judgeTile() {
        List<HotelTile> playable = table.playable(table.mover());
        Optional<Integer> at = first(AcquireCommand.PlaceTile.class);
        boolean open = false;
        if (playable.isEmpty()) {
            at.ifPresent(line -> fault(line, AcquireErrorCode.TILE_UNASKED));
        } else {
            AcquireErrorCode code = at.map(line ->
                            code(command(line, AcquireCommand.PlaceTile.class).tile()))
                    .orElse(AcquireErrorCode.TILE_MISSING);
            open = code == AcquireErrorCode.NO_ERROR ? place(at.orElseThrow()) : placeByLot(at, code, playable);
        }
        if (question.wantsStock()) {
            judgeStock(open);
        }
    }

    private AcquireErrorCode code(HotelTile tile) {
        if (!table.board().isFree(tile)) {
            return AcquireErrorCode.TILE_ON_BOARD;
        }
        if (!table.hand(table.mover()).contains(tile)) {
            return AcquireErrorCode.TILE_NOT_HELD;
        }
        return switch (table.board().kind(tile)) {
            case DEAD -> AcquireErrorCode.TILE_DEAD;
            case NOT_NOW -> AcquireErrorCode.TILE_NOT_NOW;
            case LOOSE, GROWS, FOUNDS, MERGES -> AcquireErrorCode.NO_ERROR;
        };
    }

    private boolean place(int at) {
        count(at);
        return placed(command(at, AcquireCommand.PlaceTile.class).tile());
    }

    private boolean placeByLot(Optional<Integer> at, AcquireErrorCode code, List<HotelTile> playable) {
        at.ifPresentOrElse(line -> fault(line, code), () -> isMissing(code));
        HotelTile tile = table.drawLot(playable);
        countByRules(new AcquireCommand.PlaceTile(tile));
        return placed(tile);
    }

    /**
     * Places the tile on the trial state and returns whether the purchase after it is still open, because a merger must
     * be settled first.
     */
    private boolean placed(HotelTile tile) {
        HotelBoard.Effect effect = table.board().effect(tile);
        if (effect.kind() == HotelBoard.Kind.FOUNDS) {
            found(tile);
        } else if (effect.kind() == HotelBoard.Kind.GROWS) {
            table.join(tile, table.terms().chain(effect.chains().get(0)));
        } else if (effect.kind() == HotelBoard.Kind.MERGES) {
            return merge(tile);
        }
        return false;
    }

    /** Founds a chain on trial; in a turn by steps the chain may be named already, else it is asked for later. */
    private void found(HotelTile tile) {
        List<HotelChain> inactive = table.inactive();
        boolean named = first(AcquireCommand.Create.class).isPresent();
        if (inactive.size() > 1 && !named && table.terms().bySteps()) {
            return;
        }
        HotelChain founded = inactive.size() > 1 || named ? create(inactive) : inactive.get(0);
        table.give(table.mover(), founded, Math.min(1, table.bank(founded)));
        table.join(tile, founded);
    }

    /** Merges chains on trial, and returns whether a shareholder will be asked about shares. */
    private boolean merge(HotelTile tile) {
        List<HotelChain> survivors = Mergers.survivors(table, tile);
        boolean named = first(AcquireCommand.Survivor.class).isPresent();
        if (survivors.size() > 1 && !named && table.terms().bySteps()) {
            return true;
        }
        HotelChain survivor = survivors.size() > 1 ? survivor(tile) : survivors.get(0);
        boolean open = Mergers.adjacentChains(table, tile).stream()
                .anyMatch(chain -> !chain.equals(survivor) && table.bank(chain) < HotelChain.SHARES);
        table.join(tile, survivor);
        return open;
    }

    private HotelChain create(List<HotelChain> inactive) {
        return chosen(
                first(AcquireCommand.Create.class),
                at -> command(at, AcquireCommand.Create.class).chain(),
                chain -> inactive.contains(chain) ? AcquireErrorCode.NO_ERROR : AcquireErrorCode.CREATE_TAKEN,
                new Default(
                        AcquireErrorCode.CREATE_MISSING, new AcquireCommand.Create(inactive.get(0)), inactive.get(0)));
    }

    private HotelChain survivor(HotelTile tile) {
        List<HotelChain> survivors = Mergers.survivors(table, tile);
        return chosen(
                first(AcquireCommand.Survivor.class),
                at -> command(at, AcquireCommand.Survivor.class).chain(),
                chain -> code(chain, tile, survivors),
                new Default(
                        AcquireErrorCode.SURVIVOR_MISSING,
                        new AcquireCommand.Survivor(survivors.get(0)),
                        survivors.get(0)));
    }

    private AcquireErrorCode code(HotelChain survivor, HotelTile tile, List<HotelChain> survivors) {
        if (survivors.contains(survivor)) {
            return AcquireErrorCode.NO_ERROR;
        }
        if (!table.board().has(survivor)) {
            return AcquireErrorCode.SURVIVOR_INACTIVE;
        }
        return Mergers.adjacentChains(table, tile).contains(survivor)
                ? AcquireErrorCode.SURVIVOR_SMALL
                : AcquireErrorCode.SURVIVOR_STRANGER;
    }

    private void settle(List<HotelChain> choices) {
        chosen(
                first(AcquireCommand.Settle.class),
                at -> command(at, AcquireCommand.Settle.class).chain(),
                chain -> choices.contains(chain) ? AcquireErrorCode.NO_ERROR : AcquireErrorCode.SETTLE_STRANGER,
                new Default(
                        AcquireErrorCode.SETTLE_MISSING, new AcquireCommand.Settle(choices.get(0)), choices.get(0)));
    }

    /** The default if no chain is chosen, with its code. */
    private record Default(AcquireErrorCode missing, AcquireCommand command, HotelChain chain) {}

    /** Counts the chain that a line names, or the default chain, and returns it. */
    private HotelChain chosen(
            Optional<Integer> at,
            Function<Integer, HotelChain> named,
            Function<HotelChain, AcquireErrorCode> code,
            Default otherwise) {
        AcquireErrorCode found = at.map(named).map(code).orElse(otherwise.missing());
        if (at.isPresent() && found == AcquireErrorCode.NO_ERROR) {
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
        Mergers.Disposal wanted = Mergers.Disposal.of(new AcquireOrder(lines), held, available);
        Optional<Integer> exchange = first(AcquireCommand.Exchange.class);
        Optional<Integer> keep = first(AcquireCommand.Keep.class);
        Optional<Integer> sell = first(AcquireCommand.Sell.class);
        exchange.ifPresent(at -> judge(
                at, exchangeCode(command(at, AcquireCommand.Exchange.class).shares(), held, available)));
        int offered = Math.min(new AcquireOrder(lines).exchange(), held);
        keep.ifPresent(at ->
                judge(at, keepCode(command(at, AcquireCommand.Keep.class).shares(), held - offered)));
        sell.ifPresent(at ->
                judge(at, sellCode(command(at, AcquireCommand.Sell.class).shares(), wanted.sold())));
        count(exchange, wanted.traded(), new AcquireCommand.Exchange(wanted.traded()));
        count(keep, wanted.kept(), new AcquireCommand.Keep(wanted.kept()));
        count(sell, wanted.sold(), new AcquireCommand.Sell(wanted.sold()));
    }

    private void judge(int at, AcquireErrorCode code) {
        if (code != AcquireErrorCode.NO_ERROR) {
            fault(at, code);
        }
    }

    private static AcquireErrorCode exchangeCode(long shares, int held, int available) {
        if (shares < 0) {
            return AcquireErrorCode.NEGATIVE;
        }
        if (shares > held) {
            return AcquireErrorCode.EXCHANGE_TOO_MANY;
        }
        if (shares % 2 != 0) {
            return AcquireErrorCode.EXCHANGE_ODD;
        }
        return shares / 2 > available ? AcquireErrorCode.EXCHANGE_BANK : AcquireErrorCode.NO_ERROR;
    }

    private static AcquireErrorCode keepCode(long shares, int left) {
        if (shares < 0) {
            return AcquireErrorCode.NEGATIVE;
        }
        return shares > left ? AcquireErrorCode.KEEP_TOO_MANY : AcquireErrorCode.NO_ERROR;
    }

    private static AcquireErrorCode sellCode(long shares, int sold) {
        if (shares < 0) {
            return AcquireErrorCode.NEGATIVE;
        }
        return shares == sold ? AcquireErrorCode.NO_ERROR : AcquireErrorCode.SELL_SUM;
    }

    private void count(Optional<Integer> at, int shares, AcquireCommand command) {
        if (shares > 0) {
            counts.add(new Line(at.map(line -> lines.get(line).number()).orElse(Line.BY_RULES), command));
        }
    }

    /**
     * Judges purchase, trades and the declaration of the end.
     *
     * @param open whether a merger may still change cash and shares before
     */
    private void judgeStock(boolean open) {
        Optional<PowerUp> card = judgeCard(false);
        new StockJudge(table, card, open).judge(lines, codes, counts);
    }
}
