/** The row that the address says is open: in its domain's own screen where there is one, else in the plain panel. */
import { type ComponentProps, Suspense } from "react";
import { detailView } from "../actions";
import { DetailDrawer } from "./DetailDrawer";

export function OpenedRow(props: ComponentProps<typeof DetailDrawer>) {
	const Own = detailView(props.describe.path);
	if (!Own) return <DetailDrawer {...props} />;
	return (
		<Suspense fallback={null}>
			<Own id={props.id} onClose={() => props.onOpen(null)} />
		</Suspense>
	);
}
