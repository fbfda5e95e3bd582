"""Plays random games by each environment of arena_env.py, and prints what they give as JSON.

    python3 environments.py FOLDER-OF-ARENA_ENV GAME RECORDS
"""

import json
import random
import sys

sys.path.insert(0, sys.argv[1])
import arena_env  # noqa: E402

GAME, RECORDS = sys.argv[2:]
draw = random.Random(3)


def legal(info):
    return draw.randrange(len(info["legal"])) if info["legal"] else None


def aec():
    env = arena_env.AEC(GAME, records=RECORDS)
    env.reset(seed=5, options={"record": True})
    rewards, turns, record = {}, 0, None
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        turns += 1
        record = info.get("record", record)
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert seen, agent
            env.step(legal(info))
    env.close()
    return {"rewards": rewards, "turns": turns, "record": record, "agents": env.agents}


def parallel():
    env = arena_env.Parallel(GAME)
    seen, infos = env.reset(seed=5)
    rewards, steps = {}, 0
    while env.agents:
        assert set(seen) == set(env.agents) and all(seen.values())
        seen, rewards, terminations, truncations, infos = env.step({agent: legal(infos[agent]) for agent in env.agents})
        steps += 1
    env.close()
    return {"rewards": rewards, "steps": steps, "ended": all(terminations.values()) and not any(truncations.values())}


def single(**options):
    env = arena_env.Single(GAME, seat=2, **options)
    seen, info = env.reset(seed=5)
    reward, over, steps = 0.0, False, 0
    while not over:
        assert seen and info["asked"]
        seen, reward, over, truncated, info = env.step(legal(info))
        assert not truncated
        steps += 1
    env.close()
    return {"reward": reward, "steps": steps, "reason": info["over"]["reason"]}


print(json.dumps({
    "aec": aec(),
    "parallel": parallel(),
    "single": single(level=1),
    "opponent": single(opponent=lambda view, orders: draw.choice(orders)),
}))
