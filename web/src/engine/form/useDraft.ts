/** Keeps a draft while one types, offers the one that was left behind, and drops it after the save. */
import type { FormInstance } from "antd/es/form";
import { useCallback, useEffect, useRef, useState } from "react";
import { randomId } from "@/kit/client-id";
import { takeCutOff } from "@/kit/failure-notice";
import { nameIntent } from "@/kit/intent";
import type { Field } from "../describe";
import { type Draft, dropDraft, readDraft, writeDraft } from "./draft";
import { useKeeping } from "./useKeeping";

export interface DraftControl {
	/** A draft of before that was neither taken nor refused. */
	offered: Draft | null;
	/** When this window's draft was last kept. */
	keptAt: number | null;
	take(): void;
	drop(): void;
	/** Keeps what is typed now. */
	keep(): void;
	/** The key under which this content is sent, kept with the draft. */
	intent(body: unknown): string;
}

export function useDraft(path: string, id: string, form: FormInstance, fields: Field[]): DraftControl {
	const [offered, setOffered] = useState(() => readDraft(path, id));
	const [keptAt, setKeptAt] = useState<number | null>(null);
	const last = useRef("");
	const seed = useRef(randomId());
	const keep = useCallback(() => {
		if (!form.isFieldsTouched()) return;
		const values = withoutSecrets(form.getFieldsValue(true) as Record<string, unknown>, fields);
		const text = JSON.stringify(values);
		if (text === last.current) return;
		last.current = text;
		writeDraft(path, id, values, seed.current);
		setKeptAt(Date.now());
	}, [form, fields, path, id]);
	useKeeping(keep);
	const take = () => {
		if (!offered) return;
		seed.current = offered.seed ?? seed.current;
		const values = Object.entries(offered.values);
		form.setFields(values.map(([name, value]) => ({ name, value, touched: true })));
		setOffered(null);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
	useEffect(() => {
		if (offered && takeCutOff()) take();
	}, []);
	const drop = useCallback(() => {
		dropDraft(path, id);
		last.current = "";
		seed.current = randomId();
		setKeptAt(null);
		setOffered(null);
	}, [path, id]);
	const intent = useCallback(
		(body: unknown) => {
			keep();
			return nameIntent(seed.current, body);
		},
		[keep],
	);
	return { offered, keptAt, take, keep, drop, intent };
}

function withoutSecrets(values: Record<string, unknown>, fields: Field[]): Record<string, unknown> {
	const secret = new Set(
		fields.filter((field) => field.secret || field.kind === "password").map((one) => one.key),
	);
	return Object.fromEntries(Object.entries(values).filter(([key]) => !secret.has(key)));
}
