"""Games of the arena for programs that learn, in one file without other packages.

    import arena_env
    env = arena_env.Games("chain-reaction", games=256)    many games at a time: the fastest way
    env = arena_env.AEC("chain-reaction")                 one game, with the methods of pettingzoo.AECEnv
    env = arena_env.Parallel("asterobots")                one game, with the methods of pettingzoo.ParallelEnv
    env = arena_env.Single("chain-reaction", level=2)     one seat, with the methods of gymnasium.Env

Each starts `arena env`, which plays by the rules of real matches; its lines are explained in arena/docs/training.md.
An order is the text that a bot writes, such as "C 8", or an index of the list of legal orders.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from copy import deepcopy
from pathlib import Path

try:
    import numpy
    from gymnasium import Env as GymEnv, spaces
except ImportError:
    numpy, GymEnv, spaces = None, object, None
try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    AECEnv = ParallelEnv = object


class ArenaError(Exception):
    """The arena's sentence about a request that it cannot carry out."""


class Games:
    """Many games at a time. A game is a dictionary as the arena sends it, with these keys:

    game     its number, from 0
    asked    the seats that must answer, from 1; in real time those that may give orders
    views    what a seat sees, by seat ("1"): the text of input_i.txt
    legal    the orders that the game lists, by seat
    rulings  how the last orders were judged: dictionaries with seat, code, and words if the code is not 0
    over     only at the end: places and points by seat, reason, detail
    record   only at the end of a recorded game: the file, for `arena verify` and `arena replay`
    """

    def __init__(self, game, games=1, seats=None, views="asked", legal=True, scenes=False, settings=None,
                 records=None, command=None):
        words = list(command or [arena()]) + ["env", game, "--games", str(games), "--views", views]
        words += ["--seats", str(seats)] if seats else []
        words += [] if legal else ["--no-legal"]
        words += ["--scenes"] if scenes else []
        words += ["--records", str(records)] if records else []
        for key, value in (settings or {}).items():
            words += ["--set", f"{key}={value}"]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.info = self._receive()
        self.seats = self.info["seats"]

    def reset(self, seeds=None, games=None, settings=None, levels=None, record=False):
        """Begins games anew and returns them: all, or those with the given numbers.

        levels gives seats to the super bot: {2: 3} seats its level 3 on seat 2.
        """
        self.send_reset(seeds, games, settings, levels, record)
        return self.receive()

    def step(self, orders, games=None):
        """Plays a step of each game and returns the games.

        orders has one entry for each game: a dictionary of orders by seat ("1"), or None for a game that waits and is
        not returned. A seat that is asked and gives no order is late.
        """
        self.send_step(orders, games)
        return self.receive()

    def send_reset(self, seeds=None, games=None, settings=None, levels=None, record=False):
        """Sends the request of reset; receive() returns the games.

        So several processes play at the same time. Each carries out one request at a time.
        """
        request = {"do": "reset", "seeds": listed(seeds), "games": listed(games), "record": record}
        request["settings"] = {key: str(value) for key, value in (settings or {}).items()}
        request["levels"] = {str(seat): level for seat, level in (levels or {}).items()}
        self._send(request)

    def send_step(self, orders, games=None):
        """Sends the request of step; receive() returns the games."""
        self._send({"do": "step", "orders": orders, "games": listed(games)})

    def receive(self):
        """Returns the games of the oldest request that was sent."""
        answer = self._receive()
        if "error" in answer:
            raise ArenaError(answer["error"])
        return answer["games"]

    def close(self):
        """Ends the arena's process."""
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def _send(self, request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def _receive(self):
        line = self.process.stdout.readline()
        if not line:
            raise ArenaError(f"The arena has ended with exit code {self.process.wait()}; see what it printed.")
        return json.loads(line)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.close()


def arena():
    """Returns the arena's program: ARENA of the environment, that in a folder above, or the one on the PATH."""
    if "ARENA" in os.environ:
        return os.environ["ARENA"]
    for start in (Path(__file__).resolve(), Path.cwd() / "here"):
        for folder in start.parents:
            program = folder / "arena" / "bin" / ("arena.cmd" if os.name == "nt" else "arena")
            if program.is_file():
                return str(program)
    found = shutil.which("arena")
    if not found:
        raise ArenaError("There is no arena here; set the environment variable ARENA to its program arena/bin/arena.")
    return found


def listed(numbers):
    return None if numbers is None else list(numbers)


def by_place(over, seat):
    """The usual reward at the end: 1 for the first place, -1 for the last one."""
    places = over["places"]
    return 1.0 - 2.0 * (places[seat] - 1) / max(1, len(places) - 1)


class OneGame:
    """What the environments of one game share.

    encode        makes an observation of a view; by default it is the text
    actions       a list of all orders: then an action is an index of it, and infos have an action_mask
    reward        makes the reward at the end of the game, like by_place
    observation   the space of observations, an object of gymnasium.spaces
    """

    metadata = {"name": "arena", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game, encode=None, actions=None, reward=by_place, observation=None, views="asked", **options):
        self.games = Games(game, views=views, **options)
        self.encode = encode or (lambda view: view)
        self.actions = actions
        self.reward = reward
        self.possible_agents = [f"player_{seat}" for seat in range(1, self.games.seats + 1)]
        self.seats = {agent: agent.rpartition("_")[2] for agent in self.possible_agents}
        self.observation_spaces, self.action_spaces = {}, {}
        if spaces:  # Each agent has a space of its own, which can be seeded.
            actions_or_most = len(actions) if actions else 1_000_000
            self.observation_spaces = {agent: deepcopy(observation or spaces.Text(1_000_000))
                                       for agent in self.possible_agents}
            self.action_spaces = {agent: spaces.Discrete(actions_or_most) for agent in self.possible_agents}
        self.game = None
        self.draw = random.Random()

    def observation_space(self, agent):
        """The space of observations: the given one, else texts. Spaces exist only where gymnasium is installed."""
        return self.observation_spaces[agent]

    def action_space(self, agent):
        """The space of actions: indexes of the list of actions, else of the legal orders, which may be fewer."""
        return self.action_spaces[agent]

    def observed(self, seat):
        view = self.game["views"].get(seat)
        return None if view is None else self.encode(view)

    def info(self, seat):
        legal = self.game.get("legal", {}).get(seat, [])
        info = {"legal": legal, "asked": int(seat) in self.game["asked"]}
        if self.actions:
            known = set(legal)
            mask = [int(action in known) for action in self.actions]
            info["action_mask"] = numpy.array(mask, dtype=numpy.int8) if numpy else mask
        for ruling in self.game["rulings"]:
            if str(ruling["seat"]) == seat:
                info["code"], info["words"] = ruling["code"], ruling.get("words", "")
        if "over" in self.game:
            info["over"] = self.game["over"]
        if "record" in self.game:
            info["record"] = self.game["record"]
        return info

    def order(self, seat, action):
        if isinstance(action, str):
            return action
        return self.actions[int(action)] if self.actions else self.game["legal"][seat][int(action)]

    def rewarded(self, seat):
        return self.reward(self.game["over"], seat) if "over" in self.game else 0.0

    def begin(self, seed, options):
        if seed is not None:
            self.draw.seed(seed)
        known = {key: value for key, value in (options or {}).items() if key in ("settings", "levels", "record")}
        self.game = self.games.reset(seeds=[self.draw.getrandbits(53) if seed is None else int(seed)], **known)[0]

    def play(self, orders):
        self.game = self.games.step([orders])[0]

    def render(self):
        return None

    def close(self):
        self.games.close()


class AEC(OneGame, AECEnv):
    """One game whose seats act one after the other; seats that are asked together are asked in their order.

    reset takes seed and options: settings, levels and record, as Games.reset does.
    """

    def reset(self, seed=None, options=None):
        self.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.orders = {}
        self._select()

    def _select(self):
        self.infos = {agent: self.info(self.seats[agent]) for agent in self.agents}
        if "over" in self.game:
            self.agent_selection = self.agents[0] if self.agents else None
            return
        waiting = [seat for seat in self.game["asked"] if str(seat) not in self.orders]
        self.agent_selection = f"player_{waiting[0]}"

    def observe(self, agent):
        return self.observed(self.seats[agent])

    def last(self, observe=True):
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return (seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent],
                self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action):
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        if self.terminations[agent]:
            self._remove(agent)
            return
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if action is not None:
            self.orders[self.seats[agent]] = self.order(self.seats[agent], action)
        else:
            self.orders[self.seats[agent]] = None
        if all(str(seat) in self.orders for seat in self.game["asked"]):
            self.play({seat: order for seat, order in self.orders.items() if order is not None})
            self.orders = {}
        if "over" in self.game:
            self.rewards = {one: self.rewarded(self.seats[one]) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        for one, reward in self.rewards.items():
            self._cumulative_rewards[one] += reward
        self._select()

    def _remove(self, agent):
        self.agents.remove(agent)
        for values in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            values.pop(agent, None)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._select()


class Parallel(OneGame, ParallelEnv):
    """One game whose seats act together. A seat that is not asked sees the game all the same; its action is ignored."""

    metadata = {**OneGame.metadata, "is_parallelizable": True}

    def __init__(self, game, **options):
        super().__init__(game, **{"views": "all", **options})

    def reset(self, seed=None, options=None):
        self.begin(seed, options)
        self.agents = list(self.possible_agents)
        return self._each(self.observed), self._each(self.info)

    def step(self, actions):
        asked = {str(seat) for seat in self.game["asked"]}
        self.play({self.seats[agent]: self.order(self.seats[agent], action) for agent, action in actions.items()
                   if self.seats[agent] in asked and action is not None})
        result = (self._each(self.observed), self._each(self.rewarded), self._each(lambda seat: "over" in self.game),
                  self._each(lambda seat: False), self._each(self.info))
        if "over" in self.game:
            self.agents = []
        return result

    def _each(self, make):
        return {agent: make(self.seats[agent]) for agent in self.agents}


class Single(OneGame, GymEnv):
    """One seat of a game; the others are played by a level of the super bot, or by a function of view and legal orders
    that returns an order."""

    def __init__(self, game, seat=1, level=1, opponent=None, **options):
        super().__init__(game, **options)
        self.seat, self.level, self.opponent = str(seat), level, opponent
        agent = f"player_{seat}"
        self.action_space, self.observation_space = self.action_spaces.get(agent), self.observation_spaces.get(agent)

    def reset(self, seed=None, options=None):
        if GymEnv is not object:
            super().reset(seed=seed)
        options = dict(options or {})
        if not self.opponent:
            others = [int(seat) for seat in self.seats.values() if seat != self.seat]
            options.setdefault("levels", dict.fromkeys(others, self.level))
        self.begin(seed, options)
        self._play_others()
        return self.observed(self.seat), self.info(self.seat)

    def step(self, action):
        orders = {} if action is None else {self.seat: self.order(self.seat, action)}
        self.play({**orders, **self._others()})
        rulings = self.game["rulings"]
        self._play_others()
        self.game["rulings"] = rulings + self.game["rulings"]
        return self.observed(self.seat), self.rewarded(self.seat), "over" in self.game, False, self.info(self.seat)

    def _others(self):
        game = self.game
        return {str(seat): self.opponent(game["views"][str(seat)], game.get("legal", {}).get(str(seat), []))
                for seat in game["asked"] if str(seat) != self.seat and self.opponent and str(seat) in game["views"]}

    def _play_others(self):
        rulings = []
        while "over" not in self.game and int(self.seat) not in self.game["asked"]:
            self.play(self._others())
            rulings += self.game["rulings"]
        self.game["rulings"] = rulings or self.game["rulings"]


def measure(game, games, seconds):
    """Plays random legal orders and returns how many steps and games, and the seconds that they took."""
    draw = random.Random(1)
    with Games(game, games=games) as env:
        current = env.reset(seeds=list(range(games)))
        steps, ends, begin = 0, 0, time.monotonic()
        while time.monotonic() < begin + seconds:
            current = env.step([{seat: draw.choice(orders) for seat, orders in one["legal"].items() if orders}
                                for one in current])
            steps += len(current)
            ended = [one["game"] for one in current if "over" in one]
            ends += len(ended)
            if ended:
                for one in env.reset(seeds=[draw.getrandbits(53) for _ in ended], games=ended):
                    current[one["game"]] = one
        return {"steps": steps, "games": ends, "seconds": time.monotonic() - begin}


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("Name a game, a number of games and of seconds: python3 arena_env.py chain-reaction 256 5")
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
