package arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import arena.ladder.LadderState.Role;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LadderStateTest {

    private static final LadderBot MARK = LadderBot.mark(1);
    private static final LadderBot RED = LadderBot.version("Red", 1);

    private final LadderState ladder = new LadderState(2, 1, 3);

    private static LadderGame game(int number, Set<LadderBot> failed) {
        return new LadderGame(number, List.of(RED, MARK), List.of(2, 1), failed, "record-" + number, Optional.empty());
    }

    @Test
    void theLevelsOfTheSuperBotAreMarksFromTheBeginning() {
        assertThat(ladder.playing()).extracting(LadderBot::name).containsExactly("superbot:1", "superbot:2");
        assertThat(ladder.role(MARK)).isEqualTo(Role.MARK);
    }

    @Test
    void aNewVersionTakesThePlaceOfTheOneBeforeWhichStaysAsAPartner() {
        ladder.enter(RED);
        ladder.enter(LadderBot.version("Red", 2));
        ladder.enter(LadderBot.version("Red", 3));

        assertThat(ladder.role(LadderBot.version("Red", 3))).isEqualTo(Role.CONTENDER);
        assertThat(ladder.role(LadderBot.version("Red", 2))).isEqualTo(Role.PARTNER);
        assertThat(ladder.role(RED)).isEqualTo(Role.RETIRED);
        assertThat(ladder.retirement(RED).orElseThrow().reason()).startsWith("Newer versions");
        assertThat(ladder.playing()).doesNotContain(RED);
    }

    @Test
    void aBotThatFailsThreeGamesInARowIsRetiredWithTheLastRecord() {
        ladder.enter(RED);
        ladder.add(game(1, Set.of(RED)));
        ladder.add(game(2, Set.of()));
        ladder.add(game(3, Set.of(RED)));
        ladder.add(game(4, Set.of(RED)));
        assertThat(ladder.role(RED)).isEqualTo(Role.CONTENDER);

        ladder.add(game(5, Set.of(RED)));

        assertThat(ladder.role(RED)).isEqualTo(Role.RETIRED);
        assertThat(ladder.retirement(RED).orElseThrow().record()).contains("record-5");
        assertThat(ladder.games(RED)).hasSize(5);
    }

    @Test
    void aTeamThatIsCalledLikeTheSuperBotIsAnotherBot() {
        LadderBot team = LadderBot.version("superbot", 1);
        ladder.enter(team);

        assertThat(ladder.playing()).contains(team, MARK).hasSize(3);
        assertThat(ladder.newest("superbot")).contains(team);
    }

    @Test
    void aVersionTenComesAfterVersionNine() {
        ladder.enter(LadderBot.version("Red", 9));
        ladder.enter(LadderBot.version("Red", 10));

        assertThat(ladder.newest("Red")).contains(LadderBot.version("Red", 10));
    }
}
