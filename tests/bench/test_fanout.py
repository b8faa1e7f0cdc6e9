"""Prints how the fan-out compares with Node's socket.io and with a bare server; times are reported, not asserted."""

from tests.bench.fanout import report, run


def test_fan_out_of_one_event_to_a_thousand_sockets() -> None:
    found = run()
    report(found)
    assert all(figures.rate > 0 for rounds in found.values() for figures in rounds)
