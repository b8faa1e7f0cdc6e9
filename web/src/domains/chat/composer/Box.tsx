/** The text itself: grows with what is written, sends by the key the person likes, and offers names behind "@". */
import {
	type ClipboardEvent,
	type KeyboardEvent,
	type Ref,
	useId,
	useImperativeHandle,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { t } from "@/kit/text";
import type { Member } from "../wire";
import styles from "./composer.module.css";
import { type Called, type Query, queryAt, withCalled } from "./mention";
import { NameList, useNames } from "./NameList";
import { enterDoes, useSendKey } from "./settings";

export interface BoxHandle {
	focus(): void;
	insert(text: string): void;
}

interface Props {
	ref: Ref<BoxHandle>;
	text: string;
	label: string;
	/** Who may be called; empty for a talk of two. */
	people: readonly Member[];
	invalid: boolean;
	autoFocus: boolean;
	onChange(text: string): void;
	onCall(person: Called): void;
	onSubmit(): void;
	onFiles(files: File[]): void;
	/** null: Esc is left to the panel. */
	onEscape: (() => void) | null;
	onUpWhenEmpty(): void;
}

const MOST_HEIGHT = 160;

export function Box(props: Props) {
	const { ref, text, label, people, invalid, autoFocus, onChange, onCall } = props;
	const area = useRef<HTMLTextAreaElement>(null);
	const sendKey = useSendKey();
	const listId = useId();
	const [query, setQuery] = useState<Query | null>(null);
	const [at, setAt] = useState(0);
	const names = useNames(people, query);
	const open = query !== null && names.length > 0;
	const chosen = Math.min(at, names.length - 1);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the height
	useLayoutEffect(() => {
		const own = area.current;
		if (!own) return;
		own.style.height = "auto";
		own.style.height = `${Math.min(own.scrollHeight, MOST_HEIGHT)}px`;
	}, [text]);

	const later = useRef<{ text: string; cursor: number } | null>(null);
	const put = (next: string, cursor: number) => {
		later.current = { text: next, cursor };
		onChange(next);
	};
	// With the text itself and not a frame later: what is typed in between would stand before and behind the cursor.
	useLayoutEffect(() => {
		const due = later.current;
		if (due?.text !== text) return;
		later.current = null;
		area.current?.focus();
		area.current?.setSelectionRange(due.cursor, due.cursor);
	}, [text]);
	const insert = (piece: string) => {
		const { selectionStart: from, selectionEnd: to } = area.current ?? {
			selectionStart: text.length,
			selectionEnd: text.length,
		};
		put(text.slice(0, from) + piece + text.slice(to), from + piece.length);
	};
	useImperativeHandle(ref, () => ({ focus: () => area.current?.focus(), insert }));
	const look = () => {
		const own = area.current;
		setQuery(own && queryAt(own.value, own.selectionStart));
		setAt(0);
	};
	const call = (person: Called) => {
		const own = area.current;
		if (!own || !query) return;
		const made = withCalled(text, query, own.selectionStart, person.name);
		setQuery(null);
		onCall(person);
		put(made.text, made.cursor);
	};
	const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.nativeEvent.isComposing || event.keyCode === 229) return;
		if (open && onNames(event)) return event.preventDefault();
		if (event.key === "Enter") {
			event.preventDefault();
			if (enterDoes(event, sendKey) === "send") props.onSubmit();
			else insert("\n");
		} else if (event.key === "Escape" && props.onEscape) {
			event.preventDefault();
			props.onEscape();
		} else if (event.key === "ArrowUp" && text === "") {
			event.preventDefault();
			props.onUpWhenEmpty();
		}
	};
	/** Keys of the list of names, while it is open. */
	const onNames = ({ key }: KeyboardEvent): boolean => {
		const person = names[chosen];
		if (key === "ArrowDown") setAt((chosen + 1) % names.length);
		else if (key === "ArrowUp") setAt((chosen + names.length - 1) % names.length);
		else if ((key === "Enter" || key === "Tab") && person) call(person);
		else if (key === "Escape") setQuery(null);
		else return false;
		return true;
	};
	const pasted = (event: ClipboardEvent) => {
		const files = [...event.clipboardData.files];
		if (files.length === 0) return;
		event.preventDefault();
		props.onFiles(files);
	};
	return (
		<div className={styles.box}>
			{open && <NameList id={listId} names={names} at={chosen} onChoose={call} />}
			<textarea
				ref={area}
				rows={1}
				className={styles.area}
				value={text}
				aria-label={label}
				aria-invalid={invalid}
				aria-autocomplete={people.length > 0 ? "list" : "none"}
				aria-controls={open ? listId : undefined}
				aria-activedescendant={open ? `${listId}-${chosen}` : undefined}
				placeholder={
					sendKey === "enter"
						? t("输入消息，Enter 发送 | Write a message, Enter sends")
						: t("输入消息，Ctrl+Enter 发送 | Write a message, Ctrl+Enter sends")
				}
				// biome-ignore lint/a11y/noAutofocus: who opens a conversation means to write in it
				autoFocus={autoFocus}
				onChange={(event) => {
					onChange(event.target.value);
					look();
				}}
				onSelect={look}
				onBlur={() => setQuery(null)}
				onKeyDown={pressed}
				onPaste={pasted}
			/>
		</div>
	);
}
