package arena.cli.simulate;

import arena.app.RequestFailure;
import arena.cli.host.Host;
import arena.cli.show.MatchesTable;
import arena.cli.show.Row;
import arena.exchange.FileName;
import arena.game.Picture;
import arena.match.Event;
import arena.record.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tells a person step by step which files of the team folder to read and to write: he plays as a bot does. */
final class SimulateGuide implements SimulateSide {

    private final Host host;
    private final Path folder;
    private final SimulateCounsel counsel;
    private final int width;

    SimulateGuide(Host host, Path folder, SimulateCounsel counsel) {
        this.host = host;
        this.folder = folder;
        this.counsel = counsel;
        this.width = host.terminal() ? MatchesTable.terminalWidth() : Integer.MAX_VALUE;
    }

    /**
     * Says how it begins. A bot clears away how its last match ended; for a person the arena does, since it would wait for that
     * otherwise, and take a ready.txt that is saved in the meantime for an old one.
     */
    void begin() {
        try {
            Files.deleteIfExists(folder.resolve(FileName.GAMEOVER));
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The " + FileName.GAMEOVER + " of the last match could not be removed ("
                    + failure + "); remove it from " + folder + " by hand.");
        }
        say("You play with files, as a bot does. Your folder is " + folder + ".");
        say(
                "Save a file ready.txt there, with anything in it: the match begins when it is seen. Ctrl-C breaks it off.");
    }

    private void say(String words) {
        say(words, Picture.Tint.PLAIN);
    }

    @Override
    public void say(String words, Picture.Tint tint) {
        Row.fold(words, tint, host.colour(), width).forEach(row -> host.out().println(row.painted()));
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
    public void asked(SimulateTurn turn, List<String> board) {
        show(board);
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
