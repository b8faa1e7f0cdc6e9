/** The life of a mounted sub-app: loaded once, told of every change, resting while hidden, unmounted when its tab goes. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { SubAppHandle, SubAppProps } from "./contract";
import { loadSubApp, SubAppFailure } from "./load";

export interface SubAppState {
	phase: "loading" | "ready" | "failed";
	failure: SubAppFailure | null;
	turn: number;
}

const START: SubAppState = { phase: "loading", failure: null, turn: 0 };

export function useSubApp(name: string, host: RefObject<HTMLDivElement | null>, props: SubAppProps) {
	const [state, setState] = useState(START);
	const handle = useRef<SubAppHandle | null>(null);
	const newest = useRef(props);
	const fail = useCallback((error: unknown) => {
		const failure = error instanceof SubAppFailure ? error : new SubAppFailure("broken", String(error));
		setState(({ turn }) => ({ phase: "failed", failure, turn }));
	}, []);
	const failed = useRef(fail);

	useEffect(() => {
		newest.current = props;
		handle.current?.update?.({ ...props, failed: failed.current });
	}, [props]);

	const { turn } = state;
	useEffect(() => {
		const node = host.current;
		if (!node) return;
		const gone = new AbortController();
		const current = () => ({ ...newest.current, failed: failed.current });
		if (handle.current) handle.current.update?.(current());
		else
			void start(name, turn, node, gone.signal, current).then(
				(mounted) => {
					if (!mounted) return;
					handle.current = mounted;
					mounted.update?.(current());
					setState({ phase: "ready", failure: null, turn });
				},
				(error: unknown) => gone.signal.aborted || failed.current(error),
			);
		return () => {
			gone.abort();
			// A hidden tab keeps its place in the document: its sub-app only rests.
			if (node.isConnected) return handle.current?.update?.({ ...current(), active: false });
			handle.current?.unmount();
			handle.current = null;
		};
	}, [name, turn, host]);

	const retry = useCallback(() => {
		handle.current?.unmount();
		handle.current = null;
		setState((old) => ({ phase: "loading", failure: null, turn: old.turn + 1 }));
	}, []);
	return { state, retry };
}

async function start(
	name: string,
	turn: number,
	node: HTMLDivElement,
	signal: AbortSignal,
	props: () => SubAppProps,
): Promise<SubAppHandle | null> {
	const { module, styles } = await loadSubApp(name, turn, signal);
	if (signal.aborted) return null;
	const container = freshContainer(node, styles);
	const mounted = await module.mount(container, props());
	if (!signal.aborted) return mounted;
	mounted.unmount();
	return null;
}

/** Inside a shadow root neither side's styles reach the other; only inherited values, such as our colours, pass. */
function freshContainer(node: HTMLDivElement, styles: string[]): HTMLElement {
	const root = node.shadowRoot ?? openRoot(node);
	const container = document.createElement("div");
	container.dataset.subApp = "";
	root.replaceChildren(...styles.map(styleLink), container);
	return container;
}

function openRoot(node: HTMLDivElement): ShadowRoot {
	const root = node.attachShadow({ mode: "open" });
	// What is typed inside looks from outside like keys pressed on the host: they are not the shell's shortcuts.
	node.addEventListener("keydown", (event) => {
		const from = event.composedPath()[0];
		const typing =
			from instanceof HTMLElement &&
			root.contains(from) &&
			(from.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(from.tagName));
		if (typing && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
			event.stopPropagation();
	});
	return root;
}

function styleLink(address: string): HTMLLinkElement {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = address;
	return link;
}
