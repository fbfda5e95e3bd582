package arena.contest;

import arena.config.ContestSettings;
import arena.contest.RefereeDecision.AnswerDoubted;
import arena.contest.RefereeDecision.AnswerGrew;
import arena.contest.RefereeDecision.Awarded;
import arena.contest.RefereeDecision.Cleared;
import arena.contest.RefereeDecision.Disqualified;
import arena.contest.RefereeDecision.Drained;
import arena.contest.RefereeDecision.Drawn;
import arena.contest.RefereeDecision.EntryAccepted;
import arena.contest.RefereeDecision.EntryAdmitted;
import arena.contest.RefereeDecision.Frozen;
import arena.contest.RefereeDecision.Intervened;
import arena.contest.RefereeDecision.Paused;
import arena.contest.RefereeDecision.Published;
import arena.contest.RefereeDecision.ReplayOrdered;
import arena.contest.RefereeDecision.ResultEntered;
import arena.contest.RefereeDecision.ResultRefused;
import arena.contest.RefereeDecision.ResultsShown;
import arena.contest.RefereeDecision.Resumed;
import arena.contest.RefereeDecision.SeatForfeited;
import arena.contest.RefereeDecision.SeatHandedOver;
import arena.contest.RefereeDecision.Started;
import arena.contest.RefereeDecision.Unknown;
import arena.contest.RefereeDecision.Unreadable;
import arena.store.AuditEntry;
import arena.store.DecisionEntry;
import arena.tournament.GameResult;
import arena.tournament.SeatResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** A codec of decisions: it translates a decision into the verb and details that the store holds, and back. */
public final class DecisionCodec {

    private static final String ATTEMPT = "attempt";
    private static final String RECORD = "record";
    private static final String TO = "to";
    private static final String DONE = "done";
    private static final String NUMBER_OF_ENTRY = "entry";
    private static final String FIT = "fit";
    /** The prefix of a detail, before the number of a contestant or the name of a team. */
    private static final String PLACE = "place.";

    private static final String POINTS = "points.";
    private static final String MOVES = "moves";
    private static final String RESULTS = "results";
    private static final String SHOWN_TO = "shown-to";
    private static final String SEED = "seed";
    private static final Pattern COUNT = Pattern.compile("[0-9]{1,9}");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");

    private DecisionCodec() {}

    /** Decodes a decision. */
    public static RefereeDecision read(AuditEntry decision) {
        return read(decision.decided());
    }

    /** Decodes a decision. */
    public static RefereeDecision read(DecisionEntry kept) {
        return DecisionKind.of(kept.verb()).map(verb -> read(verb, kept)).orElseGet(() -> new Unknown(kept.verb()));
    }

    /** Returns the last decision of one kind. */
    public static Optional<AuditEntry> last(List<AuditEntry> decisions, Class<? extends RefereeDecision> kind) {
        for (int index = decisions.size() - 1; index >= 0; index--) {
            if (kind.isInstance(read(decisions.get(index)))) {
                return Optional.of(decisions.get(index));
            }
        }
        return Optional.empty();
    }

