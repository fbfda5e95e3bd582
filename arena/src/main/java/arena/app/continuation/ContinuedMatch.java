package arena.app.continuation;

import arena.app.StopSignal;
import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.game.Seat;
import arena.match.InProcessPlayer;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.regress.RecordedOutput;
import arena.regress.ResumedMatch;
import arena.superbot.AdvisingResponder;
import arena.superbot.SuperBots;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The replay of a recorded match up to a turn, and its continuation if the plan has one. */
public final class ContinuedMatch {

    private final Services services;
    private final ContinuationPlan plan;
    private final Function<ResumedMatch, MatchObserver> show;
    private ResumedMatch resumed;

    /**
     * Prepares the match.
     *
     * @param show returns the observer that receives each event after the resumed match
     */
    public ContinuedMatch(Services services, ContinuationPlan plan, Function<ResumedMatch, MatchObserver> show) {
        this.services = services;
        this.plan = plan;
        this.show = show;
        this.resumed = plan.resumed();
    }

    /**
     * Plays the match. If the match was stopped because its planned end was reached, the interrupt of the thread is
     * cleared.
     */
    public MatchOutcome play() {
        MatchRequest request = plan.request(MatchRequest.explanations(services.configuration()));
        MatchOutcome outcome = new MatchRun(services, request, this::audience, this::seated).play();
        boolean interrupted = Thread.interrupted();
        if (interrupted && (StopSignal.isStopping() || !resumed.isStopping())) {
            Thread.currentThread().interrupt();
        }
        return outcome;
    }

    /** Returns the resumed match. */
    public ResumedMatch resumed() {
        return resumed;
    }

    /** Returns the players that follow the recorded match, new for each attempt. */
    private List<Player> seated(List<Player> players) {
        resumed = plan.resumed();
        List<Player> seated = new ArrayList<>();
        for (Seat seat : Seat.firstSeats(players.size())) {
            seated.add(player(seat, players.get(seat.index())));
        }
        return seated;
    }

    private Player player(Seat seat, Player player) {
        if (seat.equals(plan.past().seat())) {
            return resumed.takenOver(seat, player);
        }
        Optional<Integer> level = Optional.ofNullable(plan.rivals().get(seat));
        if (level.isEmpty() || plan.past().hasDeparted(seat)) {
            return resumed.recordedPlayer(seat);
        }
        PlayerInfo info = new PlayerInfo(
                "superbot", new TreeMap<>(Map.of("level", level.get().toString())));
        Player rival = new InProcessPlayer(player.name(), info, invitation -> {
            AdvisingResponder thinker = SuperBots.onSeat(
                    plan.game().info().id(), level.get(), plan.mindSeat(seat), invitation.seed(), plan.effort());
            return new RepeatingOpponent(thinker, plan.past().answers(seat));
        });
        return resumed.takenOver(seat, rival);
    }

    private MatchObserver audience() {
        return MatchObserver.after(resumed, show.apply(resumed));
    }

    /**
     * A super bot that takes over in the middle of a match: it follows the recorded answers of its seat, and thinks
     * from there on.
     */
    private static final class RepeatingOpponent implements Responder {

        private final AdvisingResponder thinker;
        private final List<Optional<RecordedOutput>> answers;
        private int turn;

        /**
         * Seats a super bot.
         *
         * @param answers the recorded answers of its seat
         */
        RepeatingOpponent(AdvisingResponder thinker, List<Optional<RecordedOutput>> answers) {
            this.thinker = thinker;
            this.answers = List.copyOf(answers);
        }

        @Override
        public String answer(String input) {
            turn++;
            if (isFree()) {
                return thinker.answer(input);
            }
            String text = answers.get(turn - 1)
                    .map(output -> new String(output.bytes(), StandardCharsets.UTF_8))
                    .orElse("");
            thinker.follow(input);
            thinker.played(text);
            return text;
        }

        private boolean isFree() {
            return turn > answers.size();
        }

        @Override
        public void acknowledged(int code) {
            thinker.acknowledged(code);
        }

        @Override
        public String why() {
            return isFree() ? thinker.why() : "";
        }

        @Override
        public void over(String gameover) {
            thinker.over(gameover);
        }
    }
}
