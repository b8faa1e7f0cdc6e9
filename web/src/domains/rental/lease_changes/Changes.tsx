/** The changes of a lease: what can be changed while it runs, and what has been, newest first. */
import DownOutlined from "@ant-design/icons/es/icons/DownOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import Flex from "antd/es/flex";
import Timeline from "antd/es/timeline";
import Typography from "antd/es/typography";
import { lazy, Suspense, useState } from "react";
import { useMay, useReadOnly } from "@/kit/rights";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { showYuan } from "../cashier/money";
import type { LeaseDetail } from "../leases/api";
import { useRereadLease } from "../leases/useLease";
import type { Change, Kind } from "./api";
import { useChangesOf } from "./useChanges";
import { KIND_ORDER, kindText, stateText } from "./words";

const ChangeDialog = lazy(() => import("./ChangeDialog"));
const ChangePanel = lazy(() => import("./ChangePanel"));

const COLOURS: Readonly<Record<string, string>> = {
	effective: "var(--ant-color-success)",
	to_sign: "var(--ant-color-warning)",
	to_confirm: "var(--ant-color-warning)",
	declined: "var(--ant-color-error)",
};

export function Changes({ lease }: { lease: LeaseDetail }) {
	const may = useMay();
	const changes = useChangesOf(lease.id);
	const reread = useRereadLease();
	const [kind, setKind] = useState<Kind | null>(null);
	const [shown, setShown] = useState<string | null>(null);
	const startable = !useReadOnly() && lease.state === "active" && may("rental:leaseChange:add");
	const rows = changes.data ?? [];
	if (!startable && rows.length === 0) return null;
	return (
		<section data-changes>
			<Flex justify="space-between" align="center">
				<h4>{t("合同变更 ({n}) | Changes ({n})", { n: rows.length })}</h4>
				{startable && <Starter start={setKind} />}
			</Flex>
			{rows.length === 0 && (
				<Typography.Text type="secondary">{t("还没有变更 | Nothing has been changed yet")}</Typography.Text>
			)}
			<Timeline
				items={rows.map((row) => ({
					key: row.id,
					color: COLOURS[row.state] ?? "gray",
					content: <Entry change={row} open={() => setShown(row.id)} />,
				}))}
			/>
			<Suspense fallback={null}>
				{kind && (
					<ChangeDialog
						lease={lease}
						kind={kind}
						close={() => {
							setKind(null);
							void changes.refetch();
							reread(lease.id);
						}}
					/>
				)}
				{shown && (
					<ChangePanel
						id={shown}
						onClose={() => {
							setShown(null);
							reread(lease.id);
						}}
					/>
				)}
			</Suspense>
		</section>
	);
}

function Starter({ start }: { start: (kind: Kind) => void }) {
	return (
		<Dropdown
			trigger={["click"]}
			menu={{
				items: KIND_ORDER.map((kind) => ({ key: kind, label: kindText(kind), onClick: () => start(kind) })),
			}}
		>
			<Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
				{t("变更 | Change")}
			</Button>
		</Dropdown>
	);
}

function Entry({ change, open }: { change: Change; open: () => void }) {
	return (
		<Flex vertical data-change={change.id} data-state={change.state}>
			<Flex wrap justify="space-between" gap="small">
				<button type="button" className={look.link} onClick={open}>
					{kindText(change.kind)} {change.no}
				</button>
				<span>{stateText(change.state)}</span>
			</Flex>
			<Typography.Text type="secondary">
				{t("{day}起 | From {day}", { day: change.effectiveDay })}
				{Number(change.difference) !== 0 &&
					` · ${t("差额 ¥{sum} | Difference ¥{sum}", { sum: showYuan(change.difference) })}`}
				{change.nextContractNo && ` · ${t("新合同 {no} | New lease {no}", { no: change.nextContractNo })}`}
				{change.reason && ` · ${change.reason}`}
			</Typography.Text>
		</Flex>
	);
}
