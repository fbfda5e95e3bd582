package windwardopolis;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * One round in a team folder, from {@code input_1.txt} to {@code Gameover.txt}. In lock-step each input is answered
 * under its own number. In real time orders are numbered from 1, and inputs that have come meanwhile are taken
 * together: the newest one tells how things stand, and all of them what has happened.
 */
final class Course {

    private static final String GAMEOVER = "gameover.txt";
    private static final Pattern INPUT = Pattern.compile("input_([0-9]{1,9})\\.txt");
    private static final Pattern ACKNOWLEDGE = Pattern.compile("acknowledge_([0-9]{1,9})\\.txt");

    private final TeamFolder folder;
    private final Thinker thinker;
    private Optional<City> city = Optional.empty();

    /** The number of the last input that was read, of the last answer, and of the last acknowledgement. */
    private int read;

    private int answered;
    private int acknowledged;
    private boolean thinking;

    Course(TeamFolder folder, Thinker thinker) {
        this.folder = folder;
        this.thinker = thinker;
    }

    /** Plays to the end. Returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder. */
    List<String> play() throws InterruptedException {
        while (true) {
            folder.sayReady();
            Optional<Map<String, Path>> listed = folder.list();
            if (listed.isPresent()) {
                Map<String, Path> files = listed.orElseThrow();
                boolean swept = read > 0 && !files.containsKey(input(1));
                if (swept || files.containsKey(GAMEOVER)) {
                    thinker.stop();
                    return lines(files, GAMEOVER);
                }
                tellMistakes(files);
                tell(files);
            }
            send();
        }
    }

    /** Sends what was ordered once the player has thought, or waits a little. */
    private void send() throws InterruptedException {
        if (!thinking) {
            Thread.sleep(TeamFolder.POLL_MILLIS);
        } else if (!thinker.rests(TeamFolder.POLL_MILLIS)) {
            return;
        }
        boolean asked = thinking && waits();
        thinking = false;
        if (asked || (!waits() && !thinker.orders().isEmpty())) {
            answered = waits() ? read : answered + 1;
            folder.publish("output_" + answered, thinker.orders().take());
        }
    }

    private boolean waits() {
        return city.map(City::waits).orElse(true);
    }

    /** Tells the player of the inputs that have come, unless he still thinks of one that waits for him. */
    private void tell(Map<String, Path> files) {
        int newest = newest(files, INPUT);
        if (newest <= read || (thinking && !waits())) {
            return;
        }
        Prompt prompt = new Prompt(lines(files, input(newest)));
        if (city.isEmpty()) {
            Prompt first = new Prompt(lines(files, input(1)));
            city = Optional.of(first).filter(Prompt::isWhole).map(City::of);
        }
        if (!prompt.isWhole() || city.isEmpty()) {
            return;
        }
        if (thinking) {
            System.err.println("Input " + read + ": the time was up before the player had decided");
            thinker.stop();
            thinker.orders().take();
        }
        List<News> news = new ArrayList<>();
        IntStream.range(read + 1, newest)
                .mapToObj(number -> new Prompt(lines(files, input(number))))
                .filter(Prompt::isWhole)
                .forEach(missed -> news.addAll(Game.news(missed)));
        news.addAll(Game.news(prompt));
        thinker.begin(new Game(city.orElseThrow(), prompt, news), read == 0);
        thinking = true;
        read = newest;
    }

    /** Prints what was wrong with orders. */
    private void tellMistakes(Map<String, Path> files) {
        int newest = newest(files, ACKNOWLEDGE);
        for (; acknowledged < newest; acknowledged++) {
            int number = acknowledged + 1;
            List<String> code = lines(files, "acknowledge_" + number + ".txt");
            if (!code.isEmpty() && !code.get(0).equals("0")) {
                System.err.println("Orders " + number + " were answered with code " + code.get(0));
                lines(files, "explain_" + number + ".txt").forEach(System.err::println);
            }
        }
    }

    private static int newest(Map<String, Path> files, Pattern pattern) {
        return files.keySet().stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .mapToInt(name -> Integer.parseInt(name.group(1)))
                .max()
                .orElse(0);
    }

    private static String input(int number) {
        return "input_" + number + ".txt";
    }

    private static List<String> lines(Map<String, Path> files, String name) {
        return Optional.ofNullable(files.get(name)).map(TeamFolder::lines).orElse(List.of());
    }
}
