/** An opened notice: its text, or the page that it brings; gone as soon as it is withdrawn. */

import { useQuery } from "@tanstack/react-query";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { pageNamed, type RegisteredPage } from "@/engine/navigation/pages";
import { closeNotice } from "@/engine/notices/opened";
import { fetchNotice, type Notice, sentAt } from "@/engine/notices/wire";
import { awaitChunk } from "@/kit/chunk";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { useLiveStatus } from "@/live/status";
import look from "@/parts/look.module.css";
import { BigModal } from "@/parts/modal/BigModal";
import { Attachments } from "@/parts/upload/Attachments";
import { Waiting } from "@/parts/Waiting";
import styles from "./OpenedNotice.module.css";
import { PriorityMark } from "./PriorityMark";
import { POLL_MS } from "./useBell";
import { sayWithdrawn } from "./withdrawn";

const RichView = lazy(() => awaitChunk(() => import("@/parts/rich-text/RichView")));

export default function OpenedNotice({ notice: given }: { notice: Notice }) {
	const notice = useStillOut(given);
	const navigate = useNavigate();
	const [open, setOpen] = useState(true);
	const page = notice.openType === "component" && notice.openPage ? pageNamed(notice.openPage) : undefined;
	const address = notice.openType === "url" ? notice.openPage : null;
	const handle = () => {
		closeNotice();
		if (address) navigate(address);
	};
	return (
		<BigModal
			open={open}
			onCancel={() => setOpen(false)}
			afterClose={closeNotice}
			width="60%"
			centered
			title={
				<>
					<PriorityMark priority={notice.priority} />
					<span>{notice.titile}</span>
				</>
			}
			footer={
				<>
					<Button onClick={() => setOpen(false)}>{t("关闭 | Close")}</Button>
					{address && (
						<Button type="primary" onClick={handle}>
							{t("去处理 | go to handle")}
						</Button>
					)}
				</>
			}
		>
			<Suspense fallback={<Waiting />}>
				{page ? <Brought notice={notice} Page={page.Page} /> : <Words notice={notice} />}
			</Suspense>
		</BigModal>
	);
}

function Words({ notice }: { notice: Notice }) {
	return (
		<article>
			<Flex component="p" wrap gap="0 var(--ant-margin)" className={`${look.note} ${styles.from}`}>
				<span>{notice.senderName || notice.sender}</span>
				<time dateTime={sentAt(notice)}>{sentAt(notice)}</time>
			</Flex>
			<RichView html={notice.msgContent} />
			<Attachments paths={notice.anntFiles ?? null} />
		</article>
	);
}

/** A page component named by the notice; what it shows is what this person may see anyway. */
function Brought({ notice, Page }: { notice: Notice; Page: RegisteredPage["Page"] }) {
	const resource = notice.busType?.includes("/") ? { resource: notice.busType } : {};
	return (
		<div className={styles.page}>
			<Page
				item={{
					path: "",
					component: notice.openPage ?? "",
					meta: { title: notice.titile, titleEn: notice.titile, ...resource },
				}}
			/>
		</div>
	);
}

/** As long as it is open the server is asked whether it still is: after every return, and regularly while nothing is heard. */
function useStillOut(given: Notice): Notice {
	const { phase } = useLiveStatus();
	const down = phase !== "connected";
	const { data, error, refetch } = useQuery({
		queryKey: ["notice", given.id],
		queryFn: ({ signal }) => fetchNotice(given.id, signal),
		staleTime: 0,
		retry: false,
		refetchInterval: down ? POLL_MS : false,
	});
	useEffect(() => {
		if (!down) void refetch();
	}, [down, refetch]);
	const refused = error instanceof Failure && [403, 404].includes(error.status);
	const gone = refused || (data !== undefined && data.sendStatus !== "1");
	useEffect(() => {
		if (!gone) return;
		closeNotice();
		sayWithdrawn();
	}, [gone]);
	return data ? { ...given, ...data } : given;
}
