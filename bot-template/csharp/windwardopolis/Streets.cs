// The streets of a round and the path finder: the fastest ways of a car that meets nobody. The shortest in time, not in
// tiles: a stop sign costs a halt, a curve the time to be fast again. It is good, so there is no need to touch it.
using System;
using System.Collections.Generic;
using System.Linq;

// X to the east, Y to the south.
struct Tile
{
    public readonly int X, Y;

    public Tile(int x, int y) { X = x; Y = y; }

    // Reads a text such as "12,5".
    public static Tile Of(string text)
    {
        var numbers = text.Split(',').Select(int.Parse).ToArray();
        return new Tile(numbers[0], numbers[1]);
    }

    // The tile beside it; a heading is 0 for the north and one more for each quarter clockwise.
    public Tile Beside(int heading)
    {
        return new Tile(X + new[] { 0, 1, 0, -1 }[heading], Y + new[] { -1, 0, 1, 0 }[heading]);
    }

    public override string ToString() { return $"{X},{Y}"; }
    public override bool Equals(object other) { return other is Tile tile && tile.X == X && tile.Y == Y; }
    public override int GetHashCode() { return 1000 * Y + X; }
}

class CityMap
{
    public List<string> Rows = new List<string>();   // . park, # road, B bus stop, C company, K coffee stop, H house
    public HashSet<string> Stopping = new HashSet<string>();   // stop signs: a tile, a blank, a heading
    public HashSet<Tile> Signals = new HashSet<Tile>();

    public char Ground(Tile tile)
    {
        var isOn = tile.Y >= 0 && tile.Y < Rows.Count && tile.X >= 0 && tile.X < Rows[tile.Y].Length;
        return isOn ? Rows[tile.Y][tile.X] : '.';
    }

    public bool IsStop(Tile tile) { return "BK".IndexOf(Ground(tile)) >= 0; }

    // The headings with which one can leave a tile.
    public int[] Exits(Tile tile)
    {
        return Enumerable.Range(0, 4).Where(heading => "#BK".IndexOf(Ground(tile.Beside(heading))) >= 0).ToArray();
    }

    public bool IsStraight(Tile tile)
    {
        var exits = Exits(tile);
        return exits.Length == 2 && exits[1] - exits[0] == 2 && !IsStop(tile);
    }
}

// How long a car takes to everywhere else, and by which path. Times begin when it enters the next tile. No stop but the
// last one is driven through, and cars turn round on straight roads only. Of two ways to a tile the later one counts
// too if it comes there faster.
class FastestWays
{
    // Speeds in map units a tick, and the map units of a way straight on, to the right, round, and to the left.
    const double Start = 1.0 / 6, Top = 1, Curve = 0.5;
    static readonly double[] Steps = { 24, 12, 48, 34 };

    // A car that enters a tile, when and how fast; the number keeps those apart that are equally early.
    class Label
    {
        public Tile Tile;
        public int Heading, Number;
        public double Ticks, Units;
        public Label Before;
    }

    readonly CityMap map;
    readonly double rise;   // by how much the speed rises in a tick
    readonly Tile here;
    readonly Dictionary<Tile, Label> first = new Dictionary<Tile, Label>();
    int labels;

    // The ways of a car that leaves a tile with a heading; starts: it has just begun there, in the middle.
    public FastestWays(CityMap map, double acceleration, Tile here, int heading, bool starts)
    {
        this.map = map;
        this.here = here;
        rise = acceleration / 36;
        var speed = map.IsStop(here) ? Reached(Start, Curve, Steps[2] / 2)
            : starts ? Reached(Start, Top, Steps[0] / 2)
            : map.IsStraight(here) ? Top : Curve;
        Search(Entering(here.Beside(heading), heading, 0, speed, null));
    }

    // About how many ticks until it enters a tile, to the middle if it is a stop; infinite if it cannot come there.
    public double TicksTo(Tile tile)
    {
        if (!first.TryGetValue(tile, out var label)) return double.PositiveInfinity;
        return label.Ticks + (map.IsStop(tile) ? Ticks(Math.Min(label.Units, Curve), Curve, Steps[2] / 2) : 0);
    }

    // The tiles from the one that it is on to another one; none if it cannot come there. Should it leave its tile over
    // another edge, it will turn round, since its path contains that tile.
    public List<Tile> PathTo(Tile tile)
    {
        var path = new List<Tile>();
        first.TryGetValue(tile, out var label);
        for (; label != null; label = label.Before) path.Insert(0, label.Tile);
        if (path.Count > 0) path.Insert(0, here);
        return path;
    }

    void Search(Label start)
    {
        var order = Comparer<Label>.Create((one, other) =>
            one.Ticks != other.Ticks ? one.Ticks.CompareTo(other.Ticks) : one.Number.CompareTo(other.Number));
        var queue = new SortedSet<Label>(order) { start };
        var fastest = new Dictionary<string, double>();
        while (queue.Count > 0)
        {
            var label = queue.Min;
            queue.Remove(label);
            var gate = $"{label.Tile} {label.Heading}";
            if (fastest.TryGetValue(gate, out var known) && label.Units <= known) continue;
            fastest[gate] = label.Units;
            if (!first.ContainsKey(label.Tile)) first[label.Tile] = label;
            if (label.Before != null && map.IsStop(label.Tile)) continue;
            var exits = map.Exits(label.Tile);
            var turns = exits.Length == 1 || map.IsStraight(label.Tile);
            foreach (var exit in exits)
                if (turns || exit != (label.Heading + 2) % 4) queue.Add(After(label, exit));
        }
    }

    // How a car enters the tile behind the one of a label.
    Label After(Label label, int heading)
    {
        var steps = Steps[(heading - label.Heading + 4) % 4];
        var top = heading == label.Heading ? Top : Curve;
        var units = Math.Min(label.Units, top);
        var end = map.IsStop(label.Tile) ? Reached(Start, top, steps / 2) : Reached(units, top, steps);
        return Entering(label.Tile.Beside(heading), heading, label.Ticks + Ticks(units, top, steps), end, label);
    }

    // At a stop sign a car halts until it would make its next step.
    Label Entering(Tile tile, int heading, double ticks, double units, Label before)
    {
        var halts = map.Stopping.Contains($"{tile} {heading}");
        return new Label { Tile = tile, Heading = heading, Ticks = ticks + (halts ? Math.Sqrt(2 / rise) : 0),
            Units = halts ? Start : units, Before = before, Number = labels++ };
    }

    double Reached(double units, double top, double steps)
    {
        return Math.Min(top, Math.Sqrt(units * units + 2 * rise * steps));
    }

    double Ticks(double units, double top, double steps)
    {
        double end = Reached(units, top, steps), rising = (end - units) / rise;
        return rising + (steps - rising * (units + end) / 2) / top;
    }
}
