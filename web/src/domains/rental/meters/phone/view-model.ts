/** The phone page of who reads meters as the queue knows it: the rounds in walking order, with what still waits put on top. */
import type { Shapes } from "@/gen/api";
import { callLine } from "@/parts/phone/line";
import { followList } from "@/parts/phone/list-topic";
import { type ActEntry, actsOn, type Entry } from "@/parts/phone/queue/entry";
import type { RowSource } from "@/parts/phone/session/row-source";
import type { PhoneSession } from "@/parts/phone/session/session";
import type { View } from "@/parts/phone/session/view-model";
import { type Reading, usageOf } from "./judge";

export type Round = Shapes["WalkRound"];
export type Take = "read" | "estimate" | "swap" | "skip";
export type WalkSession = PhoneSession<Reading, Round[]>;
export type WalkView = View<Reading, Round[]>;

export const HOME = "/m/meters";
export const readingAddress = (id: string) => `${HOME}?reading=${id}`;

const MINE = "/rental/meterReading/mine";

export const ROW_SOURCE: RowSource<Reading, Round[]> = {
	path: MINE,
	gives: "reading",
	async read(line) {
		const reply = await callLine<Shapes["WalkShape"]>(line, "GET", MINE);
		if (!reply.ok) return reply;
		const { readings, rounds, readOnly } = reply.result;
		return { ok: true, result: { rows: readings, about: rounds, readOnly } };
	},
	arrange: (rows, { entries }) => rows.map((row) => project(row, entries)).sort(byWay),
	join: (desk) => followList("rental/meterReading", desk),
};

function byWay(a: Reading, b: Reading): number {
	return (
		a.readDate.localeCompare(b.readDate) ||
		a.community.localeCompare(b.community, "zh-CN") ||
		a.building.localeCompare(b.building, "zh-CN", { numeric: true }) ||
		a.walk - b.walk ||
		a.meterNo.localeCompare(b.meterNo)
	);
}

function apply(reading: Reading, { act, said }: ActEntry): Reading {
	const value = said.value === undefined ? null : String(said.value);
	const rolled = said.rolled === true;
	const usage = value === null ? null : String(usageOf(reading, value, rolled));
	const empty = { ...reading, value: null, rolled: false, usage: null, skipped: null, warnings: [] };
	switch (act as Take) {
		case "read":
			return { ...empty, kind: reading.kind === "estimated" ? "normal" : reading.kind, value, rolled, usage };
		case "swap":
			return { ...empty, kind: "swap_out", value, rolled, usage };
		case "estimate":
			return { ...empty, kind: "estimated" };
		case "skip":
			return { ...empty, skipped: String(said.reason ?? "") };
	}
}

/** The reading as the person left it; refused acts are not shown as done. */
export const project = (reading: Reading, entries: readonly Entry[]): Reading =>
	actsOn(reading.id, entries).reduce(apply, reading);

/** Whether somebody still has to stand in front of it. */
export const isOpen = (one: Reading): boolean =>
	one.state === "draft" && one.value === null && one.skipped === null && one.kind !== "estimated";

export interface Progress extends Round {
	done: number;
}

/** How far each round is; of a round that does not fit on the phone at once, the rest is still to do. */
export function progressOf(rounds: readonly Round[], rows: readonly Reading[]): Progress[] {
	return rounds.map((round) => {
		const open = rows.filter((row) => row.round === round.key && isOpen(row)).length;
		return { ...round, done: Math.max(round.total - open - round.more, 0) };
	});
}

/** The next one to read after this on the way, else the first that was left behind. */
export function nextOf(rows: readonly Reading[], id: string): Reading | null {
	const at = rows.findIndex((row) => row.id === id);
	const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
	return others.find(isOpen) ?? null;
}
