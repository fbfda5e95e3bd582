package arena.contest;

import arena.store.AttemptRow;
import arena.tournament.format.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** A listener that records all calls and runs an action at each poll of the runner. */
final class RecordingListener implements ContestListener {

    final List<String> begun = new ArrayList<>();
    final List<String> ended = new ArrayList<>();
    final List<String> remarks = new ArrayList<>();
    private final BiConsumer<ContestState, Integer> look;

    RecordingListener() {
        this((now, running) -> {});
    }

    /** Creates a listener that runs an action at each poll, with the state and the number of running games. */
    RecordingListener(BiConsumer<ContestState, Integer> look) {
        this.look = look;
    }

    @Override
    public void begun(Fixture fixture) {
        begun.add(fixture.id());
    }

    @Override
    public void ended(Fixture fixture, AttemptRow attempt, ContestState now) {
        ended.add(fixture.id());
    }

    @Override
    public void polled(ContestState now, int running) {
        look.accept(now, running);
    }

    @Override
    public void remark(String words) {
        remarks.add(words);
    }
}
