package arena.games.acquire;

import arena.games.acquire.state.AcquireEvent;
import arena.games.acquire.state.HotelChain;
import arena.games.acquire.state.HotelTile;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** The events in the form of the recordings, as far as both have them. */
final class RecordedClassicEvents {

    private static final String ORDER = "LTAFWCI";
    private static final String NO_TILE = "NoTilesPlayedForEntireRound";
    private static final String ALL_TILES = "AllTilesPlayed";

    private RecordedClassicEvents() {}

    static List<String> of(List<AcquireEvent> events) {
        List<String> texts = new ArrayList<>();
        List<AcquireEvent> game = events.subList(0, FinalPayment.begin(events));
        for (int at = 0; at < game.size(); at++) {
            AcquireEvent event = game.get(at);
            if (event instanceof AcquireEvent.Bonus) {
                at = bonuses(game, at, texts);
            } else if (event instanceof AcquireEvent.Bought) {
                at = purchases(game, at, texts);
            } else {
                texts.addAll(texts(event));
            }
        }
        return withSortedDeadTiles(texts);
    }

    /** Sorts replaced dead tiles, whose order depends on their place in the hand and does not matter. */
    private static List<String> withSortedDeadTiles(List<String> texts) {
        Iterator<String> dead = texts.stream()
                .filter(text -> text.startsWith("ReplacedDeadTile"))
                .sorted()
                .iterator();
        return texts.stream()
                .map(text -> text.startsWith("ReplacedDeadTile") ? dead.next() : text)
                .toList();
    }

    private static int bonuses(List<AcquireEvent> events, int from, List<String> texts) {
        List<String> some = new ArrayList<>();
        int at = from;
        for (; at < events.size() && events.get(at) instanceof AcquireEvent.Bonus bonus; at++) {
            some.add("ReceivedBonus " + (bonus.player() - 1) + " " + at(bonus.chain()) + " " + bonus.amount() / 100);
        }
        some.stream().sorted().forEach(texts::add);
        return at - 1;
    }

    private static int purchases(List<AcquireEvent> events, int from, List<String> texts) {
        SortedMap<Integer, Integer> bought = new TreeMap<>();
        int player = ((AcquireEvent.Bought) events.get(from)).player() - 1;
        int at = from;
        for (; at < events.size() && events.get(at) instanceof AcquireEvent.Bought one; at++) {
            bought.merge(at(one.chain()), one.shares(), Integer::sum);
        }
        texts.add("PurchasedShares " + player + " " + bought);
        return at - 1;
    }

    private static int at(HotelChain chain) {
        return ORDER.indexOf(chain.letter());
    }

    private static List<String> texts(AcquireEvent event) {
        if (event instanceof AcquireEvent.TurnBegan turn) {
            return List.of("TurnBegan " + (turn.player() - 1));
        } else if (event instanceof AcquireEvent.Drew drew) {
            return drew.tiles().stream()
                    .map(tile -> "DrewTile " + (drew.player() - 1) + " " + xy(tile))
                    .toList();
        } else if (event instanceof AcquireEvent.DeadTiles dead) {
            return dead.tiles().stream()
                    .map(tile -> "ReplacedDeadTile " + (dead.player() - 1) + " " + xy(tile))
                    .toList();
        } else if (event instanceof AcquireEvent.NoTile none) {
            return List.of("HasNoPlayableTile " + (none.player() - 1));
        } else if (event instanceof AcquireEvent.TilePlaced placed) {
            return List.of("PlayedTile " + (placed.player() - 1) + " " + xy(placed.tile()));
        } else if (event instanceof AcquireEvent.Founded founded) {
            return List.of("FormedChain " + (founded.player() - 1) + " " + at(founded.chain()));
        } else if (event instanceof AcquireEvent.Disposed disposed) {
            return List.of("DisposedOfShares " + (disposed.player() - 1) + " " + at(disposed.chain()) + " "
                    + disposed.traded() + " " + disposed.sold());
        } else if (event instanceof AcquireEvent.EndDeclared declared) {
            return List.of("EndedGame " + (declared.player() - 1));
        } else if (event instanceof AcquireEvent.RoundWithoutTile) {
            return List.of(NO_TILE);
        } else if (event instanceof AcquireEvent.AllTilesPlayed) {
            return List.of(ALL_TILES);
        }
        return List.of();
    }

    private static String xy(HotelTile tile) {
        return (tile.column() - 1) + " " + tile.row();
    }

    static List<String> recorded(JsonNode history) {
        List<String> texts = new ArrayList<>();
        List<String> bonuses = new ArrayList<>();
        for (JsonNode entry : history) {
            String kind = entry.get(0).asString();
            if (kind.equals("ReceivedBonus")) {
                bonuses.add(values(entry));
                continue;
            }
            bonuses.stream().sorted().forEach(texts::add);
            bonuses.clear();
            switch (kind) {
                case "PurchasedShares" -> {
                    SortedMap<Integer, Integer> bought = new TreeMap<>();
                    entry.get(2)
                            .forEach(one ->
                                    bought.put(one.get(0).asInt(), one.get(1).asInt()));
                    if (!bought.isEmpty()) {
                        texts.add(kind + " " + entry.get(1) + " " + bought);
                    }
                }
                case "MergedChains",
                        "SelectedMergerSurvivor",
                        "SelectedChainToDisposeOfNext",
                        "CouldNotAffordAnyShares",
                        "DrewLastTile",
                        "StartedGame" -> {}
                // These events have no player; the place of the player may be empty.
                case NO_TILE, ALL_TILES -> texts.add(kind);
                default -> texts.add(values(entry));
            }
        }
        bonuses.stream().sorted().forEach(texts::add);
        return withSortedDeadTiles(texts);
    }

    private static String values(JsonNode entry) {
        List<String> values = new ArrayList<>();
        entry.forEach(value -> values.add(value.asString()));
        return String.join(" ", values);
    }
}
