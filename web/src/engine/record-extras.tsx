/** What domains add to records, such as a talk about them or their calendar; the engine knows neither which nor how. */
import MessageOutlined from "@ant-design/icons/es/icons/MessageOutlined";
import PrinterOutlined from "@ant-design/icons/es/icons/PrinterOutlined";
import ShareAltOutlined from "@ant-design/icons/es/icons/ShareAltOutlined";
import Button from "antd/es/button";
import Dropdown from "antd/es/dropdown";
import { useState } from "react";
import { localize, t } from "@/kit/text";
import { actionView } from "./actions";
import { useDescribe } from "./describe";
import type { RecordTab } from "./detail/RecordTabs";
import { ActionPanel } from "./list/ActionPanel";
import type { RowAct } from "./list/useRowActs";

/** Which record, and what it is called where that is known. */
export interface OneRecord {
	path: string;
	id: string;
	name?: string;
}

export interface RecordExtras {
	tabs?(record: OneRecord): RecordTab[];
	acts?(record: OneRecord): RowAct[];
	/** Opens the talk about it, for places that have no tabs. */
	talk?(record: OneRecord): RowAct[];
}

let extras: readonly RecordExtras[] = [];

/** Handed over once, at start. */
export function registerRecordExtras(...brought: RecordExtras[]): void {
	extras = brought;
}

export const recordTabs = (record: OneRecord): RecordTab[] =>
	extras.flatMap((one) => one.tabs?.(record) ?? []);
export const recordActs = (record: OneRecord): RowAct[] => extras.flatMap((one) => one.acts?.(record) ?? []);
export const recordTalk = (record: OneRecord): RowAct[] => extras.flatMap((one) => one.talk?.(record) ?? []);

interface WaysProps extends OneRecord {
	/** The screen has no tabs, so the talk is opened from here too. */
	talk?: boolean;
}

/** The same acts beside the title of a record's own screen. */
export function RecordWays({ talk = false, ...record }: WaysProps) {
	const acts = recordActs(record);
	return (
		<>
			<PrintWay path={record.path} id={record.id} />
			{talk &&
				recordTalk(record).map(({ key, label, run }) => (
					<Button key={key} type="text" icon={<MessageOutlined />} onClick={run}>
						{label}
					</Button>
				))}
			{acts.length > 0 && <ShareMenu acts={acts} />}
		</>
	);
}

function ShareMenu({ acts }: { acts: RowAct[] }) {
	return (
		<Dropdown
			trigger={["click"]}
			menu={{ items: acts.map(({ key, label, run }) => ({ key, label, onClick: run })) }}
		>
			<Button
				type="text"
				icon={<ShareAltOutlined />}
				aria-label={t("分享 | Share")}
				title={t("分享 | Share")}
			/>
		</Dropdown>
	);
}

/** The way to the papers of a record, for whoever may print them. */
function PrintWay({ path, id }: { path: string; id: string }) {
	const describe = useDescribe(path);
	const [opened, open] = useState(false);
	const action = describe?.actions.find(({ code }) => code === "print");
	if (!describe || !action || action.withoutRow || !actionView(path, action)) return null;
	const label = localize(action.label);
	return (
		<>
			<Button
				type="text"
				icon={<PrinterOutlined />}
				aria-label={label}
				title={label}
				onClick={() => open(true)}
			/>
			{opened && (
				<ActionPanel describe={describe} opened={{ action, rows: [{ id }] }} onClose={() => open(false)} />
			)}
		</>
	);
}
