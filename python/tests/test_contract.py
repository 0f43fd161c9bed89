"""The contracts of Gymnasium and PettingZoo: by their own tests where they are installed, and clause by clause."""

import contextlib
import io
import os
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

import alea
from . import LONG

try:
    import numpy as np

    import alea.env
except ImportError:
    np = None

#: Against a bot, to the end.
MATCHES = 6 if LONG else 3

BOT = """
import os, sys, tempfile
sys.path.insert(0, {package!r})
import alea
alea.bot(lambda position, labels, luck: labels[luck % len(labels)])
tempfile.mkstemp(suffix=".ended", dir={folder!r})
"""


def same(one, other):
    """Whether two things are equal and of one type, with all that they hold."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, (tuple, list)):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return one == other


@unittest.skipIf(np is None, "NumPy is missing, which alea.env needs")
class Gymnasium(unittest.TestCase):
    """One environment for all tests, since each starts an engine: a reset with a seed makes it as it was."""

    @classmethod
    def setUpClass(cls):
        cls.env = alea.env.single("ludo-simple", opponents="fast")

    @classmethod
    def tearDownClass(cls):
        cls.env.close()
        cls.env.close()  # may be said twice

    def test_its_own_check_finds_nothing(self):
        try:
            import gymnasium
            from gymnasium.utils.env_checker import check_env
        except ImportError:
            self.skipTest("Gymnasium is missing, whose own check would be run")
        self.assertIsInstance(self.env, gymnasium.Env)
        self.assertTrue(issubclass(alea.env.VectorEnv, gymnasium.vector.VectorEnv))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that inputs have no greatest value, and that there is no registry's name
            check_env(self.env, skip_close_check=True)

    def test_reset_gives_an_observation_and_infos_and_begins_a_seed_anew(self):
        env = self.env
        first, next_match = env.reset(seed=123), env.reset()
        self.assertTrue(same(first, env.reset(seed=123)))
        self.assertTrue(same(next_match, env.reset(options={})))
        self.assertFalse(same(first[1]["match"], next_match[1]["match"]))
        boards = set()
        for seed in range(5):
            env.reset(seed=seed)
            boards.add(env.position())
        self.assertGreater(len(boards), 1)
        for shown, info in (first, next_match):
            self.assertIn(shown, env.observation_space)
            self.assertIs(type(info), dict)

    def test_equal_seeds_and_actions_give_equal_steps_of_the_right_types(self):
        def run():
            self.env.reset(seed=42)
            self.env.action_space.seed(42)
            steps, over = [], False
            while not over:
                mask = steps[-1][0]["action_mask"] if steps else self.env._observed()["action_mask"]
                steps.append(self.env.step(self.env.action_space.sample(mask)))
                over = steps[-1][2] or steps[-1][3]
            return steps

        steps = run()
        self.assertTrue(same(steps, run()))
        for shown, reward, terminated, truncated, info in steps:
            self.assertTrue(self.env.observation_space.contains(shown))
            self.assertEqual([type(reward), type(terminated), type(truncated), type(info)], [float, bool, bool, dict])
            self.assertEqual(terminated, not shown["action_mask"].any())
            if not terminated:
                self.assertEqual((reward, info["seat"]), (0.0, 0))
        self.assertIn(steps[-1][1], (0.0, 1.0))
        self.assertIs(type(self.env.render()), str)
        with self.assertRaisesRegex(alea.AleaError, "reset"):
            self.env.step(0)  # after the end

    def test_spaces_contain_what_fits_and_nothing_else(self):
        shown, _ = self.env.reset(seed=1)
        space, mask = self.env.observation_space, shown["action_mask"]
        self.assertEqual(space["action_mask"].dtype, np.int8)
        self.assertEqual(space["observation"].shape, shown["observation"].shape)
        for wrong in ({"action_mask": mask}, {**shown, "action_mask": mask[:-1]}, {**shown, "action_mask": mask + 1},
                      {**shown, "observation": shown["observation"].astype(np.float64)},
                      {**shown, "observation": shown["observation"] - 9}):
            self.assertFalse(space.contains(wrong))
        self.assertNotIn(-1, self.env.action_space)
        self.assertNotIn(len(self.env.actions), self.env.action_space)
        for action in range(len(self.env.actions)):
            only = np.arange(len(self.env.actions)) == action
            self.assertEqual(self.env.action_space.sample(only.astype(np.int8)), action)
            self.assertIn(action, self.env.action_space)


@unittest.skipIf(np is None, "NumPy is missing, which alea.env needs")
class PettingZoo(unittest.TestCase):
    def test_its_own_tests_find_nothing(self):
        try:
            from pettingzoo.test import api_test, seed_test
        except ImportError:
            self.skipTest("PettingZoo is missing, whose own tests would be run")
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")  # that an observation has a mask beside it
            env = alea.env.aec("ludo-classic")
            api_test(env, num_cycles=500)
            env.close()
            seed_test(lambda: alea.env.aec("ludo-pyludo"), num_cycles=50)

    def test_agents_take_turns_and_leave(self):
        for spec, stopped in (("ludo-classic:seats=3", 40), ("doom:2x2", None)):
            with self.subTest(spec):
                env = alea.env.aec(spec, max_turns=stopped)
                with self.assertRaisesRegex(alea.AleaError, "reset"):
                    env.step(0)
                first = self.play(env, truncated=stopped is not None)
                self.assertTrue(same(first, self.play(env, truncated=stopped is not None)))
                env.close()
                env.close()

    def play(self, env, truncated):
        """A match, in which every clause is looked at in every step. Returns all that was seen."""
        env.reset(seed=7, options={"any": 1})
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual((env.num_agents, env.max_num_agents), (len(env.agents), len(env.possible_agents)))
        self.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
        for number, agent in enumerate(env.agents):
            self.assertEqual(agent, "seat_%d" % number)
            self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertIs(env.observation_space(agent), env.observation_space(agent))
            env.action_space(agent).seed(number)
        places = env.engine.layout["places"]
        owed, paid = dict.fromkeys(env.agents, 0.0), dict.fromkeys(env.agents, 0.0)
        told, leaving, refused = [], [], 0
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            self.assertNotIn(agent, leaving)  # who has left does not come back
            self.assertIsNone(env.last(observe=False)[0])
            shown, reward, terminated, stopped, info = env.last()
            told.append((agent, shown, reward, terminated, stopped, info))
            self.assertTrue(env.observation_space(agent).contains(shown))
            self.assertTrue(same(shown, env.observe(agent)))
            self.assertEqual([type(reward), type(terminated), type(stopped), type(info)], [float, bool, bool, dict])
            self.assertEqual((terminated, stopped, info),
                             (env.terminations[agent], env.truncations[agent], env.infos[agent]))
            self.assertEqual(reward, owed[agent])  # all that was given since it acted last
            paid[agent] += reward
            owed[agent] = 0.0
            if terminated or stopped:
                self.assertEqual(stopped, truncated)
                self.assertFalse(shown["action_mask"].any())
                with self.assertRaisesRegex(alea.AleaError, "only action is None"):
                    env.step(0)
                leaving.append(agent)
                self.assertIsNone(env.step(None))
            else:
                turn = env.position().split(" ")[1]
                self.assertEqual("rbgy".find(turn) if turn.isalpha() else int(turn), places[int(agent[5:])])
                for other in env.agents:
                    self.assertEqual(bool(env.observe(other)["action_mask"].any()), other == agent)
                if refused < 2:  # a step that is refused changes nothing
                    refused += 1
                    with self.assertRaisesRegex(alea.AleaError, "has to act"):
                        env.step(None)
                action = env.action_space(agent).sample(shown["action_mask"])
                self.assertIsNone(env.step(np.int32(action)))
            for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
                self.assertEqual(list(of_agents), env.agents)
            for other in env.agents:
                owed[other] += env.rewards[other]
        self.assertEqual(leaving, env.possible_agents)
        self.assertEqual((env.agents, env.num_agents), ([], 0))
        self.assertEqual(sum(paid.values()), 0 if truncated else 1)
        with self.assertRaisesRegex(alea.AleaError, "reset"):
            env.step(None)
        return told


@unittest.skipIf(np is None, "NumPy is missing, which alea.env needs")
class Opponents(unittest.TestCase):
    def test_strategies_and_bots_play_as_they_do_in_an_arena(self):
        """Seat 0 takes what ``fast`` would: the same winners as ``alea arena`` has of the same seed."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        bot = Path(folder.name, "bot.py")
        bot.write_text(BOT.format(package=str(Path(alea.__file__).parents[1]), folder=folder.name), encoding="utf-8")
        spec, others = "ludo-classic:seats=3", ["random", "exec:%s %s" % (sys.executable, bot)]
        game, env = alea.Game(spec), alea.env.single(spec, opponents=others)
        wins = 0
        for match in range(MATCHES):
            shown, info = env.reset(seed=8 if match == 0 else None)
            over = False
            while not over:
                label = next(iter(game.policy(env.position(), "fast")))
                shown, reward, terminated, truncated, info = env.step(env.actions.index(label))
                over = terminated or truncated
            wins += reward
        env.close()
        ended = [name for name in os.listdir(folder.name) if name.endswith(".ended")]
        self.assertEqual(len(ended), 2)  # the one that was tried, and the one that played
        played = alea.arena(spec, "fast", *others, games=MATCHES, seed=8, seating="fixed")
        self.assertEqual(wins, played.players[0].wins)

    def test_somebody_has_to_sit_there(self):
        with self.assertRaisesRegex(alea.AleaError, "nobody to play against"):
            alea.env.single("ludo-simple", opponents=[])


if __name__ == "__main__":
    unittest.main()
