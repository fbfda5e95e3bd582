"""Runs the checks of gymnasium and PettingZoo on the environments of arena_env.py.

    python3 library_checks.py FOLDER-OF-ARENA_ENV
"""

import sys

sys.path.insert(0, sys.argv[1])
import arena_env  # noqa: E402
import numpy  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test  # noqa: E402


def coins(view):
    return numpy.array([int(line.rpartition(",")[2]) for line in view.splitlines()[7:56]], dtype=numpy.int64)


options = {
    "encode": coins,
    "actions": [f"{kind} {cell}" for kind in "KC" for cell in range(1, 50)],
    "observation": spaces.Box(0, 100, (49,), numpy.int64),
}
check_env(arena_env.Single("chain-reaction", level=1, **options), skip_render_check=True)
api_test(arena_env.AEC("chain-reaction", **options), num_cycles=100)
parallel_api_test(arena_env.Parallel("chain-reaction", **options), num_cycles=100)
print("passed")
