package arena.games.windwardopolis.trip;

import static arena.games.windwardopolis.trip.RecordedRound.card;
import static arena.games.windwardopolis.trip.RecordedRound.hand;
import static arena.games.windwardopolis.trip.RecordedRound.optional;
import static arena.games.windwardopolis.trip.RecordedRound.play;
import static arena.games.windwardopolis.trip.RecordedRound.seat;
import static arena.games.windwardopolis.trip.RecordedRound.status;
import static arena.games.windwardopolis.trip.RecordedRound.text;
import static arena.games.windwardopolis.trip.RecordedRound.texts;
import static arena.games.windwardopolis.trip.RecordedRound.tile;
import static arena.games.windwardopolis.trip.RecordedRound.timers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import arena.game.Seat;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A follower of the lines of one recording. */
final class RoundFollower {

    /** The tolerance of scores, which are recorded with six digits. */
    private static final double SIX_DIGITS = 1e-4;

    private final Edition edition;
    private final TripTerms terms;
    private final RecordedRound round;
    private final SortedMap<Integer, JsonNode> cars = new TreeMap<>();
    int followed;

    RoundFollower(Edition edition, List<JsonNode> lines) {
        this.edition = edition;
        this.terms = TripTerms.all(edition);
        JsonNode setup = lines.stream()
                .filter(line -> text(line, "t").equals("setup"))
                .findFirst()
                .orElseThrow();
        this.round = new RecordedRound(setup);
        setup.get("cars").forEach(car -> cars.put(cars.size(), car));
    }

    void follow(JsonNode line) {
        boolean compared = isExample(line);
        switch (text(line, "t")) {
            case "stop" -> stop(line, compared);
            case "coffee" -> coffee(line);
            case "card" -> cardOrder(line);
            case "effect" -> effect(line, compared);
            case "order" -> pickup(line);
            default -> compared = false;
        }
        followed += compared ? 1 : 0;
        if (line.has("post")) {
            cars.put(line.get("p").asInt(), line.get("post"));
        }
    }

    /** Checks the last line: coffee and deliveries of each car are those of its last stop, if it had one. */
    void end(JsonNode last) {
        cars.forEach((number, car) -> {
            List<String> delivered = car.has("delivered") ? texts(car.get("delivered")) : List.of();
            if (text(last, "t").equals("end")) {
                assertThat(delivered).hasSize(last.get("delivered").get(number).asInt());
            } else {
                JsonNode player = last.get("players").get(number);
                assertThat(delivered).isEqualTo(texts(player.get("delivered")));
                assertThat(car.get("coffee")).isEqualTo(player.get("coffee"));
            }
        });
    }

    /**
     * Returns whether a line is an example of our rules. A score of 0/0 is not; for the document's rules neither are a
     * card that does not fit, a tenth trip, and a stopped car that is stopped again.
     */
    private boolean isExample(JsonNode line) {
        if (text(line, "t").equals("stop") && line.has("pre")) {
            JsonNode pre = line.get("pre");
            JsonNode post = line.get("post");
            boolean boards =
                    !post.get("passenger").isNull() && !post.get("passenger").equals(pre.get("passenger"));
            if (pre.get("score").isString() || post.get("score").isString()) {
                return false;
            }
            if (edition == Edition.DOCUMENT
                    && boards
                    && !pre.get("next_card").isNull()
                    && post.get("next_card").isNull()
                    && post.get("transit_card").isNull()) {
                return false;
            }
            boolean isTenthTrip =
                    line.has("left") && line.get("left").get("lobby").isNull();
            if (edition == Edition.DOCUMENT && (hasLostItsCompany(pre) || isTenthTrip)) {
                return false;
            }
        }
        return !(edition == Edition.DOCUMENT
                && text(line, "t").equals("effect")
                && text(line.get("card"), "card").equals("STOP_CAR")
                && line.get("cars")
                                .get(line.get("card").get("player").asInt())
                                .get("flat_ticks")
                                .asInt()
                        > 0);
    }

    /** Returns whether a card of a company fitted when its passenger boarded, whose destination has changed since. */
    private static boolean hasLostItsCompany(JsonNode car) {
        return card(car.get("transit_card"))
                .filter(card -> card.kind() == Card.Kind.MULT_DELIVER_AT_COMPANY)
                .filter(card -> !optional(car.get("dest")).equals(Optional.of(card.names())))
                .isPresent();
    }

