"""Tabular Q-learning: Dice of Doom on four tiles, 512 states, against the thesis's greedy player.

    PYTHONPATH=python python3 examples/python/q_learning.py [STEPS]
"""
import sys

import numpy as np

import alea.env

GAME, LANES, RATE, EXPLORE = "doom:2x2,dice=2", 256, 0.05, 0.05
DIGITS = np.array([128, 32, 8, 2, 1])  # a tile looks one of four ways (whose, how many dice), the turn one of two


def learn(steps, seed=1):
    env = alea.env.Lanes(GAME, LANES, opponents="greedy", seat="rotate", encoder="doom", sparse=True, seed=seed)
    draw, lanes, won = np.random.default_rng(seed), np.arange(LANES), []
    q = 0.5 + 0.01 * draw.random((512, len(env.actions)))  # what an action is worth: how likely it wins
    env.reset()
    for step in range(steps):
        state, running = (env.slots - [0, 4, 8, 12, 16]) @ DIGITS * (env.end == 0), env.end == 0
        worth = np.where(env.mask == 1, q[state], -1)
        if step:
            reward = env.reward[lanes, env.match % 2]  # seat="rotate": we sit in seat (match modulo 2)
            target = np.where(running, worth.max(axis=1), reward)
            q[before, action] += RATE * (target - q[before, action]) * acted
            won.extend(reward[~running])
        explored = (env.mask * draw.random(env.mask.shape)).argmax(axis=1)
        action = np.where(draw.random(LANES) < EXPLORE, explored, worth.argmax(axis=1))
        before, acted = state, running
        env.action[:] = action
        env.step()
    env.close()
    return np.array(won)


if __name__ == "__main__":
    won = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
    print("%.3f of its first 1,000 matches, %.3f of its last 10,000" % (won[:1000].mean(), won[-10_000:].mean()))
