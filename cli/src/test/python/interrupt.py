"""Starts a command at a terminal, which it stands in for, types Ctrl-C once TEXT is on the screen, and waits.

    interrupt.py TEXT -- COMMAND ...

Prints all that the command wrote, and its exit code as the last line; -2 where the signal itself ended it.
"""

import os
import pty
import signal
import sys
import time

PATIENCE = 120
CTRL_C = b"\x03"


def main(text, command):
    pid, fd = pty.fork()
    if pid == 0:
        # What a shell starts in the background ignores Ctrl-C, and so does all that it starts in turn.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.environ["TERM"] = "xterm-256color"
        os.execvp(command[0], command)
    said = b""
    typed = False
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            data = os.read(fd, 65536)
        except OSError:
            break
        if not data:
            break
        said += data
        if not typed and text.encode() in said:
            os.write(fd, CTRL_C)
            typed = True
    else:
        os.kill(pid, signal.SIGKILL)
    _, status = os.waitpid(pid, 0)
    print(said.decode())
    print(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[3:])
