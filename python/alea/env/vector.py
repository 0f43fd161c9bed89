"""Gymnasium's vector API."""

from __future__ import annotations

from typing import Any, Dict, Optional, Sequence, Tuple, Union

import numpy as np

from ..engine import AleaError
from .lanes import Lanes, requires
from .spaces import Discrete, MultiDiscrete, observation_space

try:
    from gymnasium.vector import AutoresetMode, VectorEnv as _Base

    _NEXT_STEP: Any = AutoresetMode.NEXT_STEP
except ImportError:
    _Base, _NEXT_STEP = object, "NextStep"


class VectorEnv(_Base):
    """Many matches at once, by Gymnasium's vector API; :func:`vector` makes one.

    ``reset(seed=, options=)`` gives ``(observations, infos)``, ``step(actions)`` gives ``(observations, rewards,
    terminations, truncations, infos)``. Observations are ``{"observation": float32[lanes, k], "action_mask":
    int8[lanes, actions]}``; they and ``infos`` are views of memory that the next step overwrites, unless the
    environment was made with ``copy=True``. After an end the next step begins the next match of that lane, whatever
    its action, with reward 0 (Gymnasium's NEXT_STEP) unless that one ends before the learner has a choice.

    ``rewards`` (float32[lanes]) are those of the learner; where it plays every seat, those of the seat that acted last;
    ``infos["rewards"]`` (float32[lanes, seats]) has all. ``infos`` has the arrays of :class:`Lanes`, too: ``seat``,
    ``roll``, ``match``, ``turns``, ``slots``, and with ``afterstates`` what actions lead to.

    >>> env = alea.env.vector("ludo-simple", lanes=3, opponents="fast")
    >>> env.num_envs, env.single_action_space.n, env.observation_space["observation"].shape
    (3, 4, (3, 1078))
    >>> env.close()
    """

    def __init__(self, lanes: Lanes, seat: Union[int, str], alone: bool, copy: bool = False):
        self.engine = lanes
        #: The labels of all actions.
        self.actions = lanes.actions
        self.num_envs = lanes.lanes
        self.spec = None
        self.closed = False
        self.metadata = {"autoreset_mode": _NEXT_STEP, "render_modes": ["ansi"]}
        self.render_mode = "ansi"
        width = lanes.inputs + lanes.rolls if "observation" in lanes.fields else 0
        self.single_action_space = Discrete(len(lanes.actions))
        self.single_observation_space = observation_space(width, len(lanes.actions))
        self.action_space = MultiDiscrete(np.full(lanes.lanes, len(lanes.actions)))
        self.observation_space = observation_space(width, len(lanes.actions), (lanes.lanes,))
        self._copy = copy
        self._column = None if alone or seat == "rotate" else int(seat)
        self._alone = alone
        self._mask = lanes.mask.view(np.int8)
        self._infos = {name: array for name, array in lanes.fields.items()
                       if name not in ("action", "mask", "end", "reward", "observation")}
        self._infos["rewards"] = lanes.reward
        self._rows = np.arange(lanes.lanes)

    def reset(self, *, seed: Optional[int] = None, options: Optional[dict] = None) -> Tuple[Dict[str, Any], dict]:
        """Begins the first matches of a seed, or, without one, the next match of every lane."""
        self.engine.reset(seed)
        return self._observed(), self._told()

    def step(self, actions: Any) -> Tuple[Dict[str, Any], Any, Any, Any, dict]:
        """Takes an action in every lane."""
        engine = self.engine
        if np.shape(actions) != engine.action.shape:
            raise AleaError("an action is needed for each of %d lanes; these have the shape %s"
                            % (engine.lanes, np.shape(actions)))
        acted = engine.seat.copy() if self._alone else None
        engine.action[:] = actions
        engine.step()
        if self._alone:
            rewards = engine.reward[self._rows, acted]
        elif self._column is None:
            rewards = engine.reward[self._rows, engine.match % engine.seats]
        else:
            rewards = engine.reward[:, self._column]
            rewards = rewards.copy() if self._copy else rewards
        end = engine.end
        return self._observed(), rewards, end == 1, end == 2, self._told()

    def _observed(self) -> Dict[str, Any]:
        shown = {"action_mask": self._mask}
        if "observation" in self.engine.fields:
            shown["observation"] = self.engine.observation
        return {name: array.copy() for name, array in shown.items()} if self._copy else shown

    def _told(self) -> dict:
        return {name: array.copy() for name, array in self._infos.items()} if self._copy else self._infos

    def position(self, lane: int) -> str:
        """Where a lane stands, as text (docs/protocol.md)."""
        return self.engine.position(lane)

    def record(self, lane: int) -> str:
        """The record of a lane's match as far as it has come, for ``alea replay``; needs ``records=True``."""
        return self.engine.record(lane)

    def render(self) -> Tuple[str, ...]:
        """Where all lanes stand, as texts."""
        return tuple(self.engine.position(lane) for lane in range(self.num_envs))

    def close(self, **kwargs: Any) -> None:
        """Ends the engine."""
        self.closed = True
        self.engine.close()


def vector(spec: str, lanes: int = 1024, *, opponents: Union[None, str, Sequence[str]] = None,
           encoder: Optional[str] = None, seat: Union[int, str] = 0, seed: int = 1, copy: bool = False,
           **options: Any) -> VectorEnv:
    """Many matches at once, by Gymnasium's vector API.

    ``opponents``, ``encoder``, ``seat`` and further options (``sparse``, ``afterstates``, ``max_turns``, ``records``)
    are those of :class:`Lanes`. Without opponents the learner plays every seat: ``infos["seat"]`` says whose turn it
    is.

    >>> env = alea.env.vector("ludo-classic", lanes=2, opponents=["hybrid"], seat="rotate", records=True)
    >>> observations, infos = env.reset(seed=7)
    >>> infos["seat"].tolist(), env.record(1).splitlines()[2]
    ([0, 1], 'seat 0 hybrid')
    >>> env.close()
    """
    requires(vector, options)
    engine = Lanes(spec, lanes, opponents=opponents, encoder=encoder, seat=seat, seed=seed, **options)
    return VectorEnv(engine, seat, not opponents, copy)
