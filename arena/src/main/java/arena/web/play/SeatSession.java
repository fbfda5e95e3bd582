package arena.web.play;

import arena.app.table.PersonSeat;
import arena.game.Choices;
import arena.person.Adviser;
import arena.web.http.Json;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import arena.web.http.WebFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/**
 * The session of a person's seat: it sends the match as the seat sees it, the prompts and the rulings, and receives the
 * person's orders. After a lost connection it sends the open prompt and the last ruling again.
 */
final class SeatSession implements SocketSession {

    private final PersonSeat<?, ?, ?> seat;
    private final SocketSession match;
    private final Supplier<SortedMap<String, Object>> scene;
    private final Runnable notification = this::send;
    private Optional<SocketListener> listener = Optional.empty();
    private Optional<Adviser.Hint> hint = Optional.empty();
    private Optional<String> complaint = Optional.empty();
    private Optional<String> choices = Optional.empty();
    private boolean isHandOverSent;
    private int sentPrompt;
    private int sentRuling;

    /** The event of a prompt. */
    private record AskedEvent(
            int number,
            String input,
            SortedMap<String, Object> scene,
            Optional<SortedMap<String, Object>> choices,
            Optional<Long> limitMillis,
            Optional<Long> leftMillis,
            boolean turn,
            boolean hints) {}

    /** The event of a ruling. */
    private record RulingEvent(int number, int code, String words, boolean refused, Optional<String> meant) {}

    /** The event of a hand-over to a successor. */
    private record HandedOverEvent(String name) {}

    private record HintEvent(String words, String order) {}

    /** The event of the choices that remain after some were made. */
    private record ChoicesEvent(int number, SortedMap<String, Object> choices) {}

    /**
     * Makes a session.
     *
     * @param match sends the match as the seat sees it
     * @param scene returns the current board as the seat sees it
     */
    SeatSession(PersonSeat<?, ?, ?> seat, SocketSession match, Supplier<SortedMap<String, Object>> scene) {
        this.seat = seat;
        this.match = match;
        this.scene = scene;
    }

    @Override
    public void opened(SocketListener opened) {
        listener = Optional.of(opened);
        match.opened(opened);
        seat.openPage(notification);
    }

    private void send() {
        listener.ifPresent(SocketListener::send);
    }

    @Override
    public Optional<String> next() {
        Optional<PersonSeat.AnswerVerdict> ruling = seat.verdict().filter(words -> words.order() > sentRuling);
        Optional<PersonSeat.Asked> asked = seat.asked().filter(question -> question.order() > sentPrompt);
        if (ruling.isPresent()
                && asked.stream()
                        .allMatch(question -> question.order() > ruling.get().order())) {
            sentRuling = ruling.get().order();
            return ruling.map(words -> Json.event(
                    "told",
                    new RulingEvent(words.number(), words.code(), words.words(), words.refused(), words.meant())));
        }
        if (asked.isPresent()) {
            // Reading the current board also reads the events that led to it, and those are sent first.
            SortedMap<String, Object> now = scene.get();
            Optional<String> before = match.next();
            if (before.isPresent()) {
                return before;
            }
            sentPrompt = asked.get().order();
            return asked.map(question -> event(question, now));
        }
        return takeReplaced()
                .or(this::takeHint)
                .or(this::takeChoices)
                .or(this::takeComplaint)
                .or(match::next);
    }

    private String event(PersonSeat.Asked asked, SortedMap<String, Object> now) {
        return Json.event(
                "asked",
                new AskedEvent(
                        asked.number(),
                        asked.input(),
                        now,
                        asked.choices().map(choices -> choices.scene().values()),
                        asked.limit().map(Duration::toMillis),
                        seat.timeLeft().map(Duration::toMillis),
                        asked.isTurn(),
                        seat.hasAdviser()));
    }

    private Optional<String> takeReplaced() {
        Optional<String> by = isHandOverSent ? Optional.empty() : seat.replacedBy();
        isHandOverSent |= by.isPresent();
        return by.map(name -> Json.event("handed-over", new HandedOverEvent(name)));
    }

    private synchronized Optional<String> takeHint() {
        Optional<String> event = hint.map(thought ->
                Json.event("hint", new HintEvent(thought.why(), thought.order().stripTrailing())));
        hint = Optional.empty();
        return event;
    }

    private synchronized Optional<String> takeComplaint() {
        Optional<String> event =
                complaint.map(words -> Json.event("told", new RulingEvent(0, 0, words, true, Optional.empty())));
        complaint = Optional.empty();
        return event;
    }

    @Override
    public void received(String text) {
        try {
            execute(Json.read(text));
        } catch (WebFailure mistake) {
            synchronized (this) {
                complaint = Optional.of(String.join(" ", mistake.sentences()));
            }
            send();
        }
    }

    private void execute(JsonNode said) {
        if (said.path("order").isString()) {
            seat.order(said.path("order").asString());
        } else if (said.path("chosen").isObject()) {
            seat.choose(List.of(chosen(said.path("chosen"))));
        } else if (said.path("chosen").isArray()) {
            choose(said);
        } else if (said.path("hint").booleanValue(false)) {
            Optional<Adviser.Hint> thought = seat.hint();
            synchronized (this) {
                hint = thought;
            }
            send();
        } else if (said.path("resign").booleanValue(false)) {
            seat.resign();
        } else {
            throw WebFailure.badRequest(
                    "Say {\"order\": TEXT}, {\"chosen\": {...}}, {\"hint\": true} or {\"resign\": true}.");
        }
    }

    /** Hands in the choices if they are complete, or else sends the choices that remain. */
    private void choose(JsonNode said) {
        List<Choices.Chosen> chosen = new ArrayList<>();
        said.path("chosen").forEach(one -> chosen.add(chosen(one)));
        if (said.path("done").booleanValue(true)) {
            seat.choose(chosen);
        } else {
            Optional<String> event = seat.choices(chosen)
                    .map(choices -> Json.event(
                            "choices",
                            new ChoicesEvent(
                                    seat.asked().map(PersonSeat.Asked::number).orElse(0),
                                    choices.scene().values())));
            synchronized (this) {
                choices = event;
            }
            send();
        }
    }

    private synchronized Optional<String> takeChoices() {
        Optional<String> event = choices;
        choices = Optional.empty();
        return event;
    }

    private static Choices.Chosen chosen(JsonNode said) {
        SortedMap<String, List<String>> values = new TreeMap<>();
        said.path("values").properties().forEach(part -> {
            List<String> list = new ArrayList<>();
            if (part.getValue().isArray()) {
                part.getValue().forEach(value -> list.add(value.asString("")));
            } else {
                list.add(part.getValue().asString(""));
            }
            values.put(part.getKey(), list);
        });
        return new Choices.Chosen(said.path("kind").stringValue(""), values);
    }

    @Override
    public void closed() {
        seat.closePage(notification);
        match.closed();
    }
}
