"""The engine behind the environments, and many lanes of it."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

import alea
from . import LONG

try:
    import numpy as np

    import alea.env
except ImportError:
    np = None

POSITIONS = 100_000 if LONG else 1_000


def some(mask, draw):
    """A random legal action of every lane."""
    return (mask * draw.random(mask.shape, dtype=np.float32)).argmax(axis=1)


@unittest.skipIf(np is None, "NumPy is missing, which alea.env needs")
class Engine(unittest.TestCase):
    def test_the_mask_is_what_the_rules_allow(self):
        """A bit is set if and only if ``options`` has the label; of every game, or else of one of each kind."""
        specs = [game.spec for game in alea.games()] if LONG else ["doom", "parcheesi"]
        for spec in specs:
            with self.subTest(spec):
                self.check_masks(spec, POSITIONS // len(specs) + 1)

    def check_masks(self, spec, positions):
        game, draw = alea.Game(spec), np.random.default_rng(3)
        many = min(positions, 64)
        lanes = alea.env.Lanes(spec, many, encoder="text")
        lanes.reset(11)
        letters = "".join(chr(int(code)) for code in np.rint(lanes.observation[1] * 128) if code)
        self.assertTrue(lanes.position(1).startswith(letters) and len(letters) > 5)
        seen = 0
        while seen < positions:
            texts = [lanes.position(lane) for lane in range(many)]
            for lane, node in enumerate(game.options_of(texts)):
                if lanes.end[lane]:
                    self.assertFalse(lanes.mask[lane].any())
                    continue
                legal = [lanes.actions[a] for a in np.flatnonzero(lanes.mask[lane])]
                self.assertEqual(sorted(legal), sorted(node.labels), texts[lane])
                self.assertEqual(lanes.layout["places"][lanes.seat[lane]], node.seat)
                seen += 1
            lanes.action[:] = some(lanes.mask, draw)
            for _ in range(7):
                lanes.step()
                lanes.action[:] = some(lanes.mask, draw)
        lanes.close()

    def test_a_position_is_encoded_as_lanes_show_it(self):
        """By an encoder of each kind, its roll, too; and before a roll as afterstates show it."""
        kinds = [("ludo-classic", "ludo-threats"), ("trouble", "cross"), ("doom", "doom")]
        if LONG:
            kinds += [("ludo-classic:again=never", "ludo"), ("ludo-simple:pawns=2", "ludo-tuples"),
                      ("ludo-ludopy", "iversen-text"), ("ludo-pyludo", "pyludo"), ("ludo-cs", "text")]
        for spec, encoder in kinds:
            with self.subTest(spec, encoder=encoder):
                after = spec != "doom" and encoder != "text"
                lanes, draw = alea.env.Lanes(spec, 8, encoder=encoder, afterstates=after), np.random.default_rng(5)
                game = alea.Game(spec)
                lanes.reset(3)
                for _ in range(12 if LONG else 2):
                    for _ in range(5):
                        lanes.action[:] = some(lanes.mask, draw)
                        lanes.step()
                    going = np.flatnonzero(lanes.end == 0)
                    texts = [lanes.position(lane) for lane in going]
                    seen = alea.env.encode(game, texts, encoder)
                    np.testing.assert_array_equal(seen.slots, lanes.slots[going])
                    np.testing.assert_array_equal(seen.observation, lanes.observation[going])
                    for lane, text in zip(going, texts) if after else ():
                        action = int(lanes.mask[lane].argmax())
                        if lanes.after_seat[lane, action] >= 0:
                            seen = alea.env.encode(game, game.play(text, lanes.actions[action]), encoder)
                            np.testing.assert_array_equal(seen.slots, lanes.after_slots[lane, action])
                            np.testing.assert_array_equal(
                                seen.observation[:lanes.inputs], lanes.after_observation[lane, action])
                            self.assertFalse(seen.observation[lanes.inputs:].any())
                lanes.close()
        with self.assertRaisesRegex(alea.AleaError, "cannot be shown: the match is over"):
            alea.env.encode("ludo-simple", "1,0,0,0/-/H,H,H,H/- 2 -")
        with self.assertRaisesRegex(alea.AleaError, "'cros' is no encoder of ludo-simple"):
            alea.env.encode("ludo-simple", "1,0,0,0/-/0,0,0,0/- 2 -", "cros")

    def test_a_slip_is_told_in_a_line(self):
        for make in alea.env.vector, alea.env.single, alea.env.aec:
            with self.assertRaisesRegex(TypeError, "^alea.env.%s has no argument 'opponent' .did you mean 'opponents'"
                                        ".*; it has afterstates, command, " % make.__name__):
                make("ludo-simple", opponent="fast")
        with self.assertRaisesRegex(TypeError, "no argument 'lanez' .did you mean 'lanes'.*, spec$"):
            alea.env.vector("ludo-simple", lanez=3)
        with self.assertRaisesRegex(TypeError, "no argument 'lanes'; it has (?!.*lanes)"):
            alea.env.single("ludo-simple", lanes=3)
        env = alea.env.vector("ludo-simple", lanes=3, opponents="fast")
        env.reset(seed=1)
        for actions in [0, 1], np.zeros((3, 1)), 0:
            with self.assertRaisesRegex(alea.AleaError, "^an action is needed for each of 3 lanes; these have the"):
                env.step(actions)
        env.close()

    def test_slots_are_numbered_as_the_page_says(self):
        """docs/learning-td.md: 2 (squares frame + s) + level; of Dice of Doom dice (seats tile + owner) + d."""
        self.assertEqual(alea.env.encode("ludo-classic", "10,20,B,B/-/2,3,0,B/- 2 -", "ludo").slots.tolist()[:8],
                         [2 * 3, 2 * 4, 2 * 1, 0, 2 * (58 * 2 + 11), 2 * (58 * 2 + 21), 2 * 58 * 2, 2 * 58 * 2 + 1])
        self.assertEqual(alea.env.encode("trouble:seats=2", "10,B,B,4/-/B,B,B,B/- 0 -", "cross").slots.tolist()[:4],
                         [2 * 12, 0, 1, 2 * 6])
        self.assertEqual(alea.env.encode("doom:2x2,dice=5", "r2b1/b5r3 b 1").slots.tolist(),
                         [(2 * 0 + 1) * 5 + 1, (2 * 1 + 0) * 5 + 0, (2 * 2 + 0) * 5 + 4, (2 * 3 + 1) * 5 + 2, 41])

    def test_a_record_of_any_lane_is_verified(self):
        """By ``alea replay``: rules, result, and the dice of its seed and match."""
        draw = np.random.default_rng(5)
        with tempfile.TemporaryDirectory() as folder:
            lanes = alea.env.Lanes("ludo-classic:seats=4", 5, seed=9, opponents=["hybrid", "fast", "random"],
                                   seat="rotate", records=True)
            lanes.reset()
            files = []
            while len(files) < (5 if LONG else 1):
                lanes.action[:] = some(lanes.mask, draw)
                lanes.step()
                for lane in np.flatnonzero(lanes.end):
                    record = lanes.record(lane)
                    self.assertIn("\nseed 9\nmatch %d\n" % lanes.match[lane], record)
                    self.assertEqual(lanes.match[lane] % 5, lane)
                    self.assertIn("\nseat %d driver\n" % (lanes.match[lane] % 4), record)
                    files.append(os.path.join(folder, "%d.alea" % lanes.match[lane]))
                    Path(files[-1]).write_text(record)
            half = os.path.join(folder, "half.alea")
            lanes.action[:] = some(lanes.mask, draw)
            lanes.step()
            Path(half).write_text(lanes.record(0))
            lanes.close()
            for file in files + [half]:
                subprocess.run(alea.command() + ["replay", file], check=True, stdout=subprocess.DEVNULL)

    def test_lanes_do_not_depend_on_each_other(self):
        """Lane i plays matches i, i + n, ...: what another number of lanes plays, too, when actions are the same."""

        def ends(n):
            lanes = alea.env.Lanes("ludo-simple", n, seed=4, opponents="fast")
            lanes.reset()
            found = {}
            while len(found) < 24:
                lanes.action[:] = lanes.mask.argmax(axis=1)
                lanes.step()
                for lane in np.flatnonzero(lanes.end):
                    found[int(lanes.match[lane])] = (int(lanes.turns[lane]), lanes.reward[lane].tolist())
            lanes.close()
            return found

        few, many = ends(2), ends(6)
        both = few.keys() & many.keys()
        self.assertGreater(len(both), 10)
        self.assertEqual([few[m] for m in sorted(both)], [many[m] for m in sorted(both)])

    def rings(self):
        folders = [folder for folder in ("/dev/shm", tempfile.gettempdir()) if os.path.isdir(folder)]
        return {name for folder in folders for name in os.listdir(folder) if name.startswith("alea-ring-")}

    def test_an_illegal_action_names_lane_mask_and_position(self):
        before = self.rings()
        lanes = alea.env.Lanes("ludo-classic", 3)
        self.assertEqual(self.rings() - before, set())  # nothing is ever left over in shared memory
        lanes.reset(1)
        position = lanes.position(1)
        lanes.action[:] = lanes.mask.argmax(axis=1)
        lanes.action[1] = 9
        legal = ", ".join("%d (%d)" % (a, a) for a in np.flatnonzero(lanes.mask[1]))
        with self.assertRaises(alea.AleaError) as caught:
            lanes.step()
        self.assertEqual(str(caught.exception),
                         "lane 1: action 9 is not legal at %s; legal is %s" % (position, legal))
        with self.assertRaisesRegex(alea.AleaError, "closed"):
            lanes.step()

    def test_what_cannot_be_is_said_before_anything_is_played(self):
        with self.assertRaisesRegex(alea.AleaError,
                                    "--encoder 'ludo-thread' is no encoder of ludo-classic \\(did you mean "):
            alea.env.Lanes("ludo-classic", encoder="ludo-thread")

    def test_an_engine_that_is_killed_is_noticed(self):
        lanes = alea.env.Lanes("ludo-classic", 2)
        lanes.reset(1)
        lanes._process.popen.kill()
        lanes._process.popen.wait()
        with self.assertRaises(alea.AleaError):
            lanes.step()

    def test_observations_say_what_slots_say(self):
        lanes = alea.env.Lanes("ludo-classic", 16, encoder="ludo-threats", afterstates=True)
        lanes.reset(2)
        draw = np.random.default_rng(1)
        for _ in range(200):
            rows = np.zeros((16, lanes.inputs), np.float32)
            np.add.at(rows, (np.arange(16)[:, None], lanes.slots), 1)
            running = lanes.end == 0
            width = int(lanes.slots.max()) + 1
            plain = 4 * 57 * 2  # behind them come the inputs that tell of threats
            np.testing.assert_array_equal(rows[running, :plain], lanes.observation[running, :plain])
            self.assertLessEqual(width, plain)
            rolls = lanes.observation[running, lanes.inputs:]
            np.testing.assert_array_equal(rolls.argmax(axis=1), lanes.roll[running])
            np.testing.assert_array_equal(rolls.sum(axis=1), 1)
            legal = (lanes.mask == 1) & (lanes.after_seat >= 0)
            sums = lanes.after_observation[:, :, :plain].sum(axis=2)
            np.testing.assert_array_equal(sums[legal], 8)
            lanes.action[:] = some(lanes.mask, draw)
            lanes.step()
        lanes.close()


@unittest.skipIf(np is None, "NumPy is missing, which alea.env needs")
class VectorApi(unittest.TestCase):
    def test_equal_seeds_give_equal_runs_and_spaces_and_types_stay(self):
        env = alea.env.vector("ludo-pyludo", 16, opponents=["random"], copy=True)

        def run(seed):
            draw = np.random.default_rng(0)
            shown, infos = env.reset(seed=seed)
            seen = []
            for _ in range(200):
                self.assertTrue(env.observation_space.contains(shown))
                self.assertTrue(env.single_observation_space.contains({name: a[3] for name, a in shown.items()}))
                actions = some(shown["action_mask"], draw)
                self.assertTrue(env.action_space.contains(actions))
                shown, rewards, terminated, truncated, infos = env.step(actions)
                self.assertEqual((rewards.dtype, terminated.dtype, truncated.dtype), (np.float32, bool, bool))
                seen.append((shown["observation"].tobytes(), rewards.tobytes(), terminated.tobytes()))
            return seen

        first = run(3)
        self.assertEqual(first, run(3))
        self.assertNotEqual(first, run(4))
        env.close()

    def test_the_step_after_an_end_begins_the_next_match(self):
        env, draw = alea.env.vector("ludo-simple", 4, opponents="fast"), np.random.default_rng(0)
        shown, infos = env.reset(seed=1)
        ends = 0
        while ends < 10:
            before = infos["match"].copy()
            _, rewards, terminated, _, _ = env.step(some(shown["action_mask"], draw))
            self.assertFalse(rewards[~terminated].any())
            np.testing.assert_array_equal(infos["rewards"][terminated].sum(axis=1), 1)
            if terminated.any():
                ends += int(terminated.sum())
                self.assertFalse(shown["action_mask"][terminated].any())
                env.step(some(shown["action_mask"], draw))
                np.testing.assert_array_equal(infos["match"][terminated], before[terminated] + 4)
                self.assertTrue(shown["action_mask"][terminated].any(axis=1).all())
        env.close()

    @unittest.skipUnless(LONG, "PettingZoo's contract shows the same of one lane")
    def test_a_match_at_its_cap_is_truncated_and_pays_nothing(self):
        env = alea.env.vector("ludo-classic", 2, opponents="random", max_turns=30)
        shown, infos = env.reset(seed=1)
        for _ in range(200):
            _, rewards, terminated, truncated, infos = env.step(shown["action_mask"].argmax(axis=1))
            if truncated.any():
                self.assertFalse(rewards.any())
                self.assertFalse(terminated.any())
                self.assertTrue((infos["turns"][truncated] >= 30).all())
                break
        else:
            self.fail("nothing was truncated")
        env.close()


if __name__ == "__main__":
    unittest.main()
