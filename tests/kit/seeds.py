"""Seeds of random tests that draw by themselves: the first half of them in a whole run, all with FRESH_EXAMPLES=1.

They are the same in every run, so that the last of them find in the hundredth run what they found in the first.
"""

import os


def seeds(most: int) -> range:
    return range(most if os.environ.get("FRESH_EXAMPLES") else (most + 1) // 2)
