/** Chooses one or several rows of another resource by typing part of their name. */
import Select from "antd/es/select";
import { useEffect, useMemo, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { useSettled } from "@/kit/useSettled";
import { useLabels, useOptions } from "./options";
import { type EditProps, textOf } from "./types";

interface Props extends EditProps {
	many?: boolean;
}

export function RefSelect({ field, value, onChange, id, disabled, label, many = false }: Props) {
	const path = field.ref?.path ?? "";
	const [typed, setTyped] = useState("");
	const [opened, setOpened] = useState(false);
	const chosen = useMemo(() => textOf(value).split(",").filter(Boolean), [value]);
	const keyword = useSettled(typed);
	const found = useOptions(path, keyword, opened);
	const labels = useLabels(path, chosen);
	useEffect(() => {
		if (found.error) toast("warning", found.error.message);
	}, [found.error]);
	const options = useMemo(() => {
		const all = new Map<string, string>();
		for (const one of [...(labels.data ?? []), ...(found.data ?? [])]) all.set(one.value, one.text);
		return [...all].map(([key, text]) => ({ value: key, label: text }));
	}, [labels.data, found.data]);

	const common = {
		id,
		disabled,
		"aria-label": label,
		allowClear: true,
		options,
		loading: opened && found.isFetching,
		style: { width: "100%" },
		showSearch: { filterOption: false, onSearch: setTyped },
		placeholder: opened ? t(WORDS.enterSearch) : t("请选择 | Choose"),
		notFoundContent: found.isFetching ? t("查找中 | Searching") : t(WORDS.noDataFound),
		onOpenChange: (open: boolean) => setOpened((before) => before || open),
	};
	if (many) {
		return (
			<Select
				{...common}
				mode="multiple"
				value={chosen}
				onChange={(ids: string[]) => onChange?.(ids.join(",") || null)}
			/>
		);
	}
	return (
		<Select
			{...common}
			value={chosen[0] ?? null}
			onChange={(one: string | undefined) => onChange?.(one ?? null)}
		/>
	);
}

export const RefsSelect = (props: EditProps) => <RefSelect {...props} many />;
