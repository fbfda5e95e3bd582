// A starter bot for Asterobots: your thinking goes into selectVein() and selectActions(); team_folder.hpp talks to
// the arena.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "team_folder.hpp"

// What this bot may see. Players are 1 to n in the order of their turns, 0 are the aliens. Materials are 0 gas, 1
// stone, 2 metal. A vertex points up when x + y is even; then its third neighbour is the one at y + 1, else at y - 1.
const Lines MATERIALS = {"gas", "stone", "metal"};
struct Point {
    int x = 0, y = 0;
};
struct Vein {
    Point place;
    int material = 0, owner = 0, robots = 0;
    int productivity = 0, reproduction = 0;  // what it gives its owner a turn at rank 1; each rank doubles it
    int materialRank = 1, robotRank = 1;     // 1 to 3
};
struct Squad {
    int owner = 0, robots = 0;
    Point place, goal;
    std::vector<Point> path;  // the steps still to come, the goal last
};
struct Player {
    std::string name;
    long long money = 0, stock[3] = {}, funds = 0;
    int veins = 0, robots = 0, timeToLive = 0;
};
struct Trade {
    int player = 0;
    bool isOffer = true;  // else a demand
    int material = 0;
    long long amount = 0, price = 0;
};
struct Game {
    bool selection = false;        // whether a vein is to be selected, else commands are expected
    int me = 1, round = 0, rounds = 0, size = 0;
    long long buy[3] = {}, sell[3] = {};  // what the aliens want for one piece, and what they give
    std::vector<Player> players;   // players[0] is not used
    std::vector<Vein> veins;       // by y and then x
    std::vector<Squad> squads;     // the one launched last comes first
    std::vector<Trade> trades;     // open offers and demands
};

const int UPGRADE_ROBOT[][3] = {{}, {200, 0, 200}, {0, 300, 500}};  // What it takes, by the rank before.
const int HIGHEST_RANK = 3, CROWD = 100, GUARDS = 10;
const size_t MOST_COMMANDS = 100;

// How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
// vertex points the other way.
int distance(Point from, Point to) {
    int across = std::abs(to.x - from.x), vertical = std::abs(to.y - from.y);
    if (vertical == 0) return across;
    bool up = (from.x + from.y) % 2 == 0;
    int sideways = vertical - (up == (to.y > from.y) ? 1 : 0);
    return vertical + std::max(across, sideways + std::abs(sideways - across) % 2);
}

std::string text(Point point) { return std::to_string(point.x) + "," + std::to_string(point.y); }

// YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
Point selectVein(const Game& game) {
    Vein best;
    for (auto& vein : game.veins)
        if (vein.owner == 0 && vein.robots > best.robots) best = vein;
    return best.place;
}

// Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
void upgrade(const Game& game, Lines& commands) {
    const Vein* best = nullptr;
    for (auto& vein : game.veins)
        if (vein.owner == game.me && vein.robotRank < HIGHEST_RANK &&
            (!best || std::make_pair(vein.robotRank, -vein.reproduction) <
                          std::make_pair(best->robotRank, -best->reproduction)))
            best = &vein;
    if (!best) return;
    Lines sales, purchases;
    long long spare[3], missing = -game.players[game.me].money;
    for (int material = 0; material < 3; material++) {
        spare[material] = game.players[game.me].stock[material] - UPGRADE_ROBOT[best->robotRank][material];
        if (spare[material] >= 0) continue;
        purchases.push_back("bank buy " + MATERIALS[material] + " " + std::to_string(-spare[material]));
        missing -= spare[material] * game.buy[material];
    }
    for (int material = 0; material < 3; material++) {
        long long price = game.sell[material];
        if (missing <= 0 || spare[material] <= 0 || price <= 0) continue;
        long long amount = std::min(spare[material], (missing + price - 1) / price);
        sales.push_back("bank sell " + MATERIALS[material] + " " + std::to_string(amount));
        missing -= amount * price;
    }
    if (missing > 0) return;
    commands.insert(commands.end(), sales.begin(), sales.end());
    commands.insert(commands.end(), purchases.begin(), purchases.end());
    commands.push_back("upgrade robot " + text(best->place));
}

