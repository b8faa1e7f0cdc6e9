/** Where the dialog of sharing stands, whoever asked for it. */
import { lazy, Suspense } from "react";
import { loadChunk } from "@/kit/chunk";
import { useShared } from "./share";

const ShareDialog = lazy(() => loadChunk(() => import("./ShareDialog")));

export function ShareHost() {
	const shared = useShared();
	if (!shared) return null;
	return (
		<Suspense fallback={null}>
			<ShareDialog key={shared.link} shared={shared} />
		</Suspense>
	);
}
