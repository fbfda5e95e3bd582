// A starter bot for Windwardopolis 2: your thinking goes into plan and thinkOfCards; streets.hpp has the path finder,
// and team_folder.hpp talks to the arena. It is as bad as the document's sample: whom it fetches, where it buys coffee
// and which cards it plays is left to chance. Only its paths are good. Hints of the document:
// - Leave the path finder as it is, and think about whom to fetch: all trips of a passenger are worth the same, however
//   long they are, so short ones near you are the best.
// - Do not always take what looks best. If one choice is worth 95 and another 89, draw among them by these numbers:
//   nobody can foresee you then.
// - Buy coffee when a store is near, and not when there is none left.
// - Cards attack and defend: stop a car that races you for somebody, or move a passenger nearer to you.
// - Print what you do and read it afterwards; a debugger is too slow for this game.
// - Write something quickly, then play against other teams early.
#include <random>
#include <sstream>

#include "streets.hpp"
#include "team_folder.hpp"

const int UPDATES_FOR_A_CARD = 50;  // A card is thought of once in so many updates.

// What this bot may see. Seats are 1 to n; "" stands where there is nothing.
struct Person {
    int points = 0;
    Lines enemies;
};
struct City {                   // what is fixed for a round
    bool waits = true;          // whether the world waits for an answer to each input; if not, order at any time
    double acceleration = 0.1;  // by how much a car's speed rises in a turn of six ticks
    CityMap map;
    std::map<std::string, Tile> companies;  // their bus stops
    Tiles stores;
    std::map<std::string, Person> people;
};
struct Car {
    std::string team;
    Tile tile;
    int angle = 0, coffee = 0, slowTicks = 0, stoppedTicks = 0;
    double score = 0;
    std::string passenger, boardedAt, nextStop, transit;  // the last two are cards
    Lines delivered;
};
struct Passenger {
    std::string name, company, destination;  // company: where this one waits; "" in a car
    Lines route;
};
struct News {
    std::string status;
    int seat = 0;  // whose car it is about
    std::string card;
};
struct Game {
    City city;
    int me = 1, tick = 0;
    bool isFirst = false;
    std::vector<News> news;  // what has happened since the last input, to all cars
    std::vector<Car> cars;   // cars[0] is not used
    std::vector<Passenger> passengers;
    Tiles path;                          // what my car has still to drive
    Lines pickup, deck, hand, playable;  // mine; playable are the cards of the hand that can be played now

    const Car& car() const { return cars[me]; }
};

template <class T>
T any(const std::vector<T>& list, Chance& chance) {
    return list[chance() % list.size()];
}

FastestWays fastestWays(const Game& game);

// YOUR THINKING GOES HERE. Returns orders for when something has happened: whom to fetch and where to drive.
Lines plan(const Game& game, bool refused, Chance& chance) {
    const Car& car = game.car();
    std::vector<Passenger> wanted;
    for (auto& one : game.passengers)
        if (!one.company.empty() && !one.destination.empty() &&
            std::find(car.delivered.begin(), car.delivered.end(), one.name) == car.delivered.end())
            wanted.push_back(one);
    std::shuffle(wanted.begin(), wanted.end(), chance);
    Lines orders;
    std::string names;
    for (auto& one : wanted) names += (names.empty() ? "pickup " : "; ") + one.name;
    if (!names.empty()) orders.push_back(names);
    Tiles goals;
    if (!car.passenger.empty()) {  // To the destination, or if enemies wait there, to anywhere else.
        for (auto& one : game.passengers)
            if (one.name == car.passenger && !one.destination.empty() && !refused)
                goals.push_back(game.city.companies.at(one.destination));
        Tiles others;
        for (auto& [name, stop] : game.city.companies)
            if (stop != car.tile) others.push_back(stop);
        if (goals.empty()) goals.push_back(any(others, chance));
    } else {
        for (auto& one : wanted)
            if (game.city.companies.at(one.company) != car.tile && car.coffee > 0)
                goals.push_back(game.city.companies.at(one.company));
        if (goals.empty()) goals.push_back(any(game.city.stores, chance));
    }
    std::string path;
    for (auto [x, y] : fastestWays(game).pathTo(goals[0])) path += " " + std::to_string(x) + "," + std::to_string(y);
    if (!path.empty()) orders.push_back("path" + path);
    return orders;
}

