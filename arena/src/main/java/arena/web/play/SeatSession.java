package arena.web.play;

import arena.game.Choices;
import arena.person.PersonSeat;
import arena.person.Question;
import arena.web.http.Json;
import arena.web.http.SocketListener;
import arena.web.http.SocketSession;
import arena.web.http.WebFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    private final PersonSeat seat;
    private final SocketSession match;
    private final Supplier<SortedMap<String, Object>> scene;
    private final Runnable notification = this::send;

    /** The last unsent reply of each kind to what the page said. */
    private final TreeMap<String, String> replies = new TreeMap<>();

    private Optional<SocketListener> listener = Optional.empty();
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
    SeatSession(PersonSeat seat, SocketSession match, Supplier<SortedMap<String, Object>> scene) {
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
        Optional<PersonSeat.Asked> asked = seat.asked().filter(open -> open.order() > sentPrompt);
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
            return asked.map(open -> event(open.question(), now));
        }
        return takeReplaced().or(this::takeReply).or(match::next);
    }

    private String event(Question asked, SortedMap<String, Object> now) {
        return Json.event(
                "asked",
                new AskedEvent(
                        asked.number(),
                        asked.input(),
                        now,
                        seat.orderCheck()
                                .choices(asked.input(), List.of())
                                .map(choices -> choices.scene().values()),
                        asked.time().map(Duration::toMillis),
                        seat.timeLeft().map(Duration::toMillis),
                        asked.isTurn(),
                        seat.hasAdviser()));
    }

    private Optional<String> takeReplaced() {
        Optional<String> by = isHandOverSent ? Optional.empty() : seat.replacedBy();
        isHandOverSent |= by.isPresent();
        return by.map(name -> Json.event("handed-over", new HandedOverEvent(name)));
    }

    private void reply(String kind, Object value) {
        synchronized (this) {
            replies.put(kind, Json.event(kind, value));
        }
        send();
    }

    private synchronized Optional<String> takeReply() {
        return Optional.ofNullable(replies.pollFirstEntry()).map(Map.Entry::getValue);
    }

    @Override
    public void received(String text) {
        try {
            execute(Json.read(text));
        } catch (WebFailure mistake) {
            String words = String.join(" ", mistake.sentences());
            reply("told", new RulingEvent(0, 0, words, true, Optional.empty()));
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
            seat.hint()
                    .ifPresent(thought -> reply(
                            "hint", new HintEvent(thought.why(), thought.order().stripTrailing())));
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
            seat.asked()
                    .map(PersonSeat.Asked::question)
                    .ifPresent(question -> seat.orderCheck()
                            .choices(question.input(), chosen)
                            .ifPresent(choices -> reply(
                                    "choices",
                                    new ChoicesEvent(
                                            question.number(), choices.scene().values()))));
        }
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
