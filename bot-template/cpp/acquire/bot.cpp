// A starter bot for Acquire: your thinking goes into the functions that choose; team_folder.hpp talks to the arena.
#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "team_folder.hpp"

// What this bot may see. Players are 1 to n, chains have letters, tiles are texts such as "5F".
const Lines CARDS = {"NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES"};
const int LAST_SIZES[] = {2, 3, 4, 5, 10, 20, 30, 40};  // Up to each, a share costs one step of $100 more.
struct Chain {
    char letter = ' ';
    std::string name;
    int firstPrice = 0, size = 0, price = 0, bank = 0;  // size 0: not on the board
    std::vector<int> shares;                            // shares[0] is not used; 0 stands for hidden ones
};
struct Player {
    std::string name;
    int cash = 0;
    Lines cards;  // not yet played
};
struct Game {
    std::string expecting;  // SPECIAL, TILE, TILE_AND_STOCK, MERGE; CHAIN, SURVIVOR, DEFUNCT, STOCK in steps
    std::string asked;      // the letters behind it: the chain that is merged and its survivor, or what to choose from
    bool whole = false;     // whether an answer with a tile says at once what is to be founded or to survive
    int me = 1, turn = 0, mover = 0, toPlace = 0;
    bool mayEnd = false;
    Lines board;                  // 9 rows of 12: . free, o loose, X never any more, x not now, or a chain
    std::vector<Chain> chains;
    std::vector<Player> players;  // players[0] is not used
    Lines hand, playable;         // my tiles, and those of them that can be placed now

    bool holds(const std::string& card) const {
        auto& cards = players[me].cards;
        return std::find(cards.begin(), cards.end(), card) != cards.end();
    }
    const Chain* chain(char letter) const {
        for (auto& each : chains)
            if (each.letter == letter) return &each;
        return nullptr;
    }
    int mine(char letter) const { return chain(letter)->shares[me]; }
    char cell(std::pair<int, int> place) const {  // '.' off the board
        auto [row, column] = place;
        bool off = row < 0 || row >= 9 || column < 0 || column >= static_cast<int>(board[row].size());
        return off ? '.' : board[row][column];
    }
};

// What a tile does: the chains that it touches, and how much it adds with the loose tiles that it joins.
struct Effect {
    bool founds = false;
    std::string touched;
    int size = 0;
};

Effect effectOf(const Game& game, const std::string& tile) {
    std::vector<std::pair<int, int>> joined = {{tile.back() - 'A', std::stoi(tile) - 1}};
    Effect effect;
    for (size_t next = 0; next < joined.size(); next++) {
        auto [row, column] = joined[next];
        for (auto place : {std::make_pair(row, column - 1), {row - 1, column}, {row, column + 1}, {row + 1, column}}) {
            char letter = game.cell(place);
            if (letter == 'o' && std::find(joined.begin(), joined.end(), place) == joined.end())
                joined.push_back(place);
            else if (game.chain(letter) && effect.touched.find(letter) == std::string::npos)
                effect.touched += letter;
        }
    }
    effect.size = static_cast<int>(joined.size());
    effect.founds = effect.touched.empty() && effect.size > 1;
    return effect;
}

// YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE".
std::string chooseSpecial(const Game& game) {
    for (auto card : {"DRAW_5_TILES", "PLACE_4_TILES"})
        if (game.holds(card)) return card;
    return "NONE";
}

// YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine.
std::string chooseTile(const Game& game) {
    auto worth = [&](const std::string& tile) {
        Effect effect = effectOf(game, tile);
        if (effect.founds) return 3;
        if (effect.touched.size() == 1 && game.mine(effect.touched[0]) > 0) return 2;
        return effect.touched.size() > 1 ? 1 : 0;
    };
    return *std::max_element(game.playable.begin(), game.playable.end(),
                             [&](auto& a, auto& b) { return worth(a) < worth(b); });
}

