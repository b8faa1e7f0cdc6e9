/** A contract template: written on the left with variables and clauses, read on the right as the paper that it makes. */

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Tag from "antd/es/tag";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import type { DetailViewProps } from "@/engine/actions";
import { can, type Describe, useDescribe } from "@/engine/describe";
import { useRow } from "@/engine/detail/useRow";
import { storePicture } from "@/engine/kinds/picture";
import { StepBar } from "@/engine/process/StepBar";
import { editRow } from "@/engine/wire";
import { post } from "@/kit/http";
import { toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";
import { Compare } from "./Compare";
import { Palette } from "./Palette";
import styles from "./templates.module.css";
import { kindsQuery, TEMPLATES, type Template, versionsQuery } from "./wire";

const RichEditor = lazy(() => import("@/parts/rich-text/RichEditor"));
const RichView = lazy(() => import("@/parts/rich-text/RichView"));
const Preview = lazy(() => import("./Preview"));

export default function TemplateScreen({ id, onClose }: DetailViewProps) {
	const [shown, show] = useState(id);
	useEffect(() => show(id), [id]);
	const describe = useDescribe(TEMPLATES);
	const { row, error } = useRow(TEMPLATES, shown, undefined);
	return (
		<Drawer
			open
			size="100%"
			onClose={onClose}
			title={row ? String(row.name ?? "") : t("合同模板 | Contract template")}
		>
			<Problem text={error?.message} />
			{!error && (!row || !describe) && <Waiting />}
			{row && describe && <Opened key={shown} describe={describe} row={row as Template} show={show} />}
		</Drawer>
	);
}

interface OpenedProps {
	describe: Describe;
	row: Template;
	show: (id: string) => void;
}

function Opened({ describe, row, show }: OpenedProps) {
	const client = useQueryClient();
	const kinds = useQuery(kindsQuery);
	const versions = useQuery(versionsQuery(row.id, row.rowVersion));
	const sending = useSending();
	const [draft, setDraft] = useState<string | null>(null);
	const [comparing, compare] = useState(false);
	const [insert, setInsert] = useState<((html: string) => void) | null>(null);
	const keep = useCallback((put: (html: string) => void) => setInsert(() => put), []);
	const stored = String(row.body ?? "");
	const body = draft ?? stored;
	const writable = row.state === "draft" && can(describe, "edit");
	const changed = draft !== null && draft !== stored;
	const kind = kinds.data?.find((one) => one.kind === row.kind);
	const save = () =>
		sending.run(async () => {
			await editRow(TEMPLATES, { id: row.id, version: row.rowVersion, body });
			setDraft(null);
			await client.invalidateQueries({ queryKey: ["row", TEMPLATES, row.id] });
			toast("success", t("已保存 | Saved"));
		});
	const revise = () =>
		sending.run(async () => {
			const made = await post("/sign/template/revise", { id: row.id, version: row.rowVersion ?? 0 });
			show(made.id);
		});
	return (
		<>
			<Flex align="center" gap="small" wrap className={styles.head ?? ""}>
				<Tag>{t("第{version}版 | Version {version}", { version: row.version ?? 1 })}</Tag>
				<Tag color={row.state === "published" ? "success" : row.state === "draft" ? "warning" : "default"}>
					{String(row.state_dictText ?? row.state)}
				</Tag>
				{row.preferred && <Tag color="processing">{t("默认 | Default")}</Tag>}
				<span className={look.fill} />
				{(versions.data?.length ?? 0) > 1 && (
					<Button onClick={() => compare(true)}>{t("版本对比 | Compare versions")}</Button>
				)}
				{!writable && row.state !== "draft" && can(describe, "add") && (
					<Button type="primary" loading={sending.busy} onClick={() => void revise()}>
						{t("新版本 | New version")}
					</Button>
				)}
				{writable && (
					<Button type="primary" disabled={!changed} loading={sending.busy} onClick={() => void save()}>
						{t("保存 | Save")}
					</Button>
				)}
				{!changed && <StepBar describe={describe} row={row} />}
			</Flex>
			<Problem text={sending.errors.body ?? sending.problem} />
			<div className={styles.panes}>
				<Suspense fallback={<Waiting />}>
					<section className={styles.text} aria-label={t("正文 | Text")}>
						{writable && kind && insert && <Palette kind={kind} insert={insert} />}
						{writable ? (
							<RichEditor
								label={t("正文 | Text")}
								value={body}
								onChange={(html) => setDraft(html ?? "")}
								upload={(picture) => storePicture(picture, "body")}
								onReady={keep}
							/>
						) : (
							<RichView html={body} />
						)}
					</section>
					<Preview
						kind={String(row.kind)}
						name={String(row.name ?? "")}
						body={body}
						path={kind?.path ?? null}
					/>
				</Suspense>
			</div>
			{comparing && versions.data && (
				<Compare versions={versions.data} current={row.version ?? 1} onClose={() => compare(false)} />
			)}
		</>
	);
}
