/** Reports what keeps her from finishing, in words, spoken or typed, and pictures. */
import { useState } from "react";
import type { HkOrder } from "@/domains/housekeeping/order";
import { ACTS } from "@/domains/housekeeping/phone/act";
import type { HkSession, HkView } from "@/domains/housekeeping/phone/view-model";
import { type Pair, t } from "@/kit/text";
import { Photos } from "@/parts/phone/view/Photos";
import { VoiceNote } from "@/parts/phone/view/VoiceNote";
import { ActSheet } from "./ActSheet";

/** What somebody has to mend. */
const REPAIRS: Pair[] = ["设施损坏 | Something is broken", "打不开门 | The door won't open"];
const KINDS: Pair[] = [
	...REPAIRS,
	"物品缺失 | Something is missing",
	"客人未离开 | The guest is still there",
	"客人遗留物品 | The guest left something",
];

interface ProblemProps {
	order: HkOrder;
	view: HkView;
	desk: HkSession;
	close: () => void;
}

export function ProblemSheet({ order, view, desk, close }: ProblemProps) {
	const [note, setNote] = useState("");
	const [repair, setRepair] = useState(false);
	const own = view.photos.filter((photo) => photo.subject === order.id);
	const shots = own.filter((photo) => photo.use === "problem");
	// What an earlier problem was told with is not told again.
	const told = order.events.filter((event) => event.kind === "problem").at(-1)?.at ?? "";
	const voice = own.filter((photo) => photo.use === "voice" && photo.at > told).at(-1) ?? null;
	const add = (one: Pair) => {
		setNote((old) => (old.trim() ? `${old.trim()}；${t(one)}` : t(one)));
		if (REPAIRS.includes(one)) setRepair(true);
	};
	const report = async () => {
		const photos = [...shots, ...(voice ? [voice] : [])].map((photo) => photo.clientId);
		if (await desk.act(order.id, "problem", { note: note.trim(), repair }, photos)) close();
	};
	return (
		<ActSheet act="problem" order={order} close={close}>
			<fieldset className="ph-choices" aria-label={t("常见问题 | Usual problems")}>
				{KINDS.map((one) => (
					<button key={one} type="button" className="ph-choice" onClick={() => add(one)}>
						{t(one)}
					</button>
				))}
			</fieldset>
			<label className="ph-field">
				{t("发生了什么（打字或说话） | What happened (type or speak)")}
				<textarea rows={3} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
			</label>
			<label className="ph-row">
				<input type="checkbox" checked={repair} onChange={(event) => setRepair(event.target.checked)} />
				{t("需要维修：同时开一张维修工单 | Needs a repair: opens a maintenance ticket too")}
			</label>
			<VoiceNote subject={order.id} kept={voice} desk={desk} />
			<Photos subject={order.id} view={view} desk={desk} use="problem" />
			<button
				type="button"
				className="ph-act main danger"
				data-act="problem-send"
				disabled={!note.trim() && !voice}
				onClick={() => void report()}
			>
				{t(ACTS.problem.label)}
			</button>
		</ActSheet>
	);
}