    /**
     * Decodes a decision of a known kind; one that lacks its game or its team becomes {@link Unknown}, which has no
     * effect.
     */
    private static RefereeDecision read(DecisionKind verb, DecisionEntry kept) {
        SortedMap<String, String> details = kept.details();
        return switch (verb) {
            case DRAWN -> new Drawn(details);
            case FROZEN -> new Frozen(details);
            case ENTRY_ADMITTED ->
                ofTeam(kept, team -> {
                    String number = details.getOrDefault(NUMBER_OF_ENTRY, "");
                    return isCount(number)
                            ? new EntryAdmitted(team, Integer.parseInt(number), Boolean.parseBoolean(details.get(FIT)))
                            : new Unreadable(kept.verb());
                });
            case ENTRY_ACCEPTED -> new EntryAccepted(details);
            case STARTED -> new Started();
            case PAUSED -> new Paused();
            case RESUMED -> new Resumed();
            case DRAINED -> new Drained();
            case AWARDED ->
                ofGame(kept, game -> result(details).map(result -> new Awarded(game, kept.contestant(), result)));
            case RESULT_ENTERED -> ofGame(kept, game -> result(details).map(result -> new ResultEntered(game, result)));
            case REPLAY_ORDERED -> ofGame(kept, game -> Optional.of(new ReplayOrdered(game)));
            case RESULT_REFUSED -> ofGame(kept, game -> refused(game, details));
            case SEAT_HANDED_OVER -> ofGame(kept, game -> handedOver(game, kept));
            case ANSWER_GREW ->
                ofGame(
                        kept,
                        game -> attempt(kept)
                                .filter(attempt -> kept.contestant().isPresent())
                                .map(attempt -> new AnswerGrew(
                                        game, attempt, kept.contestant().getAsInt())));
            case ANSWER_DOUBTED ->
                ofGame(
                        kept,
                        game -> attempt(kept)
                                .filter(attempt -> kept.contestant().isPresent())
                                .map(attempt -> new AnswerDoubted(
                                        game,
                                        attempt,
                                        details.getOrDefault(RECORD, ""),
                                        kept.contestant().getAsInt())));
            case SEAT_FORFEITED ->
                ofGame(
                        kept,
                        game -> kept.contestant().isPresent()
                                ? Optional.of(new SeatForfeited(
                                        game, kept.contestant().getAsInt()))
                                : Optional.empty());
            case INTERVENED ->
                ofGame(
                        kept,
                        game -> attempt(kept)
                                .map(attempt -> new Intervened(game, attempt, details.getOrDefault(DONE, ""))));
            case DISQUALIFIED ->
                ofTeam(
                        kept,
                        team -> new Disqualified(team, Disqualification.of(Optional.ofNullable(details.get(RESULTS)))));
            case CLEARED -> ofTeam(kept, Cleared::new);
            case RESULTS_SHOWN ->
                Arrays.stream(ContestSettings.Results.values())
                        .filter(one -> word(one).equals(details.get(SHOWN_TO)))
                        .findFirst()
                        .<RefereeDecision>map(ResultsShown::new)
                        .orElseGet(() -> new Unknown(kept.verb()));
            case PUBLISHED -> new Published(details.getOrDefault(SEED, ""));
        };
    }

    private static RefereeDecision ofGame(
            DecisionEntry kept, Function<String, Optional<? extends RefereeDecision>> read) {
        return kept.fixture().isEmpty()
                ? new Unknown(kept.verb())
                : read.apply(kept.fixture().get())
                        .map(RefereeDecision.class::cast)
                        .orElseGet(() -> new Unreadable(kept.verb()));
    }

    private static RefereeDecision ofTeam(DecisionEntry kept, IntFunction<RefereeDecision> read) {
        return kept.contestant().isEmpty()
                ? new Unknown(kept.verb())
                : read.apply(kept.contestant().getAsInt());
    }

    /** Decodes a result; nothing if a number is malformed. */
    private static Optional<GameResult> result(SortedMap<String, String> details) {
        String moves = details.getOrDefault(MOVES, "0");
        List<SeatResult> seats = new ArrayList<>();
        for (String name : details.tailMap(PLACE).keySet()) {
            if (!name.startsWith(PLACE)) {
                break;
            }
            String contestant = name.substring(PLACE.length());
            String place = details.getOrDefault(name, "");
            String points = details.getOrDefault(POINTS + contestant, "0");
            if (!isCount(contestant)
                    || !isCount(place)
                    || !NUMBER.matcher(points).matches()) {
                return Optional.empty();
            }
            seats.add(SeatResult.of(Integer.parseInt(contestant), Integer.parseInt(place), Long.parseLong(points)));
        }
        return isCount(moves) ? Optional.of(new GameResult(seats, Integer.parseInt(moves))) : Optional.empty();
    }

    private static boolean isCount(String text) {
        return COUNT.matcher(text).matches();
    }

