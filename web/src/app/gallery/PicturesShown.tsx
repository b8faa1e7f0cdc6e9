/** What is drawn: charts, codes, calendars, paper. */
import Button from "antd/es/button";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { Calendar } from "@/parts/calendar/Calendar";
import type { CalendarEvent } from "@/parts/calendar/days";
import { HeatMap } from "@/parts/chart/HeatMap";
import { PieChart } from "@/parts/chart/PieChart";
import { BarChart, LineChart } from "@/parts/chart/SeriesChart";
import { Sparkline } from "@/parts/chart/Sparkline";
import { PageBreak, PrintView, printPage } from "@/parts/print/PrintView";
import { QrCode, type QrState } from "@/parts/qr/QrCode";
import styles from "./Gallery.module.css";
import { Shown } from "./Shown";

const MONTHS = ["6月", "7月", "8月", "9月", "10月", "11月"];
const TAKEN = [320, 410, 455, 380, 402, 290];
const CLOSED = [12, 0, 20, 35, 8, 16];
const STATES: readonly QrState[] = ["loading", "ready", "scanned", "expired", "failed"];
const CODE =
	'<svg viewBox="0 0 7 7"><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 4h1v1H6zM5 5h1v1H5zM4 6h1v1H4zM6 6h1v1H6z"/></svg>';

export function PicturesShown() {
	return (
		<section>
			<h2>图画 Pictures</h2>
			<div className={styles.parts}>
				<Charts />
				<Shown name="QrCode" wide>
					<p className={styles.line}>
						{STATES.map((state) => (
							<QrCode
								key={state}
								svg={state === "loading" || state === "failed" ? null : CODE}
								state={state}
								alt={`二维码 ${state}`}
								onRenew={() => toast("info", "renew")}
							/>
						))}
					</p>
				</Shown>
				<Shown name="Calendar" wide>
					<Events />
				</Shown>
				<Shown name="PrintView A5 landscape" wide>
					<PrintView size="A5" landscape head={<b>云栖物业</b>} foot={<small>打印于 2026-11-21</small>}>
						<p>第一张</p>
						<PageBreak />
						<p>第二张</p>
					</PrintView>
					<Button onClick={printPage}>打印 Print</Button>
				</Shown>
			</div>
		</section>
	);
}

function Charts() {
	return (
		<>
			<Shown name="BarChart stacked">
				<BarChart
					title="每月夜数"
					stacked
					labels={MONTHS}
					series={[
						{ name: "入住", values: TAKEN },
						{ name: "关房", values: CLOSED },
					]}
				/>
			</Shown>
			<Shown name="BarChart side by side">
				<BarChart
					title="收与退"
					labels={MONTHS}
					series={[
						{ name: "收", values: TAKEN, tone: "good" },
						{ name: "退", values: CLOSED, tone: "warn" },
					]}
				/>
			</Shown>
			<Shown name="LineChart">
				<LineChart
					title="均价与上年"
					labels={MONTHS}
					series={[
						{ name: "今年", values: [268, 288, 310, null, 296, 305] },
						{ name: "上年", values: [240, 262, 280, 275, 270, 281] },
					]}
				/>
			</Shown>
			<Shown name="PieChart">
				<PieChart
					title="来源"
					middle="60%"
					slices={[
						{ name: "自来客", value: 60 },
						{ name: "线上平台", value: 28 },
						{ name: "协议单位", value: 12 },
					]}
				/>
			</Shown>
			<Shown name="Sparkline">
				<Sparkline label="房费" values={TAKEN} /> <Sparkline label="无" values={[]} />
			</Shown>
			<Shown name="HeatMap">
				<HeatMap
					title="到店时段"
					columns={["一", "二", "三", "四", "五", "六", "日"]}
					rows={[
						{ name: "上午", values: [2, 3, 1, 4, 6, 9, 7] },
						{ name: "下午", values: [5, 6, 4, 8, 14, 18, 12] },
						{ name: "晚上", values: [3, 2, null, 5, 11, 13, 6] },
					]}
				/>
			</Shown>
			<Shown name="empty">
				<BarChart title="没有数据" labels={[]} series={[{ name: "无", values: [] }]} />
			</Shown>
		</>
	);
}

const EVENTS: CalendarEvent[] = [
	{ id: "1", title: "看房 3-1201", from: "2026-11-21 09:00", to: "2026-11-21 10:00" },
	{ id: "2", title: "看房 2-0803", from: "2026-11-21 09:30", to: "2026-11-21 10:30", tone: "good" },
	{ id: "3", title: "电梯维保", from: "2026-11-21 13:00", to: "2026-11-21 15:00", tone: "warn", fixed: true },
	{ id: "4", title: "例会", from: "2026-11-21 16:00", to: "2026-11-21 17:00" },
	{ id: "5", title: "盘点", from: "2026-11-18 08:00", to: "2026-11-19 18:00", tone: "bad" },
];

function Events() {
	const [events, setEvents] = useState(EVENTS);
	return (
		<Calendar
			label="看房日程"
			today="2026-11-21"
			events={events}
			onOpen={(id) => toast("info", `open ${id}`)}
			onMove={(id, from, to) => setEvents(events.map((one) => (one.id === id ? { ...one, from, to } : one)))}
		/>
	);
}
