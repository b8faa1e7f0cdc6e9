/** The statement of an owner for a month, to be printed and signed. */
import { useQuery } from "@tanstack/react-query";
import type { ActionDialogProps } from "@/engine/actions";
import { type Answer, get } from "@/kit/http";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { PrintDialog } from "@/parts/print/PrintDialog";
import { PrintView } from "@/parts/print/PrintView";
import { Waiting } from "@/parts/Waiting";
import { showYuan, sumText } from "../../cashier/money";
import styles from "../../cashier/receipt.module.css";
import { useDictText } from "../../orders/dict";

type Paper = Answer<"GET /rental/ownerStatement/paper">;

export default function PrintStatement({ rows, onClose }: ActionDialogProps) {
	const id = rows[0]?.id ?? "";
	const { data, error, refetch } = useQuery({
		queryKey: ["row", "rental/ownerStatement", id, "paper"],
		queryFn: ({ signal }) => get("/rental/ownerStatement/paper", { id }, { quiet: true, signal }),
	});
	return (
		<PrintDialog title={t("业主对账单 | Owner statement")} close={() => onClose(false)}>
			{error ? (
				<Broken error={error} retry={() => void refetch()} />
			) : data ? (
				<PrintView numbered>
					<Sheet paper={data} />
				</PrintView>
			) : (
				<Waiting />
			)}
		</PrintDialog>
	);
}

function Sheet({ paper }: { paper: Paper }) {
	return (
		<article className={styles.paper} data-statement>
			<header>
				<h2>{t("业主对账单 | Owner statement")}</h2>
				<span>{paper.organisation}</span>
			</header>
			<dl>
				<dt>{t("业主 | Owner")}</dt>
				<dd>{paper.owner}</dd>
				<dt>{t("账期 | Period")}</dt>
				<dd>
					{paper.first} → {paper.last}
				</dd>
			</dl>
			<Lines paper={paper} />
			<Sums paper={paper} />
		</article>
	);
}

function Lines({ paper: { lines, first } }: { paper: Paper }) {
	const kind = useDictText("owner_statement_line");
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{t("类型 | Kind")}</th>
					<th scope="col">{t("房源 | House")}</th>
					<th scope="col">{t("说明 | What")}</th>
					<th scope="col">{t("日期 | Days")}</th>
					<th scope="col">{t("金额（元） | Amount (yuan)")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={`${line.kind} ${line.house} ${line.no} ${line.text} ${line.fromDay}`}>
						<td>{kind(line.kind)}</td>
						<td>{line.house}</td>
						<td>{[line.no, line.text].filter(Boolean).join(" ")}</td>
						<td>{daysOf(line, first.slice(0, 5))}</td>
						<td>{showYuan(line.amount)}</td>
					</tr>
				))}
				{lines.length === 0 && (
					<tr>
						<td colSpan={5}>{t("本月没有收支 | Nothing came in or was spent")}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}

/** Days of the year that the sheet is about go without it. */
function daysOf({ fromDay, toDay }: Paper["lines"][number], year: string): string {
	const days = fromDay === toDay ? [fromDay] : [fromDay, toDay];
	return days.map((day) => (day.startsWith(year) ? day.slice(year.length) : day)).join(" → ");
}

/** Payout = income − costs − share. */
function Sums({ paper }: { paper: Paper }) {
	const sums: Array<[string, string]> = [
		[t("收入 | Income"), paper.income],
		[t("减：费用 | Less costs"), paper.cost],
		[
			t("减：运营方分成（{rate}%） | Less operator's share ({rate}%)", { rate: paper.shareRate }),
			paper.share,
		],
	];
	return (
		<table>
			<tbody>
				{sums.map(([label, amount]) => (
					<tr key={label}>
						<td>{label}</td>
						<td>{showYuan(amount)}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">
						{t("应付业主（大写） | Payout, in words")} {paper.inWords}
					</th>
					<td>{sumText(paper.payout)}</td>
				</tr>
			</tfoot>
		</table>
	);
}