    private void stop(JsonNode line, boolean compared) {
        int number = line.get("p").asInt();
        Seat seat = seat(number);
        MapTile at = tile(line.get("at"));
        if (line.get("company").isNull()) {
            Trips before = round.trips(terms, new TreeMap<>());
            assertThat(Stops.arrive(before, seat, at)).isEqualTo(new TripOutcome(before, List.of()));
            return;
        }
        JsonNode pre = line.get("pre");
        JsonNode post = line.get("post");
        if (compared) {
            Trips before = before(line, seat);
            assertSame(line, before, Stops.arrive(before, seat, at));
        }
        optional(pre.get("passenger")).ifPresent(name -> keepLeft(line, name));
        round.keepFrom(number, post.get("from"));
    }

    private Trips before(JsonNode line, Seat seat) {
        JsonNode pre = line.get("pre");
        SortedMap<String, String> lobbies = new TreeMap<>();
        texts(line.get("lobby")).forEach(name -> lobbies.put(name, text(line, "company")));
        List<String> pickup = texts(pre.get("pickup"));
        for (int at = 0; at < pickup.size(); at++) {
            String name = pickup.get(at);
            optional(line.get("pickup_at").get(at)).ifPresent(lobby -> lobbies.put(name, lobby));
        }
        Limo recorded = round.limo(pre, edition);
        Trips trips = round.trips(terms, lobbies);
        trips = trips.with(seat, recorded);
        optional(pre.get("dest"))
                .ifPresent(destination -> assertThat(
                                round.passenger(text(pre, "passenger")).destination())
                        .as("" + line)
                        .contains(destination));
        double share = Score.of(trips, seat, tile(pre.get("tile")));
        double bare = pre.get("score").asDouble() - share;
        int tenths = (int) Math.round(bare * 10);
        assertThat(bare * 10).as("points before " + line).isCloseTo(tenths, within(10 * SIX_DIGITS));
        return trips.with(
                seat, recorded.withAccount(new Limo.Account(recorded.account().delivered(), tenths)));
    }

    private void assertSame(JsonNode line, Trips before, TripOutcome outcome) {
        String where = line.toString();
        JsonNode post = line.get("post");
        Seat seat = seat(line.get("p").asInt());
        Trips after = outcome.trips();
        Limo limo = after.limo(seat);
        Limo recorded = round.limo(post, edition);
        List<TripReport> reports = outcome.reports();
        assertThat(reports.get(reports.size() - 1))
                .as(where)
                .isEqualTo(Town.toAll(seat, status(line.get("status")).orElseThrow()));
        assertThat(limo.ride().map(Limo.Ride::passenger))
                .as(where)
                .isEqualTo(recorded.ride().map(Limo.Ride::passenger));
        assertThat(limo.ride().map(Limo.Ride::from))
                .as(where)
                .isEqualTo(recorded.ride().map(Limo.Ride::from));
        assertThat(after.onBoard(seat).flatMap(Passenger::destination))
                .as(where)
                .isEqualTo(optional(post.get("dest")));
        assertThat(limo.coffee()).as(where).isEqualTo(recorded.coffee());
        assertThat(limo.account().delivered())
                .as(where)
                .isEqualTo(recorded.account().delivered());
        assertThat(limo.pickup()).as(where).isEqualTo(recorded.pickup());
        assertThat(limo.cards().nextStop()).as(where).isEqualTo(recorded.cards().nextStop());
        assertThat(limo.cards().transit()).as(where).isEqualTo(recorded.cards().transit());
        assertThat(limo.isSlowInTransit() || recorded.timers().slowUntil() > 0)
                .as(where)
                .isEqualTo(post.get("quarter").asBoolean());
        assertThat(Score.of(after, seat, tile(post.get("tile"))))
                .as(where)
                .isCloseTo(post.get("score").asDouble(), within(SIX_DIGITS));
        assertHand(where, before.limo(seat).cards().allReady().hand(), limo.cards(), recorded.cards());
        assertThat(after.lobby(text(line, "company")).stream().map(Passenger::name))
                .as(where)
                .containsExactlyInAnyOrderElementsOf(texts(line.get("lobby_after")));
        if (line.has("left")) {
            assertLeft(where, line.get("left"), after);
        } else {
            assertThat(reports)
                    .as(where)
                    .noneMatch(report -> report.status().name().startsWith("PASSENGER_DELIVERED"));
        }
    }

