/** How a template reads as a paper: its PDF with the values of a record, drawn anew as one writes. */

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Spin from "antd/es/spin";
import { useEffect, useState } from "react";
import type { Field } from "@/engine/describe";
import { RefSelect } from "@/engine/kinds/RefSelect";
import { t } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { Problem } from "@/parts/dialog/Problem";
import look from "@/parts/look.module.css";
import { PdfPages } from "@/parts/pdf/PdfPages";
import styles from "./templates.module.css";
import { previewPdf } from "./wire";

const PAUSE_MS = 600;

interface Props {
	kind: string;
	name: string;
	body: string;
	/** The resource whose records it can be read with; none where nothing is written with it yet. */
	path: string | null;
}

export default function Preview({ kind, name, body, path }: Props) {
	const [subjectId, setSubjectId] = useState<string | null>(null);
	const settled = useSettled(body);
	const query = useQuery({
		queryKey: ["template-preview", kind, name, settled, subjectId],
		queryFn: ({ signal }) => previewPdf({ kind, name, body: settled, subjectId }, signal),
		placeholderData: keepPreviousData,
		enabled: settled !== "",
		retry: false,
		gcTime: 0,
	});
	return (
		<section className={styles.preview} aria-label={t("预览 | Preview")}>
			<Flex align="center" gap="small" wrap>
				<strong>{t("预览 | Preview")}</strong>
				{path ? (
					<span className={look.fill}>
						<RefSelect
							field={{ key: "subjectId", ref: { path } } as Field}
							label={t("用哪条业务数据预览 | Record to preview with")}
							value={subjectId}
							onChange={(value) => setSubjectId(value ? String(value) : null)}
						/>
					</span>
				) : (
					<span className={look.quiet}>{t("以示例数据显示 | With example values")}</span>
				)}
				{query.isFetching && <Spin size="small" />}
			</Flex>
			<Problem text={query.error ? failureOf(query.error).message : null} />
			{settled === "" && (
				<p className={look.quiet}>{t("写下正文后在此预览 | Shown here once there is a text")}</p>
			)}
			{query.data && <PdfPages data={query.data} />}
		</section>
	);
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
