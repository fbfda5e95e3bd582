package arena.app.simulate;

import arena.app.RequestFailure;
import arena.exchange.FileName;
import arena.match.Event;
import arena.record.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A guide for a person who plays with files, as a bot does: it names the files of the team folder to read and to
 * write.
 */
final class FilesGuide implements PersonInterface {

    private final PersonOutput output;
    private final Path folder;
    private final PersonAdvice advice;

    FilesGuide(PersonOutput output, Path folder, PersonAdvice advice) {
        this.output = output;
        this.folder = folder;
        this.advice = advice;
    }

    @Override
    public PersonOutput output() {
        return output;
    }

    /**
     * Prints the introduction. A bot removes the end of its last match itself; for a person the arena removes it,
     * since it would otherwise wait for that, and take a ready.txt that is saved meanwhile for an old one.
     */
    void begin() {
        try {
            Files.deleteIfExists(folder.resolve(FileName.GAMEOVER));
        } catch (IOException failure) {
            throw RequestFailure.infrastructure("The " + FileName.GAMEOVER + " of the last match could not be removed ("
                    + failure + "); remove it from " + folder + " by hand.");
        }
        output.say("You play with files, as a bot does. Your folder is " + folder + ".");
        output.say("Save a file ready.txt there, with anything in it: the match begins when it is seen. Ctrl-C breaks"
                + " it off.");
    }

    @Override
    public void joined() {
        output.say("Your ready.txt was seen.");
    }

    @Override
    public void asked(PersonTurn turn, Runnable board) {
        board.run();
        output.say("Turn " + turn.number() + ": read input_" + turn.number() + ".txt, which expects " + turn.expected()
                + "; save your order" + advice.examples(turn) + " as output_" + turn.number() + ".txt.");
    }

    @Override
    public List<String> judged(Event.Ruled ruled) {
        int number = ruled.reply().number();
        String code = "acknowledge_" + number + ".txt says " + ruled.code() + ": ";
        return List.of(code + Printable.of(ruled.words()));
    }

    @Override
    public void over() {
        output.say("Gameover.txt says who has won. A bot ends now, or clears its folder for the next match.");
    }
}
