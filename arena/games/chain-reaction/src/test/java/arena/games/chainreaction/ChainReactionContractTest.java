package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.GameContract;
import arena.contract.Golden;
import arena.contract.LevelsContract;
import arena.contract.Playthrough;
import arena.contract.RandomMatch;
import arena.game.Chance;
import arena.game.GameDefinition;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.games.chainreaction.levels.ChainReactionLevels;
import arena.level.Ladder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChainReactionContractTest
        implements GameContract<ChainReactionState, ChainReactionView, ChainReactionMove>,
                LevelsContract<ChainReactionState, ChainReactionView, ChainReactionMove> {

    @Override
    public GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> game() {
        return ChainReaction.definition();
    }

    @Override
    public Ladder<ChainReactionState, ChainReactionView, ChainReactionMove> ladder() {
        return ChainReactionLevels.ladder();
    }

    @Override
    public int mostSteps(Setup setup) {
        return setup.settings().whole(ChainReactionTerms.TURN_LIMIT);
    }

    @Override
    public List<Setup> setups() {
        return List.of(
                setup(1, Map.of()),
                setup(2, Map.of("swaps", "0", "wrong-moves", "1000")),
                setup(3, Map.of("swaps", "50", "wrong-moves", "0")),
                setup(4, Map.of("turn-limit", "9", "wrong-moves", "9")),
                setup(5, Map.of("turn-limit", "1")));
    }

    @Override
    public Set<Integer> surprises() {
        return Set.of(ChainReactionErrorCode.FOUND_KING.number(), ChainReactionErrorCode.SWAP_TO_KING.number());
    }

    /** Moves the opponent's hidden king to another cell that seems empty to the viewer. */
    @Override
    public Optional<ChainReactionState> disguised(ChainReactionState state, Seat viewer, long seed) {
        Side opponent = Side.of(viewer).opponent();
        if (!state.hidesKing(opponent)) {
            return Optional.empty();
        }
        List<Integer> cells = IntStream.rangeClosed(1, Grid.CELLS)
                .filter(cell -> state.board().coins(cell) == 0 && !state.board().holdsKing(cell))
                .boxed()
                .toList();
        return cells.isEmpty()
                ? Optional.empty()
                : Optional.of(state.withBoard(state.board()
                        .withKing(
                                opponent,
                                cells.get(new Chance(seed).below(cells.size()).whole()))));
    }

    @Test
    void aWholeMatchGoesAsWrittenDown() {
        Golden.check("chain-reaction/playthrough.txt", Playthrough.of(this, setup(1, Map.of("swaps", "2")), 4));
    }

    @Test
    void secretsAreKeptInMostStatesOfAMatch() {
        RandomMatch<ChainReactionState, ChainReactionView, ChainReactionMove> match =
                new RandomMatch<>(this, setups().get(0), 31);
        int secrets = 0;
        while (!match.isOver()) {
            secrets += disguised(match.state(), new Seat(1), 0).isPresent() ? 1 : 0;
            match.step();
        }
        assertThat(secrets).isGreaterThan(10);
    }

    static Setup setup(long seed, Map<String, String> changed) {
        return new Setup(
                List.of("Red_Team", "Green_Team"),
                seed,
                Settings.of(ChainReaction.definition().info(), changed));
    }
}