    private static Optional<ResultRefused> refused(String game, SortedMap<String, String> details) {
        SortedMap<String, Integer> places = new TreeMap<>();
        for (Map.Entry<String, String> detail : details.entrySet()) {
            if (detail.getKey().startsWith(PLACE)) {
                if (!isCount(detail.getValue())) {
                    return Optional.empty();
                }
                places.put(detail.getKey().substring(PLACE.length()), Integer.valueOf(detail.getValue()));
            }
        }
        String attempt = details.getOrDefault(ATTEMPT, "");
        return isCount(attempt)
                ? Optional.of(
                        new ResultRefused(game, Integer.parseInt(attempt), details.getOrDefault(RECORD, ""), places))
                : Optional.empty();
    }

    private static Optional<SeatHandedOver> handedOver(String game, DecisionEntry kept) {
        return attempt(kept)
                .filter(attempt -> kept.contestant().isPresent())
                .map(attempt -> new SeatHandedOver(
                        game,
                        attempt,
                        kept.contestant().getAsInt(),
                        kept.details().getOrDefault(TO, "")));
    }

    private static Optional<Integer> attempt(DecisionEntry kept) {
        return Optional.of(kept.details().getOrDefault(ATTEMPT, ""))
                .filter(DecisionCodec::isCount)
                .map(Integer::parseInt);
    }

    /**
     * Returns a decision as the store holds it.
     *
     * @param by the name of the person who decided, or of the arena
     * @param reason the reason, a sentence
     */
    public static DecisionEntry written(RefereeDecision decision, String by, String reason, long epochMillis) {
        Parts parts = parts(decision);
        return new DecisionEntry(
                parts.verb().key(), parts.game(), parts.team(), by, reason, parts.details(), epochMillis);
    }

    /** The parts of a decision in the store. */
    private record Parts(
            DecisionKind verb, Optional<String> game, OptionalInt team, SortedMap<String, String> details) {

        static Parts of(DecisionKind verb) {
            return of(verb, new TreeMap<>());
        }

        static Parts of(DecisionKind verb, SortedMap<String, String> details) {
            return new Parts(verb, Optional.empty(), OptionalInt.empty(), details);
        }

        static Parts of(DecisionKind verb, String name, String detail) {
            return of(verb, new TreeMap<>()).with(name, detail);
        }

        Parts with(String name, String detail) {
            details.put(name, detail);
            return this;
        }

        Parts about(String fixture) {
            return new Parts(verb, Optional.of(fixture), team, details);
        }

        Parts about(OptionalInt contestant) {
            return new Parts(verb, game, contestant, details);
        }
    }

    private static Parts parts(RefereeDecision decision) {
        if (decision instanceof Drawn drawn) {
            return Parts.of(DecisionKind.DRAWN, drawn.facts());
        }
        if (decision instanceof Frozen frozen) {
            return Parts.of(DecisionKind.FROZEN, frozen.digests());
        }
        if (decision instanceof EntryAccepted accepted) {
            return Parts.of(DecisionKind.ENTRY_ACCEPTED, accepted.digests());
        }
        if (decision instanceof ResultsShown shown) {
            return Parts.of(DecisionKind.RESULTS_SHOWN, SHOWN_TO, word(shown.to()));
        }
        if (decision instanceof Published published) {
            return Parts.of(DecisionKind.PUBLISHED, SEED, published.seed());
        }
        return ofGameOrTeam(decision)
                .or(() -> order(decision))
                .orElseThrow(
                        () -> new IllegalArgumentException("nobody decides " + decision + ": it can only be read"));
    }

