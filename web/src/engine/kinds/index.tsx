/** Every kind, once: a kind without both views does not compile. */

import Form from "antd/es/form";
import { lazy, Suspense } from "react";
import { PopupField } from "@/parts/popup/PopupField";
import { Waiting } from "@/parts/Waiting";
import type { Kind } from "../describe";
import { EditChosen, EditRef, EditRefs } from "./EditRefs";
import {
	EditBool,
	EditColour,
	EditDate,
	EditDateTime,
	EditDecimal,
	EditDict,
	EditDicts,
	EditInt,
	EditJson,
	EditLong,
	EditMoney,
	EditPassword,
	EditText,
	EditTime,
} from "./edit";
import { EditFiles, EditImages, EditVideo } from "./files";
import { EditHtml } from "./html";
import { EditList } from "./lists";
import { EditSignature, EditVoice } from "./media";
import { READINGS } from "./readings";
import { TreeChoice } from "./TreeChoice";
import { EditMarkdown, EditMemo, EditTags } from "./texts";
import { type EditProps, type KindView, textOf } from "./types";

const NOTHING = { code: "", source: "", target: "" };

/** A field that a row of a report fills; the other fields it names are filled in the same form. */
function EditPopup({ field, value, onChange, id, disabled, label }: EditProps) {
	const form = Form.useFormInstance();
	return (
		<PopupField
			setup={field.popup ?? NOTHING}
			name={field.key}
			id={id}
			label={label}
			disabled={disabled}
			value={textOf(value)}
			onChange={(own, others) => {
				form?.setFieldsValue(others);
				onChange?.(own || null);
			}}
		/>
	);
}

const CronInput = lazy(() => import("@/parts/cron/CronInput"));

/** A cron expression; its editor is loaded when the first such field is on screen. */
function EditCron({ field, value, onChange, id, disabled = false, label }: EditProps) {
	return (
		<Suspense fallback={<Waiting />}>
			<CronInput
				id={id}
				label={label}
				disabled={disabled}
				cronValue={textOf(value)}
				maxLength={field.max ?? undefined}
				onChange={(cron) => onChange?.(cron)}
			/>
		</Suspense>
	);
}

export const KINDS: Readonly<Record<Kind, KindView>> = {
	text: { ...READINGS.text, Edit: EditText },
	textarea: { ...READINGS.textarea, Edit: EditLong },
	markdown: { ...READINGS.markdown, Edit: EditMarkdown },
	tags: { ...READINGS.tags, Edit: EditTags },
	memo: { ...READINGS.memo, Edit: EditMemo },
	signature: { ...READINGS.signature, Edit: EditSignature },
	voice: { ...READINGS.voice, Edit: EditVoice },
	html: { ...READINGS.html, Edit: EditHtml },
	int: { ...READINGS.int, Edit: EditInt },
	bytes: { ...READINGS.bytes, Edit: EditInt },
	decimal: { ...READINGS.decimal, Edit: EditDecimal },
	money: { ...READINGS.money, Edit: EditMoney },
	bool: { ...READINGS.bool, Edit: EditBool },
	date: { ...READINGS.date, Edit: EditDate },
	datetime: { ...READINGS.datetime, Edit: EditDateTime },
	time: { ...READINGS.time, Edit: EditTime },
	dict: { ...READINGS.dict, Edit: EditDict },
	dicts: { ...READINGS.dicts, Edit: EditDicts },
	ref: { ...READINGS.ref, Edit: EditRef },
	refs: { ...READINGS.refs, Edit: EditRefs },
	file: { ...READINGS.file, Edit: EditFiles },
	image: { ...READINGS.image, Edit: EditImages },
	video: { ...READINGS.video, Edit: EditVideo },
	password: { ...READINGS.password, Edit: EditPassword },
	json: { ...READINGS.json, Edit: EditJson },
	tree: { ...READINGS.tree, Edit: TreeChoice },
	colour: { ...READINGS.colour, Edit: EditColour },
	chosen: { ...READINGS.chosen, Edit: EditChosen },
	popup: { ...READINGS.popup, Edit: EditPopup },
	cron: { ...READINGS.cron, Edit: EditCron },
	list: { ...READINGS.list, Edit: EditList },
};
