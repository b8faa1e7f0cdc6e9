/** A public article or agreement, read in place. */
import { useQuery } from "@tanstack/react-query";
import Modal from "antd/es/modal";
import Skeleton from "antd/es/skeleton";
import { lazy, Suspense } from "react";
import { tell } from "@/kit/text";
import { readText } from "./api";
import type { Opened } from "./Guanwang";

const RichView = lazy(() => import("@/parts/rich-text/RichView"));

export function TextDialog({
	tenant,
	opened,
	onClose,
}: {
	tenant: string | null;
	opened: Opened;
	onClose: () => void;
}) {
	const { kind, id } = opened;
	const { data, error } = useQuery({
		queryKey: ["portal-text", tenant, kind, id],
		queryFn: () => readText(tenant, kind, id),
		retry: false,
	});
	return (
		<Modal open title={data?.title ?? " "} footer={null} width={720} onCancel={onClose}>
			{error && <p role="alert">{tell(error.message)}</p>}
			{!data && !error && <Skeleton active />}
			{data && (
				<>
					{data.since && <p style={{ color: "var(--gj-text-2)" }}>{data.since.slice(0, 10)}</p>}
					<Suspense fallback={<Skeleton active />}>
						<RichView html={data.content} />
					</Suspense>
				</>
			)}
		</Modal>
	);
}
