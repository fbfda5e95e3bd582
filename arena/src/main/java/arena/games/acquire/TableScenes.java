package arena.games.acquire;

import arena.game.Actions;
import arena.game.Scenes;
import arena.game.Viewpoint;
import arena.games.acquire.order.Order;
import arena.games.acquire.picture.TableScene;
import arena.games.acquire.picture.TableScene.Hotel;
import arena.games.acquire.picture.TableScene.Option;
import arena.games.acquire.picture.TableScene.Paid;
import arena.games.acquire.picture.TableStep;
import arena.games.acquire.state.Board;
import arena.games.acquire.state.Chain;
import arena.games.acquire.state.Event;
import arena.games.acquire.state.Moment;
import arena.games.acquire.state.State;
import arena.games.acquire.state.Tile;
import arena.games.acquire.state.View;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What people see of a match, each with his own secrets only. */
final class TableScenes implements Scenes<State, Order, TableScene> {

    @Override
    public TableScene scene(State state, Viewpoint from) {
        View view = Views.of(state, from);
        Moment moment = state.moment();
        boolean over = state.over().isPresent();
        return new TableScene(
                moment.question(),
                over,
                moment.turn(),
                moment.mover(),
                over ? Optional.empty() : Optional.of(moment.asked()),
                letters(moment.chains()),
                moment.toPlace(),
                state.mayDeclareEnd(),
                view.place().tile().map(Tile::text),
                letters(view.place().defunct()),
                view.rows(),
                view.chains().stream().map(chain -> hotel(state, chain)).toList(),
                players(state, view, from),
                view.hand().stream().map(tile -> option(state, tile)).toList(),
                seen(state.events(), from));
    }

    private static List<String> letters(List<Chain> chains) {
        return chains.stream().map(Chain::text).toList();
    }

    private static Hotel hotel(State state, View.Holdings chain) {
        boolean known = chain.shares().stream().noneMatch(shares -> shares == View.HIDDEN);
        return new Hotel(
                chain.chain().text(),
                chain.chain().name(),
                chain.chain().base(),
                chain.size(),
                chain.price(),
                chain.size() >= Chain.SAFE,
                chain.bank(),
                known ? Optional.of(bonuses(state, chain)) : Optional.empty());
    }

    private static List<Paid> bonuses(State state, View.Holdings chain) {
        if (chain.size() == 0) {
            return List.of();
        }
        return Bonuses.of(chain.shares(), chain.price(), state.terms().roundsUp()).stream()
                .map(bonus -> new Paid(bonus.holder() + 1, bonus.rank(), bonus.amount()))
                .toList();
    }

    private static List<TableScene.Holder> players(State state, View view, Viewpoint from) {
        boolean allKnown = IntStream.rangeClosed(1, state.players().size())
                .allMatch(player -> Views.seesShares(state, from, player));
        List<Integer> worth = Endings.worth(state);
        return IntStream.rangeClosed(1, state.players().size())
                .mapToObj(player -> new TableScene.Holder(
                        player,
                        state.names().get(player - 1),
                        state.player(player).cash(),
                        Views.seesShares(state, from, player)
                                ? Optional.of(state.player(player).shares())
                                : Optional.empty(),
                        view.accounts().get(player - 1).cards(),
                        Optional.ofNullable(view.hands().get(player))
                                .map(hand -> hand.stream().map(Tile::text).toList()),
                        allKnown ? Optional.of(worth.get(player - 1)) : Optional.empty(),
                        state.player(player).gone()))
                .toList();
    }

    private static Option option(State state, Tile tile) {
        Board.Effect effect = state.board().effect(tile);
        List<Integer> survivors =
                effect.kind() == Board.Kind.MERGES ? state.board().largest(effect.chains()) : List.of();
        return new Option(
                tile.text(),
                effect.kind(),
                effect.chains().stream().map(chain -> letter(state, chain)).toList(),
                survivors.stream().map(chain -> letter(state, chain)).toList());
    }

    private static String letter(State state, int chain) {
        return state.terms().chain(chain).text();
    }

    /** Returns those of some events that a viewer sees: what tiles others draw and lose is their secret. */
    private static List<Event> seen(List<Event> events, Viewpoint from) {
        return events.stream().filter(event -> isSeen(event, from)).toList();
    }

    private static boolean isSeen(Event event, Viewpoint from) {
        if (event instanceof Event.Drew drew) {
            return Views.seesHand(from, drew.player());
        } else if (event instanceof Event.DeadTiles dead) {
            return Views.seesHand(from, dead.player());
        }
        return !(event instanceof Event.DeadInBag) || from instanceof Viewpoint.Referee;
    }

    @Override
    public Optional<Record> step(State before, Actions<Order> actions, State after, Viewpoint from) {
        Actions.Action<Order> only = actions.only();
        return Optional.of(
                new TableStep(only.seat().number(), Shown.of(before, only.action()), seen(after.events(), from)));
    }
}