    /** Checks the hand; the limit removes random cards, but a fixed number. */
    private static void assertHand(String where, List<Cards.Held> before, Cards ours, Cards recorded) {
        assertThat(ours.hand()).as(where).hasSameSizeAs(recorded.hand());
        assertThat(before).as(where).containsAll(ours.hand()).containsAll(recorded.hand());
        if (recorded.hand().size() == before.size()) {
            assertThat(ours.hand()).as(where).isEqualTo(recorded.hand());
        }
    }

    private static void assertLeft(String where, JsonNode left, Trips after) {
        Passenger passenger = after.passenger(text(left, "name"));
        assertThat(passenger.lobby()).as(where).isEqualTo(optional(left.get("lobby")));
        if (passenger.lobby().isPresent()) {
            assertThat(passenger.destination()).as(where).isEqualTo(optional(left.get("dest")));
            assertThat(passenger.route()).as(where).isEqualTo(texts(left.get("route")));
        }
    }

    private void keepLeft(JsonNode line, String name) {
        if (line.has("left")) {
            Passenger known = round.passenger(name);
            round.keep(new Passenger(
                    name,
                    known.points(),
                    known.enemies(),
                    Optional.empty(),
                    optional(line.get("left").get("dest")),
                    texts(line.get("left").get("route"))));
        }
    }

    private void coffee(JsonNode line) {
        Seat seat = seat(line.get("p").asInt());
        Trips before = round.trips(terms, new TreeMap<>()).with(seat, round.limo(line.get("pre"), edition));
        TripOutcome outcome = Stops.arrive(before, seat, tile(line.get("at")));
        Limo recorded = round.limo(line.get("post"), edition);
        assertThat(outcome.trips().limo(seat)).as("" + line).isEqualTo(recorded);
        Status status = status(line.get("status")).orElseThrow();
        assertThat(outcome.reports())
                .as("" + line)
                .containsExactly(
                        status == Status.COFFEE_STORE_NO_STOCK_UP
                                ? Town.toOwn(seat, status)
                                : Town.toAll(seat, status));
    }

    private void pickup(JsonNode line) {
        Seat seat = seat(line.get("p").asInt());
        List<String> list = texts(line.get("pickup"));
        if (list.isEmpty()) {
            return;
        }
        List<String> taken = texts(line.get("pickup_res"));
        Limo limo = new Limo(
                Optional.empty(),
                Limo.MOST_COFFEE,
                List.of(),
                new Limo.Account(
                        list.stream().filter(name -> !taken.contains(name)).toList(), 0),
                Cards.inDeck(List.of()),
                Limo.Timers.NONE);
        Trips before = round.trips(terms, new TreeMap<>()).with(seat, limo);
        Trips after = TripOutcome.ofOrders(before, seat, list, List.of(), new MapTile(0, 0))
                .trips();
        assertThat(after.limo(seat).pickup()).as("" + line).isEqualTo(taken);
    }

    private void cardOrder(JsonNode line) {
        double score = Double.parseDouble(text(line, "score"));
        assertThat(Score.mostInHand(score))
                .as("" + line)
                .isEqualTo(line.get("max").asInt());
        Card card = card(line.get("card")).orElseThrow();
        CardOrder order = switch (text(line, "do")) {
            case "DRAW" -> new CardOrder.Draw(card);
            case "DISCARD" -> new CardOrder.Discard(card);
            default -> new CardOrder.Play(play(line.get("card")));
        };
        Optional<Card> next = card(line.get("next_card"));
        boolean isTransitPlay = order instanceof CardOrder.Play && card.kind().isTransit();
        int number = line.get("p").asInt();
        Cards before = new Cards(
                round.deck(number),
                hand(line.get("hand")),
                isTransitPlay && status(line.get("status")).isEmpty() ? Optional.empty() : next,
                Optional.empty(),
                Optional.empty());
        Optional<CardOrder.Fault> fault = order.fault(before, score);
        assertThat(fault.flatMap(CardOrder.Fault::status)).as("" + line).isEqualTo(status(line.get("status")));
        Cards after = fault.isPresent() ? before : order.carriedOut(before, score);
        assertThat(after.hand()).as("" + line).isEqualTo(hand(line.get("hand_after")));
        assertThat(after.nextStop()).as("" + line).isEqualTo(next);
        assertThat(after.deck()).as("" + line).hasSize(line.get("deck_left").asInt());
        round.keepDeck(number, after.deck());
    }

