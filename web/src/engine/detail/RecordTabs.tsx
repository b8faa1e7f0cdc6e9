/** The tabs that every opened record has: its details and its timeline, around what its screen adds. */
import Tabs from "antd/es/tabs";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { Seconds } from "@/parts/Moment";
import type { Describe, Row } from "../describe";
import { isLog, nameOf } from "../describe";
import { recordTabs } from "../record-extras";
import { DetailFields } from "./DetailFields";
import { Timeline } from "./Timeline";

export interface RecordTab {
	key: string;
	label: ReactNode;
	children: ReactNode;
}

interface Props {
	describe: Describe;
	id: string;
	row: Row | undefined;
	error: Error | null;
	/** Shown before the details, as what the record is opened for. */
	before?: RecordTab[];
	/** Shown between details and timeline. */
	after?: RecordTab[];
}

const NONE: RecordTab[] = [];

export function RecordTabs({ describe, id, row, error, before = NONE, after = NONE }: Props) {
	const detail = {
		key: "detail",
		label: t("详情 | Details"),
		children: (
			<Seconds value={isLog(describe)}>
				<DetailFields describe={describe} row={row} error={error} />
			</Seconds>
		),
	};
	const timeline = {
		key: "timeline",
		label: t("时间线 | Timeline"),
		children: <Timeline describe={describe} id={id} />,
	};
	const more = recordTabs({ path: describe.path, id, name: nameOf(describe, row) });
	return <Tabs key={id} items={[...before, detail, ...after, ...more, timeline]} size="small" />;
}
