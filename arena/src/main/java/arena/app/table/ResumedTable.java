package arena.app.table;

import arena.app.NameLookup;
import arena.app.play.Emblem;
import arena.app.play.MatchRequest;
import arena.app.play.SeatChoice;
import arena.app.play.SeatedPlayer;
import arena.config.Configuration;
import arena.game.GameBox;
import arena.game.Seat;
import arena.game.Settings;
import arena.match.Event;
import arena.match.MatchStatus;
import arena.match.SeatClock;
import arena.record.UnendedRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A match at a table whose arena ended before it, as recorded. It is resumed if only people and levels of the super
 * bot play: a bot's process has ended with its arena, and has lost its knowledge of the match.
 *
 * @param request with the present players
 * @param people the seats of people that still play
 * @param pace the least time of a super bot for a move
 */
record ResumedTable(MatchRequest request, UnendedRecord record, List<Seat> people, Duration pace) {

    /** Returns the match of a record; empty if it cannot be resumed. */
    static Optional<ResumedTable> of(Configuration configuration, UnendedRecord record) {
        Event.Began began = record.began();
        MatchStatus status = record.status();
        GameBox<?, ?, ?> box = NameLookup.game(began.gameId());
        List<SeatedPlayer> sittings = new ArrayList<>();
        List<Event.SeatAssignment> now = new ArrayList<>();
        List<Seat> people = new ArrayList<>();
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        for (Event.SeatAssignment first : began.sittings()) {
            Event.SeatAssignment sitting = status.playerOn(first.seat()).orElse(first);
            Seat seat = new Seat(first.seat());
            choice(sitting).ifPresent(choice -> sittings.add(new SeatedPlayer(first.name(), choice, sitting.shown())));
            now.add(sitting);
            clocks.put(seat, sitting.clock());
            if (sitting.info().kind().equals("person")
                    && status.seat(first.seat()).left().isEmpty()) {
                people.add(seat);
            }
        }
        if (people.isEmpty()
                || sittings.size() < began.sittings().size()
                || record.position(box).isEmpty()) {
            return Optional.empty();
        }
        MatchRequest request = new MatchRequest(
                        box,
                        Settings.of(box.info(), began.settings()),
                        began.seed(),
                        sittings,
                        MatchRequest.explanations(configuration))
                .withClocks(clocks);
        return Optional.of(new ResumedTable(request, record, people, TableRequest.pace(now)));
    }

    private static Optional<SeatChoice> choice(Event.SeatAssignment sitting) {
        String level = sitting.info().facts().getOrDefault("level", "");
        return switch (sitting.info().kind()) {
            case "person" ->
                Optional.of(
                        new SeatChoice.Human(sitting.shown(), sitting.emblem().flatMap(Emblem::of)));
            case "superbot" ->
                level.matches("[0-9]") ? Optional.of(new SeatChoice.Level(Integer.parseInt(level))) : Optional.empty();
            default -> Optional.empty();
        };
    }
}
