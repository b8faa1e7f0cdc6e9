/** Offers the draft of before, with its time; later says when the present one was kept. */
import Alert from "antd/es/alert";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import dayjs from "dayjs";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { DraftControl } from "./useDraft";

export function DraftNote({ draft }: { draft: Pick<DraftControl, "offered" | "take" | "drop"> }) {
	const { offered } = draft;
	if (!offered) return null;
	const at = dayjs(offered.at);
	const time = at.format(at.isSame(dayjs(), "day") ? "HH:mm" : "MM-DD HH:mm");
	return (
		<Alert
			type="info"
			showIcon
			className={look.below ?? ""}
			title={t("有 {time} 未保存的草稿 | An unsaved draft of {time}", { time })}
			action={
				<Flex component="span" justify="flex-end" gap="small">
					<Button size="small" type="primary" onClick={draft.take}>
						{t("恢复草稿 | Restore it")}
					</Button>
					<Button size="small" onClick={draft.drop}>
						{t("丢弃 | Drop it")}
					</Button>
				</Flex>
			}
		/>
	);
}
