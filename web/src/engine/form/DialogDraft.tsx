/** The draft of a dialog that is no record's form: kept, offered and dropped in the same places as those of forms. */
import {
	createContext,
	type Dispatch,
	type ReactNode,
	type SetStateAction,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { randomId } from "@/kit/client-id";
import { nameIntent } from "@/kit/intent";
import { DraftNote } from "./DraftNote";
import { type Draft, dropDraft, readDraft, writeDraft } from "./draft";
import { useKeeping } from "./useKeeping";

/** Numbers of identity papers stay out of the browser's store, as forms keep their secret fields out. */
const SECRET = new Set(["idNo"]);

interface Held {
	before: Record<string, unknown> | null;
	offered: Draft | null;
	note(slot: string, value: unknown): void;
	take(): void;
	drop(): void;
	intent(body: unknown): string;
}

const HeldContext = createContext<Held | null>(null);

interface Props {
	path: string;
	id: string;
	/** The dialog comes back by itself after a reload or a new login, so its draft does too. */
	again: boolean;
	children: ReactNode;
}

export function DialogDraft({ path, id, again, children }: Props) {
	const [found, setFound] = useState(() => readDraft(path, id));
	const [before, setBefore] = useState(() => (again ? (found?.values ?? null) : null));
	const typed = useRef(new Map<string, unknown>());
	const last = useRef("");
	const seed = useRef((again && found?.seed) || randomId());
	const keep = useCallback(() => {
		if (typed.current.size === 0) return;
		const text = JSON.stringify(Object.fromEntries(typed.current), (key, value) =>
			SECRET.has(key) ? "" : value,
		);
		if (text === last.current) return;
		last.current = text;
		writeDraft(path, id, JSON.parse(text) as Record<string, unknown>, seed.current);
	}, [path, id]);
	useKeeping(keep);
	const held = useMemo<Held>(
		() => ({
			before,
			offered: before ? null : found,
			note: (slot, value) => {
				if (value === undefined) typed.current.delete(slot);
				else typed.current.set(slot, value);
			},
			take: () => {
				seed.current = found?.seed ?? seed.current;
				setBefore(found?.values ?? null);
			},
			drop: () => {
				dropDraft(path, id);
				seed.current = randomId();
				setFound(null);
			},
			intent: (body) => {
				keep();
				return nameIntent(seed.current, body);
			},
		}),
		[before, found, keep, path, id],
	);
	return (
		<HeldContext value={held} key={before ? "draft" : "new"}>
			{children}
		</HeldContext>
	);
}

/** A state of a dialog that is part of its draft. `mend` puts back what a draft does not hold. */
export function useDialogDraft<T>(
	slot: string,
	first: () => T,
	mend: (kept: T, fresh: T) => T = (kept) => kept,
): [T, Dispatch<SetStateAction<T>>] {
	const held = useContext(HeldContext);
	const kept = held?.before?.[slot] as T | undefined;
	const [value, setValue] = useState<T>(() => (kept === undefined ? first() : mend(kept, first())));
	const start = useRef(value);
	const untouched = kept === undefined && value === start.current;
	useEffect(() => {
		held?.note(slot, untouched ? undefined : value);
	}, [held, slot, value, untouched]);
	return [value, setValue];
}

/** The key under which a dialog sends what its draft holds; of its own outside of one. */
export function useDraftIntent(): (body: unknown) => string {
	const held = useContext(HeldContext);
	return (body) => held?.intent(body) ?? randomId();
}

/** The draft of before, where the dialog was opened anew by hand. */
export function DialogDraftNote() {
	const held = useContext(HeldContext);
	return held && <DraftNote draft={held} />;
}
