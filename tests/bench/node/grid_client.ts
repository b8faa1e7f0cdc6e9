/** One window of a grid without a screen: the web's own tie to the server, its socket and its calls, and a hand that types. */
import { parentPort, workerData } from "node:worker_threads";
import { GridLink } from "@/engine/grid/link";
import type { LinkState } from "@/engine/grid/link-state";
import { startLive, stopLive, subscribe } from "@/live/client";
import type { GridChange, GridHandle, GridRow } from "@/parts/grid";

interface Order {
	number: number;
	path: string;
	keys: string[];
	/** Keys that may be typed into, and what kind of value they take. */
	typed: Record<string, "text" | "int" | "money" | "date">;
	query: Record<string, string>;
	seconds: number;
	hot: number;
}

const order = workerData as Order & { url: string; token: string };
const rows = new Map<string, GridRow>();
const seen: number[] = [];
let state: LinkState | null = null;
let count = 0;

const handle = {
	receive(changes: GridChange[]) {
		for (const change of changes) {
			if (change.op === "set") note(change.value);
			take(change);
		}
	},
	renameIds(map: Record<string, string>) {
		for (const [old, id] of Object.entries(map)) {
			const row = rows.get(old);
			rows.delete(old);
			if (row) rows.set(id, { ...row, id });
		}
	},
	markStored: () => undefined,
	showErrors: (errors: unknown) => parentPort?.postMessage({ kind: "errors", errors }),
} as unknown as GridHandle;

/** Texts that are typed here say when: whoever receives one knows how long it took. */
function note(value: unknown): void {
	const when = /^t\d+-(\d{13})$/.exec(String(value ?? ""));
	if (when) seen.push(Date.now() - Number(when[1]));
}

function take(change: GridChange): void {
	if (change.op === "set") {
		const row = rows.get(change.id);
		if (row) row[change.key] = change.value;
	} else if (change.op === "insert") for (const row of change.rows) rows.set(row.id, { ...row });
	else if (change.op === "remove") for (const id of change.ids) rows.delete(id);
}

const of = { path: order.path, keys: order.keys, needs: ["name"], derived: false, query: order.query };
const link = new GridLink(of, (next) => {
	if (next.rows && !state?.rows) for (const row of next.rows) rows.set(row.id, { ...row });
	state = next;
	for (const clash of next.clashes) setTimeout(() => link.choose(clash, chance(2) ? "mine" : "theirs"), 50);
});

const chance = (most: number) => Math.floor(Math.random() * most);
const some = <T>(list: T[]): T => list[chance(list.length)] as T;

function valueOf(key: string): unknown {
	const kind = order.typed[key];
	if (kind === "int") return 1 + chance(600);
	if (kind === "money") return `${chance(90_000)}.${10 + chance(90)}`;
	if (kind === "date") return `20${10 + chance(16)}-0${1 + chance(9)}-1${chance(10)}`;
	return `t${order.number}-${Date.now()}`;
}

function change(changes: GridChange[]): void {
	for (const one of changes) take(one);
	link.change(changes);
	count += changes.length;
}

/** A cell, now and then a block of twenty, a new row or the end of one; half of it where all the others type too. */
function act(): void {
	const ids = [...rows.keys()].filter((id) => /^\d+$/.test(id));
	const near = chance(2) ? ids.slice(0, order.hot) : ids;
	const dice = chance(100);
	if (dice === 0) {
		const row = { id: `new-${order.number}-${count}`, name: valueOf("name"), category: "furniture", price: "1.00" };
		return change([{ op: "insert", rows: [row], at: 0 }]);
	}
	if (dice === 1) return change([{ op: "remove", ids: [some(ids.slice(order.hot))] }]);
	const cells = dice < 8 ? 20 : 1;
	const changes: GridChange[] = [];
	for (let at = 0; at < cells; at += 1) {
		const [id, key] = [some(near), some(Object.keys(order.typed))];
		changes.push({ op: "set", id, key, old: rows.get(id)?.[key], value: valueOf(key) });
	}
	change(changes);
}

function digest(): Record<string, unknown> {
	return Object.fromEntries([...rows].map(([id, row]) => [id, order.keys.map((key) => row[key] ?? null)]));
}

const until = async (holds: () => boolean) => {
	while (!holds()) await new Promise((next) => setTimeout(next, 50));
};

function complain(): void {
	console.error(`window ${order.number} cannot save`, JSON.stringify(link.pending.snapshot()).slice(0, 500));
	process.exit(1);
}

async function run(): Promise<void> {
	link.bind(handle);
	link.start();
	await startLive();
	subscribe(`list/${order.path}`, {
		onEvent: (event) => link.hear(event),
		onResync: () => void link.load(),
	});
	await until(() => Boolean(state?.rows));
	parentPort?.postMessage({ kind: "ready", rows: rows.size });
	parentPort?.on("message", (word: string) => void obey(word));
}

async function obey(word: string): Promise<void> {
	if (word === "type") {
		const end = Date.now() + order.seconds * 1000;
		while (Date.now() < end) {
			act();
			await new Promise((next) => setTimeout(next, 500 + chance(1500)));
		}
		const late = setTimeout(() => complain(), 60_000);
		await until(() => link.pending.size === 0);
		clearTimeout(late);
		parentPort?.postMessage({ kind: "idle", count });
	}
	if (word === "show") parentPort?.postMessage({ kind: "rows", rows: digest(), seen });
	if (word === "leave") {
		link.stop(() => undefined);
		stopLive();
		process.exit(0);
	}
}

void run();
