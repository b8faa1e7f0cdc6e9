"""What is shipped may be shipped: every package of the lock files has a licence that was agreed to."""

from server.launch.licences import Licence, list_licences, unagreed


def test_every_package_has_a_licence_that_was_agreed_to() -> None:
    licences = list_licences()
    assert {"starlette", "tortoise-orm", "react", "antd"} <= {one.name for one in licences}
    assert unagreed(licences) == []


def test_a_licence_that_reaches_out_or_is_not_told_is_refused() -> None:
    told = [
        Licence("python", "a", "1", text)
        for text in ("GPL-3.0-only", "AGPL-3.0", "", "Commercial", "MIT", "(MPL-2.0 OR Apache-2.0)")
    ]
    assert [one.text for one in unagreed(told)] == ["GPL-3.0-only", "AGPL-3.0", "", "Commercial"]
