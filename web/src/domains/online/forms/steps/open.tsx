/** Opens a form, whose list is a page of its own. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { ActionDialogProps } from "@/engine/actions";

export default function OpenForm({ rows, onClose }: ActionDialogProps<"online/cgform">) {
	const navigate = useNavigate();
	const code = rows[0]?.code;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the action is taken.
	useEffect(() => {
		onClose(false);
		if (code) void navigate(`/online/cgformList/${code}`);
	}, []);
	return null;
}
