/** One side of a change, in words where the declaration has words for it. */
import dayjs from "dayjs";
import { useDict } from "@/kit/dict";
import { listed, t } from "@/kit/text";
import type { Field } from "../describe";
import { KINDS } from "../kinds";
import { useLabels } from "../kinds/options";

const FILES = new Set(["file", "image", "video", "signature", "voice"]);

/** Columns outside the declaration come as the store writes them. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export function ChangedValue({ field, value }: { field: Field | undefined; value: unknown }) {
	const text =
		value === null || value === undefined
			? ""
			: typeof value === "object"
				? JSON.stringify(value)
				: String(value);
	const items = useDict(text ? field?.dict : null);
	const ids = field?.ref ? text.split(",").filter(Boolean) : [];
	const labels = useLabels(field?.ref?.path ?? "", ids);
	if (text === "") return <>{t("空 | empty")}</>;
	if (typeof value === "boolean") return <>{value ? t("是 | Yes") : t("否 | No")}</>;
	if (INSTANT.test(text)) return <>{dayjs(text).format("YYYY-MM-DD HH:mm:ss")}</>;
	if (field && FILES.has(field.kind))
		return <>{KINDS[field.kind].read({ id: "", [field.key]: text }, field)}</>;
	if (!field?.dict && !field?.ref) return <>{text}</>;
	const known = new Map([...items, ...(labels.data ?? [])].map((one) => [one.value, one.text]));
	return <>{listed(text.split(",").map((one) => known.get(one) ?? one))}</>;
}
