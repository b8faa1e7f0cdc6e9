/** The search of messages, or the list of what is to be sent later: a sheet over the panel, with its own way back. */
import { late } from "../late";
import { type Pane, showPane } from "./pane";

const LaterList = late(() => import("../later/LaterList"));
const SearchPane = late(() => import("../search/SearchPane"));

export function SubPane({ pane }: { pane: Pane }) {
	const back = () => showPane(null);
	if (pane.kind === "later") return <LaterList onClose={back} />;
	const within = pane.conversationId ? { conversationId: pane.conversationId } : {};
	return <SearchPane {...within} onClose={back} />;
}
