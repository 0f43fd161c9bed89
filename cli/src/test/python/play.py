"""Plays a whole match of `alea play` at a terminal of 80 by 24, which it stands in for, and looks at the screen.

    play.py RECORDS SEED KILL -- ALEA... play GAME ...

Answers are drawn by SEED: moves, and now and then undo, redo, hint, help, log, save, board or nonsense. After KILL
questions the process is killed with SIGKILL, and the match continued from the only file in the folder RECORDS, with
ALEA... play --continue. It fails where the board is scrolled away or hidden, a line is wrapped, or a match does not
end. Prints how many questions there were, and the last screen.
"""

import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time

ROWS, COLUMNS = 24, 80
QUESTION = re.compile(r"your move \((\d+)-(\d+)(?: of (\d+), more)?, hint, help, q\): $")
SHEET = re.compile(r"\((?:more, or )?Enter for the board\) $")
PATIENCE = 120


class Screen:
    """What a terminal shows, as far as alea needs one."""

    def __init__(self):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.scrolled = self.wrapped = self.ended_lines = 0
        self.aside = None  # how far what was there before has been scrolled
        self.rest = ""

    def feed(self, text):
        text = self.rest + text
        self.rest = ""
        at = 0
        while at < len(text):
            c = text[at]
            if c == "\033":
                end = re.compile(r"\033\[([0-9;]*)([A-Za-z])").match(text, at)
                if end is None:
                    self.rest = text[at:]
                    return
                self.control(end.group(1), end.group(2))
                at = end.end()
                continue
            at += 1
            if c == "\r":
                self.column = 0
            elif c == "\n":
                self.down()
            elif c >= " ":
                if self.column == COLUMNS:
                    self.wrapped += 1
                    self.column = 0
                    self.down()
                self.cells[self.row][self.column] = c
                self.column += 1

    def down(self):
        self.ended_lines += 1
        self.row += 1
        if self.row == ROWS:
            self.row -= 1
            self.scrolled += 1
            self.cells = self.cells[1:] + [[" "] * COLUMNS]

    def control(self, numbers, command):
        if command == "H":
            assert numbers == "", numbers
            self.row = self.column = 0
        elif command == "K":
            self.cells[self.row][self.column :] = [" "] * (COLUMNS - self.column)
        elif command == "J":
            self.cells[self.row][self.column :] = [" "] * (COLUMNS - self.column)
            for row in range(self.row + 1, ROWS):
                self.cells[row] = [" "] * COLUMNS
        else:
            assert command == "m", command

    def line(self):
        return "".join(self.cells[self.row][: self.column])

    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells).rstrip()


class Terminal:
    """A process at a terminal."""

    def __init__(self, command, folder):
        self.screen = Screen()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ["TERM"] = "xterm-256color"
            os.execvp(command[0], command)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.ended = False

    def read(self):
        """Shows what the process has written, or notes that it has ended."""
        try:
            data = os.read(self.fd, 65536)
        except OSError:
            data = b""
        self.ended = not data
        self.screen.feed(data.decode())

    def await_question(self):
        """Waits for a question, or for the end."""
        until = time.monotonic() + PATIENCE
        while not (QUESTION.search(self.screen.line()) or SHEET.search(self.screen.line())):
            ready = select.select([self.fd], [], [], 1)[0]
            if not ready:
                assert time.monotonic() < until, "nothing is asked:\n" + self.screen.text()
                continue
            self.read()
            if self.ended:
                return

    def type(self, answer):
        os.write(self.fd, (answer + "\n").encode())
        lines = self.screen.ended_lines  # the echo is not to be taken for a question
        while self.screen.ended_lines == lines and not self.ended:
            self.read()

    def look(self, board):
        """Checks that the board is where it was."""
        text = self.screen.text()
        if self.screen.aside is None:
            self.screen.aside = self.screen.scrolled
        assert self.screen.scrolled == self.screen.aside, "it scrolled:\n" + text
        assert self.screen.wrapped == 0, "a line is too long:\n" + text
        assert self.screen.row < ROWS - 1, "the question is in the last row:\n" + text
        assert not board or re.search(r"\byou\b", text), "where is the board?\n" + text

    def close(self):
        return os.waitpid(self.pid, 0)[1]


def answer(draw, screen, asked):
    """What to type at a question."""
    question = QUESTION.search(screen.line())
    if not question:
        return "more" if draw.random() < 0.5 else ""
    if asked == 2:
        return "hint"
    if asked == 4:
        return "save kept"
    chance = draw.random()
    if asked > 3 and chance < 0.03:
        return "undo"
    if chance < 0.05:
        return "redo"
    if chance < 0.08:
        return draw.choice(["help", "log", "nonsense", "0", "board", "save", "more", "?" * 30])
    return str(draw.randint(int(question.group(1)), int(question.group(2))))


def main():
    records, seed, kill = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    command = sys.argv[5:]
    draw = random.Random(seed)
    folder = os.path.dirname(records)
    terminal = Terminal(command, folder)
    asked = 0
    while True:
        terminal.await_question()
        if terminal.ended:
            break
        asked += 1
        terminal.look(QUESTION.search(terminal.screen.line()))
        if asked == kill:
            os.kill(terminal.pid, signal.SIGKILL)
            terminal.close()
            os.close(terminal.fd)
            files = [name for name in os.listdir(records) if not name.startswith(".")]
            assert len(files) == 1, files
            terminal = Terminal(command[: command.index("play") + 1] + ["--continue", os.path.join(records, files[0])], folder)
            continue
        terminal.type(answer(draw, terminal.screen, asked))
    status = terminal.close()
    text = terminal.screen.text()
    assert status == 0, text
    assert " wins after " in text or "A draw after " in text, text
    assert "alea review " in text, text
    assert terminal.screen.scrolled == terminal.screen.aside, "it scrolled in the end:\n" + text
    assert asked < kill or os.path.exists(os.path.join(folder, "kept")) or asked < 5
    print(asked, "questions")
    print(text)


main()
