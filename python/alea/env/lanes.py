"""The memory that the engine and Python share, and how one waits for the other."""

from __future__ import annotations

import difflib
import inspect
import json
import mmap
import os
import tempfile
import threading
import weakref
from typing import Any, Callable, Dict, Optional, Sequence, Union

import numpy as np

from ..engine import AleaError, Process

_STEP, _RESET, _RESET_ON, _POSITION, _RECORD = 1, 2, 3, 4, 5

# Places in the header, as numbers of 8 or 4 bytes: docs/python.md.
_ASKED, _SEED, _ANSWERED = 64 // 8, 80 // 8, 128 // 8
_REQUEST, _LANE, _PATIENCE, _STATUS, _LENGTH = 72 // 4, 76 // 4, 88 // 4, 136 // 4, 140 // 4
_ENGINE_SLEEPS, _DRIVER_SLEEPS = 192 // 4, 256 // 4
# Whoever is awake answers at once; whom a byte has to wake takes a hundred times as long. So both look for a while
# before they sleep, as long as that pays. When it did not, they try again after 1, 2, 4, ... requests: for longer than
# it takes to wake the engine, and then both are awake.
_ENGINE_LOOKS = 20_000  # nanoseconds
_LOOKS, _TRY_LOOKS = 400, 4000  # 400 take about 20 microseconds
_MOST_PAUSE = 256
_NO_ROOM = 74  # the exit code of Alea where something could not be written


