/** Runs a report, which is a page of its own. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { ActionDialogProps } from "@/engine/actions";
import { addressOf } from "../reports";

export default function RunReport({ rows, onClose }: ActionDialogProps<"online/cgreport/head">) {
	const navigate = useNavigate();
	const code = rows[0]?.code;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the action is taken.
	useEffect(() => {
		onClose(false);
		if (code) void navigate(addressOf(code));
	}, []);
	return null;
}
