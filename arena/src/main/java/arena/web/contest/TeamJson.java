package arena.web.contest;

import arena.app.contest.ContestWatch;
import arena.app.errors.ErrorsHistory;
import arena.app.errors.ErrorsMatch;
import arena.faults.Fault;
import arena.game.Ruling;
import arena.match.Event;
import arena.match.Timestamps;
import arena.record.MatchIds;
import arena.record.MatchRecord;
import arena.record.RecordException;
import arena.record.RecordFolder;
import arena.report.GameAccount;
import arena.text.Lines;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON of a team of a contest: for everybody its rows in the tables, and for the team itself also its faults since
 * its last change, the times of its answers, and the turns whose files it may read.
 */
final class TeamJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_ERRORS = 30;
    private static final int MOST_MATCHES = 40;
    private static final int MOST_ANSWERS = 400;

    private final ContestWatch.View view;
    private final int contestant;

    TeamJson(ContestWatch.View view, int contestant) {
        this.view = view;
        this.contestant = contestant;
    }

    private String name() {
        return view.whole().contest().name(contestant);
    }

    /** Returns the document that everybody may see. */
    ObjectNode open() {
        return WatchedDocument.open(view).ofTeam(contestant);
    }

    /**
     * Returns the document for the team itself: with its results, unless the organiser holds them back from everybody.
     */
    ObjectNode own(RecordFolder records, UnaryOperator<String> withoutFolders) {
        boolean held = !view.isOpenToTeams();
        ObjectNode node = held ? open() : WatchedDocument.whole(view).ofTeam(contestant);
        node.put("own", true).put("held", held);
        if (!held) {
            node.set("errors", errors(records, withoutFolders));
            node.set("matches", matches(records, withoutFolders));
        }
        return node;
    }

    private ObjectNode errors(RecordFolder records, UnaryOperator<String> clean) {
        ErrorsHistory history = new ErrorsHistory(records, name()).read(false, MOST_ERRORS, summary -> true);
        ObjectNode node = NODES.objectNode().put("matches", history.matches()).put("older", history.hasOlder());
        ArrayNode list = node.putArray("list");
        for (ErrorsMatch match : history.withFaults()) {
            match.faults().forEach(fault -> list.add(error(match, fault, clean)));
        }
        return node;
    }

    private static ObjectNode error(ErrorsMatch match, Fault fault, UnaryOperator<String> clean) {
        Fault.FaultPosition spot = fault.spot();
        ObjectNode node = NODES.objectNode()
                .put("match", match.began().matchId())
                .put("seat", spot.seat())
                .put("turn", spot.turn())
                .put("kind", fault.kind().word())
                .put("code", spot.code())
                .put("words", clean.apply(fault.words()));
        ArrayNode evidence = node.putArray("evidence");
        fault.evidence().forEach(line -> evidence.add(clean.apply(line)));
        match.answer(spot.seat(), spot.turn()).ifPresent(answer -> node.put("answer", Lines.decode(answer)));
        return node;
    }

    private ArrayNode matches(RecordFolder records, UnaryOperator<String> clean) {
        ArrayNode matches = NODES.arrayNode();
        List<GameAccount> games = new ArrayList<>(view.withoutFolders().games(contestant));
        games.stream()
                .flatMap(game -> game.attempts().stream())
                .flatMap(one -> one.ended().stream())
                .filter(end -> !end.record().isEmpty())
                .sorted((one, other) -> Long.compare(other.epochMillis(), one.epochMillis()))
                .limit(MOST_MATCHES)
                .forEach(end -> match(records, end.record(), clean).ifPresent(matches::add));
        return matches;
    }

    private Optional<ObjectNode> match(RecordFolder records, String name, UnaryOperator<String> clean) {
        try {
            MatchRecord record = records.read(name);
            Optional<Event.SeatAssignment> own = record.began().stream()
                    .flatMap(began -> began.sittings().stream())
                    .filter(sitting -> sitting.name().equals(name()))
                    .findFirst();
            return own.map(sitting -> match(record, sitting.seat(), clean));
        } catch (RecordException gone) {
            // The game is in the tables nevertheless; only the details of this match are missing.
            return Optional.empty();
        }
    }

    private static ObjectNode match(MatchRecord record, int seat, UnaryOperator<String> clean) {
        AnswerTimes times = AnswerTimes.of(record, seat);
        ObjectNode node = NODES.objectNode()
                .put("match", MatchIds.ofRecord(record.name()))
                .put("seat", seat)
                .put("limitMillis", times.limitMillis())
                .put("middleMillis", times.middleMillis())
                .put("slowestMillis", times.slowestMillis());
        ArrayNode answers = node.putArray("answers");
        times.answers().stream()
                .limit(MOST_ANSWERS)
                .forEach(answer -> answers.addObject()
                        .put("turn", answer.turn())
                        .put("seen", answer.seenMillis())
                        .put("answered", answer.answeredMillis())
                        .put("judged", answer.judgedMillis())
                        .put("fault", answer.fault()));
        record.status().seat(seat).program().ifPresent(ended -> {
            node.put("program", clean.apply(ended.how().words()))
                    .put("hasLog", !ended.log().isEmpty());
            ArrayNode lines = node.putArray("lastErrorLines");
            ended.lastErrorLines().forEach(line -> lines.add(clean.apply(line)));
        });
        return node;
    }

    /**
     * The times of one seat's answers in one match, turn by turn. They show a team whether its program thinks too long,
     * finds its input late, or writes slowly.
     *
     * @param limitMillis the time for a move; the longest where moves have different ones
     * @param answers in their order
     */
    private record AnswerTimes(long limitMillis, List<Answer> answers) {

        private static final double NANOS_PER_MILLI = 1e6;

        AnswerTimes {
            answers = List.copyOf(answers);
        }

        /**
         * The times of one answer, in milliseconds after its prompt was published; negative where unknown.
         *
         * @param turn the seat's own turn, the i of its input_i.txt
         * @param seenMillis when the program's heartbeat stopped, a sign that it had found its prompt
         * @param answeredMillis when the answer was complete
         * @param judgedMillis when it was judged
         * @param fault whether it broke a rule or came too late
         */
        record Answer(int turn, double seenMillis, double answeredMillis, double judgedMillis, boolean fault) {}

        /** Returns the times of a seat. */
        static AnswerTimes of(MatchRecord record, int seat) {
            long limit = record.events(Event.Prompted.class)
                    .filter(prompted -> prompted.seat() == seat && prompted.limitMillis() < Long.MAX_VALUE)
                    .mapToLong(Event.Prompted::limitMillis)
                    .max()
                    .orElse(0);
            return new AnswerTimes(
                    limit,
                    record.events(Event.Ruled.class)
                            .filter(ruled -> ruled.seat() == seat)
                            .map(AnswerTimes::answer)
                            .toList());
        }

        private static Answer answer(Event.Ruled ruled) {
            Timestamps stamps = ruled.reply().stamps();
            return new Answer(
                    ruled.reply().number(),
                    since(stamps.published(), stamps.heartbeatStopped()),
                    since(stamps.published(), stamps.complete()),
                    since(stamps.published(), ruled.atNanos()),
                    Ruling.isFault(ruled.code()));
        }

        private static double since(long published, long nanos) {
            return nanos == Timestamps.NEVER ? -1 : (nanos - published) / NANOS_PER_MILLI;
        }

        /** Returns the median time; negative if there is none. */
        double middleMillis() {
            return share(0.5);
        }

        /** Returns the time of the slowest answer; negative if there is none. */
        double slowestMillis() {
            return share(1);
        }

        private double share(double of) {
            double[] sorted = answers.stream()
                    .mapToDouble(Answer::answeredMillis)
                    .filter(millis -> millis >= 0)
                    .sorted()
                    .toArray();
            return sorted.length == 0 ? -1 : sorted[(int) Math.round((sorted.length - 1) * of)];
        }
    }
}
