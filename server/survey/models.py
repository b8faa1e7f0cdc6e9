"""Models of what the calls of surveys take and answer."""

from pydantic import Field

from server.account.api import ProvenBody
from server.engine.effects import Step
from server.http.body import Body
from server.http.shape import Shape


class ByToken(Body):
    """`device`: what this browser calls itself, made up once and kept by it."""

    token: str = Field(min_length=20, max_length=64)
    device: str = Field(default="", max_length=64)


class GiveAnswers(ByToken, ProvenBody):
    """`answers`: by the id of the question; several choices as a list, a matrix as row -> column, all else as text."""

    answers: dict[str, str | list[str] | dict[str, str]] = Field(max_length=500)


class CastVotes(ByToken, ProvenBody):
    """`options`: ids of what is chosen."""

    options: list[str] = Field(min_length=1, max_length=100)


class HandIn(ByToken):
    """`data`: the file in base64."""

    question_id: str
    name: str = Field(min_length=1, max_length=100)
    data: str = Field(min_length=1, max_length=4_000_000)


class RegionsBelow(ByToken):
    parent: str = Field(default="", max_length=12)


class PublicJump(Shape):
    """`target`: the number of the question that comes next; behind all of them it is the end."""

    answer: str
    target: int


class PublicQuestion(Shape):
    """`full`: options that have no place left."""

    id: str
    seq: int
    page: int
    kind: str
    title: str
    required: bool
    options: list[str]
    columns: list[str]
    min_select: int | None
    max_select: int | None
    least: float | None
    most: float | None
    full: list[str]
    jumps: list[PublicJump]


class QuestionFault(Shape):
    """`text`: a pair text, why the questionnaire cannot be published."""

    question_id: str
    text: str


class SurveyPreview(Shape):
    """A questionnaire as it would be asked, with what stands in the way of publishing it."""

    questions: list[PublicQuestion]
    faults: list[QuestionFault]


class PublicOption(Shape):
    """`image`: its address below the host; `count` where the result is shown."""

    id: str
    no: int
    title: str
    intro: str | None
    image: str | None
    count: int | None


class PublicSurvey(Shape):
    """`obstacle`: a pair text, why nothing can be sent now; `sign_in`: whether it is that nobody is signed in. `most`: how many options
    may be chosen at once."""

    organisation: str
    title: str
    kind: str
    intro: str | None
    anonymous: bool
    end: str | None
    obstacle: str | None
    sign_in: bool
    done: bool
    most: int | None
    questions: list[PublicQuestion]
    options: list[PublicOption]


class Received(Shape):
    """`score`: points, of a questionnaire that gives some."""

    score: float | None


class ReadText(Body):
    """`text`: questions as somebody has written them down."""

    text: str = Field(max_length=200_000)


class AddQuestions(ReadText):
    """`id`: the draft they are added to."""

    id: str = Field(max_length=40)


class SaveTemplate(Step):
    """`name`: of the template, unlike any other."""

    name: str = Field(min_length=1, max_length=100)


class PastedQuestion(Shape):
    """`line`: where it begins in the text, from 1."""

    line: int
    page: int
    kind: str
    title: str
    required: bool
    options: list[str]


class PastedFault(Shape):
    line: int
    text: str


class PastedQuestions(Shape):
    questions: list[PastedQuestion]
    faults: list[PastedFault]


class QuestionsAdded(Shape):
    count: int


class CountedOption(Shape):
    id: str
    count: int


class Voted(Shape):
    """`counts` where the result is shown after voting."""

    counts: list[CountedOption] | None


class HandedIn(Shape):
    path: str


class PublicRegion(Shape):
    code: str
    name: str
    leaf: bool


class SurveyLink(Shape):
    url: str
    svg: str


class AnswerCount(Shape):
    """`share`: per cent of those who answered the question. `place`: of a ranking, the place it has on average. `places`: how many may choose it,
    where that is bounded."""

    name: str
    count: int
    share: float
    place: float | None
    places: int | None


class AnalysedQuestion(Shape):
    """`answers`: how many answered it. `mean`, `least`, `most` of numbers; `nps`: promoters less detractors, per cent."""

    id: str
    seq: int
    kind: str
    title: str
    answers: int
    counts: list[AnswerCount]
    mean: float | None
    least: float | None
    most: float | None
    nps: float | None


class AnalysedOption(Shape):
    id: str
    no: int
    title: str
    count: int
    share: float


class SurveyAnalysis(Shape):
    """`people`: who answered or voted; `votes`: choices made. `sealed`: a secret vote that goes on tells no counts."""

    id: str
    title: str
    kind: str
    state: str
    version: int
    anonymous: bool
    people: int
    votes: int | None
    sealed: bool
    mean_score: float | None
    questions: list[AnalysedQuestion]
    options: list[AnalysedOption]


class Narrowed(Body):
    """`where`: the id of a question with choices, `answer`: the option of it that people chose; empty for everybody."""

    where: str = Field(default="", max_length=40)
    answer: str = Field(default="", max_length=100)


class AskAnalysis(Narrowed):
    id: str = Field(max_length=40)


class AskCross(Narrowed):
    """`rows` and `columns`: ids of two questions of the survey that are answered by choosing."""

    id: str = Field(max_length=40)
    rows: str = Field(max_length=40)
    columns: str = Field(max_length=40)


class CrossRow(Shape):
    """`people`: who chose it and answered the other question. `counts` and `shares` (per cent of these people) stand in the order of
    the columns; None of all three where an anonymous questionnaire would tell of few people."""

    name: str
    people: int | None
    counts: list[int] | None
    shares: list[float] | None


class Significance(Shape):
    """`chance`: how likely as much comes of chance alone; `sound`: whether people are enough for it to be trusted."""

    chi_square: float
    freedom: int
    chance: float
    sound: bool


class CrossTable(Shape):
    """`people`: who answered both; `hidden`: how many rows and columns of an anonymous one are not told. `significance`: of two
    questions of one choice each, where nothing is hidden."""

    people: int
    columns: list[str]
    rows: list[CrossRow]
    hidden: int
    significance: Significance | None
