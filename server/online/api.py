"""What other parts may ask of online forms."""

from server.online.converting import copy_some, expand, give_up, resume, switch
from server.online.copying import Prepared, Target
from server.online.outside.files import sweep_handed_in

__all__ = ["Prepared", "Target", "copy_some", "expand", "give_up", "resume", "sweep_handed_in", "switch"]
