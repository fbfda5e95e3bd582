package arena.games.acquire.wire;

import arena.games.acquire.order.AcquireCommand;
import arena.games.acquire.state.AcquireQuestion;
import arena.games.acquire.state.AcquireView;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import arena.games.acquire.state.PowerUp;
import arena.games.acquire.text.AcquireViewCodec;
import arena.wire.WireTranslator;
import arena.wire.XmlElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A translator for the bots of 2015: each prompt is one question with a {@code msg-id}, and the reply with this id is
 * the answer, whatever its {@code cmd}. Questions that the contest did not have, those of a turn by steps, are not
 * sent; the rules then decide as for a player that does not answer.
 */
public final class AcquireTranslator implements WireTranslator {

    /** A number with more digits is none that a bot means. */
    private static final String NUMBER = "-?[0-9]{1,9}";

    private final UnaryOperator<String> names;
    private final AcquireViewCodec codec = new AcquireViewCodec();
    private Optional<Question> last = Optional.empty();
    private boolean open;

    /** The last question. */
    private record Question(int number, AcquireView view) {

        String id() {
            return "question-" + number;
        }
    }

    /**
     * Makes a translator for one seat of a match.
     *
     * @param names returns the name of a player in messages
     */
    public AcquireTranslator(UnaryOperator<String> names) {
        this.names = names;
    }

    @Override
    public List<XmlElement> prompt(int number, String text) {
        Question question = new Question(number, codec.read(text));
        List<XmlElement> messages = new ArrayList<>();
        if (last.isEmpty()) {
            messages.add(setup(question));
        }
        last = Optional.of(question);
        open = true;
        question(question).ifPresent(messages::add);
        return messages;
    }

    @Override
    public List<XmlElement> resume() {
        List<XmlElement> messages = new ArrayList<>();
        last.ifPresent(question -> messages.add(setup(question)));
        last.filter(question -> open).flatMap(this::question).ifPresent(messages::add);
        return messages;
    }

    private XmlElement setup(Question question) {
        GameElements elements = new GameElements(question.view(), names);
        return XmlElement.of("setup")
                .with("game-start", true)
                .with("my-guid", GameElements.guid(question.view().me()))
                .with("msg-id", question.number())
                .with(List.of(
                        GameElements.emptyMap(),
                        elements.hotels(),
                        elements.players(question.view().me())));
    }

    private Optional<XmlElement> question(Question question) {
        GameElements elements = new GameElements(question.view(), names);
        return root(question.view())
                .map(root -> root.with("msg-id", question.id())
                        .with(List.of(
                                elements.map(),
                                elements.hotels(),
                                elements.players(question.view().me()))));
    }

    private static Optional<XmlElement> root(AcquireView view) {
        return switch (view.expecting().question()) {
            case SPECIAL -> Optional.of(XmlElement.of("query-card"));
            case TILE -> Optional.of(XmlElement.of("query-tile"));
            case TILE_AND_STOCK -> Optional.of(XmlElement.of("query-tile-purchase"));
            case MERGE -> {
                List<HotelChain> chains = view.expecting().chains();
                yield Optional.of(XmlElement.of("query-merge")
                        .with("defunct", chains.get(0).name())
                        .with("survivor", chains.get(1).name()));
            }
            case CHAIN, SURVIVOR, DEFUNCT, STOCK, END -> Optional.empty();
        };
    }

    @Override
    public Optional<Order> order(XmlElement message) {
        Optional<Question> answered = last.filter(question -> open)
                .filter(question -> message.name().equals("reply"))
                .filter(question -> message.attribute("msg-id").equals(Optional.of(question.id())));
        open &= answered.isEmpty();
        return answered.map(question -> new Order(question.number(), text(question.view(), message)));
    }

    private static String text(AcquireView view, XmlElement reply) {
        AcquireQuestion question = view.expecting().question();
        Replies replies = new Replies(view, reply);
        List<AcquireCommand> commands = new ArrayList<>();
        if (question.wantsTile()) {
            replies.tile().map(AcquireCommand.PlaceTile::new).ifPresent(commands::add);
            replies.chain("created-hotel").map(AcquireCommand.Create::new).ifPresent(commands::add);
            replies.chain("merge-survivor").map(AcquireCommand.Survivor::new).ifPresent(commands::add);
        }
        if (question == AcquireQuestion.SPECIAL || question.wantsStock()) {
            replies.card().ifPresent(card -> commands.add(new AcquireCommand.PlayCard(Optional.of(card))));
        }
        if (question.wantsStock()) {
            commands.addAll(replies.purchases());
            commands.addAll(replies.trades());
        }
        if (question == AcquireQuestion.MERGE) {
            commands.addAll(replies.disposal());
        }
        return commands.stream().map(command -> command.text() + "\n").collect(Collectors.joining()) + "End\n";
    }

    /** A reader of the attributes of one reply; what is malformed counts as missing. */
    private record Replies(AcquireView view, XmlElement reply) {

        Optional<HotelTile> tile() {
            Optional<Integer> x = number("tile-x");
            Optional<Integer> y = number("tile-y");
            return x.filter(column -> column >= 0 && column < HotelTile.COLUMNS)
                    .flatMap(column -> y.filter(row -> row >= 0 && row < HotelTile.ROWS)
                            .map(row -> new HotelTile(column + 1, row)));
        }

        Optional<HotelChain> chain(String key) {
            return reply.attribute(key).flatMap(this::named);
        }

        private Optional<HotelChain> named(String name) {
            return view.chains().stream()
                    .map(AcquireView.Holdings::chain)
                    .filter(chain -> chain.name().equals(name.strip()))
                    .findFirst();
        }

        Optional<PowerUp> card() {
            return number("card").flatMap(number -> PowerUp.of(Integer.toString(number)));
        }

        List<AcquireCommand> purchases() {
            return pairs("buy")
                    .flatMap(pair -> named(pair[0])
                            .filter(chain -> pair[1].strip().matches(NUMBER))
                            .map(chain -> new AcquireCommand.Buy(chain, Long.parseLong(pair[1].strip())))
                            .stream())
                    .collect(Collectors.toList());
        }

        List<AcquireCommand> trades() {
            return pairs("trade")
                    .flatMap(pair ->
                            named(pair[0])
                                    .flatMap(give -> named(pair[1]).map(get -> new AcquireCommand.Trade(give, get)))
                                    .stream())
                    .collect(Collectors.toList());
        }

        private Stream<String[]> pairs(String key) {
            return reply.attribute(key).stream()
                    .flatMap(text -> Stream.of(text.split(";", -1)))
                    .map(pair -> pair.split(":", -1))
                    .filter(pair -> pair.length == 2);
        }

        List<AcquireCommand> disposal() {
            List<AcquireCommand> commands = new ArrayList<>();
            number("trade").ifPresent(shares -> commands.add(new AcquireCommand.Exchange(shares)));
            number("keep").ifPresent(shares -> commands.add(new AcquireCommand.Keep(shares)));
            number("sell").ifPresent(shares -> commands.add(new AcquireCommand.Sell(shares)));
            return commands;
        }

        private Optional<Integer> number(String key) {
            return reply.attribute(key)
                    .map(String::strip)
                    .filter(text -> text.matches(NUMBER))
                    .map(Integer::parseInt);
        }
    }
}
