package arena.app.training;

import arena.app.JsonText;
import arena.game.Phase;
import arena.game.Seat;
import arena.match.Event;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.SortedSet;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/**
 * A server of games for a program that learns: each line of its input is a request, each line of its output the answer,
 * both one JSON object. A request that cannot be carried out is answered by a sentence, and changes nothing.
 */
public final class TrainingServer {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final TrainingPlan plan;
    private final TrainingGames games;

    public TrainingServer(TrainingPlan plan) {
        this.plan = plan;
        this.games = new TrainingGames(plan);
    }

    /**
     * Answers requests until the input ends; the first line of the output describes the games.
     *
     * @throws IOException if a stream fails
     */
    public void serve(BufferedReader in, OutputStream out) throws IOException {
        try {
            send(out, this::greet);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (!line.isBlank()) {
                    answer(line, out);
                }
            }
        } finally {
            games.close();
        }
    }

    private void answer(String line, OutputStream out) throws IOException {
        List<TrainingGames.Played> played;
        try {
            played = games.play(TrainingRequest.read(MAPPER, line));
        } catch (TrainingException mistake) {
            send(out, json -> json.writeStringProperty("error", mistake.getMessage()));
            return;
        }
        send(out, json -> {
            json.writeArrayPropertyStart("games");
            played.forEach(one -> write(json, one));
            json.writeEndArray();
        });
    }

    /** A writer of the properties of one object. */
    @FunctionalInterface
    private interface Properties {
        void write(JsonGenerator json);
    }

    private static void send(OutputStream out, Properties properties) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try (JsonGenerator json = MAPPER.createGenerator(line)) {
            json.writeStartObject();
            properties.write(json);
            json.writeEndObject();
        }
        line.write('\n');
        line.writeTo(out);
        out.flush();
    }

    private void greet(JsonGenerator json) {
        json.writeStringProperty("game", plan.game().info().id());
        json.writeNumberProperty("seats", plan.seats());
        json.writeNumberProperty("games", plan.games());
        json.writeObjectPropertyStart("settings");
        plan.settings().published(plan.game().info()).forEach(json::writeStringProperty);
        json.writeEndObject();
    }

    private void write(JsonGenerator json, TrainingGames.Played played) {
        TrainingSeats seats = played.seats();
        TrainingGame<?, ?, ?> game = seats.game();
        json.writeStartObject();
        json.writeNumberProperty("game", played.number());
        json.writeNumberProperty("seed", played.seed());
        json.writeNumberProperty("step", game.steps());
        json.writeArrayPropertyStart("asked");
        seats.asked().forEach(seat -> json.writeNumber(seat.number()));
        json.writeEndArray();
        writeRulings(json, played.rulings());
        writeViews(json, seats);
        if (plan.fields().legal()) {
            json.writeObjectPropertyStart("legal");
            seats.asked().forEach(seat -> JsonText.texts(json, key(seat), game.legalOrders(seat)));
            json.writeEndObject();
        }
        game.over().ifPresent(over -> writeEnd(json, over));
        played.record().ifPresent(file -> json.writeStringProperty("record", file.toString()));
        json.writeEndObject();
    }

    private static void writeRulings(JsonGenerator json, List<Event.Ruled> rulings) {
        json.writeArrayPropertyStart("rulings");
        rulings.forEach(ruled -> {
            json.writeStartObject();
            json.writeNumberProperty("seat", ruled.seat());
            json.writeNumberProperty("code", ruled.code());
            if (ruled.code() != 0) {
                json.writeStringProperty("words", ruled.words());
            }
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    private void writeViews(JsonGenerator json, TrainingSeats seats) {
        TrainingGame<?, ?, ?> game = seats.game();
        List<Seat> seen = switch (plan.fields().views()) {
            case ALL -> Seat.firstSeats(plan.seats());
            case ASKED -> game.over().isPresent() ? Seat.firstSeats(plan.seats()) : prompted(seats);
            case NONE -> List.of();
        };
        json.writeObjectPropertyStart("views");
        seen.forEach(seat -> json.writeStringProperty(key(seat), game.view(seat)));
        json.writeEndObject();
        if (plan.fields().scenes()) {
            json.writeObjectPropertyStart("scenes");
            seen.forEach(
                    seat -> json.writePOJOProperty(key(seat), game.scene(seat).values()));
            json.writeEndObject();
        }
    }

    private static List<Seat> prompted(TrainingSeats seats) {
        SortedSet<Seat> asked = seats.asked();
        asked.retainAll(seats.game().prompted());
        return List.copyOf(asked);
    }

    private static void writeEnd(JsonGenerator json, Phase.Over over) {
        json.writeObjectPropertyStart("over");
        json.writeObjectPropertyStart("places");
        over.standings().forEach(one -> json.writeNumberProperty(key(one.seat()), one.place()));
        json.writeEndObject();
        json.writeObjectPropertyStart("points");
        over.standings().forEach(one -> json.writeNumberProperty(key(one.seat()), one.points()));
        json.writeEndObject();
        json.writeStringProperty("reason", over.reason());
        json.writeStringProperty("detail", over.detail());
        json.writeEndObject();
    }

    private static String key(Seat seat) {
        return Integer.toString(seat.number());
    }
}
