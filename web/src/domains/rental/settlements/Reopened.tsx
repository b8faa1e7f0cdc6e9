/** Why a settlement is a draft again: refused, withdrawn, or opened at the desk. */
import Alert from "antd/es/alert";
import { t } from "@/kit/text";
import type { Settlement } from "./api";

export function Reopened({ settlement: { state, reason, revision } }: { settlement: Settlement }) {
	if (state !== "draft" || !reason) return null;
	return (
		<Alert
			type="warning"
			showIcon
			data-reopened
			title={t("第{n}版：上一版未签成，请修改后重新定稿 | Revision {n}: the one before was not signed", {
				n: revision,
			})}
			description={reason}
		/>
	);
}
