#!/usr/bin/env python3
"""A network as a bot: it learns in an environment (reinforce.py), and plays by the texts of positions that it is given.

    export PYTHONPATH=$PWD/python
    python3 examples/python/network_bot.py --train bot.npy     # half a minute
    ./alea arena ludo-classic "exec:python3 examples/python/network_bot.py bot.npy" random --games 400 --seed 1
"""
import sys

import numpy as np

import alea
import alea.env
import reinforce


class Network:
    """What reinforce.py learns: a weight for every pawn where it stands, other ones when the opponent rolls next."""

    def __init__(self, weights):
        self.weights, self.game = weights, alea.Game(reinforce.GAME)

    def choose(self, position, labels, luck):
        """The move whose position after it weighs most."""
        node = self.game.options(position)
        after = [node[label].next for label in labels]
        for label, there in zip(labels, self.game.options_of(after)):
            if there.kind == "over":
                return label  # it wins
        slots = alea.env.encode(self.game, after, "ludo").slots
        theirs = [there.split(" ")[1] != str(node.seat) for there in after]
        return labels[self.weights.reshape(2, -1)[np.int32(theirs)[:, None], slots].sum(axis=1).argmax()]


if __name__ == "__main__":
    if sys.argv[1] == "--train":
        np.save(sys.argv[2], reinforce.train(float((sys.argv + [30])[3])).weights)
    else:
        alea.bot(Network(np.load(sys.argv[1])).choose)
