// The streets of a round and the path finder: the fastest ways of a car that meets nobody. The shortest in time, not in
// tiles: a stop sign costs a halt, a curve the time to be fast again. It is good, so there is no need to touch it.
#pragma once

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

using Tile = std::pair<int, int>;  // x to the east, y to the south
using Tiles = std::vector<Tile>;

// A heading is 0 for the north and one more for each quarter clockwise.
inline Tile beside(Tile tile, int heading) {
    const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
    return {tile.first + dx[heading], tile.second + dy[heading]};
}

struct CityMap {
    std::vector<std::string> rows;  // . park, # road, B bus stop, C company, K coffee stop, H coffee house
    std::set<std::pair<Tile, int>> stopping;  // with which headings one meets a stop sign where
    std::set<Tile> signals;

    char ground(Tile tile) const {
        auto [x, y] = tile;
        bool off = y < 0 || y >= static_cast<int>(rows.size()) || x < 0 || x >= static_cast<int>(rows[y].size());
        return off ? '.' : rows[y][x];
    }
    bool isStop(Tile tile) const { return ground(tile) == 'B' || ground(tile) == 'K'; }
    bool isDriveable(Tile tile) const { return ground(tile) == '#' || isStop(tile); }
    std::vector<int> exits(Tile tile) const {  // the headings with which one can leave a tile
        std::vector<int> exits;
        for (int heading = 0; heading < 4; heading++)
            if (isDriveable(beside(tile, heading))) exits.push_back(heading);
        return exits;
    }
    bool isStraight(Tile tile) const {
        auto out = exits(tile);
        return out.size() == 2 && out[1] - out[0] == 2 && !isStop(tile);
    }
};

// How long a car takes to everywhere else, and by which path. Times begin when it enters the next tile. No stop but the
// last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the later one counts
// too if it comes there faster.
class FastestWays {
   public:
    // The ways of a car that leaves a tile with a heading; starts: it has just begun there, in the middle.
    FastestWays(const CityMap& map, double acceleration, Tile here, int out, bool starts)
        : map(map), rise(acceleration / 36), here(here) {
        double speed = map.isStop(here)     ? reached(START, CURVE, STEPS[2] / 2)
                       : starts             ? reached(START, TOP, STEPS[0] / 2)
                       : map.isStraight(here) ? TOP
                                              : CURVE;
        search(entering({beside(here, out), out, 0, speed, nullptr}));
    }
    FastestWays(const FastestWays&) = delete;

    // About how many ticks until it enters a tile, to the middle if it is a stop; infinite if it cannot come there.
    double ticksTo(Tile tile) const {
        auto label = first.find(tile);
        if (label == first.end()) return std::numeric_limits<double>::infinity();
        double more = map.isStop(tile) ? ticks(std::min(label->second->units, CURVE), CURVE, STEPS[2] / 2) : 0;
        return label->second->ticks + more;
    }

    // The tiles from the one that it is on to another one; none if it cannot come there. Should it leave its tile over
    // another edge, it will turn round, since its path contains that tile.
    Tiles pathTo(Tile tile) const {
        Tiles path;
        auto found = first.find(tile);
        for (auto* label = found == first.end() ? nullptr : found->second; label; label = label->before)
            path.push_back(label->tile);
        if (!path.empty()) path.push_back(here);
        std::reverse(path.begin(), path.end());
        return path;
    }

   private:
    // A car that enters a tile, when and how fast.
    struct Label {
        Tile tile;
        int heading;
        double ticks, units;
        const Label* before;
    };
    // Speeds in map units a tick, and the map units of a way straight on, to the right, round, and to the left.
    static constexpr double START = 1.0 / 6, TOP = 1, CURVE = 0.5;
    static constexpr double STEPS[] = {24, 12, 48, 34};

    const CityMap& map;
    const double rise;  // by how much the speed rises in a tick
    const Tile here;
    std::deque<Label> labels;
    std::map<Tile, const Label*> first;

    void search(Label start) {
        auto later = [](const Label* one, const Label* other) { return one->ticks > other->ticks; };
        std::priority_queue<const Label*, std::vector<const Label*>, decltype(later)> queue(later);
        std::map<std::pair<Tile, int>, double> fastest;
        labels.push_back(start);
        queue.push(&labels.back());
        while (!queue.empty()) {
            const Label* label = queue.top();
            queue.pop();
            double& known = fastest[{label->tile, label->heading}];
            if (label->units <= known) continue;
            known = label->units;
            first.emplace(label->tile, label);
            if (label->before && map.isStop(label->tile)) continue;
            auto exits = map.exits(label->tile);
            for (int exit : exits) {
                bool back = exit == (label->heading + 2) % 4;
                if (back && exits.size() > 1 && !map.isStraight(label->tile)) continue;
                labels.push_back(after(label, exit));
                queue.push(&labels.back());
            }
        }
    }

    // How a car enters the tile behind the one of a label.
    Label after(const Label* label, int out) const {
        double steps = STEPS[(out - label->heading + 4) % 4], top = out == label->heading ? TOP : CURVE;
        double units = std::min(label->units, top);
        double end = map.isStop(label->tile) ? reached(START, top, steps / 2) : reached(units, top, steps);
        return entering({beside(label->tile, out), out, label->ticks + ticks(units, top, steps), end, label});
    }

    // At a stop sign a car halts until it would make its next step.
    Label entering(Label label) const {
        if (map.stopping.count({label.tile, label.heading})) label.ticks += std::sqrt(2 / rise), label.units = START;
        return label;
    }

    double reached(double units, double top, double steps) const {
        return std::min(top, std::sqrt(units * units + 2 * rise * steps));
    }

    double ticks(double units, double top, double steps) const {
        double end = reached(units, top, steps), rising = (end - units) / rise;
        return rising + (steps - rising * (units + end) / 2) / top;
    }
};
