package arena.cli.again;

import arena.cli.host.StopSignal;
import arena.cli.stage.MatchOptions;
import arena.cli.stage.MatchRequest;
import arena.cli.stage.Outcome;
import arena.cli.stage.Performance;
import arena.cli.stage.Spectacle;
import arena.cli.stage.Stage;
import arena.game.Seat;
import arena.match.InProcessPlayer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.regress.ResumedMatch;
import arena.superbot.SuperBots;
import arena.superbot.level.Thinker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Plays a recorded match again up to a turn, and on from there if that is planned. */
final class AgainMatch {

    private final Stage stage;
    private final AgainPlan plan;
    private final Function<ResumedMatch, Spectacle> show;
    private ResumedMatch rehearsal;

    /**
     * Prepares the match.
     *
     * @param show makes whoever is told the events after the rehearsal was
     */
    AgainMatch(Stage stage, AgainPlan plan, Function<ResumedMatch, Spectacle> show) {
        this.stage = stage;
        this.plan = plan;
        this.show = show;
        this.rehearsal = plan.rehearsal();
    }

    /** Plays it; if it was stopped because nothing more is wanted of it, the thread is not interrupted any more. */
    Outcome play() {
        MatchRequest request = plan.request(
                MatchOptions.explanations(stage.configuration().exchange().explain()));
        Outcome outcome = new Performance(stage, request, this::audience, this::seated).play();
        boolean interrupted = Thread.interrupted();
        if (interrupted && (StopSignal.isStopping() || !rehearsal.isStopping())) {
            Thread.currentThread().interrupt();
        }
        return outcome;
    }

    /** Returns what happened in it. */
    ResumedMatch rehearsal() {
        return rehearsal;
    }

    /** Seats whoever follows the recorded match, at each attempt anew. */
    private List<Player> seated(List<Player> players) {
        rehearsal = plan.rehearsal();
        List<Player> seated = new ArrayList<>();
        for (Seat seat : Seat.first(players.size())) {
            seated.add(player(seat, players.get(seat.index())));
        }
        return seated;
    }

    private Player player(Seat seat, Player player) {
        if (seat.equals(plan.past().seat())) {
            return rehearsal.follow(seat, player);
        }
        Optional<Integer> level = Optional.ofNullable(plan.rivals().get(seat));
        if (level.isEmpty() || plan.past().hasDeparted(seat)) {
            return rehearsal.recite(seat);
        }
        PlayerInfo info = new PlayerInfo(
                "superbot", new TreeMap<>(Map.of("level", level.get().toString())));
        Player rival = new InProcessPlayer(player.name(), info, invitation -> {
            Thinker thinker = SuperBots.onSeat(
                    plan.box().info().id(), level.get(), plan.place(seat), invitation.seed(), plan.effort());
            return new AgainRival(thinker, plan.past().answers(seat));
        });
        return rehearsal.follow(seat, rival);
    }

    private Spectacle audience() {
        return Spectacle.after(rehearsal, show.apply(rehearsal));
    }
}
