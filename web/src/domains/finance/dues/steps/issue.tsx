/** Dues of a year for all who have none yet: who would owe how much is counted and summed while one chooses, then written. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import DatePicker from "antd/es/date-picker";
import Flex from "antd/es/flex";
import InputNumber from "antd/es/input-number";
import Segmented from "antd/es/segmented";
import dayjs from "dayjs";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useSource } from "@/engine/kinds/options";
import type { Shapes } from "@/gen/api";
import { businessDate } from "@/kit/business-day";
import { post } from "@/kit/http";
import { localize, t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import { Field } from "@/parts/dialog/Field";
import { Problem } from "@/parts/dialog/Problem";
import { useSending } from "@/parts/dialog/useSending";
import { SearchSelect } from "@/parts/picker/SearchSelect";
import { Waiting } from "@/parts/Waiting";
import { Outcome } from "../Outcome";

type Wish = Omit<Shapes["IssueDues"], "dryRun" | "seen">;

const LEVELS = { path: "vip/level", store: "" };
const CHAPTERS = { path: "vip/org", store: "" };
const SEGMENTS = { path: "vip/segment", store: "" };
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Dues are wanted by the end of March, or within a month where that has passed. */
function usualDueDate(year: number): string {
	const march = dayjs(`${year}-03-31`);
	const soon = dayjs(businessDate()).add(30, "day");
	return (march.isBefore(soon) ? soon : march).format("YYYY-MM-DD");
}

function firstWish(): Wish {
	const year = dayjs(businessDate()).year();
	return { year, dueDate: usualDueDate(year), whom: "all", levelId: "", chapterId: "", segmentId: "" };
}

export default function IssueDialog({ onClose, title }: ActionDialogProps<"fin/due">) {
	const [wish, setWish] = useState(firstWish);
	const change = (part: Partial<Wish>) => setWish((old) => ({ ...old, ...part }));
	const sending = useSending();
	const { data, error } = useQuery({
		queryKey: ["fin/due/issue", wish, sending.failure],
		queryFn: ({ signal }) => post("/fin/due/issue", { ...wish, dryRun: true }, { quiet: true, signal }),
		placeholderData: keepPreviousData,
		refetchOnMount: "always",
		retry: false,
	});
	const count = data ? data.persons + data.firms : 0;
	const issue = () =>
		sending.run(async () => {
			if (!data) return;
			await post("/fin/due/issue", { ...wish, seen: data.seen }, { quiet: true });
			onClose(true);
		}, "会费已出账 | The dues are issued");
	return (
		<Dialog
			width={720}
			title={title ?? t("批量出账 | Issue dues")}
			onClose={() => onClose(false)}
			onSubmit={issue}
			submitText={t("出账 {n} 笔 | Issue {n}", { n: count })}
			busy={sending.busy}
			disabled={count === 0}
			guarded
		>
			<Flex vertical gap="middle">
				<Problem text={sending.problem ?? problemOf(error)} />
				<Wishes wish={wish} change={change} errors={sending.errors} />
				{data ? <Outcome outcome={data} /> : !error && <Waiting />}
			</Flex>
		</Dialog>
	);
}

interface WishesProps {
	wish: Wish;
	change: (part: Partial<Wish>) => void;
	errors: Record<string, string>;
}

function Wishes({ wish, change, errors }: WishesProps) {
	const year = t("年度 | Year");
	const dueDate = t("截止日期 | Due");
	return (
		<Flex vertical gap="small">
			<Field label={year} error={errors.year ?? null} required>
				<InputNumber
					aria-label={year}
					min={FIRST_YEAR}
					max={LAST_YEAR}
					precision={0}
					value={wish.year}
					onChange={(value) => value && change({ year: value, dueDate: usualDueDate(value) })}
					style={{ width: "100%" }}
				/>
			</Field>
			<Field label={dueDate} error={errors.dueDate ?? null} required>
				<DatePicker
					aria-label={dueDate}
					value={dayjs(wish.dueDate)}
					onChange={(day) => day && change({ dueDate: day.format("YYYY-MM-DD") })}
					allowClear={false}
					style={{ width: "100%" }}
				/>
			</Field>
			<Choice
				label={t("等级 | Level")}
				of={LEVELS}
				value={wish.levelId}
				onChange={(levelId) => change({ levelId })}
				error={errors.levelId}
			/>
			<Choice
				label={t("所属组织 | Chapter")}
				of={CHAPTERS}
				value={wish.chapterId}
				onChange={(chapterId) => change({ chapterId })}
				error={errors.chapterId}
			/>
			<Choice
				label={t("会员分群 | Segment")}
				of={SEGMENTS}
				value={wish.segmentId}
				onChange={(segmentId) => change({ segmentId })}
				error={errors.segmentId}
			/>
			<Field label={t("对象 | For")}>
				<Segmented<NonNullable<Wish["whom"]>>
					aria-label={t("对象 | For")}
					value={wish.whom ?? "all"}
					onChange={(whom) => change({ whom })}
					options={[
						{ value: "all", label: t("全部 | All") },
						{ value: "person", label: t("个人 | Persons") },
						{ value: "firm", label: t("企业 | Firms") },
					]}
				/>
			</Field>
		</Flex>
	);
}

interface ChoiceProps {
	label: string;
	of: { path: string; store: string };
	value: string | undefined;
	onChange: (value: string) => void;
	error: string | undefined;
}

/** One row, or all of them while nothing is chosen. */
function Choice({ label, of, value, onChange, error }: ChoiceProps) {
	return (
		<Field label={label} error={error ?? null}>
			<SearchSelect
				source={useSource(of)}
				label={label}
				value={value ? [value] : []}
				onChange={([chosen]) => onChange(chosen ?? "")}
				empty={t("全部 | All")}
			/>
		</Field>
	);
}

function problemOf(error: unknown): string | null {
	if (!(error instanceof Failure)) return null;
	return localize(Object.values(error.fields)[0] ?? error.message);
}
