package arena.person;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Departure;
import arena.game.Phase;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.tiny.Auction;
import arena.game.tiny.Doubt;
import arena.match.Event;
import arena.match.InProcessPlayer;
import arena.match.Match;
import arena.match.MatchConclusion;
import arena.match.MatchEnvironment;
import arena.match.MatchTerms;
import arena.match.Player;
import arena.match.PlayerInfo;
import arena.match.Responder;
import arena.match.SystemClock;
import arena.match.Venue;
import arena.superbot.AdvisingResponder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A person in real matches of tiny games. */
@Timeout(60)
class PersonTest {

    private static final MatchTerms TERMS = new MatchTerms("test", "0", MatchTerms.Explanations.OFF, 0);

    private final Person person = new Person("Ada");
    private final List<Event> events = new ArrayList<>();

    /** Plays a match of Doubt with a reaction to each event. */
    private MatchConclusion doubt(String moveTime, Consumer<Event> reaction) {
        Setup setup = new Setup(
                List.of("Ada", "Bob"),
                1,
                Settings.of(Doubt.definition().info(), Map.of("turns", "2", "move-time", moveTime)));
        Responder bob = input -> input.contains("VERDICT") ? "believe\n" : "claim 3\n";
        return new Match<>(
                        Doubt.definition(),
                        setup,
                        List.of(person, inProcess("Bob", bob)),
                        TERMS,
                        matchEnvironment(reaction))
                .play();
    }

    private MatchEnvironment matchEnvironment(Consumer<Event> reaction) {
        return new MatchEnvironment(
                new SystemClock(),
                event -> {
                    events.add(event);
                    reaction.accept(event);
                },
                Venue.sound());
    }

    private static Player inProcess(String name, Responder mind) {
        return new InProcessPlayer(name, new PlayerInfo("script", new TreeMap<>()), invitation -> mind);
    }

    private static void onAnotherThread(Runnable work) {
        Thread thread = new Thread(work, "hand");
        thread.setDaemon(true);
        thread.start();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Stream<Event.Ruled> ownRulings() {
        return events.stream()
                .filter(Event.Ruled.class::isInstance)
                .map(Event.Ruled.class::cast)
                .filter(ruled -> ruled.seat() == 1);
    }

    @Test
    void anAnswerCanBeHandedInOnAnotherThread() {
        MatchConclusion end = doubt("60s", event -> {
            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                onAnotherThread(() -> person.hand(bytes(asked.text().contains("VERDICT") ? "doubt\n" : "claim 1\n")));
            }
        });

        assertThat(end).isInstanceOf(MatchConclusion.Decided.class);
        assertThat(ownRulings().map(ruled -> new String(ruled.reply().bytes().orElseThrow(), StandardCharsets.UTF_8)))
                .containsExactly("claim 1\n", "doubt\n");
        assertThat(ownRulings()).allMatch(ruled -> ruled.code() == 0);
    }

    @Test
    void afterARefusedAnswerThePersonIsAskedOnceMoreWhileTheTimeRuns() {
        Setup setup = new Setup(
                List.of("Ada", "Bob"),
                1,
                Settings.of(Auction.definition().info(), Map.of("lots", "1", "move-time", "60s", "mistakes", "again")));
        new Match<>(
                        Auction.definition(),
                        setup,
                        List.of(person, inProcess("Bob", input -> "bid 5\nEnd\n")),
                        TERMS,
                        matchEnvironment(event -> {
                            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                                String bid = asked.number() == 1 ? "bid 999\nEnd\n" : "bid 7\nEnd\n";
                                onAnotherThread(() -> person.hand(bytes(bid)));
                            }
                        }))
                .play();

