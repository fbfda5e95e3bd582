package arena.games.acquire.levels;

import arena.games.acquire.state.AcquireTerms;
import arena.games.acquire.state.AcquireView;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A model of the other players, inferred from their purchases: the probability that each plays with a goal and not at
 * random. A player with a goal mostly buys all that is allowed, and of one chain; a random player rarely does.
 */
final class OpponentModel {

    private static final double AT_FIRST = 0.8;
    private static final double LEAST = 0.02;
    private static final double DOUBTED = 0.5;

    /** The probabilities of a purchase: less than allowed, all that is allowed, and all of one chain. */
    private static final double[] WITH_GOAL = {0.15, 0.3, 0.55};

    private static final double[] RANDOM = {0.7, 0.2, 0.1};

    private final double[] goals;
    private Optional<AcquireView> last = Optional.empty();

    OpponentModel(int seats) {
        goals = new double[seats];
        java.util.Arrays.fill(goals, AT_FIRST);
    }

    /**
     * Updates the model by the changes since the last view. Rounds with mergers are ignored, because they are
     * ambiguous.
     */
    void observe(AcquireView view) {
        last.filter(before -> before.place().turn() < view.place().turn() && !isMerged(before, view))
                .ifPresent(before -> learn(before, view));
        last = Optional.of(view);
    }

    private static boolean isMerged(AcquireView before, AcquireView now) {
        for (AcquireView.Holdings chain : before.chains()) {
            if (chain.size() > 0 && now.chains().get(chain.chain().index()).size() == 0) {
                return true;
            }
        }
        return !before.place().defunct().isEmpty() || now.place().tile().isPresent();
    }

    private void learn(AcquireView before, AcquireView now) {
        boolean round = now.place().turn() - before.place().turn() >= goals.length;
        for (int seat = 0; seat < goals.length; seat++) {
            if (seat != now.me() - 1 && (round || hasMoved(before, now, seat))) {
                weigh(seat, before, now);
            }
        }
    }

    /** Returns whether a seat has had its turn between two views. */
    private boolean hasMoved(AcquireView before, AcquireView now, int seat) {
        int seats = goals.length;
        int ahead = (seat - (before.place().mover() - 1) + seats) % seats;
        return ahead < now.place().turn() - before.place().turn();
    }

    private void weigh(int seat, AcquireView before, AcquireView now) {
        int bought = 0;
        int most = 0;
        int dearest = Integer.MAX_VALUE;
        for (AcquireView.Holdings chain : before.chains()) {
            AcquireView.Holdings later = now.chains().get(chain.chain().index());
            int more = later.shares().get(seat) - chain.shares().get(seat);
            if (later.shares().get(seat) == AcquireView.HIDDEN) {
                return;
            }
            if (chain.size() > 0) {
                bought += Math.max(0, more);
                most = Math.max(most, more);
            }
            if (chain.size() > 0 && later.size() > 0 && later.bank() >= AcquireTerms.PURCHASE) {
                dearest = Math.min(dearest, later.price());
            }
        }
        if (dearest > before.accounts().get(seat).cash() / AcquireTerms.PURCHASE) {
            return;
        }
        int kind = bought < AcquireTerms.PURCHASE ? 0 : most < bought ? 1 : 2;
        double withGoal = goals[seat] * WITH_GOAL[kind];
        double random = (1 - goals[seat]) * RANDOM[kind];
        goals[seat] = Math.min(1 - LEAST, Math.max(LEAST, withGoal / (withGoal + random)));
    }

    /** Returns at random whether a seat plays with a goal in a playout, by its probability. */
    boolean hasGoal(int seat, SearchRandom dice) {
        return dice.share() < goals[seat];
    }

    /** Returns a text about the players that seem to play at random. */
    String text() {
        List<String> fillers = new ArrayList<>();
        for (int seat = 0; seat < goals.length; seat++) {
            if (goals[seat] < DOUBTED) {
                fillers.add(String.format(Locale.ROOT, "%d (%.0f %%)", seat + 1, 100 * (1 - goals[seat])));
            }
        }
        return fillers.isEmpty() ? "nobody seems to play by lot" : "by lot seem to play: " + String.join(", ", fillers);
    }
}
