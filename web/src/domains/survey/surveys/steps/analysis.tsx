/** Opens the analysis of a survey, which is a page of its own. */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { ActionDialogProps } from "@/engine/actions";

export default function OpenAnalysis({ rows, onClose }: ActionDialogProps) {
	const navigate = useNavigate();
	const id = rows[0]?.id;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the action is taken.
	useEffect(() => {
		onClose(false);
		if (id) void navigate(`/svy/analysis?id=${id}`);
	}, []);
	return null;
}
