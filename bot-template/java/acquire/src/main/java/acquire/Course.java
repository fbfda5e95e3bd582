package acquire;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One match in a team folder, from {@code input_1.txt} to {@code Gameover.txt}. */
final class Course {

    private static final String GAMEOVER = "gameover.txt";

    private final TeamFolder folder;
    private final Thinker thinker;
    private int turn;

    Course(TeamFolder folder, Thinker thinker) {
        this.folder = folder;
        this.thinker = thinker;
    }

    /** Plays to the end. Returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder. */
    List<String> play() throws InterruptedException {
        for (turn = 1; ; turn++) {
            Optional<Prompt> prompt = awaitPrompt();
            if (prompt.isEmpty()) {
                return look().map(files -> lines(files, GAMEOVER)).orElse(List.of());
            }
            Thinker.Thought thought = thinker.begin(prompt.orElseThrow());
            Optional<String> answer = awaitThought(thought);
            if (answer.isPresent()) {
                folder.publish("output_" + turn, answer.orElseThrow());
                awaitAcknowledgement();
            }
        }
    }

    /** Returns the question of this turn; nothing if the match is over. */
    private Optional<Prompt> awaitPrompt() throws InterruptedException {
        for (; ; Thread.sleep(TeamFolder.POLL_MILLIS)) {
            folder.sayReady();
            Optional<Map<String, Path>> files = look();
            Prompt prompt =
                    new Prompt(files.map(found -> lines(found, input(turn))).orElse(List.of()));
            if (files.isPresent() && isOver(files.orElseThrow(), turn - 1)) {
                return Optional.empty();
            }
            if (prompt.isWhole()) {
                return Optional.of(prompt);
            }
        }
    }

    /** Returns the answer; nothing if the turn was over before it was thought out. */
    private Optional<String> awaitThought(Thinker.Thought thought) throws InterruptedException {
        while (true) {
            Optional<String> answer = thought.within(TeamFolder.POLL_MILLIS);
            if (answer.isPresent()) {
                return answer;
            }
            if (look().filter(this::isPast).isPresent()) {
                System.err.println("Turn " + turn + ": the time was up before the player had decided");
                thought.stop();
                return Optional.empty();
            }
        }
    }

    private void awaitAcknowledgement() throws InterruptedException {
        while (true) {
            Optional<Map<String, Path>> files = look();
            List<String> code = files.map(found -> lines(found, acknowledge())).orElse(List.of());
            if (!code.isEmpty() && !code.get(0).equals("0")) {
                System.err.println("Turn " + turn + " was answered with code " + code.get(0));
                lines(files.orElseThrow(), "explain_" + turn + ".txt").forEach(System.err::println);
            }
            if (!code.isEmpty() || files.filter(this::isPast).isPresent()) {
                return;
            }
            Thread.sleep(TeamFolder.POLL_MILLIS);
        }
    }

    /** Returns whether nobody waits for an answer in this turn any more. */
    private boolean isPast(Map<String, Path> files) {
        return files.containsKey(acknowledge()) || files.containsKey(input(turn + 1)) || isOver(files, turn);
    }

    /** Returns whether the match is over, or the folder was swept: no file of the last turn is left. */
    private static boolean isOver(Map<String, Path> files, int lastTurn) {
        boolean swept =
                lastTurn > 0 && files.keySet().stream().noneMatch(name -> name.endsWith("_" + lastTurn + ".txt"));
        return swept || files.containsKey(GAMEOVER);
    }

    private Optional<Map<String, Path>> look() {
        return folder.list();
    }

    private static List<String> lines(Map<String, Path> files, String name) {
        return Optional.ofNullable(files.get(name)).map(TeamFolder::lines).orElse(List.of());
    }

    private String acknowledge() {
        return "acknowledge_" + turn + ".txt";
    }

    private static String input(int number) {
        return "input_" + number + ".txt";
    }
}
