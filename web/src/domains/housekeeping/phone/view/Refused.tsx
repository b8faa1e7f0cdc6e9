/** What the server refused of an order, with what she may do about it. */
import type { HkSession } from "@/domains/housekeeping/phone/view-model";
import { eventWord } from "@/domains/housekeeping/words";
import type { Pair } from "@/kit/text";
import type { Entry } from "@/parts/phone/queue/entry";
import { RefusalNote } from "@/parts/phone/view/RefusalNote";

const ADVICE: Record<string, Pair> = {
	"hk.order.moved":
		"点「放弃」把这张卡片收起；已做的工作请告诉主管 | Tap “Give up” to put the card away, and tell your supervisor what is done",
	"hk.photos.few": "先点「放弃」，补拍照片后再完成 | Tap “Give up”, add photos, then finish again",
	"hk.state":
		"任务状态已经变化，点「放弃」看最新状态 | The order has changed; tap “Give up” to see how it is now",
};
export function Refused({ entry, desk }: { entry: Entry; desk: HkSession }) {
	return <RefusalNote entry={entry} desk={desk} said={eventWord} advice={ADVICE} />;
}
