/** Chooses one or several rows of another resource by typing part of their name. */
import { ASYNC_PAUSE_MS, SEARCH_PAUSE_MS, SearchSelect } from "@/parts/picker/SearchSelect";
import { useSource } from "./options";
import { joined, targetOf, valuesOf } from "./target";
import type { EditProps } from "./types";

interface Props extends EditProps {
	many?: boolean;
}

export function RefSelect({ field, value, onChange, id, disabled, label, many = false }: Props) {
	const target = targetOf(field, many);
	const source = useSource(target, field.condition ?? "");
	return (
		<SearchSelect
			source={source}
			id={id}
			label={label}
			disabled={disabled}
			many={target.many}
			pause={field.way === "search" ? SEARCH_PAUSE_MS : ASYNC_PAUSE_MS}
			value={valuesOf(value)}
			onChange={(values) => onChange?.(joined(values))}
		/>
	);
}

export const RefsSelect = (props: EditProps) => <RefSelect {...props} many />;