class Lanes:
    """Many matches side by side, which wait for an action in every lane. What the three environments stand on; use it
    itself where nothing but speed counts.

    ``spec`` names the game. ``seed`` is that of all dice. ``opponents`` are strategies, or bots (``"exec:COMMAND"``,
    at most 64 in all lanes), that play the other seats: one for all, or one for each seat after the learner's, in the
    order of play; without them, the actions are those of whoever is to act. ``seat`` is the learner's, from 0 in the
    order of play, or ``"rotate"``: the number of the match modulo the seats. ``encoder`` names how positions are shown
    (None: the standard of the game); ``sparse`` leaves their rows out, and shows ``slots`` alone. ``afterstates`` shows
    what every action leads to. ``max_turns`` stops a match as truncated. ``records`` keeps what is needed for
    :meth:`record`.

    The attributes are NumPy views of the shared memory; they change with every step, so copy what is to stay:

    * ``action`` int32[lanes]: to be written before :meth:`step`
    * ``seat`` int8[lanes]: who is to act, in the order of play
    * ``roll`` int16[lanes]: what chance brought last, as the number of its option (Ludo: the die less one); -1: nothing
    * ``mask`` uint8[lanes, actions]: 1 where an action is legal; all 0 when a match has ended
    * ``end`` uint8[lanes]: 0 a match goes on, 1 it has ended, 2 it was truncated; the next step begins the next one. A
      match in which the learner never has a choice has ended as soon as it begins
    * ``reward`` float32[lanes, seats]: payoffs, when it has ended
    * ``match`` int64[lanes], ``turns`` int32[lanes]: the number of the match, and how long it has lasted
    * ``slots`` int32[lanes, slots], ``observation`` float32[lanes, inputs + rolls]: what the seat to act sees
    * ``after_seat`` int8[lanes, actions]: who sees the position that an action leads to; -1 where the match is over
      then, which is worth ``after_score`` float32[lanes, actions] to who acts
    * ``after_slots``, ``after_observation``: what is seen then, where ``mask`` is 1 and the match is not over

    >>> lanes = alea.env.Lanes("ludo-classic", 4, opponents="random")
    >>> lanes.reset(seed=1)
    >>> lanes.actions, lanes.mask.shape, lanes.end.tolist()
    (['0', '1', '2', '3'], (4, 4), [0, 0, 0, 0])
    >>> lanes.action[:] = lanes.mask.argmax(axis=1)
    >>> lanes.step()
    >>> lanes.position(0).count("/")
    3
    >>> lanes.close()
    """

    def __init__(self, spec: str, lanes: int = 1, *, seed: int = 1, opponents: Union[None, str, Sequence[str]] = None,
                 seat: Union[int, str] = 0, encoder: Optional[str] = None, sparse: bool = False,
                 afterstates: bool = False, max_turns: Optional[int] = None, records: bool = False,
                 command: Optional[Sequence[str]] = None):
        line = ["env", spec, "--lanes", str(lanes), "--seed", str(seed), "--seat", str(seat)]
        for opponent in [opponents] if isinstance(opponents, str) else opponents or []:
            line += ["--opponent", opponent]
        line += [] if encoder is None else ["--encoder", encoder]
        line += [] if max_turns is None else ["--max-turns", str(max_turns)]
        flags = (("--sparse", sparse), ("--afterstates", afterstates), ("--records", records))
        line += [flag for flag, wanted in flags if wanted]
        self._process, self.layout = _started(line, command)
        file = self.layout.pop("_file")
        try:
            with open(file, "r+b") as opened:
                self._memory = mmap.mmap(opened.fileno(), 0)
        finally:
            os.unlink(file)  # the memory stays until both have let go of it, and nothing is left over
            os.rmdir(os.path.dirname(file))
        if self._memory[:8] != b"ALEARING" or self.layout["version"] != 1:
            raise AleaError("this Alea speaks another version of the ring; update both")
        self._longs = memoryview(self._memory).cast("q")
        self._ints = memoryview(self._memory).cast("i")
        self._asked = 0
        self._awake, self._pause, self._next_try = True, 1, 0
        self._seed = seed
        self._fence = threading.Lock()
        self._wake = self._process.popen.stdin.fileno()
        self._woken = self._process.output.fileno()
        self._closed = weakref.finalize(self, self._process.close)
        #: The labels of all actions.
        self.actions = self.layout["actions"]
        #: How many lanes there are, and seats.
        self.lanes = self.layout["lanes"]
        self.seats = len(self.layout["places"])
        #: Inputs of the encoder, and of the roll behind them.
        self.inputs, self.rolls = self.layout["inputs"], self.layout["rolls"]
        self.fields: Dict[str, np.ndarray] = {}
        for field in self.layout["fields"]:
            array = np.ndarray(tuple(field["shape"]), field["type"], self._memory, field["offset"])
            self.fields[field["name"]] = array
            setattr(self, field["name"], array)

    def reset(self, seed: Optional[int] = None) -> None:
        """Begins the first matches of a seed, or, without one, the next match of every lane; to the first decision."""
        if seed is None and self._asked:
            self._ask(_RESET_ON)
        else:
            self._longs[_SEED] = self._seed if seed is None else seed
            self._ask(_RESET)

    def step(self) -> None:
        """Takes ``action`` in every lane. A lane whose match has ended begins its next one instead."""
        self._ask(_STEP)

    def position(self, lane: int) -> str:
        """Where a lane stands, as text."""
        return self._text(_POSITION, lane)

    def record(self, lane: int) -> str:
        """The record of a lane's match as far as it has come, which ``alea replay`` verifies; needs ``records``."""
        return self._text(_RECORD, lane)

    def close(self) -> None:
        """Ends the engine. The arrays stay as they are."""
        self._closed()

    def _text(self, request: int, lane: int) -> str:
        if not 0 <= lane < self.lanes:
            raise AleaError("there is no lane %d; there are 0..%d" % (lane, self.lanes - 1))
        self._ints[_LANE] = lane
        self._ask(request)
        return self._said()

    def _said(self) -> str:
        at = self.layout["text"][0]
        return self._memory[at:at + self._ints[_LENGTH]].decode("utf-8")

    def _ask(self, request: int) -> None:
        if not self._closed.alive:
            raise AleaError("the environment is closed")
        longs, ints, fence = self._longs, self._ints, self._fence
        self._asked = number = self._asked + 1
        awake = self._awake
        looks = _LOOKS if awake else _TRY_LOOKS if number >= self._next_try else 1
        ints[_PATIENCE] = _ENGINE_LOOKS if looks > 1 else 0
        ints[_REQUEST] = request
        longs[_ASKED] = number
        with fence:  # a lock is a barrier: the other must see the request before we look whether it sleeps
            pass
        try:
            if ints[_ENGINE_SLEEPS]:
                os.write(self._wake, b"\n")
            for _ in range(looks):
                if longs[_ANSWERED] == number:
                    self._awake = looks > 1
                    if awake:
                        self._pause = 1
                    break
            else:
                if looks > 1:
                    self._awake, self._next_try = False, number + self._pause
                    self._pause = min(2 * self._pause, _MOST_PAUSE)
                self._sleep(number)
        except BrokenPipeError:
            self._gone()
        if ints[_STATUS]:
            error = AleaError(self._said(), ints[_STATUS])
            self.close()
            raise error

    def _sleep(self, number: int) -> None:
        while True:
            self._ints[_DRIVER_SLEEPS] = 1
            with self._fence:
                pass
            if self._longs[_ANSWERED] == number:
                break
            if not os.read(self._woken, 4096) and self._longs[_ANSWERED] != number:
                self._gone()
        self._ints[_DRIVER_SLEEPS] = 0

    def _gone(self) -> None:
        error = self._process.failure()
        self.close()
        raise error


def requires(function: Callable[..., Any], options: Dict[str, Any]) -> None:
    """Holds that all options are arguments of a function or of :class:`Lanes`: :class:`TypeError` in a line if not."""
    own, more = inspect.signature(function).parameters, inspect.signature(Lanes).parameters
    known = [name for name in {**own, **more} if name != "options" and (name in own or name != "lanes")]
    for name in options:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            raise TypeError("alea.env.%s has no argument '%s'%s; it has %s" % (
                function.__name__, name, " (did you mean '%s'?)" % near[0] if near else "", ", ".join(sorted(known))))


def _started(line: Sequence[str], command: Optional[Sequence[str]]) -> Any:
    """A process with its ring in shared memory, or, where that has no room, on the disk."""
    folders = [folder for folder in ("/dev/shm",) if os.access(folder, os.W_OK)] + [tempfile.gettempdir()]
    for folder in folders:
        file = os.path.join(tempfile.mkdtemp(prefix="alea-ring-", dir=folder), "ring")
        process = Process(list(line) + ["--ring", file], command)
        told = process.output.readline()
        if told:
            layout = json.loads(told)
            layout["_file"] = file
            return process, layout
        error = process.failure()
        process.close()
        if os.path.exists(file):
            os.unlink(file)
        os.rmdir(os.path.dirname(file))
        if error.code != _NO_ROOM or folder == folders[-1]:
            raise error