        assertThat(ownRulings()).extracting(Event.Ruled::again).containsExactly(true, false);
        assertThat(ownRulings()).extracting(Event.Ruled::code).containsExactly(2, 0);
    }

    /** A super bot that keeps what it is told. */
    private static final class Listener implements AdvisingResponder {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void follow(String input) {
            heard.add(input.contains("VERDICT") ? "verdict" : "claim");
        }

        @Override
        public String answer(String input) {
            return "believe\n";
        }

        @Override
        public void played(String output) {
            heard.add(output.strip());
        }

        @Override
        public void acknowledged(int code) {
            heard.add("code " + code);
        }
    }

    @Test
    void theAdviserOfAPersonFollowsTheMatchAndGivesHintsWhileThePersonIsAsked() {
        Listener superBot = new Listener();
        person.advisedBy(new Adviser(superBot));
        List<String> hints = new ArrayList<>();
        doubt("60s", event -> {
            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                boolean verdict = asked.text().contains("VERDICT");
                if (verdict) {
                    person.hint().ifPresent(hint -> hints.add(hint.order()));
                }
                person.hand(bytes(verdict ? "doubt\n" : "claim 1\n"));
            }
        });

        assertThat(superBot.heard).containsExactly("claim", "claim 1", "code 0", "doubt", "code 0");
        assertThat(hints).containsExactly("believe\n");
        assertThat(person.hint()).as("nothing is asked any more").isEmpty();
    }

    @Test
    void aPersonWithoutAnAnswerIsLate() {
        doubt("1ms", event -> {});

        assertThat(ownRulings()).allMatch(ruled -> ruled.code() == 20);
        assertThat(person.hand(bytes("claim 1\n")))
                .as("nothing is asked any more")
                .isFalse();
    }

    @Test
    void onlyTheFirstAnswerToAPromptIsAccepted() {
        List<Boolean> taken = new ArrayList<>();
        doubt("60s", event -> {
            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                taken.add(person.hand(bytes("")));
                taken.add(person.hand(bytes("claim 2\n")));
                taken.add(person.hand(bytes("claim 4\n")));
            }
        });

        assertThat(taken.subList(0, 3)).containsExactly(false, true, false);
        assertThat(ownRulings().findFirst().orElseThrow().reply().bytes().orElseThrow())
                .isEqualTo(bytes("claim 2\n"));
    }

    @Test
    void aPersonWhoResignsHasLeftAndLost() {
        MatchConclusion end = doubt("60s", event -> {
            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                onAnotherThread(person::resign);
            }
        });

        Phase.Over over = ((MatchConclusion.Decided) end).over();
        assertThat(over.standings().get(0).seat()).isEqualTo(new Seat(2));
        assertThat(events.stream().filter(Event.Left.class::isInstance).map(Event.Left.class::cast))
                .singleElement()
                .matches(
                        left -> left.why() == Departure.RESIGNED && left.words().equals("resigned"));
    }

    @Test
    void theTimeLeftRunsWhileAPromptIsOpen() {
        assertThat(person.timeLeft()).isEmpty();
        doubt("60s", event -> {
            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                assertThat(person.timeLeft().orElseThrow().toSeconds()).isBetween(1L, 60L);
                person.hand(bytes("claim 2\n"));
            }
        });
        assertThat(person.timeLeft()).isEmpty();
    }

    @Test
    void severalPersonsAreAskedAtTheSameTime() {
        Setup setup = new Setup(
                List.of("Ada", "Bob", "Cid"),
                1,
                Settings.of(Auction.definition().info(), Map.of("lots", "2", "move-time", "60s")));
        Responder others = input -> "bid 1\nEnd\n";
        new Match<>(
                        Auction.definition(),
                        setup,
                        List.of(person, inProcess("Bob", others), inProcess("Cid", others)),
                        TERMS,
                        matchEnvironment(event -> {
                            if (event instanceof Event.Prompted asked && asked.seat() == 1) {
                                onAnotherThread(() -> person.hand(bytes("bid 2\nEnd\n")));
                            }
                        }))
                .play();

        assertThat(ownRulings()).hasSize(2).allMatch(ruled -> ruled.code() == 0);
        assertThat(events.get(events.size() - 1)).isInstanceOf(Event.Ended.class);
    }
}
