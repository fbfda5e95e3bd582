package arena.games.asterobots;

import arena.game.Departure;
import arena.game.Phase;
import arena.games.asterobots.command.AsterobotsCommand;
import arena.games.asterobots.command.AsterobotsErrorCode;
import arena.games.asterobots.command.TurnLedger;
import arena.games.asterobots.state.AsterobotsMoment;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.AsterobotsState;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Position;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Vein;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The effects of a turn (Main phase), and the turns of players that are not asked. */
final class AsterobotsTurns {

    private AsterobotsTurns() {}

    /**
     * Returns the state after the selection of a vein by the active player.
     *
     * @throws IllegalArgumentException if no free vein is there
     */
    static AsterobotsState select(AsterobotsState state, Point location) {
        Vein vein = state.position()
                .vein(location)
                .filter(found -> found.owner() == Vein.ALIENS)
                .orElseThrow(() -> new IllegalArgumentException("nobody can select " + location + " in " + state));
        Position taken = state.position().withVein(vein.withOwner(state.moment().active()));
        return untilQuestion(state.with(state.moment().afterPick(state.players()), taken));
    }

    /**
     * Returns the state after the turn of the active player.
     *
     * @param commands the commands that count, all without fault
     */
    static AsterobotsState play(AsterobotsState state, List<AsterobotsCommand> commands) {
        TurnLedger ledger = new TurnLedger(state);
        for (AsterobotsCommand command : commands) {
            AsterobotsErrorCode fault = command.fault(ledger);
            if (fault != AsterobotsErrorCode.NO_ERROR) {
                throw new IllegalArgumentException(command.text() + " breaks rule " + fault + " in " + state);
            }
            command.carryOut(ledger);
        }
        return untilQuestion(finished(state, ledger));
    }

    /** Returns the state after the turns of the next players that cannot be asked: without a vein, or gone. */
    static AsterobotsState untilQuestion(AsterobotsState state) {
        AsterobotsState now = state;
        while (now.over().isEmpty() && !now.canAsk()) {
            now = now.isSelection()
                    ? select(now, now.position().firstNeutral().orElseThrow().location())
                    : finished(now, new TurnLedger(now));
        }
        return now;
    }

    /** Returns the state after a player has left for good: the last one wins, otherwise the match continues. */
    static AsterobotsState afterDeparture(AsterobotsState state, int player, Departure why) {
        Position position = state.position();
        AsterobotsState now = state.withPosition(
                position.withPlayer(player, position.player(player).withGone()));
        return AsterobotsEndings.lastRemaining(now, why).map(now::withEnd).orElseGet(() -> untilQuestion(now));
    }

    /** Returns the state after the automatic effects at the end of a turn, in this order. */
    private static AsterobotsState finished(AsterobotsState state, TurnLedger ledger) {
        int active = ledger.active();
        if (ledger.isAlive(active)) {
            harvest(ledger);
            extendTimeToLive(ledger, state.moment().round());
        }
        ledger.settlePrices(state.terms().rounding());
        SquadMoves.advance(ledger);
        ledger.refund(active % state.players() + 1);
        return ended(state.withPosition(ledger.position()));
    }

    private static void harvest(TurnLedger ledger) {
        for (Vein vein : List.copyOf(ledger.veins())) {
            if (vein.owner() == ledger.active()) {
                ledger.put(ledger.active(), ledger.activePlayer().gaining(vein.material(), vein.materialIncrease()));
                ledger.put(vein.withRobots(vein.robots() + vein.robotIncrease()));
            }
        }
    }

    /**
     * Extends the time to live of the active player; that of a player that has left stays, although its veins produce.
     */
    private static void extendTimeToLive(TurnLedger ledger, int round) {
        AsterobotsPlayerState player = ledger.activePlayer();
        if (!player.gone()) {
            ledger.put(ledger.active(), player.withTimeToLive(round));
        }
    }

    /** Passes the turn on, or ends the match with the player of this turn (End conditions). */
    private static AsterobotsState ended(AsterobotsState played) {
        AsterobotsMoment next = played.moment().afterTurn(played.players());
        Optional<Phase.Over> over = Optional.empty();
        AsterobotsState last = AsterobotsEndings.withSoleOwnerAlive(played);
        if (AsterobotsEndings.isConquered(played)) {
            over = Optional.of(AsterobotsEndings.conquest(last));
        } else if (next.round() > played.terms().rounds()) {
            over = Optional.of(AsterobotsEndings.roundLimit(last));
        }
        return over.isPresent()
                ? last.with(next.withActive(played.moment().active()), last.position())
                        .withEnd(over.get())
                : played.with(next, played.position());
    }

    /**
     * The moves of the active player's squads, one vertex each; they fight on the way or arrive (Launching a squad of
     * robots). The order of the list of all squads decides the order of fights, and every move changes it:
     * arena/docs/games/asterobots.md, Squads.
     */
    private static final class SquadMoves {

        private final TurnLedger ledger;
        private final List<Squad> moved = new ArrayList<>();
        private List<Squad> others = new ArrayList<>();

        private SquadMoves(TurnLedger ledger) {
            this.ledger = ledger;
        }

        /** Moves every squad of the active player. */
        static void advance(TurnLedger ledger) {
            new SquadMoves(ledger).play();
        }

        private void play() {
            List<Squad> mine = new ArrayList<>();
            for (Squad squad : ledger.squads()) {
                (squad.owner() == ledger.active() ? mine : others).add(squad);
            }
            Collections.reverse(mine);
            mine.forEach(squad -> move(squad.step()));
            Collections.reverse(moved);
            moved.addAll(others);
            ledger.replaceSquads(moved);
        }

        private void move(Squad squad) {
            if (squad.ahead().isEmpty()) {
                arrive(squad);
            } else {
                meet(squad);
            }
        }

        private void arrive(Squad squad) {
            Vein vein = ledger.vein(squad.location()).orElseThrow();
            if (vein.owner() == squad.owner()) {
                ledger.put(vein.withRobots(vein.robots() + squad.robots()));
            } else if (vein.robots() >= squad.robots()) {
                ledger.put(vein.withRobots(vein.robots() - squad.robots()));
            } else {
                ledger.put(vein.conquered(squad.owner(), squad.robots()));
            }
        }

        /**
         * Fights the squads on the same vertex. The walk along the others rebuilds their list from its head, so that it
         * is reversed; a squad that dies on the way leaves the rest of the list in front, in its order.
         */
        private void meet(Squad squad) {
            List<Squad> passed = new ArrayList<>(others.size());
            int robots = squad.robots();
            int at = 0;
            while (at < others.size() && robots > 0) {
                Squad other = others.get(at++);
                boolean meets = other.location().equals(squad.location());
                int losses = meets ? Math.min(robots, other.robots()) : 0;
                robots -= losses;
                if (other.robots() > losses) {
                    passed.add(losses > 0 ? other.withRobots(other.robots() - losses) : other);
                }
            }
            Collections.reverse(passed);
            passed.addAll(0, others.subList(at, others.size()));
            others = passed;
            if (robots > 0) {
                moved.add(squad.withRobots(robots));
            }
        }
    }
}
