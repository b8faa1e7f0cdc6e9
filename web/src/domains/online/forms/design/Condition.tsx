/** By which field above another goes, with which values of it, and what it does then: three choices. */
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { useDict } from "@/kit/dict";
import { locale, t } from "@/kit/text";
import type { DraftField, DraftForm } from "./useDraftForm";

interface Props {
	field: DraftField;
	name: string;
	above: readonly DraftField[];
	draft: DraftForm;
}

export const titleOf = (field: DraftField) => (locale() === "en" && field.titleEn) || field.title || "";

export function Condition({ field, name, above, draft }: Props) {
	const by = above.find((one) => one.name === field.linkField);
	const effects = useDict("onl_field_link");
	const choices = useChoicesOf(by);
	const set = (values: object) => void draft.setField(field, values);
	if (above.length === 0) return null;
	return (
		<Flex gap="small" wrap>
			<Select
				size="small"
				allowClear
				popupMatchSelectWidth={false}
				placeholder={t("始终填写 | Always asked for")}
				aria-label={t("{name}依据的字段 | What {name} goes by", { name })}
				value={field.linkField ?? null}
				options={above.map((one) => ({
					value: one.name,
					label: t("当{title} | When {title}", { title: titleOf(one) }),
				}))}
				onChange={(linkField: string | undefined) =>
					set({
						linkField: linkField ?? null,
						linkValues: null,
						linkDoes: linkField ? (field.linkDoes ?? "show") : null,
					})
				}
			/>
			{by && choices.length > 0 && (
				<Select
					size="small"
					mode="multiple"
					popupMatchSelectWidth={false}
					placeholder={t("有值 | Has any value")}
					aria-label={t("{name}依据的取值 | Values that {name} goes by", { name })}
					value={(field.linkValues ?? "").split(",").filter(Boolean)}
					options={choices}
					onChange={(values: string[]) => set({ linkValues: values.join(",") || null })}
				/>
			)}
			{field.linkField && (
				<Select
					size="small"
					popupMatchSelectWidth={false}
					aria-label={t("满足时{name}怎样 | What {name} does then", { name })}
					value={field.linkDoes ?? null}
					options={effects.map(({ value, text }) => ({ value, label: text }))}
					onChange={(linkDoes: string) => set({ linkDoes })}
				/>
			)}
		</Flex>
	);
}

/** None where only whether it is filled in can be asked. */
export function useChoicesOf(by: DraftField | undefined): Array<{ value: string; label: string }> {
	const kept = useDict(by?.kind === "dict" ? (by.dictCode ?? null) : null);
	if (by?.kind === "bool")
		return [
			{ value: "true", label: t("是 | Yes") },
			{ value: "false", label: t("否 | No") },
		];
	if (by?.kind === "options") return (by.options ?? "").split("\n").filter(Boolean).map(optionOf);
	return kept.map(({ value, text }) => ({ value, label: text }));
}

/** "value=中文 | English". */
function optionOf(line: string) {
	const [value = "", words] = line.split("=");
	const [zh = "", en = zh] = (words ?? line).split("|").map((word) => word.trim());
	return { value: (words === undefined ? zh : value).trim(), label: locale() === "en" ? en : zh };
}
