package arena.games.asterobots.command;

import arena.games.asterobots.state.Amounts;
import arena.games.asterobots.state.AsterobotsPlayerState;
import arena.games.asterobots.state.Asteroid;
import arena.games.asterobots.state.Material;
import arena.games.asterobots.state.Point;
import arena.games.asterobots.state.Rank;
import arena.games.asterobots.state.Squad;
import arena.games.asterobots.state.Trade;
import arena.games.asterobots.state.Vein;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A command, which is one line of a turn. Each kind of command checks its rules and makes its changes; it is carried
 * out completely or not at all.
 */
public sealed interface AsterobotsCommand {

    /** Returns the first rule that the command would break, or {@link AsterobotsErrorCode#NO_ERROR}. */
    AsterobotsErrorCode fault(TurnLedger ledger);

    /** Carries the command out; it must be without fault. */
    void carryOut(TurnLedger ledger);

    /** Returns the command as a bot writes it, without a line end. */
    String text();

    /**
     * {@code launch N x,y x,y}, or with every point of a path (Launching a squad of robots).
     *
     * @param robots the number of robots, as it was written
     * @param way departure and destination, or all points of a given path
     */
    record Launch(long robots, List<Point> way) implements AsterobotsCommand {

        public Launch {
            way = List.copyOf(way);
            if (way.size() < 2) {
                throw new IllegalArgumentException("a squad has a departure and a destination, not " + way);
            }
        }

        /** Returns the launch on the shortest path. */
        public static Launch of(int robots, Point from, Point to) {
            return new Launch(robots, List.of(from, to));
        }

        /** Returns the start of the squad. */
        public Point departure() {
            return way.get(0);
        }

        /** Returns the destination of the squad. */
        public Point destination() {
            return way.get(way.size() - 1);
        }

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            Optional<Vein> from = ledger.vein(departure());
            if (from.isEmpty()) {
                return AsterobotsErrorCode.NO_DEPARTURE;
            }
            if (from.get().owner() != ledger.active()) {
                return AsterobotsErrorCode.FOREIGN_DEPARTURE;
            }
            if (ledger.vein(destination()).isEmpty()) {
                return AsterobotsErrorCode.NO_DESTINATION;
            }
            if (departure().equals(destination())) {
                return AsterobotsErrorCode.SAME_VEIN;
            }
            if (robots < 1) {
                return AsterobotsErrorCode.NO_ROBOTS;
            }
            return robots > from.get().robots() ? AsterobotsErrorCode.ROBOTS_SHORT : wayFault(ledger.asteroid());
        }

        private AsterobotsErrorCode wayFault(Asteroid asteroid) {
            if (way.size() == 2) {
                return AsterobotsErrorCode.NO_ERROR;
            }
            if (!way.stream().allMatch(asteroid::contains)) {
                return AsterobotsErrorCode.OFF_FIELD;
            }
            for (int at = 1; at < way.size(); at++) {
                if (!way.get(at - 1).isBeside(way.get(at))) {
                    return AsterobotsErrorCode.NOT_CONNECTED;
                }
            }
            return AsterobotsErrorCode.NO_ERROR;
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            Vein from = ledger.vein(departure()).orElseThrow();
            int launched = Math.toIntExact(robots);
            ledger.put(from.withRobots(from.robots() - launched));
            List<Point> path = way.size() == 2 ? Asteroid.path(departure(), destination()) : way;
            ledger.launch(Squad.launched(ledger.active(), launched, path));
        }