// Sends the robots of each crowded vein to the nearest vein that is not mine.
void attack(const Game& game, Lines& commands) {
    for (auto& vein : game.veins) {
        if (vein.owner != game.me || vein.robots < CROWD) continue;
        const Vein* target = nullptr;
        for (auto& other : game.veins)
            if (other.owner != game.me &&
                (!target || distance(vein.place, other.place) < distance(vein.place, target->place)))
                target = &other;
        if (target)
            commands.push_back("launch " + std::to_string(vein.robots - GUARDS) + " " + text(vein.place) + " " +
                               text(target->place));
    }
}

// YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
Lines selectActions(const Game& game) {
    Lines commands;
    upgrade(game, commands);
    attack(game, commands);
    if (commands.size() > MOST_COMMANDS) commands.resize(MOST_COMMANDS);
    return commands;
}

// The answer as the arena reads it.
std::string think(const Game& game) {
    if (game.selection) return "select " + text(selectVein(game)) + "\n";
    std::string answer;
    for (auto& command : selectActions(game)) answer += command + "\n";
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
bool isWhole(const Lines& lines) {
    auto values = valuesOf(lines);
    std::string list = values["Expecting"] == "VEIN" ? "Vein" : "Trade";
    std::string count = values[list + "s"];
    return count == "0" || (!count.empty() && values.count(list + count));
}

int materialOf(const std::string& word) {  // A letter or a word.
    int material = 0;
    while (material < 2 && MATERIALS[material][0] != std::tolower(static_cast<unsigned char>(word[0]))) material++;
    return material;
}

// The parts of a value such as "1,83,-5,2", taken one after the other.
struct Parts {
    std::string text;
    size_t at = 0;
    std::string word() {
        size_t start = text.find_first_not_of(" ,", at);
        at = std::min(text.find_first_of(" ,", start), text.size());
        return start == std::string::npos ? "" : text.substr(start, at - start);
    }
    bool more() const { return text.find_first_not_of(" ,", at) != std::string::npos; }
    long long number() { return std::stoll("0" + word()); }
    int small() { return std::stoi(word()); }
    Point point() {
        int x = small();
        return {x, small()};
    }
};

Game parse(const Lines& lines) {
    auto values = valuesOf(lines);
    auto small = [&](const std::string& key) { return values.count(key) ? std::stoi(values[key]) : 0; };
    Game game;
    game.selection = values["Expecting"] == "VEIN";
    game.me = small("Me"), game.round = small("Round"), game.rounds = small("Rounds"), game.size = small("Size");
    Parts buy{values["Buy"]}, sell{values["Sell"]};
    for (auto& price : game.buy) price = buy.number();
    for (auto& price : game.sell) price = sell.number();
    game.players.resize(1);
    for (int i = 1; values.count(std::to_string(i)); i++) {
        Player player;
        player.name = values[std::to_string(i)];
        if (Parts part{values["Player" + std::to_string(i)]}; part.more()) {
            player.money = part.number();
            for (auto& amount : player.stock) amount = part.number();
            player.veins = part.small(), player.robots = part.small(), player.timeToLive = part.small();
            player.funds = part.number();
        }
        game.players.push_back(player);
    }
    for (int i = 1; values.count("Vein" + std::to_string(i)); i++) {  // For example "2,-9,S,0,53,9,5,1,1".
        Parts part{values["Vein" + std::to_string(i)]};
        Vein vein;
        vein.place = part.point(), vein.material = materialOf(part.word());
        vein.owner = part.small(), vein.robots = part.small();
        vein.productivity = part.small(), vein.reproduction = part.small();
        vein.materialRank = part.small(), vein.robotRank = part.small();
        game.veins.push_back(vein);
    }
    for (int i = 1; values.count("Squad" + std::to_string(i)); i++) {
        Parts part{values["Squad" + std::to_string(i)]}, way{values["Path" + std::to_string(i)]};
        Squad squad;
        squad.owner = part.small(), squad.robots = part.small(), squad.place = part.point(), squad.goal = part.point();
        while (way.more()) squad.path.push_back(way.point());
        game.squads.push_back(squad);
    }
    for (int i = 1; values.count("Trade" + std::to_string(i)); i++) {
        Parts part{values["Trade" + std::to_string(i)]};
        Trade trade;
        trade.player = part.small(), trade.isOffer = part.word() == "offer", trade.material = materialOf(part.word());
        trade.amount = part.number(), trade.price = part.number();
        game.trades.push_back(trade);
    }
    return game;
}

int main(int count, char** arguments) {
    return playTurns(count, arguments, isWhole,
                     [](const Lines& lines, const std::string&, Chance&) { return think(parse(lines)); });
}
