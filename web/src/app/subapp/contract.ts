/** What the shell and a sub-app promise each other; a sub-app imports nothing else of the shell, and types only. */

/** What the server's calls and rows carry, for sub-apps that are built with it. */
export type { Rows, Shapes } from "@/gen/api";

export interface SubAppTheme {
	dark: boolean;
	/** Tokens and component tokens as the shell's own widgets use them; antd's CSS variables (--ant-*) reach inside too. */
	tokens: Record<string, string | number | boolean>;
	components: Record<string, Record<string, string | number | boolean>>;
}

export interface SubAppEvent {
	topic: string;
	op: string;
	data: unknown;
}

export interface SubAppListener {
	onEvent(event: SubAppEvent): void;
	/** Read the state anew: after joining, and whenever something may be missing. */
	onResync(): void;
	onEnded?(id: string): void;
}

export interface SubAppAsk {
	query?: Record<string, string | number | boolean | null | undefined>;
	body?: unknown;
}

/** A list of the portal's own, with the record, the forms and the acts that open from it. */
export interface SubAppList {
	/** Whose rows: "risk/register". */
	resource: string;
	/** What belongs to the place, which the person cannot take away: filters by name, and `q`, a whole query in the address's words. */
	fixed?: Record<string, string>;
	/** What it begins with where the address asks for nothing, in the address's words: `state=open,treating&sort=-due`. */
	begin?: string;
	/**
	 * One of several parts of a page: its state is its own, and keys are not for it. Without it the list stands in the sub-app's
	 * address: filters by name, `sort`, `page`, `open` (or `id`) for the opened row, `edit=new` for the form of a new one.
	 */
	part?: boolean;
}

export interface SubAppScreen {
	/** Shows something else in the same place. */
	update(list: SubAppList): void;
	close(): void;
}

/** What a refused call throws. */
export interface SubAppRefusal extends Error {
	status: number;
	id: string;
	fields: Record<string, string>;
}

export interface SubAppProps {
	/** "/assetMg": the address below which the sub-app is active. */
	base: string;
	/** Where it is asked to stand: the rest of the address with its query, "" at the base. */
	path: string;
	/** False while its tab is not looked at: topics may rest. */
	active: boolean;
	locale: "zh" | "en";
	theme: SubAppTheme;
	user: { id: string; name: string };
	token(): string | null;
	may(code: string): boolean;
	/** A call of the portal's own server, with its headers and prefix; refusals are thrown, not shown. */
	request<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, ask?: SubAppAsk): Promise<T>;
	/** Lends a list: the portal draws it in this element of the sub-app, with its own styles, rights and live rows. */
	lend(place: HTMLElement, list: SubAppList): SubAppScreen;
	/** The address of a stored file, for pictures and links. */
	fileUrl(path: string): string;
	live: { subscribe(topic: string, listener: SubAppListener): () => void };
	navigate(to: string): void;
	say(tone: "success" | "info" | "warning" | "error", text: string): void;
	title(text: string): void;
	/** The sub-app broke: the container shows why, and offers to start it again. */
	failed(error: unknown): void;
}

export interface SubAppHandle {
	update?(props: SubAppProps): void;
	unmount(): void;
}

export interface SubAppModule {
	mount(container: HTMLElement, props: SubAppProps): SubAppHandle | Promise<SubAppHandle>;
}

/** The JSON file that an entry address leads to; addresses are relative to it and stay on its host. */
export interface SubAppEntry {
	module: string;
	styles?: string[];
}
