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

type Texts = { zh: string; en: string };

/** A transition of a process, as the server declares it. */
export interface SubAppStep {
	code: string;
	label: Texts;
	confirm: Texts | null;
	danger: boolean;
	fields: Array<{
		key: string;
		label: Texts;
		kind: string;
		required: boolean;
		min: number | null;
		max: number | null;
		ref: { path: string } | null;
	}>;
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
	/** The transitions of a resource that the person may make; its rows say which are possible (`can`, `reasons`). */
	steps(path: string): Promise<SubAppStep[]>;
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
