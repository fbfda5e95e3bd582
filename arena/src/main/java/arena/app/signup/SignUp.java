package arena.app.signup;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * A team that has signed up, and how far its newest entry has come.
 *
 * @param team its name
 * @param title what pages call it; empty for its name
 * @param members who they are; empty if they do not say
 * @param entry the newest that it has handed in; nothing before the first
 * @param accepted the number of the entry that plays; 0 as long as none does
 */
public record SignUp(String team, String title, String members, Optional<Entry> entry, int accepted) {

    /** How far an entry has come. */
    public enum State {
        /** It waits for its check. */
        WAITING,
        /** It is not started, since this machine cannot shut it in; its sentences tell what helps. */
        HELD,
        /** It is being checked. */
        CHECKING,
        /** It was checked, and the organiser has to decide. */
        CHECKED,
        /** The organiser accepts it, and it is being put where it plays. */
        ACCEPTING,
        /** It plays. */
        ACCEPTED,
        /** The organiser has refused it; the one that was accepted before plays. */
        REFUSED;

        /** Returns what programs call it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What a team has handed in.
     *
     * @param number counted from 1
     * @param command how it is started, as in a contest file
     * @param files how many files and folders it has
     * @param bytes of all its files
     * @param epochMillis when it came
     */
    public record Entry(int number, String command, int files, long bytes, long epochMillis, Progress progress) {

        Entry with(Progress other) {
            return new Entry(number, command, files, bytes, epochMillis, other);
        }

        Entry with(State state) {
            return with(new Progress(state, progress.fit(), progress.sentences(), progress.by(), progress.reason()));
        }
    }

    /**
     * What has become of an entry.
     *
     * @param fit whether its check has found nothing wrong
     * @param sentences what the check has said
     * @param by who has decided; empty if nobody has
     * @param reason why
     */
    public record Progress(State state, boolean fit, List<String> sentences, String by, String reason) {
        public Progress {
            sentences = List.copyOf(sentences);
        }

        static Progress of(State state) {
            return new Progress(state, false, List.of(), "", "");
        }
    }

    SignUp with(Entry other) {
        return new SignUp(team, title, members, Optional.of(other), accepted);
    }

    /** Returns the same with its newest entry as the one that plays. */
    SignUp withAccepted() {
        int number = entry.map(Entry::number).orElse(0);
        return new SignUp(team, title, members, entry.map(one -> one.with(State.ACCEPTED)), number);
    }

    /** Returns it as the text of a file. */
    String text() {
        Properties values = new Properties();
        values.setProperty("team", team);
        values.setProperty("title", title);
        values.setProperty("members", members);
        values.setProperty("accepted", Integer.toString(accepted));
        entry.ifPresent(one -> put(values, one));
        StringWriter text = new StringWriter();
        try {
            values.store(text, "A team that has signed up on the pages.");
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return text.toString();
    }

    private static void put(Properties values, Entry entry) {
        Progress progress = entry.progress();
        values.setProperty("number", Integer.toString(entry.number()));
        values.setProperty("command", entry.command());
        values.setProperty("files", Integer.toString(entry.files()));
        values.setProperty("bytes", Long.toString(entry.bytes()));
        values.setProperty("epoch-millis", Long.toString(entry.epochMillis()));
        values.setProperty("state", progress.state().name());
        values.setProperty("fit", Boolean.toString(progress.fit()));
        values.setProperty("by", progress.by());
        values.setProperty("reason", progress.reason());
        for (int index = 0; index < progress.sentences().size(); index++) {
            values.setProperty("sentence." + index, progress.sentences().get(index));
        }
    }

    /**
     * Reads back what {@link #text} has written.
     *
     * @throws IllegalArgumentException if it has not
     */
    static SignUp read(String text) {
        Properties values = new Properties();
        try {
            values.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return new SignUp(
                values.getProperty("team", ""),
                values.getProperty("title", ""),
                values.getProperty("members", ""),
                values.containsKey("number") ? Optional.of(entry(values)) : Optional.empty(),
                Integer.parseInt(values.getProperty("accepted", "0")));
    }

    private static Entry entry(Properties values) {
        List<String> sentences = new ArrayList<>();
        while (values.containsKey("sentence." + sentences.size())) {
            sentences.add(values.getProperty("sentence." + sentences.size(), ""));
        }
        return new Entry(
                Integer.parseInt(values.getProperty("number", "")),
                values.getProperty("command", ""),
                Integer.parseInt(values.getProperty("files", "")),
                Long.parseLong(values.getProperty("bytes", "")),
                Long.parseLong(values.getProperty("epoch-millis", "")),
                new Progress(
                        State.valueOf(values.getProperty("state", "")),
                        Boolean.parseBoolean(values.getProperty("fit", "")),
                        sentences,
                        values.getProperty("by", ""),
                        values.getProperty("reason", "")));
    }
}
