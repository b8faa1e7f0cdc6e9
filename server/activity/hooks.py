"""Hooks of the generic screens of the domain, named in one list."""

from server.activity.costs import count_spent
from server.activity.planning import (
    check_activity,
    check_question,
    check_session,
    keep_announced,
    keep_room,
    move_up,
    move_up_session,
    prepare_activity,
)
from server.activity.registering import charge_seat, check_person, complete, lock_activities
from server.engine.hooks import After, Before, Hooks

HOOKS: dict[str, Hooks] = {
    "act/activity": Hooks(
        validate=check_activity,
        prepare=prepare_activity,
        before=Before(delete=keep_announced),
        after=After(edit=move_up),
    ),
    "act/session": Hooks(validate=check_session, prepare=keep_room, after=After(edit=move_up_session)),
    "act/question": Hooks(validate=check_question),
    "act/cost": Hooks(
        lock=lock_activities,
        after=After(add=count_spent, edit=count_spent, delete=count_spent, restore=count_spent),
    ),
    "act/registration": Hooks(
        lock=lock_activities, validate=check_person, prepare=complete, after=After(add=charge_seat)
    ),
}
