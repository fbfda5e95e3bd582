package acquire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that a player may see when he is asked; it never changes, however long he looks at it. */
public final class Game {

    private static final char FREE = '.';
    private static final char LOOSE = 'o';
    private static final int ROWS = 9;

    private final Prompt prompt;
    private final List<Chain> chains;
    private final List<Player> players;

    Game(Prompt prompt) {
        this.prompt = prompt;
        chains = prompt.list("Chain").stream().map(Chain::of).toList();
        List<Player> all = new ArrayList<>();
        for (String name : prompt.list("")) {
            int number = all.size() + 1;
            all.add(Player.of(number, name, prompt.text("Player" + number)));
        }
        players = List.copyOf(all);
    }

    /** Returns the first word of the question, such as {@code TILE_AND_STOCK}. */
    String expecting() {
        return prompt.words("Expecting").get(0);
    }

    /** Returns the chains behind the question: the one that is merged and its survivor, or those to choose from. */
    public List<Chain> asked() {
        return prompt.words("Expecting").stream()
                .skip(1)
                .map(letter -> chain(letter.charAt(0)).orElseThrow())
                .toList();
    }

    /** Returns my number, from 1. */
    public int me() {
        return prompt.number("Me");
    }

    public Player myPlayer() {
        return players.get(me() - 1);
    }

    /** Returns all players in the order of their numbers. */
    public List<Player> players() {
        return players;
    }

    /** Returns the number of the turn, from 1. */
    public int turn() {
        return prompt.number("Turn");
    }

    /** Returns the number of the player whose turn it is. */
    public int mover() {
        return prompt.number("Mover");
    }

    /** Returns how many tiles he still places in this turn. */
    public int toPlace() {
        return prompt.number("ToPlace");
    }

    /** Returns whether the end may be declared. */
    public boolean mayEnd() {
        return prompt.text("MayEnd").equals("1");
    }

    /** Returns all seven chains, on the board or not, in the order of their names. */
    public List<Chain> chains() {
        return chains;
    }

    /** Returns the chains on the board. */
    public List<Chain> activeChains() {
        return chains.stream().filter(Chain::isActive).toList();
    }

    /** Returns the chains that can be founded. */
    public List<Chain> inactiveChains() {
        return chains.stream().filter(chain -> !chain.isActive()).toList();
    }

    /** Returns the chain of a letter; nothing for what else may lie on the board. */
    public Optional<Chain> chain(char letter) {
        return chains.stream().filter(chain -> chain.letter() == letter).findFirst();
    }

    /** Returns my tiles, in the order in which they were drawn. */
    public List<Tile> hand() {
        return prompt.tiles("Hand" + me());
    }

    /** Returns those of my tiles that can be placed now. */
    public List<Tile> playable() {
        return prompt.tiles("Playable");
    }

    /**
     * Returns what lies at a place: {@code .} nothing, {@code o} a tile of no chain, {@code X} never any tile,
     * {@code x} none now, or the letter of a chain. Off the board lies nothing.
     */
    public char cell(Tile place) {
        String row = place.row() >= 'A' && place.row() < 'A' + ROWS ? prompt.text("" + place.row()) : "";
        return place.column() >= 1 && place.column() <= row.length() ? row.charAt(place.column() - 1) : FREE;
    }

    /** Returns what one of my playable tiles would do. */
    public Effect effect(Tile tile) {
        List<Tile> joined = new ArrayList<>(List.of(tile));
        List<Chain> touched = new ArrayList<>();
        for (int next = 0; next < joined.size(); next++) {
            for (Tile place : joined.get(next).neighbours()) {
                char cell = cell(place);
                if (cell == LOOSE && !joined.contains(place)) {
                    joined.add(place);
                }
                chain(cell).filter(chain -> !touched.contains(chain)).ifPresent(touched::add);
            }
        }
        return new Effect(touched.isEmpty() && joined.size() > 1, touched, joined.size());
    }

    /**
     * Returns the chains on the board once a tile is placed, as far as they are known: those that it merges are left
     * out, since others may trade for their last shares first.
     */
    public List<Chain> chainsAfter(PlayerTurn turn) {
        Effect effect = turn.tile().map(this::effect).orElse(new Effect(false, List.of(), 0));
        List<Chain> after = new ArrayList<>(activeChains());
        after.removeAll(effect.chains());
        if (effect.founds()) {
            turn.create()
                    .ifPresent(chain -> after.add(chain.grown(effect.size()).given(me(), 1)));
        } else if (effect.chains().size() == 1) {
            after.add(effect.chains().get(0).grown(effect.size()));
        }
        return after;
    }
}
