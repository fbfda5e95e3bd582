package arena.bench;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.chainreaction.ChainReaction;
import arena.games.chainreaction.Move;
import arena.games.chainreaction.State;
import arena.games.chainreaction.View;
import arena.match.Responder;
import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import arena.superbot.level.Place;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One match between two levels of Chain Reaction, by the bare rules: no clock but the minds' own, no record. */
final class SearchDuel {

    static final GameBox<State, View, Move> BOX = ChainReaction.box();

    private final int higher;
    private final List<Responder> bots;
    private SearchEffort ofHigher = SearchEffort.NONE;
    private SearchEffort ofLower = SearchEffort.NONE;
    private State state;

    /**
     * Seats two bots.
     *
     * @param bots seat 1 first
     * @param higher the index of the one whose win is asked for, 0 or 1
     */
    SearchDuel(List<Responder> bots, int higher, long seed) {
        this.higher = higher;
        this.bots = List.copyOf(bots);
        this.state = BOX.rules().start(new Setup(List.of("One", "Two"), seed, Settings.standard(BOX.info())));
    }

    /**
     * Seats two levels.
     *
     * @param seatOfHigher the index of the higher level's seat, 0 or 1
     * @param seed of both minds' chance
     */
    static SearchDuel of(SearchLevels.Pair pair, int seatOfHigher, long seed, Effort effort) {
        List<Responder> bots = List.of(
                bot(seatOfHigher == 0 ? pair.higher() : pair.lower(), 1, seed, effort),
                bot(seatOfHigher == 1 ? pair.higher() : pair.lower(), 2, seed, effort));
        return new SearchDuel(bots, seatOfHigher, seed);
    }

    static Responder bot(int level, int seat, long seed, Effort effort) {
        return SuperBots.onSeat(BOX.info().id(), level, Place.standard(new Seat(seat), BOX.info()), seed, effort);
    }

    /**
     * What became of a match.
     *
     * @param won whether the higher level has won
     */
    record Result(boolean won, SearchEffort ofHigher, SearchEffort ofLower) {}

    /**
     * Plays to the end on this thread.
     *
     * @throws InterruptedException between two moves, if the thread is interrupted
     */
    Result play() throws InterruptedException {
        while (BOX.rules().phase(state) instanceof Phase.Turn turn) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            move(turn.asked().first());
        }
        boolean won = state.over().orElseThrow().standings().get(0).seat().index() == higher;
        return new Result(won, ofHigher, ofLower);
    }

    private void move(Seat seat) {
        View view = BOX.rules().view(state, Viewpoint.of(seat));
        String output = think(seat, BOX.views().write(view));
        Answer<Move> answer = BOX.answers().read(output.getBytes(StandardCharsets.UTF_8), view);
        Ruling<Move> ruling = BOX.rules().judge(state, seat, answer);
        bots.get(seat.index()).acknowledged(ruling.code());
        state = BOX.rules().next(state, Actions.of(seat, ruling.counts()));
    }

    private String think(Seat seat, String input) {
        long begun = ProcessorTime.nanos();
        String output = bots.get(seat.index()).answer(input);
        SearchEffort spent = new SearchEffort(ProcessorTime.nanos() - begun, 1);
        if (seat.index() == higher) {
            ofHigher = ofHigher.plus(spent);
        } else {
            ofLower = ofLower.plus(spent);
        }
        return output;
    }
}
