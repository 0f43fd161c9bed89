"""Gymnasium's spaces where it is installed, and as much of them as is needed where it is not."""

from __future__ import annotations

from typing import Any, Dict as Mapping, Optional, Tuple

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
except ImportError:

    class _Space:
        def __init__(self, shape: Optional[Tuple[int, ...]], dtype: Any):
            self.shape = shape
            self.dtype = None if dtype is None else np.dtype(dtype)
            self._random = np.random.default_rng()

        def seed(self, seed: Optional[int] = None) -> None:
            """Lets :meth:`sample` begin anew."""
            self._random = np.random.default_rng(seed)

        def contains(self, x: Any) -> bool:
            """Whether x is in the space."""
            raise NotImplementedError

        def __contains__(self, x: Any) -> bool:
            return self.contains(x)

        def __repr__(self) -> str:
            return "%s(%s)" % (type(self).__name__, self.shape)

    class Discrete(_Space):  # type: ignore
        """The numbers 0..n-1."""

        def __init__(self, n: int):
            super().__init__((), np.int64)
            self.n = n

        def sample(self, mask: Any = None) -> int:
            """A random one, of those whose ``mask`` is 1."""
            if mask is None:
                return int(self._random.integers(self.n))
            return int(self._random.choice(np.flatnonzero(mask)))

        def contains(self, x: Any) -> bool:
            return isinstance(x, (int, np.integer)) and 0 <= int(x) < self.n

        def __eq__(self, other: Any) -> bool:
            return isinstance(other, Discrete) and other.n == self.n

        def __repr__(self) -> str:
            return "Discrete(%d)" % self.n

    class MultiDiscrete(_Space):  # type: ignore
        """Rows of numbers, each 0..nvec-1."""

        def __init__(self, nvec: Any):
            self.nvec = np.asarray(nvec)
            super().__init__(self.nvec.shape, np.int64)

        def sample(self) -> Any:
            """Random ones."""
            return self._random.integers(self.nvec)

        def contains(self, x: Any) -> bool:
            x = np.asarray(x)
            return x.shape == self.shape and bool(((0 <= x) & (x < self.nvec)).all())

    class Box(_Space):  # type: ignore
        """Arrays of a shape between bounds."""

        def __init__(self, low: float, high: float, shape: Tuple[int, ...], dtype: Any = np.float32):
            super().__init__(shape, dtype)
            self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

        def contains(self, x: Any) -> bool:
            return (isinstance(x, np.ndarray) and x.shape == self.shape and x.dtype == self.dtype
                    and bool(((self.low <= x) & (x <= self.high)).all()))

    class Dict(_Space):  # type: ignore
        """Spaces by name."""

        def __init__(self, spaces: Mapping[str, Any]):
            super().__init__(None, None)
            self.spaces = dict(spaces)

        def __getitem__(self, key: str) -> Any:
            return self.spaces[key]

        def contains(self, x: Any) -> bool:
            return isinstance(x, dict) and x.keys() == self.spaces.keys() and all(
                space.contains(x[name]) for name, space in self.spaces.items())

        def __repr__(self) -> str:
            return "Dict(%s)" % self.spaces


def observation_space(inputs: int, actions: int, lanes: Tuple[int, ...] = ()) -> Any:
    """What is shown of a decision."""
    shown = {"action_mask": Box(0, 1, lanes + (actions,), np.int8)}
    if inputs:
        shown["observation"] = Box(0, np.inf, lanes + (inputs,), np.float32)
    return Dict(shown)
