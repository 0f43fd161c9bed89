"""PettingZoo's AEC API: agents take turns."""

from __future__ import annotations

import re
from typing import Any, Dict, Iterator, List, Optional, Tuple

import numpy as np

from ..engine import AleaError
from .lanes import Lanes, requires
from .spaces import Discrete, observation_space

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object


class AecEnv(_Base):
    """A match whose agents take turns, by PettingZoo's AEC API; :func:`aec` makes one.

    Agents are ``"seat_0"``, ``"seat_1"``, ... in the order of play. An observation is ``{"observation": float32[k],
    "action_mask": int8[actions]}``; that of an agent that is not to act is the last that it had, with no action. Who
    rolls and cannot choose is passed over, so an agent may act several times in a row.

    >>> env = alea.env.aec("doom:2x2")
    >>> env.reset(seed=1)
    >>> env.agents, env.agent_selection in env.agents, env.last()[1:]
    (['seat_0', 'seat_1'], True, (0.0, False, False, {}))
    >>> env.close()
    """

    def __init__(self, lanes: Lanes):
        self.engine = lanes
        #: The labels of all actions.
        self.actions = lanes.actions
        name = re.sub(r"[^a-z0-9]+", "_", lanes.layout["game"].split(":")[0].lower())
        self.metadata = {"name": name + "_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents: List[str] = ["seat_%d" % seat for seat in range(lanes.seats)]
        width = lanes.inputs + lanes.rolls if "observation" in lanes.fields else 0
        self.action_spaces = {agent: Discrete(len(lanes.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(width, len(lanes.actions))
                                   for agent in self.possible_agents}
        self._width = width
        self._mask = lanes.mask[0].view(np.int8)
        self.agents: List[str] = []

    def action_space(self, agent: str) -> Any:
        """The actions of an agent: the same for all."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        """Begins match 0 of a seed, or, without one, the next match."""
        self.engine.reset(seed)
        while self.engine.end[0]:  # nobody had a choice in that match
            self.engine.reset()
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards: Dict[str, float] = {agent: 0.0 for agent in self.agents}
        self.terminations: Dict[str, bool] = {agent: False for agent in self.agents}
        self.truncations: Dict[str, bool] = {agent: False for agent in self.agents}
        self.infos: Dict[str, dict] = {agent: {} for agent in self.agents}
        self._seen = {agent: np.zeros(self._width, np.float32) for agent in self.agents}
        self._look()

    def _look(self) -> None:
        self.agent_selection = self.possible_agents[int(self.engine.seat[0])]
        if self._width:
            self._seen[self.agent_selection] = self.engine.observation[0].copy()

    def observe(self, agent: str) -> Dict[str, Any]:
        """What an agent sees."""
        acts = agent == self.agent_selection and not self.engine.end[0]
        shown = {"action_mask": self._mask.copy() if acts else np.zeros_like(self._mask)}
        if self._width:
            shown["observation"] = self._seen[agent].copy()
        return shown

    def last(self, observe: bool = True) -> Tuple[Optional[Dict[str, Any]], float, bool, bool, dict]:
        """``(observation, reward, terminated, truncated, info)`` of the agent to act; the reward is all that it was
        given since it acted last."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action: Optional[int]) -> None:
        """Takes an action for the agent to act; ``None`` for one whose match has ended, which then leaves."""
        if not self.agents:
            raise AleaError("the match has ended, or none has begun: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise AleaError("None is the action of an agent whose match has ended; %s has to act" % agent)
        engine = self.engine
        self._cumulative_rewards[agent] = 0.0
        engine.action[0] = action
        engine.step()
        end = int(engine.end[0])
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(engine.reward[0, seat])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = end == 1
            self.truncations[other] = end == 2
        if end:
            self.agent_selection = self.agents[0]
        else:
            self._look()

    def _leave(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise AleaError("the match of %s has ended: its only action is None" % agent)
        self.agents.remove(agent)
        for told in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del told[agent]
        for other in self.agents:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        """The agent to act, again and again, until all have left, at most so often."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def position(self) -> str:
        """Where the match stands, as text (docs/protocol.md)."""
        return self.engine.position(0)

    def record(self) -> str:
        """The record of the match as far as it has come, for ``alea replay``; needs ``records=True``."""
        return self.engine.record(0)

    def render(self) -> str:
        """Where the match stands, as text."""
        return self.position()

    @property
    def num_agents(self) -> int:
        """How many agents have not left."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents there are."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AecEnv":
        """This environment itself."""
        return self

    def state(self) -> Any:
        """There is no view of the whole but the agents'."""
        raise NotImplementedError("no state but what agents observe")

    def close(self) -> None:
        """Ends the engine."""
        self.engine.close()

    def __str__(self) -> str:
        return self.metadata["name"]


def aec(spec: str, *, encoder: Optional[str] = None, seed: int = 1, **options: Any) -> AecEnv:
    """A match whose agents take turns, by PettingZoo's AEC API. The arguments are those of :class:`Lanes`.

    >>> env = alea.env.aec("ludo-simple")
    >>> env.reset(seed=42)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     over = terminated or truncated
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    >>> env.agents, env.metadata["name"]
    ([], 'ludo_simple_v0')
    >>> env.close()
    """
    requires(aec, options)
    return AecEnv(Lanes(spec, 1, encoder=encoder, seed=seed, **options))
