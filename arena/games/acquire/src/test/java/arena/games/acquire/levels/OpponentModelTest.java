package arena.games.acquire.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.GameRules;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.acquire.Acquire;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireState;
import arena.games.acquire.state.AcquireView;
import arena.level.Effort;
import arena.level.Mind;
import arena.level.MindSeat;
import arena.search.SearchRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpponentModelTest {

    private static final GameRules<AcquireState, AcquireView, AcquireOrder> RULES =
            Acquire.definition().rules();
    private static final int DRAWS = 1_000;

    @Test
    void aRandomPlayerIsDistinguishedFromAPlayerWithAGoalWithinSomeRounds() {
        int fillers = 0;
        int greedy = 0;
        for (long seed = 1; seed <= 6; seed++) {
            OpponentModel opponents = watched(seed);
            SearchRandom dice = new SearchRandom(Chance.of(seed, "draws"));
            fillers += aims(opponents, 1, dice) + aims(opponents, 2, dice);
            greedy += aims(opponents, 3, dice) + aims(opponents, 4, dice);
        }
        assertThat(fillers / 12)
                .as("how often of 1,000 level 1 is taken for one with an aim")
                .isLessThan(350);
        assertThat(greedy / 12).as("how often of 1,000 level 4 is").isGreaterThan(700);
    }

    private static int aims(OpponentModel opponents, int seat, SearchRandom dice) {
        int aims = 0;
        for (int draw = 0; draw < DRAWS; draw++) {
            aims += opponents.hasGoal(seat, dice) ? 1 : 0;
        }
        return aims;
    }

    /** Returns the model of seat 1 after twelve rounds with two players of level 1 and two of level 4. */
    private static OpponentModel watched(long seed) {
        Settings settings = Settings.defaults(RULES.info());
        List<Mind<AcquireView, AcquireOrder>> minds = new ArrayList<>();
        for (int level : new int[] {4, 1, 1, 4, 4}) {
            MindSeat place = new MindSeat(new Seat(minds.size() + 1), settings);
            minds.add(AcquireLevels.ladder().mind(level, place, seed, Effort.nodes(1)));
        }
        AcquireState state = RULES.start(new Setup(List.of("A", "B", "C", "D", "E"), seed, settings));
        OpponentModel opponents = new OpponentModel(5);
        while (state.over().isEmpty() && state.moment().turn() <= 60) {
            Seat seat = new Seat(state.moment().asked());
            AcquireView view = RULES.view(state, Viewpoint.of(seat));
            if (seat.number() == 1) {
                opponents.observe(view);
            }
            AcquireOrder order = minds.get(seat.index()).choose(view);
            state = RULES.next(
                    state,
                    Actions.of(
                            seat,
                            RULES.judge(state, seat, new Answer.Given<>(order)).counts()));
        }
        return opponents;
    }
}
