package arena.match;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A player that does what its {@link Conduct} says, in virtual time, and remembers all that it was told. */
class ScriptedPlayer implements Player {

    private final String name;
    private final VirtualClock clock;
    private final Conduct conduct;
    private final Consumer<String> diary;
    private final List<Acknowledgement> acknowledgements = new ArrayList<>();
    private final List<Prompt> prompts = new ArrayList<>();
    private final List<Update> updates = new ArrayList<>();
    private final List<String> gameovers = new ArrayList<>();
    private final List<Reply> waitingOrders = new ArrayList<>();
    private Presence presence = new Presence.Coming();
    private Optional<Desk> open = Optional.empty();
    private Optional<Invitation> invitation = Optional.empty();
    private int orders;
    private int farewells;
    private boolean dead;

    /**
     * Makes a player.
     *
     * @param diary is told of each call that a bot would see, as a few words
     */
    ScriptedPlayer(String name, VirtualClock clock, Conduct conduct, Consumer<String> diary) {
        this.name = name;
        this.clock = clock;
        this.conduct = conduct;
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

    /** Returns how often it was let go. */
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
        return conduct.patience();
    }

    @Override
    public void join(Invitation given) {
        invitation = Optional.of(given);
        conduct.invited().forEach(deed -> plan(deed, 0));
    }

    @Override
    public Presence presence() {
        return presence;
    }

    @Override
    public long ask(Prompt prompt) {
        prompts.add(prompt);
        diary.accept(name + " is asked " + prompt.number());
        open = Optional.of(new Desk(prompt, clock.nanos()));
        conduct.prompted(prompt).forEach(deed -> plan(deed, prompt.number()));
        return clock.nanos();
    }

    @Override
    public long tell(Update update) {
        updates.add(update);
        diary.accept(name + " is told " + update.number());
        conduct.told(update).forEach(deed -> plan(deed, update.number()));
        return clock.nanos();
    }

    @Override
    public Optional<Reply> reply() {
        Optional<Reply> whole = open.flatMap(Desk::whole);
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
        diary.accept(name + " is told " + acknowledgement.number() + ": " + acknowledgement.code());
        return clock.nanos();
    }

    @Override
    public void conclude(String gameover) {
        gameovers.add(gameover);
        diary.accept(name + " is told the end");
    }

    @Override
    public void leave() {
        farewells++;
        diary.accept(name + " is let go");
    }

    private void plan(Deed deed, int number) {
        clock.plan(deed.after(), () -> perform(deed.act(), number));
    }

    private void perform(Deed.Act act, int number) {
        if (dead) {
            return;
        }
        if (act instanceof Deed.Queue) {
            presence = new Presence.Starting();
        } else if (act instanceof Deed.Start) {
            presence = new Presence.Coming();
        } else if (act instanceof Deed.Appear) {
            presence = new Presence.Here();
        } else if (act instanceof Deed.Die die) {
            presence = new Presence.Gone(die.why(), die.words());
            dead = true;
        } else if (act instanceof Deed.Order order) {
            Timestamps stamps = Timestamps.at(clock.nanos(), clock.nanos());
            waitingOrders.add(new Reply(++orders, bytes(order.text()), false, stamps));
        } else if (act instanceof Deed.Call call) {
            call.what().run();
        } else {
            desk(number).ifPresent(desk -> desk.put(act, clock.nanos()));
        }
        clock.wake();
    }

    /** Returns the desk of a prompt that is still open; what comes later for it is no answer. */
    private Optional<Desk> desk(int number) {
        return open.filter(desk -> desk.prompt.number() == number);
    }

    private static Optional<byte[]> bytes(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** What lies there for an open prompt. */
    private static final class Desk {
        private final Prompt prompt;
        private final long publishedNanos;
        private Optional<Paper> answer = Optional.empty();
        private Optional<Paper> draft = Optional.empty();

        Desk(Prompt prompt, long publishedNanos) {
            this.prompt = prompt;
            this.publishedNanos = publishedNanos;
        }

        void put(Deed.Act act, long atNanos) {
            if (act instanceof Deed.Write write && !answer.map(Paper::whole).orElse(false)) {
                answer = Optional.of(new Paper(write.text(), write.whole(), atNanos));
            } else if (act instanceof Deed.Draft written) {
                draft = Optional.of(new Paper(written.text(), true, atNanos));
            }
        }

        Optional<Reply> whole() {
            return answer.filter(Paper::whole).map(paper -> reply(paper, paper.atNanos(), false));
        }

        Reply last(long nowNanos) {
            return answer.map(paper -> reply(paper, paper.whole() ? paper.atNanos() : nowNanos, false))
                    .or(() -> draft.filter(paper -> prompt.answers().drafts())
                            .map(paper -> reply(paper, paper.atNanos(), true)))
                    .orElseGet(() -> Reply.none(
                            prompt.number(),
                            new Timestamps(publishedNanos, Timestamps.NEVER, Timestamps.NEVER, Timestamps.NEVER)));
        }

        private Reply reply(Paper paper, long completeNanos, boolean isDraft) {
            Timestamps stamps = new Timestamps(publishedNanos, Timestamps.NEVER, paper.atNanos(), completeNanos);
            return new Reply(prompt.number(), bytes(paper.text()), isDraft, stamps);
        }
    }

    private record Paper(String text, boolean whole, long atNanos) {}
}
