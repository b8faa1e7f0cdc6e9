/** A refusal of the server on the card it belongs to: what was refused, why, and the two ways on. */
import { localize, type Pair, t } from "@/kit/text";
import type { Entry } from "@/parts/phone/queue/entry";
import type { QueueActs } from "@/parts/phone/session/session";

interface RefusalProps {
	entry: Entry;
	desk: QueueActs;
	/** What an act is called. */
	said: (act: string) => Pair;
	/** What to do about a refusal, by its id. */
	advice?: Readonly<Record<string, Pair>>;
}

const ADVICE_PHOTO: Pair = "可以重试，或去掉这张重新拍 | Try again, or remove it and take a new one";
const ADVICE_ANY: Pair =
	"可以重试；放弃后按最新状态继续 | Try again, or give up and go on from the latest state";

export function RefusalNote({ entry, desk, said, advice = {} }: RefusalProps) {
	const isPhoto = entry.kind === "photo";
	const what = isPhoto ? t("照片 | Photo") : t(said(entry.act));
	return (
		<div role="alert" className="ph-refusal" data-refusal={entry.refusal?.id}>
			<p>
				<b>{t("「{what}」没有成功 | “{what}” was not accepted", { what })}</b>
				<br />
				{localize(entry.refusal?.message) || t("服务器拒绝了这项操作 | The server refused it")}
			</p>
			<p className="ph-quiet">
				{t(isPhoto ? ADVICE_PHOTO : (advice[entry.refusal?.id ?? ""] ?? ADVICE_ANY))}
			</p>
			<div className="ph-acts">
				<button type="button" className="ph-act" onClick={() => void desk.retry(entry)}>
					{t("重试 | Try again")}
				</button>
				<button type="button" className="ph-act" onClick={() => void desk.giveUp(entry)}>
					{isPhoto ? t("去掉这张 | Remove it") : t("放弃 | Give up")}
				</button>
			</div>
		</div>
	);
}
