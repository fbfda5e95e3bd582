// A starter bot for Acquire: your thinking goes into the methods that choose; TeamFolder.cs talks to the arena.
using System;
using System.Collections.Generic;
using System.Linq;

// One of the seven chains; of size 0 if it is not on the board.
class Chain
{
    static readonly int[] LastSizes = { 2, 3, 4, 5, 10, 20, 30, 40 }; // Up to each, a share costs $100 more.

    public char Letter;
    public string Name;
    public int FirstPrice, Size, Price, Bank;   // of a share at size 2; tiles; of a share now; shares left to buy
    public int[] Shares;                        // Shares[0] is not used; 0 stands for hidden ones

    // The chain as it is when it has grown, and a player has been given free shares of it.
    public Chain Grown(int size, int player, int free)
    {
        var given = Math.Min(free, Bank);
        var shares = Shares.Select((held, index) => index == player ? held + given : held).ToArray();
        var price = FirstPrice + 100 * LastSizes.Count(last => Size + size > last);
        return new Chain { Letter = Letter, Name = Name, FirstPrice = FirstPrice, Size = Size + size, Price = price,
            Bank = Bank - given, Shares = shares };
    }
}

class Player
{
    public string Name;
    public int Cash;
    public string[] Cards;   // not yet played
}

// What a tile does: the chains that it touches, and how much it adds with the loose tiles that it joins.
class Effect
{
    public bool Founds;
    public List<char> Touched = new List<char>();
    public int Size;
}

// What this bot may see. Players are 1 to n, chains have letters, tiles are texts such as "5F".
class Game
{
    public string Expecting;   // SPECIAL, TILE, TILE_AND_STOCK, MERGE; CHAIN, SURVIVOR, DEFUNCT, STOCK in steps
    public char[] Asked;       // the chain that is merged and its survivor, or the chains to choose from
    public bool Whole;         // whether an answer with a tile says at once what is to be founded or to survive
    public int Me, Turn, Mover, ToPlace;
    public bool MayEnd;
    public string[] Board;     // 9 rows of 12: . free, o loose, X never any more, x not now, or a chain
    public Chain[] Chains;
    public Player[] Players;   // Players[0] is not used
    public string[] Hand, Playable;

    public bool Holds(string card) { return Players[Me].Cards.Contains(card); }

    public Chain Of(char letter) { return Chains.FirstOrDefault(chain => chain.Letter == letter); }

    public int Mine(char letter) { return Of(letter).Shares[Me]; }

    public Effect EffectOf(string tile)
    {
        var effect = new Effect();
        var joined = new List<(int Row, int Column)>();
        joined.Add((tile[tile.Length - 1] - 'A', int.Parse(tile.Substring(0, tile.Length - 1)) - 1));
        for (var next = 0; next < joined.Count; next++)
        {
            var (row, column) = joined[next];
            foreach (var place in new[] { (row, column - 1), (row - 1, column), (row, column + 1), (row + 1, column) })
            {
                var letter = Cell(place.Item1, place.Item2);
                if (letter == 'o' && !joined.Contains(place)) joined.Add(place);
                else if (Of(letter) != null && !effect.Touched.Contains(letter)) effect.Touched.Add(letter);
            }
        }
        effect.Size = joined.Count;
        effect.Founds = effect.Touched.Count == 0 && joined.Count > 1;
        return effect;
    }

    // What lies at a place; '.' off the board.
    char Cell(int row, int column)
    {
        var off = row < 0 || row >= Board.Length || column < 0 || column >= Board[row].Length;
        return off ? '.' : Board[row][column];
    }
}

static class Bot
{
    static readonly string[] Cards =
        { "NONE", "FREE_3_STOCK", "BUY_5_STOCK", "TRADE_2_STOCK", "DRAW_5_TILES", "PLACE_4_TILES" };

    // YOUR THINKING GOES HERE. Returns a card to play before the turn, or "NONE".
    static string ChooseSpecial(Game game)
    {
        return new[] { "DRAW_5_TILES", "PLACE_4_TILES" }.FirstOrDefault(game.Holds) ?? "NONE";
    }

    // YOUR THINKING GOES HERE. Returns the tile to place: one that founds a chain, else one for a chain of mine.
    static string ChooseTile(Game game)
    {
        return game.Playable.OrderByDescending(tile =>
        {
            var effect = game.EffectOf(tile);
            if (effect.Founds) return 3;
            if (effect.Touched.Count == 1 && game.Mine(effect.Touched[0]) > 0) return 2;
            return effect.Touched.Count > 1 ? 1 : 0;
        }).First();
    }

    // YOUR THINKING GOES HERE. Returns the chain to found.
    static char ChooseChain(Game game, IEnumerable<char> letters) { return letters.First(); }

    // YOUR THINKING GOES HERE. Returns which of the largest chains survives: the one that I have most of.
    static char ChooseSurvivor(Game game, IEnumerable<char> letters)
    {
        return letters.OrderByDescending(game.Mine).First();
    }

    // YOUR THINKING GOES HERE. Returns the commands that buy shares, of chains as they will be; with a card if it pays.
    static IEnumerable<string> ChoosePurchases(Game game, IEnumerable<Chain> chains)
    {
        var wanted = chains.Where(chain => chain.Size > 0 && chain.Bank > 0)
            .OrderByDescending(chain => chain.Shares[game.Me]).ThenBy(chain => chain.Price).ToArray();
        if (wanted.Length == 0) yield break;
        int cash = game.Players[game.Me].Cash, left = 3;
        var free = false;
        if (game.Holds("BUY_5_STOCK") && cash >= 5 * wanted[0].Price)
        {
            left = 5;
            yield return "card BUY_5_STOCK";
        }
        else if (game.Holds("FREE_3_STOCK") && cash < 3 * wanted[0].Price)
        {
            free = true;
            yield return "card FREE_3_STOCK";
        }
        foreach (var chain in wanted)
        {
            var amount = Math.Min(Math.Min(left, chain.Bank), free ? left : cash / chain.Price);
            if (amount > 0) yield return $"buy {chain.Letter} {amount}";
            left -= amount;
            cash -= free ? 0 : amount * chain.Price;
        }
    }

