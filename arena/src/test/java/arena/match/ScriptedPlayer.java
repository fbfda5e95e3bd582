package arena.match;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A player that follows its {@link PlayerScript} in virtual time, and remembers all that it received. */
class ScriptedPlayer implements Player {

    private final String name;
    private final VirtualClock clock;
    private final PlayerScript script;
    private final Consumer<String> diary;
    private final List<Acknowledgement> acknowledgements = new ArrayList<>();
    private final List<Prompt> prompts = new ArrayList<>();
    private final List<Update> updates = new ArrayList<>();
    private final List<String> gameovers = new ArrayList<>();
    private final List<Reply> waitingOrders = new ArrayList<>();
    private Presence presence = new Presence.Coming();
    private Optional<OpenPrompt> open = Optional.empty();
    private Optional<Invitation> invitation = Optional.empty();
    private int orders;
    private int farewells;
    private boolean dead;

    /**
     * Makes a player.
     *
     * @param diary receives a few words for each call that a bot would notice
     */
    ScriptedPlayer(String name, VirtualClock clock, PlayerScript script, Consumer<String> diary) {
        this.name = name;
        this.clock = clock;
        this.script = script;
        this.diary = diary;
    }

    List<Acknowledgement> acknowledgements() {
        return List.copyOf(acknowledgements);
    }

    List<Integer> codes() {
        return acknowledgements.stream().map(Acknowledgement::code).toList();
    }

    List<Prompt> prompts() {
        return List.copyOf(prompts);
    }

    List<Update> updates() {
        return List.copyOf(updates);
    }

    List<String> gameovers() {
        return List.copyOf(gameovers);
    }

    /** Returns how often it was released. */
    int farewells() {
        return farewells;
    }

    Invitation invitation() {
        return invitation.orElseThrow();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PlayerInfo info() {
        return new PlayerInfo("script", new TreeMap<>());
    }

    @Override
    public Duration patience() {
        return script.patience();
    }

    @Override
    public void join(Invitation given) {
        invitation = Optional.of(given);
        script.invited().forEach(action -> plan(action, 0));
    }

    @Override
    public Presence presence() {
        return presence;
    }

    @Override
    public long sendPrompt(Prompt prompt) {
        prompts.add(prompt);
        diary.accept(name + " is asked " + prompt.number());
        open = Optional.of(new OpenPrompt(prompt, clock.nanos()));
        script.prompted(prompt).forEach(action -> plan(action, prompt.number()));
        return clock.nanos();
    }

    @Override
    public long sendUpdate(Update update) {
        updates.add(update);
        diary.accept(name + " receives " + update.number());
        script.updated(update).forEach(action -> plan(action, update.number()));
        return clock.nanos();
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Reply> whole = open.flatMap(OpenPrompt::whole);
        if (whole.isPresent()) {
            open = Optional.empty();
        }
        return whole;
    }

    @Override
    public Reply lastReply() {
        Reply last = open.orElseThrow().last(clock.nanos());
        open = Optional.empty();
        return last;
    }

    @Override
    public List<Reply> orders() {
        List<Reply> taken = List.copyOf(waitingOrders);
        waitingOrders.clear();
        return taken;
    }

    @Override
    public long wakeNanos() {
        return Long.MAX_VALUE;
    }

    @Override
    public long acknowledge(Acknowledgement acknowledgement) {
        acknowledgements.add(acknowledgement);
        diary.accept(name + " receives " + acknowledgement.number() + ": " + acknowledgement.code());
        return clock.nanos();
    }

    @Override
    public void conclude(String gameover) {
        gameovers.add(gameover);
        diary.accept(name + " receives the end");
    }

    @Override
    public void leave() {
        farewells++;
        diary.accept(name + " is released");
    }

    private void plan(ScriptedAction action, int number) {
        clock.plan(action.after(), () -> perform(action.act(), number));
    }

    private void perform(ScriptedAction.Act act, int number) {
        if (dead) {
            return;
        }
        if (act instanceof ScriptedAction.Queue) {
            presence = new Presence.Starting();
        } else if (act instanceof ScriptedAction.Start) {
            presence = new Presence.Coming();
        } else if (act instanceof ScriptedAction.Appear) {
            presence = new Presence.Here();
        } else if (act instanceof ScriptedAction.Die die) {
            presence = new Presence.Gone(die.why(), die.words());
            dead = true;
        } else if (act instanceof ScriptedAction.Order order) {
            Timestamps stamps = Timestamps.at(clock.nanos(), clock.nanos());
            waitingOrders.add(new Reply(++orders, bytes(order.text()), false, stamps));
        } else if (act instanceof ScriptedAction.Call call) {
            call.what().run();
        } else {
            openPrompt(number).ifPresent(open -> open.put(act, clock.nanos()));
        }
        clock.wake();
    }

    /** Returns the open prompt of a number; a later answer to a closed one is ignored. */
    private Optional<OpenPrompt> openPrompt(int number) {
        return open.filter(open -> open.prompt.number() == number);
    }

    private static Optional<byte[]> bytes(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** An open prompt with what was written for it. */
    private static final class OpenPrompt {
        private final Prompt prompt;
        private final long publishedNanos;
        private Optional<Written> answer = Optional.empty();
        private Optional<Written> draft = Optional.empty();

        OpenPrompt(Prompt prompt, long publishedNanos) {
            this.prompt = prompt;
            this.publishedNanos = publishedNanos;
        }

        void put(ScriptedAction.Act act, long atNanos) {
            if (act instanceof ScriptedAction.Write write
                    && !answer.map(Written::whole).orElse(false)) {
                answer = Optional.of(new Written(write.text(), write.whole(), atNanos));
            } else if (act instanceof ScriptedAction.Draft written) {
                draft = Optional.of(new Written(written.text(), true, atNanos));
            }
        }

        Optional<Reply> whole() {
            return answer.filter(Written::whole).map(written -> reply(written, written.atNanos(), false));
        }

        Reply last(long nowNanos) {
            return answer.map(written -> reply(written, written.whole() ? written.atNanos() : nowNanos, false))
                    .or(() -> draft.filter(written -> prompt.answers().drafts())
                            .map(written -> reply(written, written.atNanos(), true)))
                    .orElseGet(() -> Reply.none(
                            prompt.number(),
                            new Timestamps(publishedNanos, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER)));
        }

        private Reply reply(Written written, long completeNanos, boolean isDraft) {
            Timestamps stamps = new Timestamps(publishedNanos, Timestamps.NEVER, written.atNanos(), completeNanos);
            return new Reply(prompt.number(), bytes(written.text()), isDraft, stamps);
        }
    }

    private record Written(String text, boolean whole, long atNanos) {}
}
