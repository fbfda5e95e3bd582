// A starter bot for Asterobots: your thinking goes into SelectVein() and SelectActions(); TeamFolder.cs talks to
// the arena.
using System;
using System.Collections.Generic;
using System.Linq;

// A vertex. It points up when X + Y is even; then its third neighbour is the one at Y + 1, else the one at Y - 1.
struct Point
{
    public int X, Y;

    public override string ToString() { return X + "," + Y; }

    // How many steps a squad needs. Between two vertical steps lies one sideways, and one before the first if the first
    // vertex points the other way.
    public int Distance(Point to)
    {
        int across = Math.Abs(to.X - X), vertical = Math.Abs(to.Y - Y);
        if (vertical == 0) return across;
        var pointsUp = (X + Y) % 2 == 0;
        var sideways = vertical - (pointsUp == to.Y > Y ? 1 : 0);
        return vertical + Math.Max(across, sideways + Math.Abs(sideways - across) % 2);
    }
}

// Materials are 0 gas, 1 stone, 2 metal. Players are 1 to n in the order of their turns, 0 are the aliens.
class Vein
{
    public Point Place;
    public int Material, Owner, Robots;
    public int Productivity, Reproduction;   // what it gives its owner a turn at rank 1; each rank doubles it
    public int MaterialRank, RobotRank;      // 1 to 3
}

class Squad
{
    public int Owner, Robots;
    public Point Place, Goal;
    public Point[] Path;   // the steps still to come, the goal last
}

// What a player has, without what his offers and demands hold back.
class Player
{
    public string Name;
    public long Money, Funds;   // the funds are the money, and what the aliens would pay for the stock
    public long[] Stock;
    public int Veins, Robots, TimeToLive;
}

class Trade
{
    public int Player, Material;
    public bool IsOffer;   // else a demand
    public long Amount, Price;
}

// What this bot may see.
class Game
{
    public bool Selection;   // whether a vein is to be selected, else commands are expected
    public int Me, Round, Rounds, Size;
    public long[] Buy, Sell;   // what the aliens want for one piece, and what they give
    public Player[] Players;   // Players[0] is not used
    public Vein[] Veins;       // by Y and then X
    public Squad[] Squads;     // the one launched last comes first
    public Trade[] Trades;     // open offers and demands
}

static class Bot
{
    static readonly string[] Materials = { "gas", "stone", "metal" };
    static readonly int[][] UpgradeRobot = { null, new[] { 200, 0, 200 }, new[] { 0, 300, 500 } }; // By the rank.
    const int HighestRank = 3, MostCommands = 100, Crowd = 100, Guards = 10;

    // YOUR THINKING GOES HERE. Returns the place of a free vein; each player is asked twice.
    static Point SelectVein(Game game)
    {
        return game.Veins.Where(vein => vein.Owner == 0).OrderByDescending(vein => vein.Robots).First().Place;
    }

    // YOUR THINKING GOES HERE. Returns the commands of this turn; they are executed in this order.
    static IEnumerable<string> SelectActions(Game game)
    {
        return Upgrade(game).Concat(Attack(game)).Take(MostCommands);
    }

    // Raises the robot rank of the vein that gains most by it, if what is missing can be bought.
    static IEnumerable<string> Upgrade(Game game)
    {
        var best = game.Veins.Where(vein => vein.Owner == game.Me && vein.RobotRank < HighestRank)
            .OrderBy(vein => vein.RobotRank).ThenByDescending(vein => vein.Reproduction).FirstOrDefault();
        if (best == null) return new string[0];
        var me = game.Players[game.Me];
        var spare = me.Stock.Zip(UpgradeRobot[best.RobotRank], (stock, needed) => stock - needed).ToArray();
        var missing = -me.Money;
        List<string> sales = new List<string>(), purchases = new List<string>();
        for (int i = 0; i < 3; i++)
        {
            if (spare[i] >= 0) continue;
            purchases.Add($"bank buy {Materials[i]} {-spare[i]}");
            missing -= spare[i] * game.Buy[i];
        }
        for (int i = 0; i < 3; i++)
        {
            if (missing <= 0 || spare[i] <= 0 || game.Sell[i] <= 0) continue;
            var amount = Math.Min(spare[i], (missing + game.Sell[i] - 1) / game.Sell[i]);
            sales.Add($"bank sell {Materials[i]} {amount}");
            missing -= amount * game.Sell[i];
        }
        if (missing > 0) return new string[0];
        return sales.Concat(purchases).Concat(new[] { $"upgrade robot {best.Place}" });
    }

    // Sends the robots of each crowded vein to the nearest vein that is not mine.
    static IEnumerable<string> Attack(Game game)
    {
        var targets = game.Veins.Where(vein => vein.Owner != game.Me).Select(vein => vein.Place).ToArray();
        foreach (var vein in game.Veins.Where(vein => vein.Owner == game.Me && vein.Robots >= Crowd))
            foreach (var target in targets.OrderBy(place => vein.Place.Distance(place)).Take(1))
                yield return $"launch {vein.Robots - Guards} {vein.Place} {target}";
    }

