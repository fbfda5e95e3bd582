package arena.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.contest.AttemptCauses;
import arena.game.Seat;
import arena.game.Standing;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.PlayerInfo;
import arena.store.AttemptResult;
import arena.tournament.SeatResult;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AttemptResultConverterTest {

    private static final Event.Ended END = new Event.Ended(
            1,
            4,
            4,
            List.of(
                    new Standing(new Seat(2), 1, 1).with(Map.of("funds", 70L)),
                    new Standing(new Seat(1), 2, 0).with(Map.of("funds", 40L))),
            "more funds",
            "");

    private static List<SeatResult> seats(SortedMap<Integer, String> absent) {
        return new AttemptResultConverter(List.of(5, 3), absent, "record", 1)
                .of(MatchStatus.of(List.of(END)), new MatchFindings(new TreeMap<>(), ""))
                .orElseThrow()
                .seats();
    }

    @Test
    void whatASeatHasReachedIsKeptOfIt() {
        assertThat(seats(Collections.emptySortedMap()))
                .extracting(SeatResult::contestant, SeatResult::place, SeatResult::figures)
                .containsExactly(
                        tuple(5, 2, new TreeMap<>(Map.of("funds", 40L))),
                        tuple(3, 1, new TreeMap<>(Map.of("funds", 70L))));
    }

    @Test
    void whatASubstituteHasReachedIsNotThatOfTheTeamItSatFor() {
        assertThat(seats(new TreeMap<>(Map.of(3, AttemptCauses.DISQUALIFIED))))
                .extracting(SeatResult::contestant, SeatResult::place, SeatResult::figures)
                .containsExactly(tuple(5, 1, new TreeMap<>(Map.of("funds", 40L))), tuple(3, 2, new TreeMap<>()));
    }

    @Test
    void aResultSaysThatASeatWasHandedOverAlsoWhenItIsFoundAfterTheArenaWasKilled() {
        Event.SeatAssignment to =
                new Event.SeatAssignment(2, "superbot_2", new PlayerInfo("superbot", new TreeMap<>()));
        Event.HandedOver handed = new Event.HandedOver(1, 3, to, 0, Optional.empty(), "Olga", "its table has no power");
        AttemptResult found = new AttemptResultConverter(List.of(5, 3), Collections.emptySortedMap(), "record", 1)
                .of(MatchStatus.of(List.of(handed, END)), new MatchFindings(new TreeMap<>(), ""))
                .orElseThrow();
        assertThat(found.cause()).isEqualTo(AttemptCauses.HANDED_OVER);
        assertThat(found.words())
                .isEqualTo("Player 2 was played on by superbot_2 from step 3 on, as Olga has decided: its table has"
                        + " no power.");
        assertThat(found.seats()).extracting(SeatResult::place).as("it counts").containsExactly(2, 1);
    }
}
