package arena.games.acquire;

import arena.game.Actions;
import arena.game.Scenes;
import arena.game.Viewpoint;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.picture.TableScene;
import arena.games.acquire.picture.TableScene.Hotel;
import arena.games.acquire.picture.TableScene.Option;
import arena.games.acquire.picture.TableScene.Paid;
import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.AcquireMoment;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelBoard;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The scenes of a match, each with the secrets of its viewer only. */
final class TableScenes implements Scenes<AcquireState, AcquireOrder, TableScene> {

    @Override
    public TableScene scene(AcquireState state, Viewpoint from) {
        AcquireView view = AcquireViews.of(state, from);
        AcquireMoment moment = state.moment();
        boolean over = state.over().isPresent();
        return new TableScene(
                new TableScene.Expecting(
                        moment.question(),
                        over ? Optional.empty() : Optional.of(moment.asked()),
                        letters(moment.chains())),
                over,
                new TableScene.Place(
                        moment.turn(),
                        moment.mover(),
                        moment.toPlace(),
                        state.mayDeclareEnd(),
                        view.place().tile().map(HotelTile::text),
                        letters(view.place().defunct())),
                view.rows(),
                view.chains().stream().map(chain -> hotel(state, chain)).toList(),
                players(state, view, from),
                view.hand().stream().map(tile -> option(state, tile)).toList(),
                seen(state.events(), from));
    }

    private static List<String> letters(List<HotelChain> chains) {
        return chains.stream().map(HotelChain::text).toList();
    }

    private static Hotel hotel(AcquireState state, AcquireView.Holdings chain) {
        boolean known = chain.shares().stream().noneMatch(shares -> shares == AcquireView.HIDDEN);
        return new Hotel(
                chain.chain().text(),
                chain.chain().name(),
                chain.chain().base(),
                chain.size(),
                chain.price(),
                chain.size() >= HotelChain.SAFE,
                chain.bank(),
                known ? Optional.of(bonuses(state, chain)) : Optional.empty());
    }

    private static List<Paid> bonuses(AcquireState state, AcquireView.Holdings chain) {
        if (chain.size() == 0) {
            return List.of();
        }
        return Bonuses.of(chain.shares(), chain.price(), state.terms().roundsUp()).stream()
                .map(bonus -> new Paid(bonus.holder() + 1, bonus.rank(), bonus.amount()))
                .toList();
    }

    private static List<TableScene.Holder> players(AcquireState state, AcquireView view, Viewpoint from) {
        boolean allKnown = IntStream.rangeClosed(1, state.players().size())
                .allMatch(player -> AcquireViews.seesShares(state, from, player));
        List<Integer> worth = AcquireEndings.worth(state);
        return IntStream.rangeClosed(1, state.players().size())
                .mapToObj(player -> new TableScene.Holder(
                        player,
                        state.names().get(player - 1),
                        state.player(player).cash(),
                        AcquireViews.seesShares(state, from, player)
                                ? Optional.of(state.player(player).shares())
                                : Optional.empty(),
                        view.accounts().get(player - 1).cards(),
                        Optional.ofNullable(view.hands().get(player))
                                .map(hand -> hand.stream().map(HotelTile::text).toList()),
                        allKnown ? Optional.of(worth.get(player - 1)) : Optional.empty(),
                        state.player(player).gone()))
                .toList();
    }

    private static Option option(AcquireState state, HotelTile tile) {
        HotelBoard.Effect effect = state.board().effect(tile);
        List<Integer> survivors =
                effect.kind() == HotelBoard.Kind.MERGES ? state.board().largest(effect.chains()) : List.of();
        return new Option(
                tile.text(),
                effect.kind(),
                effect.chains().stream().map(chain -> letter(state, chain)).toList(),
                survivors.stream().map(chain -> letter(state, chain)).toList());
    }

    private static String letter(AcquireState state, int chain) {
        return state.terms().chain(chain).text();
    }

    /** Returns the events that a viewer sees: tiles that other players draw and lose are secret. */
    private static List<AcquireEvent> seen(List<AcquireEvent> events, Viewpoint from) {
        return events.stream().filter(event -> isSeen(event, from)).toList();
    }

    private static boolean isSeen(AcquireEvent event, Viewpoint from) {
        if (event instanceof AcquireEvent.Drew drew) {
            return AcquireViews.seesHand(from, drew.player());
        } else if (event instanceof AcquireEvent.DeadTiles dead) {
            return AcquireViews.seesHand(from, dead.player());
        }
        return !(event instanceof AcquireEvent.DeadInBag) || from instanceof Viewpoint.Referee;
    }

    @Override
    public Optional<Record> step(
            AcquireState before, Actions<AcquireOrder> actions, AcquireState after, Viewpoint from) {
        Actions.Action<AcquireOrder> only = actions.only();
        return Optional.of(new TableScene.Step(
                only.seat().number(),
                Optional.of(only.action().publicText(before.board())),
                seen(after.events(), from)));
    }
}
