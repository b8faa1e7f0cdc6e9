/** Chooses a row of a tree, read as branches open; typing searches on the server. A row can't stand under itself. */
import { LazyTreeSelect } from "@/parts/picker/LazyTreeSelect";
import { joined, targetOf, valuesOf } from "./target";
import { useTreeSource } from "./trees";
import type { EditProps } from "./types";

export function TreeChoice({ field, value, onChange, id, disabled, rowId, label }: EditProps) {
	const target = targetOf(field, false);
	const source = useTreeSource(target, field.condition ?? "");
	return (
		<LazyTreeSelect
			source={source}
			id={id}
			label={label}
			disabled={disabled}
			many={target.many}
			condition={field.condition}
			without={rowId}
			value={valuesOf(value)}
			onChange={(values) => onChange?.(joined(values))}
		/>
	);
}
