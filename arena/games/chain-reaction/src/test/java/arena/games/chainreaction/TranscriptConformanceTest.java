package arena.games.chainreaction;

import static org.assertj.core.api.Assertions.assertThat;

import arena.contract.RecordedGames;
import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameDefinition;
import arena.game.Gameover;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Tests of complete matches as another implementation of the same rulings recorded them, byte for byte. */
class TranscriptConformanceTest {

    private static final GameDefinition<ChainReactionState, ChainReactionView, ChainReactionMove> GAME =
            ChainReaction.definition();

    static Stream<Named<JsonNode>> transcripts() {
        return new RecordedGames("chain-reaction").values(name -> name.matches(".*\\.json(\\.gz)?"));
    }

    @ParameterizedTest
    @MethodSource("transcripts")
    void aRecordedMatchIsPlayedAgainByteForByte(JsonNode recorded) {
        ChainReactionState state = GAME.rules().start(setup(recorded));
        int[] prompts = new int[2];
        for (JsonNode step : recorded.get("steps")) {
            Seat seat = new Seat(step.get("player").asInt());
            String where =
                    "player " + seat.number() + ", input_" + step.get("i").asInt();
            assertThat(step.get("i").asInt()).as(where).isEqualTo(++prompts[seat.index()]);
            assertThat(((Phase.Turn) GAME.rules().phase(state)).asked())
                    .as(where)
                    .containsExactly(seat);

            ChainReactionView view = GAME.rules().view(state, Viewpoint.of(seat));
            assertThat(GAME.views().write(view))
                    .as(where)
                    .isEqualTo(step.get("input").asString());

            Answer<ChainReactionMove> answer =
                    output(step).map(raw -> GAME.answers().read(raw, view)).orElse(new Answer.Late<>());
            Ruling<ChainReactionMove> ruling = GAME.rules().judge(state, seat, answer);
            assertThat(ruling.code())
                    .as(where + ", " + step.get("output"))
                    .isEqualTo(step.get("ack").asInt());
            state = GAME.rules().next(state, Actions.of(seat, ruling.counts()));
        }
        checkEnd(recorded, state);
    }

    private static void checkEnd(JsonNode recorded, ChainReactionState state) {
        Phase.Over over = (Phase.Over) GAME.rules().phase(state);
        List<Seat> placed =
                over.standings().stream().map(standing -> standing.seat()).toList();
        assertThat(placed.get(0).number()).isEqualTo(recorded.get("winner").asInt());
        assertThat(over.reason()).isEqualTo(recorded.get("reason").asString());
        assertThat(state.turns()).isEqualTo(recorded.get("turns").asInt());
        String gameover = Gameover.text(setup(recorded), over, state.turns());
        assertThat(gameover).isEqualTo(recorded.get("gameover").asString());
        present(recorded, "detail")
                .ifPresent(detail -> assertThat(over.detail()).contains(decidingCount(detail.asString())));
        present(recorded, "finalBoard")
                .ifPresent(board ->
                        assertThat(state.board().signedCounts()).isEqualTo(BurstConformanceTest.counts(board)));
        present(recorded, "finalKings")
                .ifPresent(kings -> assertThat(new int[] {
                            state.board().king(Side.FIRST), state.board().king(Side.SECOND)
                        })
                        .isEqualTo(BurstConformanceTest.counts(kings)));
    }

    private static Setup setup(JsonNode recorded) {
        Settings settings = Settings.of(
                GAME.info(),
                Map.of(
                        ChainReactionTerms.SWAPS.key(),
                                recorded.get("kingMoves").asString(),
                        ChainReactionTerms.WRONG_MOVES.key(),
                                recorded.get("wrongAllowed").asString(),
                        ChainReactionTerms.TURN_LIMIT.key(),
                                recorded.get("turnLimit").asString()));
        JsonNode names = recorded.get("names");
        return new Setup(List.of(names.get(0).asString(), names.get(1).asString()), 0, settings);
    }

    /** Returns the bytes that the bot wrote; nothing for a time-out, which is also recorded as an empty file. */
    private static Optional<byte[]> output(JsonNode step) {
        Optional<byte[]> hex =
                present(step, "outputHex").map(text -> HexFormat.of().parseHex(text.asString()));
        return hex.or(() -> present(step, "output").map(text -> text.asString().getBytes(StandardCharsets.UTF_8)))
                .filter(raw -> raw.length > 0);
    }

    /** Other implementations may word the count differently; the count that decided must be the same. */
    private static String decidingCount(String detail) {
        return Stream.of("cells", "coins", "wrong")
                .filter(detail::contains)
                .findFirst()
                .orElse("player 2");
    }

    private static Optional<JsonNode> present(JsonNode node, String key) {
        return node.hasNonNull(key) ? Optional.of(node.get(key)) : Optional.empty();
    }
}
