/** What is seen of a stored file, small: the picture, the poster and state of a video, the name of anything else. */

import PlayCircleFilled from "@ant-design/icons/es/icons/PlayCircleFilled";
import Flex from "antd/es/flex";
import { lazy, Suspense, useState } from "react";
import { WORDS } from "@/kit/catalogue";
import { toast } from "@/kit/notice";
import { localize, t } from "@/kit/text";
import { fileUrl } from "@/kit/transport";
import { useLiveQuery } from "@/live/useLiveQuery";
import look from "@/parts/look.module.css";
import styles from "./upload.module.css";
import { type FileFacts, nameOf, readFacts, smallUrl } from "./wire";
import { UPLOAD } from "./words";

const Pictures = lazy(() => import("./Preview").then(({ Pictures }) => ({ default: Pictures })));
const Film = lazy(() => import("./Preview").then(({ Film }) => ({ default: Film })));

/** PDFs open in the portal's own viewer. */
export const viewUrl = (path: string) =>
	/\.pdf$/i.test(path) ? `/pdf?path=${encodeURIComponent(path)}` : fileUrl(path);

/** Opens a stored file in a window of its own. */
export function openFile(path: string | null | undefined): void {
	if (!path) return toast("warning", t(WORDS.unknownFile));
	window.open(viewUrl(path), "_blank", "noopener");
}

export function Picture({
	paths,
	index,
	small = false,
}: {
	paths: readonly string[];
	index: number;
	small?: boolean;
}) {
	const [open, setOpen] = useState(false);
	const path = paths[index] ?? "";
	return (
		<>
			<button
				type="button"
				className={small ? styles.thumb : styles.picture}
				aria-label={t("查看图片{n} | View picture {n}", { n: index + 1 })}
				onClick={(event) => {
					event.stopPropagation();
					setOpen(true);
				}}
			>
				<img
					src={smallUrl(path)}
					alt={t("图片{n} | Picture {n}", { n: index + 1 })}
					loading="lazy"
					draggable={false}
				/>
			</button>
			{open && (
				<Suspense fallback={null}>
					<Pictures paths={paths} at={index} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

/** Seen once a worker has looked at it; until then, or when it was refused, in words. */
export function Video({ path, small = false }: { path: string; small?: boolean }) {
	const [open, setOpen] = useState(false);
	const facts = useFacts(path);
	const name = (facts && "fileName" in facts && facts.fileName) || nameOf(path);
	if (facts && facts.state !== "ready") {
		const said = facts.state === "missing" ? t(WORDS.unknownFile) : localize(facts.note ?? UPLOAD.processing);
		const share = facts.state === "processing" && facts.share ? ` ${facts.share}%` : "";
		return (
			<Flex
				component="span"
				align="center"
				justify="center"
				className={styles.film}
				data-state={facts.state}
				data-small={small || undefined}
				role="status"
			>
				{said}
				{share}
			</Flex>
		);
	}
	return (
		<>
			<button
				type="button"
				className={styles.film}
				data-small={small || undefined}
				disabled={!facts}
				aria-label={`${t(UPLOAD.preview)} ${name}`}
				onClick={(event) => {
					event.stopPropagation();
					setOpen(true);
				}}
			>
				{facts?.preview && <img src={smallUrl(path)} alt="" draggable={false} />}
				<PlayCircleFilled className={styles.play} aria-hidden />
				{facts?.seconds ? <span className={styles.length}>{clock(facts.seconds)}</span> : null}
			</button>
			{open && (
				<Suspense fallback={null}>
					<Film path={path} name={name} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

export const clock = (seconds: number) =>
	`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function FileLink({ path }: { path: string }) {
	return (
		<a
			href={viewUrl(path)}
			target="_blank"
			rel="noopener"
			className={`${look.cut} ${styles.name}`}
			title={nameOf(path)}
		>
			{nameOf(path)}
		</a>
	);
}

/** What the server knows of one stored file; as long as a worker is with it, how far it is. */
function useFacts(path: string): FileFacts | undefined {
	const first = useLiveQuery({
		key: ["file", path],
		topic: null,
		fetch: (signal) => readOne(path, signal),
		apply: (facts) => facts,
	}).data;
	const id = first?.state === "processing" ? first.id : undefined;
	const live = useLiveQuery({
		key: ["file", path, "work"],
		topic: id ? `file/${id}` : null,
		enabled: id !== undefined,
		fetch: (signal) => readOne(path, signal),
		apply: (facts, event) => ({ ...facts, ...event.data }),
	}).data;
	return (id && live) || first;
}

async function readOne(path: string, signal: AbortSignal): Promise<FileFacts> {
	const [facts] = await readFacts([path], signal);
	return facts ?? { path, state: "missing" };
}