    // The answer as the arena reads it.
    static string Think(Game game)
    {
        if (game.Selection) return $"select {SelectVein(game)}\n";
        return string.Concat(SelectActions(game).Select(command => command + "\n")) + "End\n";
    }

    // The values of a prompt by their keys.
    static Dictionary<string, string> ValuesOf(string[] lines)
    {
        var values = new Dictionary<string, string>();
        foreach (var line in lines.Where(line => line.Contains(" = ")))
            values[line.Substring(0, line.IndexOf(" = "))] = line.Substring(line.IndexOf(" = ") + 3);
        return values;
    }

    // Whether all of it is there; a file on a slow drive may be seen before it is whole.
    static bool IsWhole(string[] lines)
    {
        var values = ValuesOf(lines);
        string expecting, count;
        var list = values.TryGetValue("Expecting", out expecting) && expecting == "VEIN" ? "Vein" : "Trade";
        return values.TryGetValue(list + "s", out count) && (count == "0" || values.ContainsKey(list + count));
    }

    static Game Parse(string[] lines)
    {
        var values = ValuesOf(lines);
        Func<string, string> value = key => values.ContainsKey(key) ? values[key] : "";
        Func<string, int> number = key => values.ContainsKey(key) ? int.Parse(values[key]) : 0;
        Func<string, string[]> keys = word =>
            Enumerable.Range(1, values.Count).Select(i => word + i).TakeWhile(values.ContainsKey).ToArray();
        return new Game
        {
            Selection = value("Expecting") == "VEIN",
            Me = number("Me"), Round = number("Round"), Rounds = number("Rounds"), Size = number("Size"),
            Buy = Row(value("Buy"), 3), Sell = Row(value("Sell"), 3),
            Players = new[] { "0" }.Concat(keys(""))
                .Select(key => ReadPlayer(value(key), value("Player" + key))).ToArray(),
            Veins = keys("Vein").Select(key => ReadVein(value(key))).ToArray(),
            Squads = keys("Squad").Select(key => ReadSquad(value(key), value(key.Replace("Squad", "Path")))).ToArray(),
            Trades = keys("Trade").Select(key => ReadTrade(value(key))).ToArray(),
        };
    }

    // The numbers of a value such as "1,83,-5,2", at least so many; a word counts 0.
    static long[] Row(string value, int least)
    {
        long number;
        var row = Words(value).Select(word => long.TryParse(word, out number) ? number : 0).ToList();
        row.AddRange(new long[Math.Max(0, least - row.Count)]);
        return row.ToArray();
    }

    static string[] Words(string value)
    {
        return value.Split(new[] { ',', ' ' }, StringSplitOptions.RemoveEmptyEntries);
    }

    static int MaterialOf(string word) { return Array.FindIndex(Materials, name => name[0] == char.ToLower(word[0])); }

    static Player ReadPlayer(string name, string value)
    {
        var row = Row(value, 8); // There is none while veins are selected.
        return new Player
        {
            Name = name, Money = row[0], Stock = row.Skip(1).Take(3).ToArray(),
            Veins = (int)row[4], Robots = (int)row[5], TimeToLive = (int)row[6], Funds = row[7],
        };
    }

    static Vein ReadVein(string value) // For example "2,-9,S,0,53,9,5,1,1".
    {
        var row = Row(value, 9).Select(number => (int)number).ToArray();
        return new Vein
        {
            Place = new Point { X = row[0], Y = row[1] }, Material = MaterialOf(Words(value)[2]),
            Owner = row[3], Robots = row[4], Productivity = row[5], Reproduction = row[6],
            MaterialRank = row[7], RobotRank = row[8],
        };
    }

    static Squad ReadSquad(string value, string path)
    {
        var row = Row(value, 6).Select(number => (int)number).ToArray();
        var way = Row(path, 0).Select(number => (int)number).ToArray();
        var steps = Enumerable.Range(0, way.Length / 2);
        return new Squad
        {
            Owner = row[0], Robots = row[1],
            Place = new Point { X = row[2], Y = row[3] }, Goal = new Point { X = row[4], Y = row[5] },
            Path = steps.Select(i => new Point { X = way[2 * i], Y = way[2 * i + 1] }).ToArray(),
        };
    }

    static Trade ReadTrade(string value)
    {
        var row = Row(value, 5);
        var words = Words(value);
        return new Trade
        {
            Player = (int)row[0], IsOffer = words[1] == "offer", Material = MaterialOf(words[2]),
            Amount = row[3], Price = row[4],
        };
    }

    static int Main(string[] arguments)
    {
        return TeamFolder.PlayTurns(arguments, IsWhole, (lines, team, chance) => Think(Parse(lines)));
    }
}
