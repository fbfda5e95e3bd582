package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquirePlayerState;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.PowerUp;
import java.util.List;

/** The conversion of full states, secrets included, to {@link PackedTable}s. */
final class StateTranslation {

    private StateTranslation() {}

    /**
     * Returns the table of a state that is not over. A tile whose chain is still to be named is back in the hand, and
     * an ordered purchase after a merger is asked for again.
     */
    static PackedTable table(AcquireState state) {
        PackedTable table = new PackedTable(state.terms(), state.players().size());
        table.clear();
        for (HotelTile tile : HotelTile.all()) {
            boolean open = state.moment().placing().stream()
                    .anyMatch(placing -> placing.tile().equals(tile));
            if (!open && !state.board().isFree(tile)) {
                table.board.set(tile.index(), state.board().chain(tile));
            }
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            give(table, seat, state.players().get(seat));
        }
        state.bag().forEach(tile -> table.tiles.putIntoBag(tile.index()));
        ask(table, state.moment());
        return table;
    }

    private static void give(PackedTable table, int seat, AcquirePlayerState player) {
        int cards = 0;
        for (PowerUp card : player.cards()) {
            cards |= 1 << card.number();
        }
        table.setAccount(seat, player.cash(), cards);
        List<Integer> shares = player.shares();
        for (int chain = 0; chain < HotelChain.COUNT; chain++) {
            table.give(seat, chain, shares.get(chain));
        }
        player.hand().forEach(tile -> table.tiles.putIntoHand(seat, tile.index()));
    }

    private static void ask(PackedTable table, AcquireMoment moment) {
        AcquireQuestion question = moment.question();
        int mover = moment.mover() - 1;
        PackedTable.Step step = switch (question) {
            case SPECIAL -> PackedTable.Step.SPECIAL;
            case STOCK -> PackedTable.Step.STOCK;
            default -> PackedTable.Step.TILE;
        };
        table.setMoment(moment.turn(), mover, moment.toPlace(), moment.idle(), step);
        if (question == AcquireQuestion.MERGE || question == AcquireQuestion.DEFUNCT) {
            AcquireMoment.Placing placing = moment.placing().orElseThrow();
            Merger merger = placing.merger().orElseThrow();
            int[] defunct =
                    merger.defunct().stream().mapToInt(HotelChain::index).toArray();
            table.setMerger(
                    placing.tile().index(), merger.survivor().index(), defunct, defunct.length, moment.asked() - 1);
            if (question == AcquireQuestion.DEFUNCT) {
                table.settleNext(defunct[0]);
            }
        } else {
            moment.placing()
                    .ifPresent(placing ->
                            table.tiles.putIntoHand(mover, placing.tile().index()));
        }
    }
}
