package arena.app.table;

import arena.app.NamedThings;
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
 * A table whose arena has ended before its match, as the record tells it. It is resumed if people play there and nobody
 * else but levels of the super bot: a bot's process has ended with its arena, and knows nothing of the match any more.
 *
 * @param request who plays on which seat now
 * @param people the seats of people that still play
 * @param pace how long a super bot takes for a move at least
 */
record ResumedTable(MatchRequest request, UnendedRecord record, List<Seat> people, Duration pace) {

    /** Returns the table of a record; nothing if it cannot be resumed. */
    static Optional<ResumedTable> of(Configuration configuration, UnendedRecord record) {
        Event.Began began = record.began();
        MatchStatus status = record.status();
        GameBox<?, ?, ?> box = NamedThings.game(began.gameId());
        List<SeatedPlayer> sittings = new ArrayList<>();
        List<Event.Sitting> now = new ArrayList<>();
        List<Seat> people = new ArrayList<>();
        SortedMap<Seat, SeatClock> clocks = new TreeMap<>();
        for (Event.Sitting first : began.sittings()) {
            Event.Sitting sitting = status.sitting(first.seat()).orElse(first);
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

    private static Optional<SeatChoice> choice(Event.Sitting sitting) {
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
