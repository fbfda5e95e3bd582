package arena.games.chainreaction.levels;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Seat;
import arena.level.Effort;
import arena.level.MindSeat;
import arena.match.Responder;
import arena.superbot.AdvisingResponder;
import arena.superbot.SuperBots;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a super bot that gives advice while another player decides. */
class AdviceTest {

    /** A responder that plays like the careless level and asks the hunter each time. */
    private record Advised(AdvisingResponder careless, AdvisingResponder hunter, List<String> reasons)
            implements Responder {

        static Advised on(int seat, long seed) {
            return new Advised(
                    SuperBots.onSeat("chain-reaction", 1, new Seat(seat), seed),
                    SuperBots.onSeat(
                            "chain-reaction",
                            5,
                            MindSeat.standard(new Seat(seat), TextMatch.GAME.info()),
                            seed,
                            Effort.nodes(200)),
                    new ArrayList<>());
        }

        @Override
        public String answer(String input) {
            hunter.answer(input);
            reasons.add(hunter.why());
            String order = careless.answer(input);
            hunter.played(order);
            return order;
        }

        @Override
        public void acknowledged(int code) {
            careless.acknowledged(code);
            hunter.acknowledged(code);
        }
    }

    @Test
    void anAdviserAlwaysHasAPossibleCellOfTheHiddenKing() {
        for (long seed = 0; seed < 10; seed++) {
            Advised first = Advised.on(1, seed);
            Advised second = Advised.on(2, seed);
            TextMatch.play(seed, first, second);
            List<String> reasons = new ArrayList<>(first.reasons());
            reasons.addAll(second.reasons());
            assertThat(reasons)
                    .hasSizeGreaterThan(4)
                    .allMatch(why -> why.isEmpty() || why.matches(".*(one of [1-9]|knows the king on [1-9]).*"));
        }
    }

    /**
     * A responder that plays like the careless level; one hunter is asked at each turn, the other follows and is asked
     * at the end only.
     */
    private record Followed(
            AdvisingResponder careless, AdvisingResponder asked, AdvisingResponder follower, List<String> beliefs)
            implements Responder {

        @Override
        public String answer(String input) {
            asked.answer(input);
            follower.follow(input);
            String order = careless.answer(input);
            asked.played(order);
            follower.played(order);
            return order;
        }

        @Override
        public void acknowledged(int code) {
            careless.acknowledged(code);
            asked.acknowledged(code);
            follower.acknowledged(code);
        }

        /** Returns a responder that asks both hunters for their beliefs at a prompt. */
        Responder ending(int turn) {
            return new Responder() {
                private int turns;

                @Override
                public String answer(String input) {
                    if (++turns == turn) {
                        beliefs.add(belief(asked, input));
                        beliefs.add(belief(follower, input));
                    }
                    return turns >= turn ? careless.answer(input) : Followed.this.answer(input);
                }

                @Override
                public void acknowledged(int code) {
                    Followed.this.acknowledged(code);
                }
            };
        }

        private static String belief(AdvisingResponder superBot, String input) {
            superBot.answer(input);
            return superBot.why().replaceAll(".*; (believes|knows)", "$1");
        }
    }

    @Test
    void aFollowerHasTheSameBeliefsAsASearcher() {
        for (long seed = 0; seed < 10; seed++) {
            AdvisingResponder asked = SuperBots.onSeat(
                    "chain-reaction",
                    5,
                    MindSeat.standard(new Seat(1), TextMatch.GAME.info()),
                    seed,
                    Effort.nodes(200));
            AdvisingResponder follower = SuperBots.onSeat(
                    "chain-reaction",
                    5,
                    MindSeat.standard(new Seat(1), TextMatch.GAME.info()),
                    seed,
                    Effort.nodes(200));
            Followed followed = new Followed(
                    SuperBots.onSeat("chain-reaction", 1, new Seat(1), seed), asked, follower, new ArrayList<>());
            TextMatch.play(seed, followed.ending(4), SuperBots.onSeat("chain-reaction", 1, new Seat(2), seed));

            assertThat(followed.beliefs()).hasSize(2);
            assertThat(followed.beliefs().get(1))
                    .containsPattern("^(believes|knows)")
                    .isEqualTo(followed.beliefs().get(0));
        }
    }

    @Test
    void anAdviserIgnoresAnUnreadableAnswer() {
        AdvisingResponder adviser = SuperBots.onSeat(
                "chain-reaction", 5, MindSeat.standard(new Seat(1), TextMatch.GAME.info()), 1, Effort.nodes(200));
        adviser.played("before anything was asked");
        String input = TextMatch.firstInput(1);
        String order = adviser.answer(input);
        adviser.played("");
        adviser.played("nonsense\n");
        assertThat(order).startsWith("K ");
    }
}
