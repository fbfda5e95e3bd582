package arena.games.acquire;

import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.order.AcquireErrorCode;
import arena.games.acquire.order.AcquireOrder.Line;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.state.Purchase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * The judge of the purchases and trades of an answer, which carries them out on a trial state.
 *
 * @param table the trial state, after the tile
 * @param card the card that is played
 * @param open whether a merger may still change cash and shares before the purchase: lines that depend on them are no
 *     fault then, and are cut when the purchase is made
 */
record StockJudge(StepState table, Optional<PowerUp> card, boolean open) {

    private static final Set<AcquireErrorCode> MAY_CHANGE = EnumSet.of(
            AcquireErrorCode.BUY_BANK,
            AcquireErrorCode.BUY_CASH,
            AcquireErrorCode.TRADE_SHORT,
            AcquireErrorCode.TRADE_BANK);

    /** Adds the codes of wrong lines, and the lines that count, cut to what is allowed. */
    void judge(List<Line> lines, SortedMap<Integer, AcquireErrorCode> codes, List<Line> counts) {
        List<Integer> buys = new ArrayList<>();
        List<Integer> trades = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            AcquireCommand command = lines.get(at).command();
            if (codes.containsKey(at)) {
                continue;
            }
            if (command instanceof AcquireCommand.Buy buy && buy.shares() < 0) {
                codes.put(at, AcquireErrorCode.NEGATIVE);
            } else if (command instanceof AcquireCommand.Buy) {
                buys.add(at);
            } else if (command instanceof AcquireCommand.Trade) {
                trades.add(at);
            } else if (command instanceof AcquireCommand.DeclareEnd) {
                judgeEnd(at, lines, codes, counts);
            }
        }
        List<Integer> entries = new ArrayList<>(buys);
        entries.addAll(trades);
        List<Purchases.Fill> cuts = fills(lines, buys, trades);
        for (int entry = 0; entry < entries.size(); entry++) {
            int at = entries.get(entry);
            judgeEntry(lines.get(at), cuts.get(entry), counts).ifPresent(code -> codes.put(at, code));
        }
    }

    private void judgeEnd(int at, List<Line> lines, SortedMap<Integer, AcquireErrorCode> codes, List<Line> counts) {
        if (table.board().mayEnd()) {
            counts.add(lines.get(at));
        } else {
            codes.put(at, AcquireErrorCode.END_NOT_YET);
        }
    }

    private List<Purchases.Fill> fills(List<Line> lines, List<Integer> buys, List<Integer> trades) {
        Purchase wanted = new Purchase(
                card,
                buys.stream()
                        .map(at -> (AcquireCommand.Buy) lines.get(at).command())
                        .map(buy -> new Purchase.Buy(buy.chain(), (int) Math.min(buy.shares(), HotelChain.SHARES + 1)))
                        .toList(),
                trades.stream()
                        .map(at -> (AcquireCommand.Trade) lines.get(at).command())
                        .map(trade -> new Purchase.Trade(trade.give(), trade.get()))
                        .toList(),
                false);
        return new Purchases(table, table.mover(), wanted).carryOut();
    }

    /** Adds the executed part of a line to those that count, and returns the error of the line. */
    private Optional<AcquireErrorCode> judgeEntry(Line line, Purchases.Fill cut, List<Line> counts) {
        boolean stays = open && (MAY_CHANGE.contains(cut.code()) || cut.code() == AcquireErrorCode.NO_ERROR);
        if (stays) {
            counts.add(line);
        } else if (cut.shares() > 0) {
            counts.add(
                    line.command() instanceof AcquireCommand.Buy buy
                            ? new Line(line.number(), new AcquireCommand.Buy(buy.chain(), cut.shares()))
                            : line);
        }
        return stays || cut.code() == AcquireErrorCode.NO_ERROR ? Optional.empty() : Optional.of(cut.code());
    }
}
