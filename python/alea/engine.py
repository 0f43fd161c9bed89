"""The program ``alea`` as a process that answers requests; what everything else in this package stands on."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Dict, Iterable, List, Optional, Sequence, Tuple

#: The environment variable that names the program: a command line, such as ``/opt/alea/alea``.
COMMAND = "ALEA_COMMAND"

_BATCH = 500  # requests that go in one message: it is read and answered as a whole, so nobody waits for the other


class AleaError(Exception):
    """What Alea said was wrong: bad input as a rule, in one line that tells what is allowed.

    ``code`` is the number of the protocol's error (-32602: a value that cannot be used), or the exit code of a
    command (2: bad input).

    >>> try:
    ...     alea.Game("ludo-simpel")
    ... except alea.AleaError as error:
    ...     print(str(error)[:56])
    there is no game 'ludo-simpel' (did you mean 'ludo-simpl
    """

    def __init__(self, message: str, code: int = 2):
        super().__init__(message)
        self.code = code


def command() -> List[str]:
    """The command line that starts Alea: that of ``ALEA_COMMAND``, else ``alea`` of the clone, or of the unpacked
    archive, in which this package lies, else ``alea`` on the PATH.

    >>> alea.command()[0].endswith(("alea", "java"))
    True
    """
    named = os.environ.get(COMMAND)
    if named:
        return shlex.split(named)
    clone = Path(__file__).resolve().parents[2]
    if (clone / "alea").is_file() and any((clone / own).exists() for own in ("pom.xml", "lib/app/alea.jar")):
        return [str(clone / "alea")]
    found = shutil.which("alea")
    if found:
        return [found]
    raise AleaError(
        "the program alea is not found: set %s to its command, or put it on the PATH" % COMMAND, 69)


def _apart() -> Dict[str, Any]:
    """What keeps Ctrl-C, which is for this program, from ending an engine that has to go on answering."""
    if sys.version_info >= (3, 11):
        return {"process_group": 0}
    return {"preexec_fn": os.setpgrp} if hasattr(os, "setpgrp") else {}


class Process:
    """A process of Alea: its input and output as bytes, and the last line of its complaints. One that ``serves`` goes
    on when Ctrl-C interrupts Python, and ends with it."""

    def __init__(self, arguments: Sequence[str], program: Optional[Sequence[str]] = None, serves: bool = True):
        line = list(program or command()) + list(arguments)
        try:
            self.popen = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
                **(_apart() if serves else {}))
        except OSError as error:
            raise AleaError("%s cannot be started: %s" % (line[0], error.strerror), 69) from None
        self.output = self.popen.stdout
        self.last = ""
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        for line in self.popen.stderr:
            self.last = line.decode("utf-8", "replace").strip()
            if self.last.startswith("building"):  # the first time, which takes minutes
                print(self.last, file=sys.stderr, flush=True)

    def failure(self) -> AleaError:
        """Why it has ended."""
        code = self.popen.wait()
        self._listener.join(5)
        return AleaError(self.last or "alea ended with exit code %d" % code, code)

    def close(self) -> None:
        """Ends it."""
        for stream in (self.popen.stdin, self.popen.stdout):
            try:
                stream.close()
            except OSError:
                pass
        try:
            self.popen.wait(10)
        except subprocess.TimeoutExpired:
            self.popen.kill()
            self.popen.wait()
        self._listener.join(5)
        self.popen.stderr.close()


def run(*arguments: str, fine: Sequence[int] = (0,)) -> Tuple[Any, int]:
    """Runs a command of Alea with ``--json``.

    ``fine`` are the exit codes that bring a result. Returns the JSON document and the exit code.

    >>> report, code = alea.run("games", "ludo-simple")
    >>> report["seats"], code
    (2, 0)
    """
    process = Process(list(arguments) + ["--json"], serves=False)
    try:
        process.popen.stdin.close()
        text = process.output.read()
        code = process.popen.wait()
        if code not in fine:
            raise process.failure()
    finally:
        process.close()
    return json.loads(text), code


class Engine:
    """A running ``alea rpc``: it answers requests one after the other and keeps nothing between them.

    ``rules`` are rule files whose games may be named (by the file's name without its folder). One engine serves all
    threads of a program; ``with`` ends it. A program that makes no engine shares one: :func:`engine`.

    >>> with alea.Engine() as engine:
    ...     engine.call("start", game="ludo-simple:pawns=1")
    {'position': '0/-/0/- 0 -'}
    """

    def __init__(self, rules: Iterable[str] = (), command: Optional[Sequence[str]] = None):
        arguments = ["rpc"]
        for file in rules:
            arguments += ["--rules", str(file)]
        self._process = Process(arguments, command)
        self._output = os.fdopen(os.dup(self._process.output.fileno()), "rb", 1 << 16)
        self._lock = threading.Lock()

    def call(self, method: str, /, **params: Any) -> Any:
        """The answer to one request; parameters that are ``None`` are left out. docs/protocol.md lists all methods.

        >>> alea.engine().call("play", game="ludo-simple:pawns=1", position="0/-/0/- 0 -", label="3")
        {'position': '0/-/0/- 0 3'}
        """
        return _result(self._ask(_request(method, params, 1)))

    def batch(self, method: str, requests: Iterable[Dict[str, Any]]) -> List[Any]:
        """The answers to many requests of one method, in their order: several times as fast as one by one.

        >>> ask = [{"game": "ludo-simple:pawns=1", "position": "0/-/0/- 0 %d" % die} for die in (1, 6)]
        >>> [answer["options"][0]["next"] for answer in alea.engine().batch("options", ask)]
        ['1/-/0/- 2 -', '6/-/0/- 2 -']
        """
        todo = list(requests)
        answers: List[Any] = []
        for at in range(0, len(todo), _BATCH):
            part = [_request(method, params, number) for number, params in enumerate(todo[at:at + _BATCH])]
            answers += [_result(answer) for answer in self._ask(part)]
        return answers

    def _ask(self, message: Any) -> Any:
        line = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        with self._lock:
            try:
                self._process.popen.stdin.write(line)
                answer = self._output.readline()
            except (OSError, ValueError):
                answer = b""
        if not answer:
            raise self._process.failure()
        return json.loads(answer)

    def close(self) -> None:
        """Ends the process."""
        self._output.close()
        self._process.close()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def _request(method: str, params: Dict[str, Any], number: int) -> Dict[str, Any]:
    given = {name: value for name, value in params.items() if value is not None}
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": given}


def _result(answer: Dict[str, Any]) -> Any:
    if "error" in answer:
        raise AleaError(answer["error"]["message"], answer["error"]["code"])
    return answer["result"]


_shared: Optional[Engine] = None
_sharing = threading.Lock()


def engine() -> Engine:
    """The engine that is shared by all who name no other. It starts when it is first needed (half a second) and ends
    with the program.

    >>> alea.engine() is alea.engine()
    True
    """
    global _shared
    with _sharing:
        if _shared is None:
            _shared = Engine()
            atexit.register(_end)
        return _shared


def _end() -> None:
    global _shared
    ended, _shared = _shared, None
    if ended is not None:
        ended.close()
