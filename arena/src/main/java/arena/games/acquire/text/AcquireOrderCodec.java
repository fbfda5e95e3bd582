package arena.games.acquire.text;

import arena.game.Answer;
import arena.game.AnswerCodec;
import arena.games.acquire.order.AcquireOrder;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.ChainSet;
import arena.text.Lines;
import arena.text.WordSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** {@code output_i.txt}: one command a line and {@code End}. */
public final class AcquireOrderCodec implements AnswerCodec<AcquireView, AcquireOrder> {

    private static final String END = "end";

    /** {@inheritDoc} Everything before {@code End} counts, and what comes after it does not; empty lines are none. */
    @Override
    public Answer<AcquireOrder> read(byte[] raw, AcquireView asked) {
        ChainSet chains = asked.chainSet();
        List<String> lines = Lines.of(raw);
        List<AcquireOrder.Line> commands = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            List<String> parts = WordSplitter.of(lines.get(at));
            if (parts.size() == 1 && WordSplitter.small(parts.get(0)).equals(END)) {
                break;
            }
            if (!parts.isEmpty()) {
                commands.add(new AcquireOrder.Line(at + 1, AcquireCommandReader.read(lines.get(at), chains)));
            }
        }
        return new Answer.Given<>(new AcquireOrder(commands));
    }

    @Override
    public String write(AcquireOrder action) {
        return action.commands().stream().map(command -> command.text() + "\n").collect(Collectors.joining()) + "End\n";
    }
}
