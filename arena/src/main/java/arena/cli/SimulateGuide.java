package arena.cli;

import arena.game.Picture;
import arena.match.Event;
import arena.record.PictureText;
import arena.record.Printable;
import java.nio.file.Path;
import java.util.List;

/** Tells a person step by step which files of the team folder to read and to write: he plays as a bot does. */
final class SimulateGuide implements SimulateSide {

    private final Host host;
    private final Path folder;
    private final SimulateCounsel counsel;

    SimulateGuide(Host host, Path folder, SimulateCounsel counsel) {
        this.host = host;
        this.folder = folder;
        this.counsel = counsel;
    }

    /** Says how it begins. */
    void begin() {
        say("You play with files, as a bot does. Your folder is " + folder + ".");
        say(
                "Save a file ready.txt there, with anything in it: the match begins when it is seen. Ctrl-C breaks it off.");
    }

    private void say(String words) {
        say(words, Picture.Tint.PLAIN);
    }

    @Override
    public void say(String words, Picture.Tint tint) {
        host.out().println(PictureText.span(words, tint, host.colour()));
    }

    @Override
    public void show(List<String> lines) {
        lines.forEach(host.out()::println);
    }

    @Override
    public void joined() {
        say("Your ready.txt was seen.");
    }

    @Override
    public void asked(Event.Prompted prompted, List<String> board) {
        show(board);
        SimulateTurn turn = SimulateTurn.of(prompted);
        say("Turn " + turn.number() + ": read input_" + turn.number() + ".txt, which expects " + turn.expected()
                + "; save your order" + counsel.examples(turn) + " as output_" + turn.number() + ".txt.");
    }

    @Override
    public List<String> judged(Event.Ruled ruled) {
        int number = ruled.reply().number();
        String code = "acknowledge_" + number + ".txt says " + ruled.code() + ": ";
        return List.of(code + Printable.of(ruled.words()));
    }

    @Override
    public void over() {
        say("Gameover.txt says who has won. A bot ends now, or clears its folder for the next match.");
    }
}
