"""What all tests need of the process that runs them."""

from __future__ import annotations

import signal

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    # Shells start what runs in the background with Ctrl-C ignored, and programs that the tests start would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
