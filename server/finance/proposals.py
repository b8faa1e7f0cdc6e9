"""Proposals: what a line of a bank statement was probably paid for, with the reasons in words and how sure that is.

Nothing of it is booked: a person confirms. Amount, name and numbers in the note each add to the score, of 100 at most.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from schema.finance.activity_fee import ActivityFee, activity_fee
from schema.finance.due import MemberDue, due
from schema.finance.owing import OWED
from schema.finance.payment import CONFIRMED, SUBMITTED, DuePayment, payment
from schema.finance.statement import CONFIRMED as BOOKED
from schema.finance.statement import StatementLine
from schema.kit.money import to_yuan
from schema.kit.numerals import document_number
from schema.kit.text import localize
from server.engine.read import visible_ids
from server.finance.receivables import to_pay
from server.finance.shapes import Proposal
from server.kit.actor import Actor
from server.kit.pinyin import fold, read_tables, syllables
from server.kit.scope import scoped

MOST, ASKED = 8, 30
SURE = 80
"""From here on, and if nothing else is as sure, a line is matched without a person."""
EXACT, ENOUGH, SAME_NAME, IN_NAME, SOUNDS, NUMBER, YEAR, ENTERED = 40, 5, 40, 25, 25, 45, 5, 100
_RESOURCES = {"due": due, "fee": activity_fee, "payment": payment}
_LEGAL_FORM = re.compile(r"[\s()（）·.,，]|股份有限公司|有限责任公司|有限公司")


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that money may have come in for; `left` in fen."""

    kind: str
    id: int
    no: str
    name: str
    left: int
    year: int = 0
    txn_no: str | None = None


@dataclass
class Guess:
    of: Candidate
    score: int = 0
    reasons: list[str] = field(default_factory=list)

    def add(self, points: int, reason: str) -> None:
        self.score = min(self.score + points, 100)
        self.reasons.append(reason)


async def read_candidates(actor: Actor) -> list[Candidate]:
    """All that is owed, less what is said to be paid already, and payments whose number a bank may know."""
    claims = await scoped(DuePayment, actor).filter(state__in=(SUBMITTED, CONFIRMED), txn_no__not_isnull=True)
    waiting: Counter[int] = Counter()
    for claim in await scoped(DuePayment, actor).filter(state=SUBMITTED):
        waiting[claim.due_id or claim.fee_id or 0] += claim.amount
    dues = await scoped(MemberDue, actor).filter(state__in=OWED)
    fees = await scoped(ActivityFee, actor).filter(state__in=OWED)
    used = set(
        await scoped(StatementLine, actor)
        .filter(state=BOOKED, payment_id__not_isnull=True)
        .values_list("payment_id", flat=True)
    )
    found = [
        *(
            Candidate("due", row.id, row.no, row.name, to_pay(row) - row.paid - waiting[row.id], row.year)
            for row in dues
        ),
        *(Candidate("fee", row.id, row.no, row.name, row.payable - row.paid - waiting[row.id]) for row in fees),
        *(
            Candidate("payment", row.id, row.receipt_no or row.txn_no or "", row.payer, row.amount, txn_no=row.txn_no)
            for row in claims
            if row.id not in used
        ),
    ]
    return [one for one in found if one.left > 0]


def rank(line: StatementLine, candidates: Iterable[Candidate]) -> list[Guess]:
    """The likeliest first; what only the amount speaks for is no proposal unless it is to the fen."""
    guesses = [guess for one in candidates if (guess := _weigh(line, one)) is not None]
    return sorted(guesses, key=lambda guess: (-guess.score, guess.of.kind, guess.of.no))


def _weigh(line: StatementLine, one: Candidate) -> Guess | None:
    guess = Guess(one)
    if one.kind == "payment":
        if one.left == line.amount and one.txn_no == document_number(line.txn_no):
            guess.add(ENTERED, "已登记的缴费，流水号与金额一致 | Entered already, with this number and amount")
            return guess
        return None
    if line.amount > one.left:
        return None
    if line.amount == one.left:
        guess.add(EXACT, f"金额等于待缴{to_yuan(one.left)}元 | Exactly the {to_yuan(one.left)} owed")
    else:
        guess.add(ENOUGH, f"不超过待缴{to_yuan(one.left)}元 | Within the {to_yuan(one.left)} owed")
    _weigh_name(guess, line)
    note = document_number(line.note or "")
    if one.no and one.no.upper() in note.upper():
        guess.add(NUMBER, f"附言中有编号{one.no} | The note has the number {one.no}")
    elif one.year and str(one.year) in note:
        guess.add(YEAR, f"附言中有{one.year}年 | The note has the year {one.year}")
    return guess if guess.score > ENOUGH + YEAR else None


def _weigh_name(guess: Guess, line: StatementLine) -> None:
    payer, name = bare(line.payer or ""), bare(guess.of.name)
    if not name:
        return
    if payer == name:
        guess.add(SAME_NAME, "付款人与会员同名 | The payer has the name of the member")
    elif name in bare(line.note or ""):
        guess.add(SAME_NAME, "附言中有会员名称 | The note has the name of the member")
    elif len(payer) > 1 and (payer in name or name in payer):
        guess.add(IN_NAME, "付款人名称相近 | The names are alike")
    elif payer and spelled(payer) == spelled(name):
        guess.add(SOUNDS, "付款人与会员名称同音 | The names sound the same")


def bare(name: str) -> str:
    """A name without its legal form, brackets and spaces."""
    return _LEGAL_FORM.sub("", name).casefold()


def spelled(name: str) -> str:
    return fold("".join(syllables(name)))


async def propose(actor: Actor, line: StatementLine, candidates: Sequence[Candidate] | None = None) -> list[Guess]:
    """Of what the person may see; `candidates` where they were read before."""
    await read_tables()
    if candidates is None:
        candidates = await read_candidates(actor)
    best = rank(line, candidates)[:ASKED]
    seen = {
        kind: set(await visible_ids(resource, actor, [guess.of.id for guess in best if guess.of.kind == kind]))
        for kind, resource in _RESOURCES.items()
        if actor.can(resource.code("list")) and any(guess.of.kind == kind for guess in best)
    }
    return [guess for guess in best if guess.of.id in seen.get(guess.of.kind, ())][:MOST]


def sure_of(guesses: Sequence[Guess]) -> Candidate | None:
    """The one that is sure enough, if it is the only one that is as sure."""
    if not guesses or guesses[0].score < SURE:
        return None
    return guesses[0].of if len(guesses) == 1 or guesses[1].score < guesses[0].score else None


def shape(actor: Actor, guess: Guess) -> Proposal:
    one = guess.of
    return Proposal(
        kind=one.kind,
        id=str(one.id),
        no=one.no,
        name=one.name,
        left=to_yuan(one.left),
        score=guess.score,
        reasons=[localize(reason, actor.locale) for reason in guess.reasons],
    )
