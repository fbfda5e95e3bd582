package arena.superbot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arena.game.Settings;
import arena.game.Setup;
import arena.game.Standing;
import arena.games.chainreaction.ChainReaction;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.plugin.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SuperBotsTest {

    private static final String GAME = "chain-reaction";

    @Test
    void everyGameWithASuperBotHasAtLeastTwoLevelsWithIdeas() {
        for (String id : Games.ids()) {
            assertThat(SuperBots.levels(id))
                    .satisfiesAnyOf(
                            none -> assertThat(none).isEmpty(),
                            some -> assertThat(some).hasSizeGreaterThanOrEqualTo(2))
                    .allSatisfy(level -> assertThat(level.idea()).endsWith("."));
        }
    }

    @Test
    void aMissingLevelIsRefusedWithTheListOfLevels() {
        assertThatThrownBy(() -> SuperBots.named(GAME, 9, "Team_A", 1))
                .hasMessageMatching("The super bot has levels 1 to [0-9]+ in chain-reaction, not 9\\.");
        assertThatThrownBy(() -> SuperBots.named("go", 1, "Team_A", 1)).hasMessage("The game go has no super bot.");
    }

    @Test
    void noLevelEverMakesAWrongMove() {
        for (long seed = 1; seed <= 40; seed++) {
            List<Event> events = new ArrayList<>();
            play(1 + (int) (seed % 2), 1 + (int) (seed / 2 % 2), seed, events);
            assertThat(events)
                    .filteredOn(event -> event instanceof Event.Ruled)
                    .isNotEmpty()
                    .allSatisfy(
                            event -> assertThat(((Event.Ruled) event).code()).isIn(0, 100, 11));
        }
    }

    @Test
    void theSameSeedPlaysTheSameMatch() {
        List<Event> first = new ArrayList<>();
        List<Event> second = new ArrayList<>();
        play(1, 2, 7, first);
        play(1, 2, 7, second);
        assertThat(orders(first)).isEqualTo(orders(second)).isNotEmpty();
    }

    @Tag("slow")
    @Test
    void levelTwoBeatsLevelOneOnBothSeats() {
        long games = 60;
        long wonFirst = LongStream.rangeClosed(1, games)
                .filter(seed -> play(2, 1, seed, new ArrayList<>()) == 1)
                .count();
        long wonSecond = LongStream.rangeClosed(1, games)
                .filter(seed -> play(1, 2, seed, new ArrayList<>()) == 2)
                .count();
        assertThat(wonFirst).isGreaterThan(games * 3 / 4);
        assertThat(wonSecond).isGreaterThan(games * 3 / 4);
    }

    @Test
    void aSuperBotInAFolderFindsItsSeatByItsName() {
        Setup setup = setup(1);
        String input = ChainReaction.definition()
                .views()
                .write(ChainReaction.definition()
                        .rules()
                        .view(ChainReaction.definition().rules().start(setup), new arena.game.Viewpoint.Spectator()));
        assertThat(SuperBots.named(GAME, 1, "First", 3).answer(input)).matches("K ([1-9]|1[0-9]|2[01])\n");
        assertThatThrownBy(() -> SuperBots.named(GAME, 1, "Third", 3).answer(input))
                .hasMessageStartingWith("the input names no seat of Third");
    }

    /** Plays a match in this process and returns the number of the winning seat. */
    private static int play(int firstLevel, int secondLevel, long seed, List<Event> events) {
        MatchTerms terms = new MatchTerms("test", "test", MatchTerms.Explanations.OFF, 0);
        MatchEnvironment environment = new MatchEnvironment(new SystemClock(), events::add, Venue.sound());
        List<Player> players = List.of(player("First", firstLevel), player("Second", secondLevel));
        MatchConclusion conclusion =
                new Match<>(ChainReaction.definition(), setup(seed), players, terms, environment).play();
        assertThat(conclusion).isInstanceOf(MatchConclusion.Decided.class);
        Standing best =
                ((MatchConclusion.Decided) conclusion).over().standings().get(0);
        return best.seat().number();
    }

    private static Setup setup(long seed) {
        return new Setup(
                List.of("First", "Second"),
                seed,
                Settings.defaults(ChainReaction.definition().info()));
    }

    private static Player player(String name, int level) {
        return new InProcessPlayer(
                name,
                new PlayerInfo("superbot", new TreeMap<>()),
                invitation -> SuperBots.onSeat(GAME, level, invitation.seat(), invitation.seed()));
    }

    private static List<String> orders(List<Event> events) {
        return events.stream()
                .filter(event -> event instanceof Event.Ruled)
                .map(event -> new String(
                        ((Event.Ruled) event).reply().bytes().orElseThrow(), java.nio.charset.StandardCharsets.UTF_8))
                .toList();
    }
}
