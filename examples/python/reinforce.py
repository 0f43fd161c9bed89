"""REINFORCE with NumPy alone, against random players of ludo-classic: a softmax over what every move leads to.

    PYTHONPATH=python python3 examples/python/reinforce.py [SECONDS]
"""
import sys
import time

import numpy as np

import alea.env

GAME, LANES, RATE = "ludo-classic", 512, 0.02


class Policy:
    """The logit of a move sums a weight for every pawn where it then stands; others when the opponent rolls next."""

    def __init__(self, inputs):
        self.inputs, self.weights = inputs, np.zeros(2 * inputs)

    def see(self, env):
        """The weights that every move adds up, [lanes, actions, pawns], and how likely each move is."""
        seen = env.after_slots + self.inputs * (env.after_seat != env.seat[:, None])[:, :, None]
        logits = np.where(env.after_score > 0, 30, self.weights[seen].sum(axis=2))  # who wins at once does
        logits[env.mask == 0] = -np.inf
        logits[env.end > 0] = 0  # nobody moves there
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return seen, odds / odds.sum(axis=1, keepdims=True)


def table(seed):
    env = alea.env.Lanes(GAME, LANES, opponents="random", seat="rotate", encoder="ludo", sparse=True, afterstates=True)
    env.reset(seed)
    return env


def train(seconds=np.inf, enough=1, report=lambda seconds, matches, rate: None, seed=1, most=np.inf):
    env = table(seed)
    policy, draw, rows, width = Policy(env.inputs), np.random.default_rng(seed), np.arange(LANES), 2 * env.inputs
    score = np.zeros((LANES, width))  # the gradient of the log-likelihood of all moves of the match
    total, played, won, last, mean, began = 0, 0, 0, 0.5, 0.5, time.monotonic()
    while time.monotonic() - began < seconds and last < enough and total < most:
        seen, odds = policy.see(env)
        action = (odds.cumsum(axis=1) > draw.random((LANES, 1))).argmax(axis=1)
        push = -odds
        push[rows, action] += 1
        push[(env.mask == 0) | (env.end > 0)[:, None]] = 0
        at = (rows[:, None, None] * width + seen).ravel()
        score += np.bincount(at, np.repeat(push.ravel(), seen.shape[2]), LANES * width).reshape(LANES, width)
        env.action[:] = action
        env.step()
        over = np.flatnonzero(env.end == 1)
        if len(over):
            wins = env.reward[over, env.match[over] % env.seats]
            policy.weights += RATE * (wins - mean) @ score[over]
            mean += 0.002 * (wins - mean).sum()
            played, won = played + len(over), won + wins.sum()
        score[env.end > 0] = 0
        if played >= 10_000:
            last, total, played, won = won / played, total + played, 0, 0
            report(time.monotonic() - began, total, last)
    env.close()
    return policy


def rate(policy, matches=4096, seed=99):
    """What part of so many fresh matches the policy wins when it takes its likeliest move."""
    env, wins = table(seed), []
    while len(wins) < matches:
        env.action[:] = policy.see(env)[1].argmax(axis=1)
        env.step()
        over = np.flatnonzero((env.end == 1) & (env.match < matches))  # all of these, not those that end first
        wins.extend(env.reward[over, env.match[over] % env.seats])
    env.close()
    return float(np.mean(wins))


if __name__ == "__main__":
    told = train(float((sys.argv + [30])[1]), report=lambda seconds, _, wins: print("%5.1f s  %.3f" % (seconds, wins)))
    print("of 4,096 other matches it wins %.3f" % rate(told))
