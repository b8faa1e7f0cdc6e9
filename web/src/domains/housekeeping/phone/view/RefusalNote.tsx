/** A refusal of the server on the card it belongs to: what was refused, why, and the two ways on. */

import type { Entry } from "@/domains/housekeeping/phone/queue/entry";
import type { PhoneSession } from "@/domains/housekeeping/phone/session/session";
import { eventWord } from "@/domains/housekeeping/words";
import { localize, type Pair, t } from "@/kit/text";

export function RefusalNote({ entry, desk }: { entry: Entry; desk: PhoneSession }) {
	const what = entry.kind === "photo" ? t("照片 | Photo") : t(eventWord(entry.act));
	return (
		<div role="alert" className="ph-refusal" data-refusal={entry.refusal?.id}>
			<p>
				<b>{t("「{what}」没有成功 | “{what}” was not accepted", { what })}</b>
				<br />
				{localize(entry.refusal?.message) || t("服务器拒绝了这项操作 | The server refused it")}
			</p>
			<p className="ph-quiet">{t(adviceOn(entry))}</p>
			<div className="ph-acts">
				<button type="button" className="ph-act" onClick={() => void desk.retry(entry)}>
					{t("重试 | Try again")}
				</button>
				<button type="button" className="ph-act" onClick={() => void desk.giveUp(entry)}>
					{entry.kind === "photo" ? t("去掉这张 | Remove it") : t("放弃 | Give up")}
				</button>
			</div>
		</div>
	);
}

const ADVICE: Record<string, Pair> = {
	"hk.order.moved":
		"点「放弃」把这张卡片收起；已做的工作请告诉主管 | Tap “Give up” to put the card away, and tell your supervisor what is done",
	"hk.photos.few": "先点「放弃」，补拍照片后再完成 | Tap “Give up”, add photos, then finish again",
	"hk.state":
		"任务状态已经变化，点「放弃」看最新状态 | The order has changed; tap “Give up” to see how it is now",
};
const ADVICE_PHOTO: Pair = "可以重试，或去掉这张重新拍 | Try again, or remove it and take a new one";
const ADVICE_ANY: Pair =
	"可以重试；放弃后按最新状态继续 | Try again, or give up and go on from the latest state";

function adviceOn(entry: Entry): Pair {
	if (entry.kind === "photo") return ADVICE_PHOTO;
	return ADVICE[entry.refusal?.id ?? ""] ?? ADVICE_ANY;
}
