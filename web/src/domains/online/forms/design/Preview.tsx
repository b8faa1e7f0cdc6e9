/** The form of a draft as people will fill it in, drawn by the engine from the description that publishing would give. */
import { useQuery } from "@tanstack/react-query";
import Card from "antd/es/card";
import { useMemo } from "react";
import type { Describe } from "@/engine/describe";
import { StepIndex, useFormSteps } from "@/engine/form/form-steps";
import { RecordForm } from "@/engine/form/RecordForm";
import { useRecordForm } from "@/engine/form/useRecordForm";
import type { Shapes } from "@/gen/api";
import { randomId } from "@/kit/client-id";
import { get } from "@/kit/http";
import { locale, localize, t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { Waiting } from "@/parts/Waiting";

export function Preview({ id, stamp }: { id: string; stamp: number }) {
	const { data, error } = useQuery({
		queryKey: ["row", "online/cgform", id, "preview", stamp],
		queryFn: ({ signal }) => get("/online/cgform/preview", { id }, { quiet: true, signal }),
		placeholderData: (before) => before,
		retry: false,
	});
	const describe = useMemo(() => data && asDescribe(data), [data]);
	return (
		<Card title={t("预览 | Preview")} size="small" aria-label={t("预览 | Preview")} role="region">
			<Problem text={error ? localize(error.message) : null} />
			{describe ? <Shown key={JSON.stringify(describe)} describe={describe} /> : !error && <Waiting />}
		</Card>
	);
}

/** Nothing is asked of a table that is not there yet, and options come along. */
function asDescribe({ resource, options }: Shapes["FormPreview"]): Describe {
	const fields = resource.fields.map((field) => {
		const own = options[field.key];
		const choices = own?.map(({ value, text, textEn }) => ({
			value,
			text: locale() === "en" ? textEn : text,
		}));
		return { ...field, unique: false, ...(choices ? { options: choices } : {}) };
	});
	return { ...resource, fields };
}

const NOBODY = { others: [], touch: () => undefined };
const NOTHING = {};

function Shown({ describe }: { describe: Describe }) {
	const record = useRecordForm({
		describe,
		row: null,
		fixed: NOTHING,
		onSaved: () => undefined,
		intent: randomId,
	});
	const steps = useFormSteps(describe, record);
	return (
		<>
			{steps && <StepIndex {...steps} />}
			<RecordForm
				describe={describe}
				record={record}
				row={null}
				fixed={NOTHING}
				presence={NOBODY}
				steps={steps}
			/>
		</>
	);
}
