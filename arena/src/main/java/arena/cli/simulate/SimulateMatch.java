package arena.cli.simulate;

import arena.app.play.MatchObserver;
import arena.app.play.MatchOutcome;
import arena.app.play.MatchRequest;
import arena.app.play.MatchRun;
import arena.app.play.Services;
import arena.cli.host.Host;
import arena.cli.show.LiveShow;
import arena.cli.stage.Announcement;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Setting;
import arena.person.Adviser;
import arena.person.Person;
import arena.person.Scrutiny;
import arena.superbot.SuperBots;
import arena.superbot.level.Effort;
import arena.superbot.level.Place;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Plays one match in which a person sits on a seat. */
final class SimulateMatch {

    /** How long the super bot thinks about a hint, if the clock leaves the time. */
    private static final Duration HINT_THINK = Duration.ofMillis(300);

    private final Host host;
    private final Services services;
    private final MatchRequest request;
    private final Seat seat;
    private final SimulateCounsel counsel;

    SimulateMatch(Host host, Services services, MatchRequest request, Seat seat, boolean strict) {
        this.host = host;
        this.services = services;
        this.request = request;
        this.seat = seat;
        this.counsel =
                new SimulateCounsel(request.box(), new Scrutiny<>(request.box(), seat, request.settings()), strict);
    }

    /** Plays it with a person who types. */
    MatchOutcome typed(boolean plain) {
        announce();
        Thread match = Thread.currentThread();
        try (Dialogue dialogue = dialogue(plain, match::interrupt);
                SimulateTalk talk = new SimulateTalk(dialogue, host.colour(), counsel, match::interrupt)) {
            talk.say("You are " + name() + ", player " + seat.number() + ". \"help\" says what you can type.");
            talk.start();
            MatchOutcome outcome = new MatchRun(services, request, () -> show(talk), players -> {
                        talk.sit((Person) players.get(seat.index()), adviser());
                        return players;
                    })
                    .play();
            // Whoever stopped the match by a key is answered by the report; a process that ends needs no reminder.
            Thread.interrupted();
            return outcome;
        }
    }

    /** Plays it with a person who reads and writes files. */
    MatchOutcome withFiles() {
        announce();
        new Announcement(host, services, request).secrecy();
        SimulateGuide guide = new SimulateGuide(host, services.folder(name()), counsel);
        guide.begin();
        return new MatchRun(services, request, () -> show(guide)).play();
    }

    private void announce() {
        services.requireStartable(request);
        Announcement announcement = new Announcement(host, services, request);
        announcement.confinement();
        announcement.title();
    }

    private String name() {
        return request.setup().name(seat);
    }

    private Dialogue dialogue(boolean plain, Runnable stop) {
        boolean editable = host.terminal() && host.keyboard().terminal() && !plain;
        return (editable ? LineEditor.open(SimulateWord.all(), stop) : Optional.<Dialogue>empty())
                .orElseGet(() -> new PlainDialogue(host));
    }

    private MatchObserver show(SimulateSide side) {
        return new LiveShow(show(request.box(), side), Duration.ZERO);
    }

    private <S, V, A> SimulateShow<S, V, A> show(GameBox<S, V, A> box, SimulateSide side) {
        List<String> names = request.setup().names();
        return new SimulateShow<>(box, seat, names, host.colour(), side);
    }

    /** The strongest level sits beside the person, if the game has a super bot. */
    private Optional<Adviser> adviser() {
        String game = request.box().info().id();
        int strongest = SuperBots.levels(game).size();
        return strongest == 0
                ? Optional.empty()
                : Optional.of(new Adviser(SuperBots.onSeat(
                        game, strongest, new Place(seat, request.settings()), request.seed(), effort())));
    }

    private Effort effort() {
        Optional<Setting> moveTime = request.box().info().moveTime();
        return moveTime.map(setting -> Effort.within(request.settings().duration(setting), HINT_THINK))
                .orElseGet(() -> new Effort(HINT_THINK, Long.MAX_VALUE));
    }
}