    private static Optional<Parts> ofGameOrTeam(RefereeDecision decision) {
        Optional<Parts> parts = Optional.empty();
        if (decision instanceof Awarded award) {
            parts = Optional.of(Parts.of(DecisionKind.AWARDED, details(award.result()))
                    .about(award.to())
                    .about(award.game()));
        } else if (decision instanceof ResultEntered entered) {
            parts = Optional.of(Parts.of(DecisionKind.RESULT_ENTERED, details(entered.result()))
                    .about(entered.game()));
        } else if (decision instanceof ReplayOrdered replay) {
            parts = Optional.of(Parts.of(DecisionKind.REPLAY_ORDERED).about(replay.game()));
        } else if (decision instanceof ResultRefused refused) {
            Parts refusal = Parts.of(DecisionKind.RESULT_REFUSED, ATTEMPT, Integer.toString(refused.attempt()))
                    .with(RECORD, refused.record());
            refused.places().forEach((name, place) -> refusal.with(PLACE + name, place.toString()));
            parts = Optional.of(refusal.about(refused.game()));
        } else if (decision instanceof SeatHandedOver handed) {
            parts = Optional.of(Parts.of(DecisionKind.SEAT_HANDED_OVER, ATTEMPT, Integer.toString(handed.attempt()))
                    .with(TO, handed.to())
                    .about(OptionalInt.of(handed.team()))
                    .about(handed.game()));
        } else if (decision instanceof Intervened done) {
            parts = Optional.of(Parts.of(DecisionKind.INTERVENED, ATTEMPT, Integer.toString(done.attempt()))
                    .with(DONE, done.text())
                    .about(done.game()));
        } else if (decision instanceof AnswerGrew grown) {
            parts = Optional.of(Parts.of(DecisionKind.ANSWER_GREW, ATTEMPT, Integer.toString(grown.attempt()))
                    .about(OptionalInt.of(grown.team()))
                    .about(grown.game()));
        } else if (decision instanceof AnswerDoubted doubted) {
            parts = Optional.of(Parts.of(DecisionKind.ANSWER_DOUBTED, ATTEMPT, Integer.toString(doubted.attempt()))
                    .with(RECORD, doubted.record())
                    .about(OptionalInt.of(doubted.team()))
                    .about(doubted.game()));
        } else if (decision instanceof SeatForfeited forfeit) {
            parts = Optional.of(Parts.of(DecisionKind.SEAT_FORFEITED)
                    .about(OptionalInt.of(forfeit.team()))
                    .about(forfeit.game()));
        } else if (decision instanceof EntryAdmitted admitted) {
            parts = Optional.of(
                    Parts.of(DecisionKind.ENTRY_ADMITTED, NUMBER_OF_ENTRY, Integer.toString(admitted.number()))
                            .with(FIT, Boolean.toString(admitted.fit()))
                            .about(OptionalInt.of(admitted.team())));
        } else if (decision instanceof Disqualified out) {
            parts = Optional.of(
                    Parts.of(DecisionKind.DISQUALIFIED, RESULTS, out.results().word())
                            .about(OptionalInt.of(out.team())));
        } else if (decision instanceof Cleared cleared) {
            parts = Optional.of(Parts.of(DecisionKind.CLEARED).about(OptionalInt.of(cleared.team())));
        }
        return parts;
    }

    private static Optional<Parts> order(RefereeDecision decision) {
        return decision instanceof Started
                ? Optional.of(Parts.of(DecisionKind.STARTED))
                : decision instanceof Paused
                        ? Optional.of(Parts.of(DecisionKind.PAUSED))
                        : decision instanceof Resumed
                                ? Optional.of(Parts.of(DecisionKind.RESUMED))
                                : decision instanceof Drained
                                        ? Optional.of(Parts.of(DecisionKind.DRAINED))
                                        : Optional.empty();
    }

    private static SortedMap<String, String> details(GameResult result) {
        SortedMap<String, String> details = new TreeMap<>();
        result.seats().forEach(seat -> {
            details.put(PLACE + seat.contestant(), Integer.toString(seat.place()));
            details.put(POINTS + seat.contestant(), Long.toString(seat.points()));
        });
        details.put(MOVES, Integer.toString(result.moves()));
        return details;
    }

    private static String word(ContestSettings.Results results) {
        return results.name().toLowerCase(Locale.ROOT);
    }
}