// YOUR THINKING GOES HERE. Returns the chain to found.
char chooseChain(const Game&, const std::string& letters) { return letters[0]; }

// YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of.
char chooseSurvivor(const Game& game, const std::string& letters) {
    return *std::max_element(letters.begin(), letters.end(),
                             [&](char a, char b) { return game.mine(a) < game.mine(b); });
}

// YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays.
Lines choosePurchases(const Game& game, const std::vector<Chain>& chains) {
    std::vector<Chain> wanted;
    for (auto& chain : chains)
        if (chain.size > 0 && chain.bank > 0) wanted.push_back(chain);
    if (wanted.empty()) return {};
    std::stable_sort(wanted.begin(), wanted.end(), [&](auto& a, auto& b) {
        return std::make_pair(-a.shares[game.me], a.price) < std::make_pair(-b.shares[game.me], b.price);
    });
    int cash = game.players[game.me].cash, left = 3;
    bool isFree = false;
    Lines commands;
    if (game.holds("BUY_5_STOCK") && cash >= 5 * wanted[0].price) {
        left = 5;
        commands.push_back("card BUY_5_STOCK");
    } else if (game.holds("FREE_3_STOCK") && cash < 3 * wanted[0].price) {
        isFree = true;
        commands.push_back("card FREE_3_STOCK");
    }
    for (auto& chain : wanted) {
        int amount = std::min({left, chain.bank, isFree ? left : cash / chain.price});
        if (amount > 0) commands.push_back(std::string("buy ") + chain.letter + " " + std::to_string(amount));
        left -= amount;
        cash -= isFree ? 0 : amount * chain.price;
    }
    return commands;
}

// YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is sold.
int chooseTrade(const Game& game, const Chain& defunct, const Chain& survivor) {
    return 2 * std::min(defunct.shares[game.me] / 2, survivor.bank);
}

// Makes a chain so much larger, and gives me free shares of it.
void grow(const Game& game, std::vector<Chain>& chains, char letter, int size, int isFree) {
    for (auto& chain : chains) {
        if (chain.letter != letter) continue;
        chain.size += size, chain.price = chain.firstPrice;
        for (int last : LAST_SIZES)
            if (chain.size > last) chain.price += 100;
        int given = std::min(isFree, chain.bank);
        chain.bank -= given, chain.shares[game.me] += given;
    }
}

// A tile, what it needs besides, and what is bought after it.
Lines turn(const Game& game) {
    Lines lines;
    std::vector<Chain> after = game.chains;
    if (!game.playable.empty()) {
        std::string tile = chooseTile(game), letters;
        Effect effect = effectOf(game, tile);
        lines.push_back("tile " + tile);
        if (effect.founds) {
            for (auto& chain : after)
                if (chain.size == 0) letters += chain.letter;
            char letter = chooseChain(game, letters);
            if (game.whole) lines.push_back(std::string("create ") + letter);
            grow(game, after, letter, effect.size, 1);  // Who founds a chain is given a share.
        } else if (effect.touched.size() == 1) {
            grow(game, after, effect.touched[0], effect.size, 0);
        } else if (effect.touched.size() > 1) {
            int largest = 0;
            for (char letter : effect.touched) largest = std::max(largest, game.chain(letter)->size);
            for (char letter : effect.touched)
                if (game.chain(letter)->size == largest) letters += letter;
            if (game.whole) lines.push_back(std::string("survivor ") + chooseSurvivor(game, letters));
            for (auto& chain : after)  // Others may trade for the last shares of these first.
                if (effect.touched.find(chain.letter) != std::string::npos) chain.size = 0;
        }
    }
    if (game.expecting == "TILE_AND_STOCK")
        for (auto& line : choosePurchases(game, after)) lines.push_back(line);
    return lines;
}

