"""A source as a program: run from its first line to its last for each case, in a fresh child, with lines to read."""

from __future__ import annotations

from grader.runner.allowance import Allowance
from grader.runner.channel import Child
from grader.runner.hand_in import HandIn
from grader.runner.loaded import Loaded
from grader.runner.stretch import Expected, Question, Stretch


class Program(HandIn):
    """To be closed. The module of its source is `__main__`."""

    def load(self) -> Loaded:
        """A child in which nothing has run yet."""
        self.close()
        self._child = Child(self._server)
        return self.loaded

    def play(
        self, question: Question, limit_s: float, expected: Expected, allowance: Allowance, spent: dict[int, float]
    ) -> Stretch:
        """One run; `spent` gets its seconds of CPU, if it came to its end."""
        self.close()
        what = {name: value for name, value in self._load_request().items() if name != "do"}
        stretch, _ = self.ask(
            "", [question], limit_s, expected, each=True, seconds=spent, do="play", allowance=allowance, more=what
        )
        self.close()
        return stretch
