/** The row that waits for the decision, over the request: who decides looks at it without leaving. */
import type { ActionDialogProps } from "@/engine/actions";
import { RecordDialog } from "@/engine/detail/RecordDialog";

export default function Subject({ rows: [request], onClose }: ActionDialogProps) {
	return (
		<RecordDialog
			path={String(request?.subjectPath)}
			id={String(request?.subjectId)}
			onClose={() => onClose(false)}
		/>
	);
}
