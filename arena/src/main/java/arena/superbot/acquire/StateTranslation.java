package arena.superbot.acquire;

import arena.games.acquire.state.Card;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Merger;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.PlayerState;
import arena.games.acquire.state.Question;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Tile;
import java.util.List;

/** Makes a {@link PackedTable} of a full state, secrets included. */
final class StateTranslation {

    private StateTranslation() {}

    /**
     * Returns the table of a state that is not over. A tile whose chain is still to be named is in the hand again, and
     * so is what was ordered to be bought after a merger.
     */
    static PackedTable table(State state) {
        PackedTable table = new PackedTable(state.terms(), state.players().size());
        table.clear();
        for (Tile tile : Tile.all()) {
            boolean open = state.moment().placing().stream()
                    .anyMatch(placing -> placing.tile().equals(tile));
            if (!open && !state.board().isFree(tile)) {
                table.board.set(tile.place(), state.board().chain(tile));
            }
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            give(table, seat, state.players().get(seat));
        }
        state.bag().forEach(tile -> table.tiles.putIntoBag(tile.place()));
        ask(table, state.moment());
        return table;
    }

    private static void give(PackedTable table, int seat, PlayerState player) {
        int cards = 0;
        for (Card card : player.cards()) {
            cards |= 1 << card.number();
        }
        table.setAccount(seat, player.cash(), cards);
        List<Integer> shares = player.shares();
        for (int chain = 0; chain < Chain.COUNT; chain++) {
            table.give(seat, chain, shares.get(chain));
        }
        player.hand().forEach(tile -> table.tiles.putIntoHand(seat, tile.place()));
    }

    private static void ask(PackedTable table, Moment moment) {
        Question question = moment.question();
        int mover = moment.mover() - 1;
        PackedTable.Step step = switch (question) {
            case SPECIAL -> PackedTable.Step.SPECIAL;
            case STOCK -> PackedTable.Step.STOCK;
            default -> PackedTable.Step.TILE;
        };
        table.setMoment(moment.turn(), mover, moment.toPlace(), moment.idle(), step);
        if (question == Question.MERGE || question == Question.DEFUNCT) {
            Moment.Placing placing = moment.placing().orElseThrow();
            Merger merger = placing.merger().orElseThrow();
            int[] defunct = merger.defunct().stream().mapToInt(Chain::place).toArray();
            table.setMerger(
                    placing.tile().place(), merger.survivor().place(), defunct, defunct.length, moment.asked() - 1);
            if (question == Question.DEFUNCT) {
                table.settleNext(defunct[0]);
            }
        } else {
            moment.placing()
                    .ifPresent(placing ->
                            table.tiles.putIntoHand(mover, placing.tile().place()));
        }
    }
}
