/** Finds a room by its name while typing, also by pinyin; the last five stand ready. */
import { useSource } from "@/engine/kinds/options";
import { t } from "@/kit/text";
import { SearchSelect } from "@/parts/picker/SearchSelect";

const ROOMS = { path: "rental/unit", store: "" };

interface UnitSelectProps {
	id?: string;
	value?: string;
	onChange?: (id: string | undefined) => void;
}

export function UnitSelect({ id, value, onChange }: UnitSelectProps) {
	return (
		<SearchSelect
			id={id}
			label={t("房间 | Room")}
			source={useSource(ROOMS)}
			value={value ? [value] : []}
			onChange={([one]) => onChange?.(one)}
		/>
	);
}
