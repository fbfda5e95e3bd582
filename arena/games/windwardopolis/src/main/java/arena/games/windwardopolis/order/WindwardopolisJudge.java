package arena.games.windwardopolis.order;

import arena.game.Answer;
import arena.game.Fact;
import arena.game.Ruling;
import arena.games.windwardopolis.map.MapTile;
import arena.games.windwardopolis.trip.CardOrder;
import arena.games.windwardopolis.trip.Cards;
import arena.text.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The judge of orders (arena/docs/games/windwardopolis.md, What the arena answers). Every line is judged after the
 * previous lines were carried out; a line with an error changes nothing.
 *
 * @param cards the cards of the player
 * @param score the score of the player, the present trip included
 * @param path returns the code of a path, if it has one
 */
public record WindwardopolisJudge(
        Cards cards, double score, Function<List<MapTile>, Optional<WindwardopolisErrorCode>> path) {

    /**
     * A line with its judgement.
     *
     * @param wrong the part of the line that the judgement concerns; may be empty
     */
    public record LineRuling(int line, WindwardopolisErrorCode code, String wrong) {
        private String words() {
            return code.words() + " Line " + line + (wrong.isEmpty() ? "." : ": " + Quote.of(wrong) + ".");
        }
    }

    /** Returns the ruling of an answer. The orders count unchanged, since lines with errors have no effect. */
    public Ruling<WindwardopolisOrders> rule(Answer<WindwardopolisOrders> answer) {
        if (answer instanceof Answer.Late<WindwardopolisOrders>) {
            return new Ruling<>(
                    WindwardopolisErrorCode.TIME_OUT.number(),
                    WindwardopolisErrorCode.TIME_OUT.words(),
                    0,
                    WindwardopolisOrders.NONE);
        }
        if (answer instanceof Answer.Unreadable<WindwardopolisOrders> text) {
            return new Ruling<>(text.code(), text.why(), text.line(), WindwardopolisOrders.NONE);
        }
        WindwardopolisOrders orders = ((Answer.Given<WindwardopolisOrders>) answer).action();
        List<LineRuling> rulings = lineRulings(orders);
        return first(rulings, true)
                .or(() -> first(rulings, false))
                .map(one -> new Ruling<>(one.code().number(), one.words(), one.line(), orders))
                .orElseGet(() -> new Ruling<>(0, WindwardopolisErrorCode.NO_ERROR.words(), 0, orders));
    }

    private static Optional<LineRuling> first(List<LineRuling> rulings, boolean fault) {
        return rulings.stream()
                .filter(ruling -> ruling.code() != WindwardopolisErrorCode.NO_ERROR)
                .filter(ruling -> Ruling.isFault(ruling.code().number()) == fault)
                .findFirst();
    }

    /**
     * Returns the lines of {@code explain_i.txt}: the result of each line. The result of a path is omitted if the
     * ruling concerns another line, since it depends on more than the player sees.
     */
    public static List<Fact> explain(
            Cards cards, double score, Answer<WindwardopolisOrders> answer, Ruling<WindwardopolisOrders> ruling) {
        if (!(answer instanceof Answer.Given<WindwardopolisOrders> given)) {
            return List.of();
        }
        boolean isKnown = !Ruling.isFault(ruling.code());
        Optional<WindwardopolisErrorCode> news = Stream.of(WindwardopolisErrorCode.values())
                .filter(code -> isKnown && code != WindwardopolisErrorCode.NO_ERROR && code.number() == ruling.code())
                .findFirst();
        WindwardopolisJudge judge = new WindwardopolisJudge(cards, score, path -> news);
        return judge.lineRulings(given.action()).stream()
                .filter(one -> isKnown || !isPath(given.action(), one.line()))
                .map(one -> new Fact(
                        "Line" + one.line(),
                        one.code().number() + " " + one.code().words()))
                .toList();
    }

    private static boolean isPath(WindwardopolisOrders orders, int line) {
        return orders.lines().stream()
                .anyMatch(one -> one.number() == line && one.part() instanceof WindwardopolisOrders.LineOrder.Path);
    }

    /** Returns the ruling of each line, in order. */
    public List<LineRuling> lineRulings(WindwardopolisOrders orders) {
        List<LineRuling> rulings = new ArrayList<>();
        Cards now = cards;
        for (WindwardopolisOrders.Line line : orders.lines()) {
            if (line.part() instanceof WindwardopolisOrders.LineOrder.OfCards some) {
                LineRuling ruling = new LineRuling(line.number(), WindwardopolisErrorCode.NO_ERROR, "");
                for (CardOrder order : some.orders()) {
                    Optional<CardOrder.Fault> fault = order.fault(now, score);
                    if (fault.isEmpty()) {
                        now = order.carriedOut(now, score);
                    } else if (ruling.code() == WindwardopolisErrorCode.NO_ERROR) {
                        ruling = new LineRuling(
                                line.number(), code(fault.get()), order.card().text());
                    }
                }
                rulings.add(ruling);
            } else {
                rulings.add(plain(line));
            }
        }
        return rulings;
    }

    private LineRuling plain(WindwardopolisOrders.Line line) {
        if (line.part() instanceof WindwardopolisOrders.LineOrder.Mistake mistake) {
            return new LineRuling(line.number(), mistake.code(), mistake.wrong());
        }
        Optional<WindwardopolisErrorCode> code = line.part() instanceof WindwardopolisOrders.LineOrder.Path driven
                ? path.apply(driven.tiles())
                : Optional.empty();
        return new LineRuling(line.number(), code.orElse(WindwardopolisErrorCode.NO_ERROR), "");
    }

    private static WindwardopolisErrorCode code(CardOrder.Fault fault) {
        return switch (fault) {
            case NOT_IN_DECK -> WindwardopolisErrorCode.NOT_IN_DECK;
            case HAND_FULL -> WindwardopolisErrorCode.HAND_FULL;
            case NOTHING_TO_DISCARD -> WindwardopolisErrorCode.NOTHING_TO_DISCARD;
            case NOT_IN_HAND -> WindwardopolisErrorCode.NOT_IN_HAND;
            case NOT_READY -> WindwardopolisErrorCode.NOT_READY;
        };
    }
}