    private void effect(JsonNode line, boolean compared) {
        long tick = line.get("k").asLong();
        Seat seat = seat(line.get("p").asInt());
        Cards.Play play = play(line.get("card"));
        List<CarPlace> places = new ArrayList<>();
        Trips trips = round.trips(terms, line.get("passengers"));
        for (JsonNode car : line.get("cars")) {
            Seat other = seat(places.size());
            places.add(new CarPlace(
                    tile(car.get("tile")),
                    Optional.ofNullable(car.get("path_end"))
                            .filter(end -> !end.isNull())
                            .map(RecordedRound::tile)));
            trips = trips.with(other, trips.limo(other).withTimers(timers(car, tick)));
        }
        Cards cards =
                new Cards(List.of(), hand(line.get("hand")), Optional.empty(), Optional.empty(), Optional.of(play));
        trips = trips.with(seat, trips.limo(seat).withCards(cards));
        Effects.Applied applied = Effects.apply(trips, tick, places);
        if (compared) {
            assertEffect(line, play, trips, applied);
        }
        keepPassengers(line, play);
    }

    private void assertEffect(JsonNode line, Cards.Play play, Trips before, Effects.Applied applied) {
        String where = line.toString();
        long tick = line.get("k").asLong();
        Seat seat = seat(line.get("p").asInt());
        Status status = status(line.get("status")).orElseThrow();
        assertThat(applied.reports())
                .as(where)
                .containsExactly(
                        status == Status.POWER_UP_PLAYED
                                ? Town.toAll(seat, status, play.card())
                                : Town.toOwn(seat, status, play.card()));
        assertThat(applied.trips().limo(seat).cards().hand()).as(where).isEqualTo(hand(line.get("hand_after")));
        assertThat(applied.trips().limo(seat).cards().atOnce()).as(where).isEmpty();
        assertThat(applied.relocateCars()).as(where).isEqualTo(play.card().kind() == Card.Kind.RELOCATE_ALL_CARS);
        JsonNode cars = line.has("cars_after") ? line.get("cars_after") : line.get("cars");
        for (int car = 0; car < cars.size(); car++) {
            assertThat(applied.trips().limo(seat(car)).timers()).as(where).isEqualTo(timers(cars.get(car), tick));
        }
        assertMoves(line, before, applied.trips());
    }

    /**
     * Checks new places of passengers, which are random: the recorded draw must be one of ours, and so must our own.
     */
    private void assertMoves(JsonNode line, Trips before, Trips ours) {
        JsonNode recorded = line.has("passengers_after") ? line.get("passengers_after") : line.get("passengers");
        int at = 0;
        for (JsonNode was : line.get("passengers")) {
            JsonNode is = recorded.get(at++);
            Passenger passenger = ours.passenger(was.get(0).asString());
            Passenger earlier = before.passenger(passenger.name());
            assertThat(passenger.lobby().equals(earlier.lobby()))
                    .as(passenger + " moves: " + line)
                    .isEqualTo(is.get(1).equals(was.get(1)));
            assertThat(passenger.destination().equals(earlier.destination()))
                    .as(passenger + " goes elsewhere: " + line)
                    .isEqualTo(is.get(2).equals(was.get(2)));
            for (Optional<String> lobby : List.of(passenger.lobby(), optional(is.get(1)))) {
                assertThat(lobby.isPresent() && lobby.equals(earlier.destination()))
                        .as(passenger + " is put where the trip ends: " + line)
                        .isFalse();
            }
            before.carOf(passenger.name()).ifPresent(car -> {
                // The server may send a passenger back to where the trip began; this is one of its defects.
                String from = before.limo(car).ride().orElseThrow().from();
                assertThat(passenger.wantsTo(from) && !earlier.wantsTo(from))
                        .as("" + line)
                        .isFalse();
            });
        }
    }

    private void keepPassengers(JsonNode line, Cards.Play play) {
        if (play.card().kind() != Card.Kind.CHANGE_DESTINATION || !line.has("passengers_after")) {
            return;
        }
        for (JsonNode is : line.get("passengers_after")) {
            if (is.get(3).asInt() == Integer.parseInt(play.target()) - 1) {
                Passenger known = round.passenger(is.get(0).asString());
                assertThat(known.route()).as("" + line).isEqualTo(texts(line.get("route")));
                Passenger redirected = known.redirected(is.get(2).asString());
                assertThat(redirected.route()).as("" + line).isEqualTo(texts(line.get("route_after")));
                round.keep(redirected);
            }
        }
    }
}
