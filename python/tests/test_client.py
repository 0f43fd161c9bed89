"""The client: what Alea answers, as Python sees it."""

import os
import tempfile
import unittest
from pathlib import Path

import alea

ROOT = Path(__file__).resolve().parents[2]


class Client(unittest.TestCase):
    def test_what_alea_refuses_is_an_exception_with_its_line(self):
        game = alea.Game("ludo-simple")
        with self.assertRaises(alea.AleaError) as caught:
            game.options("10,20,H,X/-/2,3,0,0/- 0 5")
        self.assertEqual(str(caught.exception),
                         "position, place 0, pawn 3: 'X' is not a square; it is 0..51 or H (home)")
        self.assertEqual(caught.exception.code, -32602)
        with self.assertRaisesRegex(alea.AleaError, "legal is 0, 1"):
            game.play("10,20,H,H/-/2,3,0,0/- 0 5", 2)

    def test_after_an_error_the_engine_goes_on(self):
        game = alea.Game("ludo-simple")
        with self.assertRaises(alea.AleaError):
            game.play(game.start(), "7")
        self.assertEqual(game.options(game.start()).kind, "chance")

    def test_a_command_that_refuses_is_an_exception_with_its_line(self):
        with self.assertRaisesRegex(alea.AleaError, "^alea arena: there is no strategy 'hybird'") as caught:
            alea.arena("ludo-simple", "hybird", "fast", games=10)
        self.assertEqual(caught.exception.code, 2)
        with self.assertRaisesRegex(alea.AleaError, "^there are no rolls$"):
            alea.dice([])

    def test_many_requests_are_answered_in_their_order(self):
        game = alea.Game("ludo-simple:pawns=1")
        positions = ["%d/-/0/- 0 %d" % (square, die) for square in range(40) for die in range(1, 7)] * 5
        nodes = game.options_of(positions)
        self.assertEqual([node.options[0].next for node in nodes],
                         ["%d/-/0/- 2 -" % (square + die) for square in range(40) for die in range(1, 7)] * 5)

    def test_a_missing_program_is_said_so(self):
        with self.assertRaisesRegex(alea.AleaError, "cannot be started"):
            alea.Engine(command=["/nowhere/alea"])

    def test_an_engine_that_has_ended_is_said_so(self):
        engine = alea.Engine()
        engine._process.popen.kill()
        with self.assertRaisesRegex(alea.AleaError, "ended with exit code"):
            engine.call("games")
        engine.close()

    def test_a_rule_file_is_a_game(self):
        with alea.Game(str(ROOT / "examples/rules/mensch.yaml")) as game:
            self.assertEqual(game.options(game.start()).kind, "chance")


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = os.path.join(cls.folder.name, "doom.table")
        alea.run("solve", "doom:2x2,dice=2", "--out", cls.file, "--values", "f32")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_a_value_is_that_of_the_engine(self):
        game = alea.Game("doom:2x2,dice=2,turns=none")
        with alea.Table(self.file) as table:
            for n in range(0, table.states, 37):
                position = table.position(n)
                if position is None or game.options(position).kind == "over":
                    continue
                self.assertEqual(table.index(position), n)
                lower, upper = table.bounds(n)
                exact = game.value(position)
                self.assertLessEqual(lower - 1e-9, 2 * exact.equity - 1)
                self.assertLessEqual(2 * exact.equity - 1, upper + 1e-9)
                self.assertAlmostEqual(table.value(position), 2 * exact.equity - 1, delta=1e-6)

    def test_a_position_without_a_number_is_worth_what_it_leads_to(self):
        file = os.path.join(self.folder.name, "ludo.table")
        alea.run("solve", "ludo-simple:pawns=1", "--out", file)
        with alea.Table(file) as table:
            with self.assertRaisesRegex(alea.AleaError, "has no number in tables of ludo-simple:pawns=1"):
                table.index("30/-/45/- 0 3")
            rolled = [table.value("30/-/45/- 0 %d" % die) for die in range(1, 7)]
            self.assertAlmostEqual(sum(rolled) / 6, table.value("30/-/45/- 0 -"), delta=1e-8)

    def test_bounds_of_a_position_without_a_number_are_the_mean_of_those_that_it_leads_to(self):
        with alea.Table(self.file) as table, alea.Game(table.game) as game:
            start = game.start()
            lower, upper = table.bounds(start)
            self.assertTrue(lower <= table.value(start) <= upper)

            def mean(position):
                node = game.options(position)
                if node.kind != "chance":
                    return table.bounds(position)
                below = [(option.probability, mean(option.next)) for option in node.options]
                return [sum(p * bounds[end] for p, bounds in below) for end in (0, 1)]

            for bound, expected in zip((lower, upper), mean(start)):
                self.assertAlmostEqual(bound, expected, delta=1e-12)

    def test_a_position_that_no_state_of_the_table_follows_is_refused_and_not_played_on(self):
        file = os.path.join(self.folder.name, "endgames.table")
        alea.run("solve", "ludo-simple", "--endgame", "2", "--gap", "1e-3", "--out", file)
        with alea.Table(file) as table:
            self.assertLess(table.bounds("30,H,H,H/-/16,H,H,H/- 0 3")[0], 1)
            for ask in table.bounds, table.value:
                with self.assertRaisesRegex(alea.AleaError, "endgames.table does not know 48,4,H,H/-/16,H,H,H/- 0 -"):
                    ask("48,4,H,H/-/16,H,H,H/- 0 -")

    def test_a_position_of_more_than_the_table_knows_says_of_which_game_it_is(self):
        with alea.Table(self.file) as table:
            for ask in table.index, table.value, lambda position: table.indices([position]):
                with self.assertRaisesRegex(
                        alea.AleaError, "^position: 'turn=1' is of a game that counts turns; .* counts none: this table"
                        " is of doom:.*turns=none; take positions of alea.Game.table.game.$"):
                    ask("r2b1/b1r2 r 0 turn=1")

    def test_what_is_no_table_is_refused(self):
        with self.assertRaisesRegex(alea.AleaError, "is not a table of alea solve"):
            alea.Table(str(ROOT / "README.md"))
        with self.assertRaisesRegex(alea.AleaError, "cannot be read"):
            alea.Table("/nowhere.table")
        cut = os.path.join(self.folder.name, "cut.table")
        Path(cut).write_bytes(Path(self.file).read_bytes()[:-8])
        with self.assertRaisesRegex(alea.AleaError, "is not whole"):
            alea.Table(cut)


if __name__ == "__main__":
    unittest.main()
