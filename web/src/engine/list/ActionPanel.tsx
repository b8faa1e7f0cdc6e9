/** The dialog of an action, its domain's or the declared one; what it changed is read anew when it closes. */
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { localize } from "@/kit/text";
import { actionView } from "../actions";
import type { Describe, ResourceAction, Row } from "../describe";

const ActionDialog = lazy(() => import("./ActionDialog"));

interface Props {
	describe: Describe;
	opened: { action: ResourceAction; rows: Row[] };
	onClose: () => void;
}

export function ActionPanel({ describe, opened, onClose }: Props) {
	const client = useQueryClient();
	const { action, rows } = opened;
	const view = actionView(describe.path, action);
	const close = (changed: boolean) => {
		if (changed) void client.invalidateQueries({ queryKey: ["rows", describe.path] });
		onClose();
	};
	return (
		<Suspense fallback={null}>
			{view?.Dialog && <view.Dialog rows={rows} onClose={close} title={localize(action.label)} />}
			{view?.asks && <ActionDialog describe={describe} action={action} rows={rows} onClose={close} />}
		</Suspense>
	);
}