// The answer as the arena reads it.
std::string think(const Game& game) {
    Lines lines;
    if (game.expecting == "SPECIAL") lines = {"card " + chooseSpecial(game)};
    if (game.expecting == "TILE" || game.expecting == "TILE_AND_STOCK") lines = turn(game);
    if (game.expecting == "CHAIN") lines = {std::string("create ") + chooseChain(game, game.asked)};
    if (game.expecting == "SURVIVOR") lines = {std::string("survivor ") + chooseSurvivor(game, game.asked)};
    if (game.expecting == "DEFUNCT") lines = {std::string("settle ") + game.asked[0]};
    if (game.expecting == "STOCK") lines = choosePurchases(game, game.chains);
    if (game.expecting == "STOCK" && game.mayEnd) lines.push_back("declare-end");
    if (game.expecting == "MERGE") {
        int traded = chooseTrade(game, *game.chain(game.asked[0]), *game.chain(game.asked[1]));
        lines = {"trade " + std::to_string(traded), "sell " + std::to_string(game.mine(game.asked[0]) - traded)};
    }
    std::string answer;
    for (auto& line : lines) answer += line + "\n";
    return answer + "End\n";
}

// The values of a prompt by their keys.
std::map<std::string, std::string> valuesOf(const Lines& lines) {
    std::map<std::string, std::string> values;
    for (auto& line : lines)
        if (size_t at = line.find(" = "); at != std::string::npos) values[line.substr(0, at)] = line.substr(at + 3);
    return values;
}

// Whether all of it is there; a file on a slow drive may be seen before it is whole.
bool isWhole(const Lines& lines) { return valuesOf(lines).count("Playable") > 0; }

// The parts of a value such as "A,Amazon,200" or "5F 6A"; none of "-".
Lines split(const std::string& value, char between) {
    Lines parts;
    std::istringstream in(value);
    for (std::string part; std::getline(in, part, between);)
        if (part != "-" && !part.empty()) parts.push_back(part);
    return parts;
}

Game parse(const Lines& lines) {
    auto values = valuesOf(lines);
    Game game;
    Lines asked = split(values["Expecting"], ' ');
    game.expecting = asked[0];
    for (size_t i = 1; i < asked.size(); i++) game.asked += asked[i];
    game.me = std::stoi(values["Me"]), game.turn = std::stoi(values["Turn"]), game.mover = std::stoi(values["Mover"]);
    game.toPlace = std::stoi(values["ToPlace"]), game.mayEnd = values["MayEnd"] == "1";
    game.whole = game.expecting == "TILE_AND_STOCK" || game.toPlace > 1;
    for (char row : std::string("ABCDEFGHI")) game.board.push_back(values[std::string(1, row)]);
    for (int i = 1; values.count("Chain" + std::to_string(i)); i++) {  // For example "A,Amazon,200,4,400,15,0,10".
        Lines part = split(values["Chain" + std::to_string(i)], ',');
        Chain chain{part[0][0], part[1], std::stoi(part[2]), std::stoi(part[3]),
                    std::stoi(part[4]), std::stoi(part[5]), {0}};
        for (size_t at = 6; at < part.size(); at++)
            chain.shares.push_back(part[at] == "?" ? 0 : std::stoi(part[at]));
        game.chains.push_back(chain);
    }
    game.players.resize(1);
    for (int i = 1; values.count("Player" + std::to_string(i)); i++) {
        Lines part = split(values["Player" + std::to_string(i)], ',');
        Player player{values[std::to_string(i)], std::stoi(part[0]), {}};
        for (size_t at = 1; at < part.size(); at++) player.cards.push_back(CARDS[std::stoi(part[at])]);
        game.players.push_back(player);
    }
    game.hand = split(values["Hand" + values["Me"]], ' '), game.playable = split(values["Playable"], ' ');
    return game;
}

int main(int count, char** arguments) {
    return playTurns(count, arguments, isWhole,
                     [](const Lines& lines, const std::string&, Chance&) { return think(parse(lines)); });
}
