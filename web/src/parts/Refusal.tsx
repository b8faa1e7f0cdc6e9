/** Why the server did not agree, above the form that asked. */
import Alert from "antd/es/alert";
import { localize } from "@/kit/text";
import type { Failure } from "@/kit/transport";

export function Refusal({ failure }: { failure: Failure | null }) {
	if (!failure) return null;
	const fields = Object.values(failure.fields);
	return (
		<Alert
			type="error"
			showIcon
			style={{ marginBottom: 16 }}
			title={localize(failure.message)}
			{...(fields.length > 0 ? { description: fields.map((text) => localize(text)).join("；") } : {})}
		/>
	);
}
