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
 * A sign-up of a team, with the progress of its newest entry.
 *
 * @param team its name
 * @param title its name on pages; empty for its name
 * @param members the people of the team; empty if unknown
 * @param entry the newest one; empty before the first
 * @param accepted the number of the entry that plays; 0 if there is none
 */
public record SignUp(String team, String title, String members, Optional<Entry> entry, int accepted) {

    /** The state of an entry. */
    public enum State {
        /** It waits for its check. */
        WAITING,
        /** It is not started, since this machine cannot confine it; its sentences give the remedy. */
        HELD,
        /** It is being checked. */
        CHECKING,
        /** It was checked, and the organiser has to decide. */
        CHECKED,
        /** The organiser has accepted it, and it is being moved to the folder of the playing entry. */
        ACCEPTING,
        /** It plays. */
        ACCEPTED,
        /** The organiser has refused it; the one that was accepted before plays. */
        REFUSED;

        /** Returns its word for programs. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * An entry that a team has handed in.
     *
     * @param number from 1
     * @param start its start command
     * @param files the number of its files and folders
     * @param bytes of all its files
     * @param epochMillis the time of its arrival
     */
    public record Entry(int number, StartCommand start, int files, long bytes, long epochMillis, Progress progress) {

        Entry with(Progress other) {
            return new Entry(number, start, files, bytes, epochMillis, other);
        }

        Entry with(State state) {
            return with(new Progress(state, progress.fit(), progress.sentences(), progress.by(), progress.reason()));
        }
    }

    /**
     * The progress of an entry.
     *
     * @param fit whether its check has found nothing wrong
     * @param sentences of the check
     * @param by the person who decided; empty before the decision
     * @param reason of the decision
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

    /** Returns the sign-up with its newest entry as the one that plays. */
    SignUp withAccepted() {
        int number = entry.map(Entry::number).orElse(0);
        return new SignUp(team, title, members, entry.map(one -> one.with(State.ACCEPTED)), number);
    }

    /** Returns the text of its file. */
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
        values.setProperty("command", entry.start().command());
        values.setProperty("speaks", entry.start().speaks().word());
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
     * Parses the text of a file.
     *
     * @throws IllegalArgumentException if {@link #text} has not written it
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
                StartCommand.of(values.getProperty("command", ""), values.getProperty("speaks", "")),
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