    // YOUR THINKING GOES HERE. Returns how many shares are traded, two for one, when a chain is merged; the rest is
    // sold.
    static int ChooseTrade(Game game, Chain defunct, Chain survivor)
    {
        return 2 * Math.Min(defunct.Shares[game.Me] / 2, survivor.Bank);
    }

    // The answer as the arena reads it.
    static string Think(Game game)
    {
        return string.Concat(Lines(game).Select(line => line + "\n")) + "End\n";
    }

    static IEnumerable<string> Lines(Game game)
    {
        switch (game.Expecting)
        {
            case "SPECIAL": return new[] { "card " + ChooseSpecial(game) };
            case "TILE": case "TILE_AND_STOCK": return Turn(game);
            case "CHAIN": return new[] { "create " + ChooseChain(game, game.Asked) };
            case "SURVIVOR": return new[] { "survivor " + ChooseSurvivor(game, game.Asked) };
            case "DEFUNCT": return new[] { "settle " + game.Asked[0] };
            case "MERGE":
                var traded = ChooseTrade(game, game.Of(game.Asked[0]), game.Of(game.Asked[1]));
                return new[] { "trade " + traded, "sell " + (game.Mine(game.Asked[0]) - traded) };
            default:
                var end = game.MayEnd ? new[] { "declare-end" } : new string[0];
                return ChoosePurchases(game, game.Chains).Concat(end);
        }
    }

    // A tile, what it needs besides, and what is bought after it.
    static IEnumerable<string> Turn(Game game)
    {
        var lines = new List<string>();
        IEnumerable<Chain> after = game.Chains;
        if (game.Playable.Length > 0)
        {
            var tile = ChooseTile(game);
            var effect = game.EffectOf(tile);
            lines.Add("tile " + tile);
            if (effect.Founds)
            {
                var inactive = game.Chains.Where(chain => chain.Size == 0).Select(chain => chain.Letter);
                var letter = ChooseChain(game, inactive);
                if (game.Whole) lines.Add("create " + letter);
                after = Grown(game, letter, effect.Size, 1); // Who founds a chain is given a share.
            }
            else if (effect.Touched.Count == 1) after = Grown(game, effect.Touched[0], effect.Size, 0);
            else if (effect.Touched.Count > 1)
            {
                var largest = effect.Touched.Max(letter => game.Of(letter).Size);
                var equals = effect.Touched.Where(letter => game.Of(letter).Size == largest);
                if (game.Whole) lines.Add("survivor " + ChooseSurvivor(game, equals));
                // Others may trade for the last shares of these first.
                after = after.Where(chain => !effect.Touched.Contains(chain.Letter));
            }
        }
        return game.Expecting == "TILE" ? lines : lines.Concat(ChoosePurchases(game, after));
    }

    static IEnumerable<Chain> Grown(Game game, char letter, int size, int free)
    {
        return game.Chains.Select(chain => chain.Letter == letter ? chain.Grown(size, game.Me, free) : chain);
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
    static bool IsWhole(string[] lines) { return ValuesOf(lines).ContainsKey("Playable"); }

    static Game Parse(string[] lines)
    {
        var values = ValuesOf(lines);
        Func<string, string[]> words = key => values[key].Split(' ').Where(word => word != "-").ToArray();
        Func<string, string[]> keys = word =>
            Enumerable.Range(1, values.Count).Select(i => word + i).TakeWhile(values.ContainsKey).ToArray();
        var asked = words("Expecting");
        var toPlace = int.Parse(values["ToPlace"]);
        return new Game
        {
            Expecting = asked[0], Asked = asked.Skip(1).Select(word => word[0]).ToArray(),
            Whole = asked[0] == "TILE_AND_STOCK" || toPlace > 1,
            Me = int.Parse(values["Me"]), Turn = int.Parse(values["Turn"]), Mover = int.Parse(values["Mover"]),
            ToPlace = toPlace, MayEnd = values["MayEnd"] == "1",
            Board = "ABCDEFGHI".Select(row => values[row.ToString()]).ToArray(),
            Chains = keys("Chain").Select(key => ReadChain(values[key].Split(','))).ToArray(),
            Players = new Player[] { null }.Concat(keys("")
                .Select(key => ReadPlayer(values[key], values["Player" + key].Split(',')))).ToArray(),
            Hand = words("Hand" + values["Me"]), Playable = words("Playable"),
        };
    }

    static Chain ReadChain(string[] parts) // For example "A,Amazon,200,4,400,15,0,10".
    {
        var row = parts.Skip(2).Select(part => part == "?" ? 0 : int.Parse(part)).ToArray();
        return new Chain { Letter = parts[0][0], Name = parts[1], FirstPrice = row[0], Size = row[1], Price = row[2],
            Bank = row[3], Shares = new[] { 0 }.Concat(row.Skip(4)).ToArray() };
    }

    static Player ReadPlayer(string name, string[] parts)
    {
        var cards = parts.Skip(1).Select(card => Cards[int.Parse(card)]).ToArray();
        return new Player { Name = name, Cash = int.Parse(parts[0]), Cards = cards };
    }

    static int Main(string[] arguments)
    {
        return TeamFolder.PlayTurns(arguments, IsWhole, (lines, team, chance) => Think(Parse(lines)));
    }
}
