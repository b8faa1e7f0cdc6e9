"""Live topics of signing: the flow of a row, for whoever may see the row."""

from server.live.topic import Topic
from server.signing.rights import may_see_topic
from server.signing.shapes import FlowNews

TOPICS: list[Topic] = [Topic("sign/{kind}/{subject_id}", may_see_topic, says={"changed": FlowNews})]
