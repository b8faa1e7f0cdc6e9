/** The desk's two ways to the server: reading her list, and sending what waits. */
import { fetchMine, type Line, roadOver } from "../line";
import { alone, drain, type Outcome } from "../queue/drain";
import * as queue from "../queue/store";
import { tellTabs } from "./device";
import type { Paper } from "./paper";

export async function noteContact(store: queue.Store, { owner }: Line): Promise<void> {
	await store.put("meta", Date.now(), `contact:${owner}`);
}

export async function readMine(store: queue.Store, line: Line, paper: Paper): Promise<void> {
	const reply = await fetchMine(line);
	if (!reply.ok) {
		if (reply.status === 401) paper.set({ outcome: "signed_out" });
		if (reply.status === 0) paper.set({ outcome: "lost" });
		if (reply.id === "agreement.due") paper.set({ due: true });
		else if (reply.status === 403) paper.set({ denied: reply.message });
		return;
	}
	await queue.keepOrders(store, line.owner, reply.result.orders);
	await store.put("meta", reply.result.staff, `staff:${line.owner}`);
	await noteContact(store, line);
	paper.set({
		denied: null,
		due: false,
		readOnly: reply.result.readOnly === true,
		...(paper.view().outcome === "lost" ? { outcome: null } : {}),
	});
	await paper.repaint();
}

export async function sendAll(
	store: queue.Store,
	line: Line,
	paper: Paper,
	refresh: () => Promise<void>,
): Promise<Outcome | null> {
	const before = (await queue.entriesOf(store, line.owner)).length;
	if (before === 0) {
		return "empty";
	}
	paper.set({ sending: true });
	const changed = () => {
		void noteContact(store, line).then(paper.repaint);
		tellTabs();
	};
	const outcome = await alone(store, line.clientId, () => drain(store, roadOver(line), line.owner, changed));
	paper.set({ sending: false, ...(outcome ? { outcome } : {}) });
	await paper.repaint();
	// A refusal means that the card is not as she saw it: read how it is now.
	if (outcome === "held" || outcome === "later") await refresh();
	return outcome;
}
