/** Plans that the list, as it is filtered, is sent as a file again and again. */
import ClockCircleOutlined from "@ant-design/icons/es/icons/ClockCircleOutlined";
import Button from "antd/es/button";
import { Suspense, useMemo, useState } from "react";
import { t } from "@/kit/text";
import { can, type Describe, useDescribe } from "../describe";
import { OpenedForm } from "../form/OpenedForm";
import { NEW } from "../list/list-state";

const SCHEDULED_REPORTS = "sys/scheduledReport";

interface Props {
	describe: Describe;
	filters: Record<string, string | number>;
}

/** Nothing where the person may not plan one, or not export the list. */
export function ScheduleButton({ describe, filters }: Props) {
	const reports = useDescribe(SCHEDULED_REPORTS);
	const [isOpen, setOpen] = useState(false);
	const query = queryText(filters);
	const fixed = useMemo(() => ({ resource: describe.path, query }), [describe.path, query]);
	if (!reports || !can(reports, "add") || !can(describe, "export")) return null;
	const label = t("定时发送 | Send regularly");
	return (
		<>
			<Button
				type="text"
				icon={<ClockCircleOutlined />}
				aria-label={label}
				title={label}
				onClick={() => setOpen(true)}
			/>
			{isOpen && (
				<Suspense fallback={null}>
					<OpenedForm describe={reports} id={NEW} fixed={fixed} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

/** Filters as the server keeps them of a plan, JSON of texts without what is empty; an empty text where nothing narrows the list. */
export function queryText(filters: Record<string, string | number>): string {
	const said = Object.entries(filters).filter(([, value]) => value !== "");
	return said.length > 0
		? JSON.stringify(Object.fromEntries(said.map(([key, value]) => [key, `${value}`])))
		: "";
}
