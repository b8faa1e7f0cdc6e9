/** Finds a room by its name while typing. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import { searchRows } from "../api";

const TYPING_MS = 300;

interface UnitSelectProps {
	id?: string;
	value?: string;
	onChange?: (id: string) => void;
}

export function UnitSelect({ id, value, onChange }: UnitSelectProps) {
	const [typed, setTyped] = useState("");
	const asked = useLater(typed.trim());
	const found = useQuery({
		queryKey: ["hk-units", asked],
		queryFn: () => searchRows("rental/unit", { pageSize: 30, ...(asked ? { title: `*${asked}*` } : {}) }),
		placeholderData: keepPreviousData,
	});
	return (
		<Select
			id={id}
			value={value}
			onChange={onChange}
			showSearch={{ filterOption: false, onSearch: setTyped }}
			loading={found.isFetching}
			placeholder={t("输入房号查找 | Type to find a room")}
			notFoundContent={found.isFetching ? t("查找中… | Searching…") : t("没有找到 | Nothing found")}
			options={(found.data ?? []).map((row) => ({ value: row.id, label: String(row.title ?? row.id) }))}
		/>
	);
}

function useLater(text: string): string {
	const [later, setLater] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setLater(text), TYPING_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return later;
}
