package arena.app.training;

import arena.game.Seat;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A request of a program that learns. */
sealed interface TrainingRequest {

    /** The numbers of the games that it concerns, from 0; empty for all. */
    Optional<List<Integer>> games();

    /**
     * A new beginning of games.
     *
     * @param seeds one for each game; empty to draw them
     * @param settings the settings that differ from those of the training
     * @param levels the levels of the super bots, by seat
     * @param isRecorded whether the games are written as records
     */
    record Reset(
            Optional<List<Integer>> games,
            Optional<List<Long>> seeds,
            SortedMap<String, String> settings,
            SortedMap<Seat, Integer> levels,
            boolean isRecorded)
            implements TrainingRequest {}

    /**
     * A step of games.
     *
     * @param orders the orders of each game by seat; empty for a game that waits
     */
    record Step(Optional<List<Integer>> games, List<Optional<SortedMap<Seat, List<String>>>> orders)
            implements TrainingRequest {}

    /**
     * Reads a request.
     *
     * @throws TrainingException with a sentence if it is none
     */
    static TrainingRequest read(JsonMapper mapper, String line) {
        return new Reader(tree(mapper, line)).read();
    }

    private static JsonNode tree(JsonMapper mapper, String line) {
        try {
            return mapper.readTree(line);
        } catch (JacksonException mistake) {
            throw new TrainingException("This line is no JSON; a request is one JSON object on one line.", mistake);
        }
    }

    /** A reader of one request. */
    record Reader(JsonNode node) {

        private TrainingRequest read() {
            return switch (node.path("do").stringValue("")) {
                case "reset" -> new Reset(games(), seeds(), settings(), levels(), isRecorded());
                case "step" -> new Step(games(), orders());
                default -> throw new TrainingException("A request is an object whose \"do\" is \"reset\" or \"step\".");
            };
        }

        private Optional<List<Integer>> games() {
            return list("games", "game numbers", JsonNode::isInt)
                    .map(all -> all.stream().map(JsonNode::intValue).toList());
        }

        private Optional<List<Long>> seeds() {
            return list("seeds", "whole numbers", JsonNode::canConvertToLong)
                    .map(all -> all.stream().map(JsonNode::longValue).toList());
        }

        private interface Kind {
            boolean has(JsonNode value);
        }

        private Optional<List<JsonNode>> list(String key, String expected, Kind kind) {
            JsonNode value = node.path(key);
            if (value.isMissingNode() || value.isNull()) {
                return Optional.empty();
            }
            List<JsonNode> all =
                    StreamSupport.stream(value.spliterator(), false).toList();
            if (!value.isArray() || !all.stream().allMatch(kind::has)) {
                throw new TrainingException("\"" + key + "\" is a list of " + expected + ".");
            }
            return Optional.of(all);
        }

        private SortedMap<String, String> settings() {
            SortedMap<String, String> settings = new TreeMap<>();
            object(node.path("settings"), "settings").forEach((key, value) -> {
                if (!value.isString() && !value.isNumber() && !value.isBoolean()) {
                    throw new TrainingException(
                            "A setting is a text, a number, true or false; \"" + key + "\" is none of them.");
                }
                settings.put(key, value.asString());
            });
            return settings;
        }

        private SortedMap<Seat, Integer> levels() {
            SortedMap<Seat, Integer> levels = new TreeMap<>();
            object(node.path("levels"), "levels").forEach((key, value) -> {
                if (!value.isInt()) {
                    throw new TrainingException("\"levels\" has a level of the super bot for each seat.");
                }
                levels.put(seat(key), value.intValue());
            });
            return levels;
        }

        private boolean isRecorded() {
            JsonNode record = node.path("record");
            if (!record.isMissingNode() && !record.isBoolean()) {
                throw new TrainingException("\"record\" is true or false.");
            }
            return record.booleanValue(false);
        }

        private List<Optional<SortedMap<Seat, List<String>>>> orders() {
            List<JsonNode> all = list("orders", "objects or null", order -> order.isObject() || order.isNull())
                    .orElseThrow(
                            () -> new TrainingException("A step has \"orders\", one object or null for each game."));
            return all.stream()
                    .map(order -> order.isNull()
                            ? Optional.<SortedMap<Seat, List<String>>>empty()
                            : Optional.of(bySeat(order)))
                    .toList();
        }

        private static SortedMap<Seat, List<String>> bySeat(JsonNode orders) {
            SortedMap<Seat, List<String>> all = new TreeMap<>();
            object(orders, "orders").forEach((key, value) -> all.put(seat(key), texts(value)));
            return all;
        }

        private static List<String> texts(JsonNode value) {
            List<JsonNode> all = value.isArray()
                    ? StreamSupport.stream(value.spliterator(), false).toList()
                    : List.of(value);
            if (!all.stream()
                    .allMatch(one -> one.isString() && !one.stringValue().isEmpty())) {
                throw new TrainingException("An order is a text, as a bot writes it, or a list of texts.");
            }
            return all.stream().map(JsonNode::stringValue).toList();
        }

        private static SortedMap<String, JsonNode> object(JsonNode value, String key) {
            if (value.isMissingNode() || value.isNull()) {
                return Collections.emptySortedMap();
            } else if (!value.isObject()) {
                throw new TrainingException("\"" + key + "\" is an object.");
            }
            SortedMap<String, JsonNode> all = new TreeMap<>();
            value.properties().forEach(entry -> all.put(entry.getKey(), entry.getValue()));
            return all;
        }

        private static Seat seat(String key) {
            if (!key.matches("[1-9][0-9]?") || Integer.parseInt(key) > Seat.MOST) {
                throw new TrainingException("A seat is a number from 1 on, not \"" + key + "\".");
            }
            return new Seat(Integer.parseInt(key));
        }
    }
}
