/** What administration adds to every record: why somebody sees it or does not. */
import { lazy, Suspense } from "react";
import type { RecordExtras } from "@/engine/record-extras";
import { loadChunk } from "@/kit/chunk";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Waiting } from "@/parts/Waiting";

const SeenTab = lazy(() => loadChunk(() => import("./rights/SeenTab")));

export const SYSTEM_RECORDS: RecordExtras = {
	tabs: (record) =>
		may("sys:permission:explain")
			? [
					{
						key: "seen",
						label: t("谁能看到 | Who sees it"),
						children: (
							<Suspense fallback={<Waiting />}>
								<SeenTab {...record} />
							</Suspense>
						),
					},
				]
			: [],
};
