/** The dialog of an action, from its domain; what it changed is read anew when it closes. */
import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { actionView } from "../actions";
import type { Describe, ResourceAction, Row } from "../describe";

interface Props {
	describe: Describe;
	opened: { action: ResourceAction; rows: Row[] };
	onClose: () => void;
}

export function ActionPanel({ describe, opened, onClose }: Props) {
	const client = useQueryClient();
	const Dialog = actionView(describe.path, opened.action.code)?.Dialog;
	if (!Dialog) return null;
	const close = (changed: boolean) => {
		if (changed) void client.invalidateQueries({ queryKey: ["rows", describe.path] });
		onClose();
	};
	return (
		<Suspense fallback={null}>
			<Dialog rows={opened.rows} onClose={close} />
		</Suspense>
	);
}
