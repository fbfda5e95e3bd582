package arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.game.Choices;
import arena.game.tiny.Auction;
import arena.game.tiny.Race;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of a host's interventions in a held match. */
final class InterventionTest {

    private final SimulatedMatch<Auction.State, Auction.View, Auction.Bid> auction =
            new SimulatedMatch<>(Auction.definition().withInterventions(Auction.interventions())).with("lots", "2");

    private ScriptedHost host(SimulatedMatch<?, ?, ?> simulation) {
        ScriptedHost host = new ScriptedHost(simulation.clock);
        simulation.hostedBy(host);
        return host;
    }

    private void seatTwo() {
        auction.seat("Low", PlayerScript.answering("bid 1\nEnd\n"));
        auction.seat("High", PlayerScript.answering("bid 2\nEnd\n"));
    }

    @Test
    void whatIsDoneBeforeAStepCountsFromThatStepOn() {
        ScriptedHost host = host(auction)
                .holdAt(0)
                .interveneAt(100, "give seat=1")
                .interveneAt(200, "give seat=1")
                .interveneAt(300, "give seat=1")
                .goOnAt(400);
        seatTwo();

        MatchConclusion.Decided decided = (MatchConclusion.Decided) auction.play();

        EventLaws.hold(auction.events(), decided);
        assertThat(decided.over().standings())
                .extracting(standing -> standing.seat().number(), standing -> standing.points())
                .containsExactly(tuple(1, 3L), tuple(2, 2L));
        assertThat(auction.events(Event.Intervened.class))
                .hasSize(3)
                .contains(new Event.Intervened(
                        Duration.ofMillis(100).toNanos(),
                        1,
                        "give seat=1",
                        "seat 1 is given a lot",
                        "Olga",
                        "to see what it does"));
        assertThat(MatchStatus.of(auction.events()).interventions()).hasSize(3);
        assertThat(host.offered())
                .as("the host sees what may be done")
                .allMatch(choices -> choices.kinds().size() == 1)
                .hasSizeGreaterThan(3);
    }

    @Test
    void whatMayNotBeDoneIsNotDoneAndNotWrittenDown() {
        host(auction)
                .holdAt(0)
                .interveneAt(100, "give seat=3")
                .interveneAt(200, "take seat=1")
                .goOnAt(400);
        seatTwo();

        MatchConclusion conclusion = auction.play();

        EventLaws.hold(auction.events(), conclusion);
        assertThat(auction.events(Event.Intervened.class)).isEmpty();
    }

    @Test
    void nothingIsDoneWhileTheMatchGoesOn() {
        host(auction).interveneAt(0, "give seat=1");
        seatTwo();

        MatchConclusion conclusion = auction.play();

        EventLaws.hold(auction.events(), conclusion);
        assertThat(auction.events(Event.Intervened.class)).isEmpty();
    }

    @Test
    void aGameWithoutAConsoleOffersNothing() {
        SimulatedMatch<Auction.State, Auction.View, Auction.Bid> plain = new SimulatedMatch<>(Auction.definition());
        ScriptedHost host =
                host(plain).holdAt(0).interveneAt(100, "give seat=1").goOnAt(200);
        plain.seat("Low", PlayerScript.answering("bid 1\nEnd\n"));
        plain.seat("High", PlayerScript.answering("bid 2\nEnd\n"));

        MatchConclusion conclusion = plain.play();

        EventLaws.hold(plain.events(), conclusion);
        assertThat(host.offered()).isNotEmpty().containsOnly(Choices.COMPLETE);
        assertThat(plain.events(Event.Intervened.class)).isEmpty();
    }

    @Test
    void inRealTimeItIsDoneBetweenTwoTicks() {
        SimulatedMatch<Race.State, Race.View, Race.Order> race = new SimulatedMatch<>(
                        Race.definition().withInterventions(Race.interventions()))
                .with("ticks", "6")
                .with("tick-time", "10ms");
        host(race).holdAt(25).interveneAt(40, "move to=70").goOnAt(50);
        race.seat("Moved", PlayerScript.mute());
        race.seat("Other", PlayerScript.mute());

        MatchConclusion.Decided decided = (MatchConclusion.Decided) race.play();

        EventLaws.hold(race.events(), decided);
        assertThat(decided.over().standings().get(0).points()).isEqualTo(70);
        assertThat(race.events(Event.Intervened.class))
                .extracting(Event.Intervened::step)
                .isEqualTo(List.of(4));
    }
}