        @Override
        public String text() {
            return "launch " + robots + " " + way.stream().map(Point::text).collect(Collectors.joining(" "));
        }
    }

    /**
     * {@code upgrade material x,y} or {@code upgrade robot x,y} (Upgrading material / robot rank).
     *
     * @param rank the rank of the two that is raised
     * @param location the point of the vein
     */
    record Upgrade(Rank rank, Point location) implements AsterobotsCommand {

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            Optional<Vein> vein = ledger.vein(location);
            if (vein.isEmpty()) {
                return AsterobotsErrorCode.NO_VEIN_TO_UPGRADE;
            }
            if (vein.get().owner() != ledger.active()) {
                return AsterobotsErrorCode.FOREIGN_VEIN;
            }
            int from = vein.get().rank(rank);
            if (from == Rank.MOST) {
                return AsterobotsErrorCode.HIGHEST_RANK;
            }
            return ledger.activePlayer().stock().covers(rank.cost(from))
                    ? AsterobotsErrorCode.NO_ERROR
                    : AsterobotsErrorCode.UPGRADE_SHORT;
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            Vein vein = ledger.vein(location).orElseThrow();
            AsterobotsPlayerState player = ledger.activePlayer();
            ledger.put(ledger.active(), player.withStock(player.stock().minus(rank.cost(vein.rank(rank)))));
            ledger.put(vein.upgraded(rank));
        }

        @Override
        public String text() {
            return "upgrade " + rank.word() + " " + location.text();
        }
    }

    /**
     * {@code bank buy gas N} or {@code bank sell gas N}, at the prices of the turn (Trading with aliens).
     *
     * @param direction whether material is bought or sold
     * @param material the material
     * @param amount the number of pieces, as it was written
     */
    record BankTrade(Direction direction, Material material, long amount) implements AsterobotsCommand {

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            AsterobotsPlayerState player = ledger.activePlayer();
            if (amount < 1) {
                return AsterobotsErrorCode.BANK_AMOUNT;
            }
            if (direction == Direction.SELL) {
                return amount <= player.stock().amount(material)
                        ? AsterobotsErrorCode.NO_ERROR
                        : AsterobotsErrorCode.BANK_MATERIAL;
            }
            boolean affords =
                    Amounts.affords(player.money(), amount, ledger.prices().buying(material));
            return affords ? AsterobotsErrorCode.NO_ERROR : AsterobotsErrorCode.BANK_MONEY;
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            AsterobotsPlayerState player = ledger.activePlayer();
            long price = direction == Direction.BUY
                    ? ledger.prices().buying(material)
                    : ledger.prices().selling(material);
            long sum = Amounts.product(amount, price);
            ledger.put(
                    ledger.active(),
                    direction == Direction.BUY
                            ? player.paying(sum).gaining(material, amount)
                            : player.giving(material, amount).earning(sum));
        }

        @Override
        public String text() {
            return "bank " + direction.word() + " " + material.word() + " " + amount;
        }
    }

    /**
     * {@code offer gas N PRICE} or {@code demand gas N PRICE}: the promised material or money is set aside at once
     * (Trading with other players).
     *
     * @param kind offer or demand
     * @param material the material
     * @param amount the number of pieces, as it was written
     * @param price the price of one piece, as it was written
     */
    record Proposal(Trade.Kind kind, Material material, long amount, long price) implements AsterobotsCommand {

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            AsterobotsPlayerState player = ledger.activePlayer();
            if (amount < 1) {
                return AsterobotsErrorCode.PROPOSAL_AMOUNT;
            }
            if (price < 1) {
                return AsterobotsErrorCode.PROPOSAL_PRICE;
            }
            if (kind == Trade.Kind.OFFER && amount > player.stock().amount(material)) {
                return AsterobotsErrorCode.OFFER_SHORT;
            }
            if (kind == Trade.Kind.DEMAND && !Amounts.affords(player.money(), amount, price)) {
                return AsterobotsErrorCode.DEMAND_SHORT;
            }
            boolean open = ledger.trade(ledger.active(), material).isPresent();
            return open ? AsterobotsErrorCode.ALREADY_OPEN : AsterobotsErrorCode.NO_ERROR;
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            AsterobotsPlayerState player = ledger.activePlayer();
            ledger.put(
                    ledger.active(),
                    kind == Trade.Kind.OFFER
                            ? player.giving(material, amount)
                            : player.paying(Amounts.product(amount, price)));
            ledger.open(new Trade(ledger.active(), kind, material, amount, price));
        }

        @Override
        public String text() {
            return kind.word() + " " + material.word() + " " + amount + " " + price;
        }
    }

    /**
     * {@code buy PLAYER gas N} from an offer, or {@code sell PLAYER gas N} to a demand (Trading with other players).
     *
     * @param direction whether material is bought or sold
     * @param player the player that made the offer or demand, as it was written
     * @param material the material
     * @param amount the number of pieces, as it was written
     */
    record PlayerTrade(Direction direction, long player, Material material, long amount) implements AsterobotsCommand {

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            if (player < 1 || player > ledger.players()) {
                return AsterobotsErrorCode.NO_PLAYER;
            }
            if (player == ledger.active()) {
                return AsterobotsErrorCode.ONESELF;
            }
            if (amount < 1) {
                return AsterobotsErrorCode.DEAL_AMOUNT;
            }
            Optional<Trade> trade = open(ledger);
            if (trade.isEmpty()) {
                return AsterobotsErrorCode.NOTHING_OPEN;
            }
            return amount > trade.get().amount()
                    ? AsterobotsErrorCode.MORE_THAN_OPEN
                    : means(ledger.activePlayer(), trade.get());
        }

        private AsterobotsErrorCode means(AsterobotsPlayerState active, Trade trade) {
            if (direction == Direction.BUY) {
                boolean affords = Amounts.affords(active.money(), amount, trade.price());
                return affords ? AsterobotsErrorCode.NO_ERROR : AsterobotsErrorCode.DEAL_MONEY;
            }
            return amount <= active.stock().amount(material)
                    ? AsterobotsErrorCode.NO_ERROR
                    : AsterobotsErrorCode.DEAL_MATERIAL;
        }

        private Optional<Trade> open(TurnLedger ledger) {
            Trade.Kind wanted = direction == Direction.BUY ? Trade.Kind.OFFER : Trade.Kind.DEMAND;
            return ledger.trade((int) player, material).filter(trade -> trade.kind() == wanted);
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            Trade trade = open(ledger).orElseThrow();
            AsterobotsPlayerState active = ledger.activePlayer();
            AsterobotsPlayerState other = ledger.player(trade.player());
            long sum = Amounts.product(amount, trade.price());
            boolean buys = direction == Direction.BUY;
            ledger.put(
                    ledger.active(),
                    buys
                            ? active.paying(sum).gaining(material, amount)
                            : active.giving(material, amount).earning(sum));
            ledger.put(trade.player(), buys ? other.earning(sum) : other.gaining(material, amount));
            ledger.take(trade, amount);
        }

        @Override
        public String text() {
            return direction.word() + " " + player + " " + material.word() + " " + amount;
        }
    }

    /**
     * A line that is not a command. It counts towards the limit of commands.
     *
     * @param code the error
     * @param text the line, shortened
     */
    record Unreadable(AsterobotsErrorCode code, String text) implements AsterobotsCommand {

        @Override
        public AsterobotsErrorCode fault(TurnLedger ledger) {
            return code;
        }

        @Override
        public void carryOut(TurnLedger ledger) {
            throw new IllegalStateException("this is no command: " + text);
        }
    }

    /** The direction of a trade for the player that gives the command. */
    enum Direction {
        /** Money for material. */
        BUY,
        /** Material for money. */
        SELL;

        /** Returns the word in commands. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
