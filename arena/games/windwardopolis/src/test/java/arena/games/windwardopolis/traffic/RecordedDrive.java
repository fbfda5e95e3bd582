package arena.games.windwardopolis.traffic;

import arena.game.Chance;
import arena.games.windwardopolis.ServerRecordings;
import arena.games.windwardopolis.map.CarStart;
import arena.games.windwardopolis.map.CityMap;
import arena.games.windwardopolis.map.Heading;
import arena.games.windwardopolis.map.MapTile;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** A replay of a recording's cars by our rules, with its orders and cards at their ticks. */
final class RecordedDrive {

    /** The timer of a card counts down before the first tick in which it slows. */
    private static final int CARD_TICKS = 1_800 - 1;

    final List<String> stops = new ArrayList<>();
    final List<String> lost = new ArrayList<>();
    final Traffic traffic;
    private final List<JsonNode> lines;
    private final long[] slowUntil;
    private final long[] stoppedUntil;
    private final boolean[] slowInTransit;
    private int at;

    RecordedDrive(List<JsonNode> lines, boolean firstTurnsFirst) {
        this.lines = lines;
        JsonNode scenario = lines.get(0);
        JsonNode setup = lines.get(1);
        CityMap city = ServerRecordings.city(setup.get("map").asString());
        DrivingRules rules = new DrivingRules(
                scenario.get("accel").floatValue(), scenario.get("decel").floatValue(), firstTurnsFirst, false, false);
        JsonNode cars = setup.get("cars");
        List<CarStart> starts = new ArrayList<>();
        for (JsonNode car : cars) {
            MapTile tile = new MapTile(
                    car.get("x").asInt() / MapTile.UNITS, car.get("y").asInt() / MapTile.UNITS);
            starts.add(new CarStart(
                    tile, Heading.of(car.get("dir").asString().charAt(0)).orElseThrow()));
        }
        traffic = new Traffic(city, rules, starts, Chance.of(1, "a recording"));
        slowUntil = new long[cars.size()];
        stoppedUntil = new long[cars.size()];
        slowInTransit = new boolean[cars.size()];
        for (int seat = 0; seat < cars.size(); seat++) {
            traffic.start(seat, cars.get(seat).get("speed").floatValue());
            JsonNode slow = cars.get(seat).get("slow_ticks");
            slowUntil[seat] = slow == null ? 0 : slow.asInt();
            JsonNode flat = cars.get(seat).get("flat_ticks");
            stoppedUntil[seat] = flat == null ? 0 : flat.asInt();
            slowInTransit[seat] = slow != null && slow.asInt() == 0;
        }
    }

    List<JsonNode> recorded(long tick) {
        List<JsonNode> now = new ArrayList<>();
        while (at < lines.size() && lines.get(at).get("k").asLong() <= tick) {
            now.add(lines.get(at));
            at++;
        }
        return now;
    }

    /** Applies the orders and cards just before a tick, then the tick. */
    void tick(long tick, List<JsonNode> now) {
        for (JsonNode line : now) {
            int seat = line.has("p") ? line.get("p").asInt() : 0;
            switch (line.get("t").asString()) {
                case "order" -> order(line, seat);
                case "set_flat" -> stoppedUntil[seat] = tick + line.get("ticks").asInt() - 1;
                case "effect" -> effect(line, tick);
                default -> {
                    // The other recorded lines are results of the tick.
                }
            }
        }
        for (int seat = 0; seat < slowUntil.length; seat++) {
            traffic.limitSpeed(
                    seat, new SpeedLimits(slowInTransit[seat], (int) Math.max(0, slowUntil[seat] - tick), (int)
                            Math.max(0, stoppedUntil[seat] - tick)));
        }
        traffic.tick(new CarEvents() {
            @Override
            public void arrived(int seat, MapTile stop) {
                stops.add(tick + " " + seat + " " + stop.text());
            }

            @Override
            public void lost(int seat) {
                lost.add(tick + " " + seat);
            }
        });
        for (JsonNode line : now) {
            if (line.has("post")) {
                slowInTransit[line.get("p").asInt()] = isSlow(line.get("post").get("transit_card"));
            }
        }
    }

    private static boolean isSlow(JsonNode transitCard) {
        return transitCard.path("card").asString("").equals("MULT_DELIVERY_QUARTER_SPEED");
    }

    private void order(JsonNode line, int seat) {
        List<MapTile> path = ServerRecordings.tiles(line.get("path"));
        if (!path.isEmpty()) {
            traffic.order(seat, path);
        }
    }

    private void effect(JsonNode line, long tick) {
        String card = line.get("card").get("card").asString();
        int player = line.get("p").asInt();
        if (card.equals("STOP_CAR") && line.get("status").asString().equals("POWER_UP_PLAYED")) {
            stoppedUntil[line.get("card").get("player").asInt()] = tick + CARD_TICKS;
        }
        for (int seat = 0; seat < slowUntil.length; seat++) {
            if (card.equals("ALL_OTHER_CARS_QUARTER_SPEED") && seat != player) {
                slowUntil[seat] = Math.max(tick, slowUntil[seat]) + CARD_TICKS;
            }
        }
    }
}