// YOUR THINKING GOES HERE. Returns orders that draw a card, or play one.
Lines thinkOfCards(const Game& game, Chance& chance) {
    double score = game.car().score;
    size_t limit = score < 0.5 ? 4 : score < 6 ? 3 : score < 8.5 ? 2 : 1;
    if (!game.playable.empty() && chance() % 2 == 0) {
        std::string card = any(game.playable, chance);
        Lines targets;
        if (card == "MOVE_PASSENGER") {
            for (auto& one : game.passengers)
                if (!one.company.empty()) targets.push_back(" " + one.name);
        } else if (card == "STOP_CAR" || card == "CHANGE_DESTINATION") {
            for (int seat = 1; seat < static_cast<int>(game.cars.size()); seat++)
                if (seat != game.me) targets.push_back(" " + std::to_string(seat));
        } else {
            targets.push_back("");
        }
        return targets.empty() ? Lines{} : Lines{"play " + card + any(targets, chance)};
    }
    return game.hand.size() < limit && !game.deck.empty() ? Lines{"draw " + any(game.deck, chance)} : Lines{};
}

// The orders for the arena.
Lines think(const Game& game, Chance& chance) {
    // A car that comes into the stop at the end of its path is told NO_PATH; what happens there is told next.
    bool happened = game.isFirst, refused = false, stopping = game.city.map.isStop(game.car().tile);
    for (auto& one : game.news) {
        bool mine = one.seat == game.me && one.status.rfind("POWER_UP", 0) != 0;
        if (mine && !(one.status == "NO_PATH" && stopping))
            happened = true, refused = one.status == "PASSENGER_REFUSED_ENEMY";
    }
    Lines orders = happened ? plan(game, refused, chance) : Lines{};
    if (chance() % UPDATES_FOR_A_CARD == 0)
        for (auto& order : thinkOfCards(game, chance)) orders.push_back(order);
    return orders;
}

// The fastest ways of my car. It leaves its tile as its path says, else as it points.
FastestWays fastestWays(const Game& game) {
    int out = 0, least = 999;
    for (int exit : game.city.map.exits(game.car().tile)) {
        int off = std::abs((game.car().angle - 90 * exit + 540) % 360 - 180);
        if (!game.path.empty() && beside(game.car().tile, exit) == game.path[0]) off = -1;
        if (off < least) out = exit, least = off;
    }
    return FastestWays(game.city.map, game.city.acceleration, game.car().tile, out, game.tick == 0);
}

// The values of an input by their keys; none if it is not whole: the last line is AtOnce.
using Values = std::map<std::string, std::string>;
Values valuesOf(const Lines& lines) {
    Values values;
    for (auto& line : lines)
        if (size_t at = line.find(" = "); at != std::string::npos) values[line.substr(0, at)] = line.substr(at + 3);
    return values.count("AtOnce" + values["Me"]) ? values : Values{};
}

// The values of word1, word2 and so on, as many as there are.
Lines listed(const Values& values, const std::string& word) {
    Lines list;
    auto next = [&] { return values.find(word + std::to_string(list.size() + 1)); };
    for (auto at = next(); at != values.end(); at = next()) list.push_back(at->second);
    return list;
}

// The parts of a value that stand between semicolons; "" where there is nothing.
Lines parts(const std::string& value) {
    if (value == "-") return {};
    Lines list;
    for (size_t at = 0, end = 0; end != std::string::npos; at = end + 2) {
        end = value.find("; ", at);
        list.push_back(value.substr(at, end == std::string::npos ? end : end - at));
        if (list.back() == "-") list.back() = "";
    }
    return list;
}

