"""Messages without an id: said again over a new socket they are the same message, over the same socket another one."""

from server.chat.wire.again import WINDOW_SECONDS, Again

NOW = 1_790_000_000 // WINDOW_SECONDS * WINDOW_SECONDS + 30.0
LATER = NOW + WINDOW_SECONDS


def say(socket: Again, text: str = "ann|好", now: float = NOW) -> tuple[str, str | None]:
    return socket.name("1/1", "bob", 0, text, now)


def test_a_repetition_over_a_new_socket_has_the_id_of_what_was_said() -> None:
    first = say(Again(NOW))[0]
    assert say(Again(NOW + 5), now=NOW + 5)[0] == first
    assert say(Again(LATER), now=LATER)[1] == first


def test_said_twice_over_one_socket_it_is_two_messages_and_repeating_both_adds_none() -> None:
    socket, again = Again(NOW), Again(NOW)
    both = [say(socket)[0], say(socket)[0]]
    assert len(set(both)) == 2
    assert [say(again)[0], say(again)[0]] == both


def test_over_one_socket_the_next_minute_is_no_repetition() -> None:
    socket = Again(NOW)
    first = say(socket)[0]
    later, before = say(socket, now=LATER)
    assert later != first and before is None


def test_an_old_socket_repeats_nothing() -> None:
    assert say(Again(NOW - 10 * WINDOW_SECONDS))[1] is None


def test_other_words_another_person_and_another_receiver_are_other_messages() -> None:
    socket = Again(NOW)
    names = {
        socket.name(*told, NOW)[0]
        for told in [
            ("1/1", "bob", 0, "a|b"),
            ("2/1", "bob", 0, "a|b"),
            ("1/1", "eve", 0, "a|b"),
            ("1/1", "bob", 1, "a|b"),
        ]
    }
    assert len(names) == 4
    assert all(len(name) <= 40 for name in names)
