package arena.cli.again;

import arena.app.RequestFailure;
import arena.app.Words;
import arena.cli.host.Host;
import arena.game.Ruling;
import arena.match.Event;
import arena.record.PictureText;
import arena.record.Printable;
import arena.regress.Case;
import arena.regress.Condition;
import arena.regress.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena keep}: keeps a turn of a recorded match as a position that the bot must not get wrong again. */
@Command(
        name = "keep",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Keeps a turn of a recorded match as a test of the bot, in a text file beside it.",
            "Name at least one thing that is asked of its answer. An answer that breaks a rule is never good. The file holds"
                    + " all it needs: the record may be deleted."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  arena keep last --turn 7 --not \"C 12\"    anything but that",
            "  arena keep last --turn 7 --best \"C 7\"    this one; repeat it for another",
            "  arena keep last --turn 7 --survives 5    still in the match, or the winner,",
            "                                           5 turns later against the super bot",
            "  arena keep last --turn 7 --legal         no wrong move",
            "  arena regress MyTeam                     try all that was kept"
        })
public final class KeepCommand implements Runnable {

    @Mixin
    private AgainOptions options = new AgainOptions();

    @Option(names = "--not", paramLabel = "ORDER", description = "The bot must not answer this; may be repeated.")
    private List<String> not = new ArrayList<>();

    @Option(names = "--best", paramLabel = "ORDER", description = "It must answer this; of several, one of them.")
    private List<String> best = new ArrayList<>();

    @Option(
            names = "--survives",
            paramLabel = "K",
            description = "K own turns later it must be in the match still, or have won it, against the super bot.")
    private Optional<Integer> survives = Optional.empty();

    @Option(
            names = "--against",
            paramLabel = "superbot:N",
            description = "With --survives: the level; else the one that sat there, or 5.")
    private Optional<String> against = Optional.empty();

    @Option(names = "--legal", description = "Its answer must break no rule; nothing else is asked.")
    private boolean legal;

    @Option(names = "--title", paramLabel = "TEXT", description = "What the test is called; else what it asks.")
    private Optional<String> title = Optional.empty();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Where it is kept; else " + RegressFile.NAME + " in the bot's working folder.")
    private Optional<Path> file = Optional.empty();

    private final Host host;

    public KeepCommand(Host host) {
        this.host = host;
    }

    @Override
    public void run() {
        AgainTurn turn = options.find(host);
        List<Condition> conditions = conditions(turn);
        Case one = new Case(title(turn, conditions), turn.past(), conditions, 0);
        RegressFile kept = RegressFile.of(host, file, turn.owner().bot());
        Optional<Case> same = kept.read().stream()
                .filter(other ->
                        other.past().equals(one.past()) && other.conditions().equals(one.conditions()))
                .findFirst();
        if (same.isPresent()) {
            host.out().println("It is kept already, in " + kept.place(same.get().line()) + ".");
            return;
        }
        int line = kept.add(one, remarks(turn));
        host.out().println("Kept in " + kept.place(line) + ": " + Printable.of(one.title()) + ".");
        remarkOnThen(turn, conditions);
        String name =
                turn.owner().bot().map(bot -> bot.name()).orElse(turn.owner().name());
        String where =
                file.map(named -> " --file " + Words.shell(named.toString())).orElse("");
        host.out().println("Try it: " + host.program() + " regress " + name + where);
    }

    private List<Condition> conditions(AgainTurn turn) {
        List<Condition> conditions = new ArrayList<>();
        not.forEach(text -> conditions.add(new Condition.Not(order("--not", text, turn))));
        best.forEach(text -> conditions.add(new Condition.Best(order("--best", text, turn))));
        survives.ifPresent(turns -> conditions.add(survival(turns, turn)));
        if (against.isPresent() && survives.isEmpty()) {
            throw RequestFailure.usage("--against says against whom the bot survives; it needs --survives.");
        }
        if (legal) {
            conditions.add(new Condition.Legal());
        }
        if (conditions.isEmpty()) {
            throw RequestFailure.usage("Say what is asked of the answer, with --not, --best, --survives or --legal.");
        }
        refuseContradiction(turn, conditions);
        return conditions;
    }

    /** Only an order that the bot could have given says anything about what it should give. */
    private static Output order(String option, String text, AgainTurn turn) {
        Output order;
        try {
            order = Output.read(text.strip());
        } catch (IllegalArgumentException mistake) {
            throw RequestFailure.usage(option + ": " + mistake.getMessage() + ".");
        }
        Ruling<?> ruling = turn.position().judge(Optional.of(order));
        if (Ruling.isFault(ruling.code())) {
            throw RequestFailure.usage(option + " " + Words.shell(text) + " is no legal order there: " + ruling.code()
                    + " " + Printable.of(ruling.words()) + " Name one that the bot could give.");
        }
        return order;
    }

    private Condition survival(int turns, AgainTurn turn) {
        if (turns < 1 || turns > Condition.MOST_TURNS) {
            throw RequestFailure.usage(
                    "--survives is a number of own turns, from 1 to " + Condition.MOST_TURNS + ", not " + turns + ".");
        }
        AgainLevel known = new AgainLevel(turn.box().info());
        int level = against.map(known::read)
                .or(() -> turn.sittings().stream()
                        .filter(sitting -> sitting.seat() != turn.owner().seat().number())
                        .map(known::of)
                        .flatMap(Optional::stream)
                        .findFirst())
                .orElseGet(known::usual);
        return new Condition.Survives(turns, level);
    }

    private static void refuseContradiction(AgainTurn turn, List<Condition> conditions) {
        for (Condition one : conditions) {
            for (Condition other : conditions) {
                if (one instanceof Condition.Not no
                        && other instanceof Condition.Best yes
                        && turn.position().isSame(no.order(), yes.order())) {
                    throw RequestFailure.usage(yes.order().notation()
                            + " cannot be both, the best answer and one that must not be given.");
                }
            }
        }
    }

    private String title(AgainTurn turn, List<Condition> conditions) {
        String asked = conditions.stream().map(Condition::words).collect(Collectors.joining(", "));
        String text = title.orElse(
                        "turn " + turn.past().turn() + " of " + turn.owner().name() + ": " + asked)
                .strip();
        if (text.isEmpty() || !Printable.of(text).equals(text)) {
            throw RequestFailure.usage("--title is one line of text.");
        }
        return text;
    }

    private static List<String> remarks(AgainTurn turn) {
        List<String> remarks = new ArrayList<>();
        String match = turn.record().began().map(Event.Began::matchId).orElse("");
        remarks.add("from the match " + Printable.of(match) + "; the answer then was " + Output.words(turn.answer()));
        PictureText.lines(turn.position().picture(), false).forEach(line -> remarks.add("  " + Printable.of(line)));
        return remarks;
    }

    /** A test that the answer of then would pass may be meant so, but should be known. */
    private void remarkOnThen(AgainTurn turn, List<Condition> conditions) {
        Optional<Output> then = turn.answer();
        boolean passes = then.isPresent()
                && turn.then().stream().noneMatch(ruled -> Ruling.isFault(ruled.code()))
                && conditions.stream().noneMatch(condition -> forbids(turn, condition, then.get()));
        if (passes) {
            host.out().println("Its answer then, " + then.get().notation() + ", would do.");
        }
    }

    private static boolean forbids(AgainTurn turn, Condition condition, Output then) {
        return condition instanceof Condition.Survives
                || (condition instanceof Condition.Not no && turn.position().isSame(no.order(), then))
                || (condition instanceof Condition.Best yes && !turn.position().isSame(yes.order(), then));
    }
}