Lines wordsOf(const std::string& line) {
    std::istringstream in(line);
    Lines words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

Tile tileOf(const std::string& text) { return {std::stoi(text), std::stoi(text.substr(text.find(',') + 1))}; }

Tiles tilesOf(const std::string& text) {
    Tiles tiles;
    for (auto& word : wordsOf(text))
        if (word != "-") tiles.push_back(tileOf(word));
    return tiles;
}

City parseCity(Values values) {
    City city;
    city.waits = values["Time"] == "lock-step", city.acceleration = std::stod(values["Acceleration"]);
    int height = -1;
    for (auto& line : listed(values, "Map")) {
        Lines words = wordsOf(line);
        if (words.empty() || line[0] == ';') continue;
        if (height < 0)
            height = std::stoi(words[3]);
        else if (static_cast<int>(city.map.rows.size()) < height)
            city.map.rows.push_back(line);
        else if (words[0] == "sign")  // Over the northern side come those who drive south.
            for (char side : words[3])
                city.map.stopping.insert(
                    {tileOf(words[1] + "," + words[2]), static_cast<int>(std::string("NESW").find(side) + 2) % 4});
        else if (words[0] == "signal")
            city.map.signals.insert(tileOf(words[1] + "," + words[2]));
    }
    for (auto& value : listed(values, "Company")) city.companies[parts(value)[0]] = tileOf(parts(value)[1]);
    city.stores = tilesOf(values["Stores"]);
    int number = 1;
    for (auto& value : listed(values, "Person")) {
        Lines enemies = parts(values["Enemies" + std::to_string(number++)]);
        city.people[parts(value)[0]] = {std::stoi(parts(value)[1]), enemies};
    }
    return city;
}

void addNews(const Values& values, std::vector<News>& news) {
    for (auto& value : listed(values, "News")) {
        Lines part = parts(value);
        news.push_back({part[0], std::stoi(part[1]), part[2]});
    }
}

Game parse(const City& city, Values values, const std::vector<News>& news, bool isFirst) {
    std::string me = values["Me"];
    Game game{city, std::stoi(me), std::stoi(values["Tick"]), isFirst, news, {Car()}, {}, {}, {}, {}, {}, {}};
    for (auto& value : listed(values, "Car")) {  // For example "12,5 90; 1.250; 3; 0; 0".
        Lines part = parts(value), place = wordsOf(part[0]);
        std::string seat = std::to_string(game.cars.size());
        Lines trip = parts(values["Trip" + seat]), faceUp = parts(values["FaceUp" + seat]);
        Lines delivered = parts(values["Delivered" + seat]);
        Car car{values[seat], tileOf(place[0]), std::stoi(place[1]), std::stoi(part[2]), std::stoi(part[3]),
                std::stoi(part[4]), std::stod(part[1]), "", "", faceUp[0], faceUp[1], delivered};
        if (!trip.empty()) car.passenger = trip[0], car.boardedAt = trip[1];
        game.cars.push_back(car);
    }
    for (auto& value : listed(values, "Passenger")) {
        Lines part = parts(value), route = parts(values["Route" + std::to_string(game.passengers.size() + 1)]);
        game.passengers.push_back({part[0], part[1], part[2], route});
    }
    game.path = tilesOf(values["Path" + me]), game.pickup = parts(values["Pickup" + me]);
    game.deck = parts(values["Deck" + me]);
    for (auto& card : parts(values["Hand" + me])) {
        bool isReady = card.rfind("not yet ", 0) != 0;
        game.hand.push_back(isReady ? card : card.substr(8));
        if (isReady) game.playable.push_back(card);
    }
    return game;
}

// The highest number of a file such as input_7.txt; 0 if there is none.
int newest(const Files& files, const std::string& kind) {
    int highest = 0;
    for (auto at = files.lower_bound(kind + "_"); at != files.end() && at->first.rfind(kind + "_", 0) == 0; at++)
        if (std::string text = at->first.substr(kind.size() + 1); text.find(".txt") != std::string::npos)
            highest = std::max(highest, std::atoi(text.c_str()));
    return highest;
}

// Plays to the end and returns the lines of Gameover.txt; none if the arena was stopped and has swept the folder.
// In lock-step each input is answered under its own number. In real time orders are numbered from 1, and inputs that
// have come meanwhile are taken together: the newest one tells how things stand, and all of them what has happened.
Lines playMatch(const fs::path& folder, Chance& chance) {
    City city;
    int read = 0, answered = 0, acknowledged = 0;  // the last numbers
    for (;; rest()) {
        sayReady(folder);
        auto [files, isListed] = list(folder);
        if (!isListed) continue;  // A drive that is away for a moment is looked at again.
        auto lines = [&files = files](const std::string& kind, int number) {
            auto at = files.find(kind + "_" + std::to_string(number) + ".txt");
            return at == files.end() ? Lines{} : readLines(at->second);
        };
        if (auto end = files.find("gameover.txt"); end != files.end()) return readLines(end->second);
        if (read > 0 && !files.count("input_1.txt")) return {};
        for (int last = newest(files, "acknowledge"); acknowledged < last;)
            if (Lines code = lines("acknowledge", ++acknowledged); !code.empty() && code[0] != "0")
                std::cerr << "Orders " << acknowledged << " were answered with code " << code[0] << std::endl;
        int last = newest(files, "input");
        Values values = last > read ? valuesOf(lines("input", last)) : Values{};
        Values first = read == 0 && last > 0 ? valuesOf(lines("input", 1)) : Values{};
        if (values.empty() || (read == 0 && first.empty())) continue;
        if (read == 0) city = parseCity(first);
        std::vector<News> news;
        while (++read < last) addNews(valuesOf(lines("input", read)), news);
        addNews(values, news);
        Lines orders = think(parse(city, values, news, answered == 0), chance);
        if (!city.waits && orders.empty()) continue;
        answered = city.waits ? read : answered + 1;
        std::string text;
        for (auto& order : orders) text += order + "\n";
        publish(folder / ("output_" + std::to_string(answered) + ".txt"), text + "End\n");
    }
}

int main(int count, char** arguments) { return serve(count, arguments, playMatch); }
