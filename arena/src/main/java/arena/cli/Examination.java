package arena.cli;

import arena.game.Answer;
import arena.game.GameBox;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Viewpoint;
import arena.match.Event;
import arena.match.Stamps;
import arena.record.MatchRecord;
import arena.record.Replay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Reads the records of a bot's trial matches, and collects what is wrong with it as sentences. */
final class Examination<S, V, A> {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final int MOST_OF_A_KIND = 5;
    private static final int MOST_ERROR_LINES = 5;

    private final GameBox<S, V, A> box;
    private final String bot;
    private final List<String> findings = new ArrayList<>();
    private final List<Long> usedNanos = new ArrayList<>();
    private long limitMillis;
    private int wrongMoves;
    private int notices;

    Examination(GameBox<S, V, A> box, String bot) {
        this.box = box;
        this.bot = bot;
    }

    /** Takes one match in: every seat of it on which the bot was launched. */
    void read(MatchRecord record) {
        SortedSet<Integer> seats = new TreeSet<>();
        record.began().orElseThrow().sittings().stream()
                .filter(sitting -> sitting.info().kind().equals("bot"))
                .forEach(sitting -> seats.add(sitting.seat()));
        SortedSet<Integer> gone = new TreeSet<>();
        record.events(Event.Left.class).forEach(left -> gone.add(left.seat()));
        Replay<S, V, A> replay = Replay.of(box, record.entries());
        for (int at = 0; at < replay.frames().size(); at++) {
            Event event = replay.frames().get(at).entry().event();
            if (event instanceof Event.Prompted prompted && seats.contains(prompted.seat())) {
                limitMillis = Math.max(limitMillis, prompted.limitMillis());
            } else if (event instanceof Event.Ruled ruled && seats.contains(ruled.seat())) {
                boolean cutOff = ruled.code() == Ruling.LATE && gone.contains(ruled.seat());
                if (!cutOff) {
                    rule(ruled, replay.view(at - 1, Viewpoint.of(new Seat(ruled.seat()))));
                }
            } else if (event instanceof Event.Noticed noticed && seats.contains(noticed.seat())) {
                notice(noticed);
            } else if (event instanceof Event.Left left && seats.contains(left.seat())) {
                leave(left, record);
            }
        }
    }

    private void rule(Event.Ruled ruled, Optional<V> view) {
        Stamps stamps = ruled.reply().stamps();
        if (stamps.complete() != Stamps.NEVER) {
            usedNanos.add(stamps.complete() - stamps.published());
        }
        if (ruled.code() == Ruling.LATE) {
            findings.add("Turn " + ruled.reply().number() + " of " + player(ruled.seat()) + ": no answer within "
                    + limitMillis + " ms; output_" + ruled.reply().number()
                    + ".txt must be there, complete with its line end, before that time is over.");
        } else if (ruled.code() != 0 && !couldNotKnow(ruled, view) && wrongMoves++ < MOST_OF_A_KIND) {
            findings.add("Turn " + ruled.reply().number() + " of " + player(ruled.seat()) + ": output_"
                    + ruled.reply().number() + ".txt" + (ruled.line() > 0 ? ", line " + ruled.line() : "") + ", "
                    + quoted(ruled) + ", is a wrong move, code " + ruled.code() + ": " + plain(ruled.words()) + ".");
        }
    }

    /** A move that is wrong only because of what the player could not see is no mistake of the bot. */
    private boolean couldNotKnow(Event.Ruled ruled, Optional<V> view) {
        if (view.isEmpty() || box.search().isEmpty() || ruled.reply().bytes().isEmpty()) {
            return false;
        }
        Answer<A> answer = box.answers().read(ruled.reply().bytes().get(), view.get());
        return answer instanceof Answer.Given<A> given
                && box.search()
                        .get()
                        .actions(view.get(), new Seat(ruled.seat()))
                        .contains(given.action());
    }

    private static String quoted(Event.Ruled ruled) {
        String text = ruled.reply()
                .bytes()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8).strip())
                .orElse("");
        String printable = text.replaceAll("\\p{Cntrl}+", " ");
        return "\"" + (printable.length() > 40 ? printable.substring(0, 40) + "..." : printable) + "\"";
    }

    private void notice(Event.Noticed noticed) {
        if (notices++ < MOST_OF_A_KIND) {
            findings.add("The folder of " + player(noticed.seat()) + ": " + plain(noticed.words()) + ".");
        }
    }

    private void leave(Event.Left left, MatchRecord record) {
        String remedy = left.step() == 0
                ? "; once it has started and wiped its folder it must write ready.txt there, again and again until it finds"
                        + " its input."
                : "; it must run until Gameover.txt is there.";
        findings.add(capital(player(left.seat())) + " has left: " + left.why().words() + ", " + plain(left.words())
                + remedy);
        record.events(Event.ProcessEnded.class)
                .filter(ended -> ended.seat() == left.seat())
                .forEach(this::lastWords);
    }

    /** Shows more of the end of the error stream than the words of the leaving, which have its last line. */
    private void lastWords(Event.ProcessEnded ended) {
        List<String> lines = ended.lastErrorLines();
        if (lines.size() > 1) {
            lines.stream()
                    .skip(Math.max(0, lines.size() - MOST_ERROR_LINES))
                    .forEach(line -> findings.add("    " + line));
        }
    }

    private static String plain(String words) {
        return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
    }

    private String player(int seat) {
        return "player " + seat + " (" + bot + ")";
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** Returns whether nothing is wrong so far. */
    boolean isFit() {
        return findings.isEmpty();
    }

    /** Returns a sentence for each thing that is wrong. */
    List<String> findings() {
        List<String> all = new ArrayList<>(findings);
        if (wrongMoves > MOST_OF_A_KIND) {
            all.add((wrongMoves - MOST_OF_A_KIND) + " more wrong moves.");
        }
        if (notices > MOST_OF_A_KIND) {
            all.add((notices - MOST_OF_A_KIND) + " more remarks on its folder.");
        }
        return all;
    }

    /** Returns how much of its time the bot has used; nothing if it never answered. */
    Optional<String> timing() {
        if (usedNanos.isEmpty()) {
            return Optional.empty();
        }
        List<Long> sorted = usedNanos.stream().sorted().toList();
        return Optional.of(String.format(
                Locale.ROOT,
                "%d answers, half of them within %.1f ms, the longest after %.1f ms of %d ms",
                sorted.size(),
                sorted.get(sorted.size() / 2) / NANOS_PER_MILLI,
                sorted.get(sorted.size() - 1) / NANOS_PER_MILLI,
                limitMillis));
    }
}
