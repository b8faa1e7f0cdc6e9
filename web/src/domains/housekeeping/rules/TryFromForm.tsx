/** In the form of a rule: what it holds now, saved or not, is tried over a month. */
import ExperimentOutlined from "@ant-design/icons/es/icons/ExperimentOutlined";
import Button from "antd/es/button";
import Form from "antd/es/form";
import { useState } from "react";
import type { NoteProps } from "@/engine/form/field-extras";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import type { RuleToTry } from "../api";
import { TrialDialog } from "./Trial";

/** Without these there is nothing to play. */
const NEEDED = ["event", "type", "items", "everyDays", "offsetMinutes"];

export default function TryFromForm({ rowId }: NoteProps) {
	const form = Form.useFormInstance();
	const [tried, setTried] = useState<RuleToTry | null>(null);
	if (!may("housekeeping:rule:edit")) return null;
	const begin = () =>
		form.validateFields(NEEDED).then(
			() => setTried({ id: rowId, rule: form.getFieldsValue() as NonNullable<RuleToTry["rule"]> }),
			() =>
				form.scrollToField(form.getFieldsError().find(({ errors }) => errors.length > 0)?.name ?? "items"),
		);
	return (
		<>
			<Button icon={<ExperimentOutlined />} onClick={() => void begin()}>
				{t("试算一个月 | Try a month")}
			</Button>
			{tried && (
				<TrialDialog
					tried={tried}
					name={String(form.getFieldValue("name") ?? "")}
					onClose={() => setTried(null)}
				/>
			)}
		</>
	);
}
