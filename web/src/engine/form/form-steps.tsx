/** The declared steps of a form: one is in sight, each is checked before the next, and what is wrong leads back to its step. */
import Progress from "antd/es/progress";
import Steps from "antd/es/steps";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import type { Child, Describe } from "../describe";
import type { FormFault, RecordFormState } from "./useRecordForm";

type Place = FormFault["place"];

export interface FormStep {
	title: { zh: string; en: string };
	/** The fields that it shows. */
	keys: string[];
	/** What belongs to the row and is shown instead of fields. */
	child: Child | null;
	wrong: boolean;
	/** It was gone through. */
	passed: boolean;
}

export interface FormSteps {
	steps: FormStep[];
	at: number;
	go: (at: number) => void;
	/** To the next one, once this one holds together. */
	next: () => Promise<void>;
	/** Brings what is wrong into sight. */
	reveal: (place: Place) => void;
}

/** Null where the form is one page, with sections or without. */
export function useFormSteps(
	describe: Describe,
	{ errors, check, goTo }: Pick<RecordFormState, "errors" | "check" | "goTo">,
	begin = 0,
): FormSteps | null {
	const declared = describe.views?.together ? null : describe.views?.steps;
	const [at, setAt] = useState(begin);
	const [passed, setPassed] = useState<ReadonlySet<number>>(NONE);
	const steps = useMemo(
		() =>
			(declared ?? []).map(
				({ title, keys, child }, place): FormStep => ({
					title,
					keys,
					child: describe.children.find((one) => one.path === child) ?? null,
					wrong: errors.some((fault) => holds(keys, child, fault.place)),
					passed: passed.has(place),
				}),
			),
		[declared, describe.children, errors, passed],
	);
	const sought = useRef<Place | null>(null);
	const reveal = useCallback(
		(place: Place) => {
			const found = (declared ?? []).findIndex(({ keys, child }) => holds(keys, child, place));
			if (found < 0 || found === at) return goTo(place);
			sought.current = place;
			setAt(found);
		},
		[at, declared, goTo],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once its step is in sight
	useEffect(() => {
		if (sought.current) goTo(sought.current);
		sought.current = null;
	}, [at]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what was just found wrong moves the form
	useEffect(() => {
		if (errors[0]) reveal(errors[0].place);
	}, [errors]);
	if (steps.length === 0) return null;
	const next = async () => {
		if (!(await check(steps[at]?.keys ?? []))) return;
		setPassed(new Set([...passed, at]));
		setAt(Math.min(at + 1, steps.length - 1));
	};
	return { steps, at, go: setAt, next, reveal };
}

const NONE: ReadonlySet<number> = new Set();

function holds(keys: string[], child: string | null, place: Place): boolean {
	if (Array.isArray(place) && place[0] === "children") return place[1] === child;
	const key = String(Array.isArray(place) ? place[0] : place);
	return keys.includes(key) || key === `children.${child}`;
}

/** All parts of the bar, which fits the narrowest phone with the gaps between them. */
const BAR_PX = 280;

/** Where one is; each step can be gone to. */
export function StepIndex({ steps, at, go }: FormSteps) {
	const phone = useScreen() === "phone";
	const title = localize(steps[at]?.title);
	if (phone)
		return (
			<div className={look.below}>
				<Progress
					steps={steps.length}
					percent={((at + 1) / steps.length) * 100}
					size={[Math.floor(BAR_PX / steps.length), 6]}
					showInfo={false}
					aria-hidden
				/>
				<p>
					{t("第{n}步，共{all}步：{title} | Step {n} of {all}: {title}", {
						n: at + 1,
						all: steps.length,
						title,
					})}
				</p>
			</div>
		);
	return (
		<Steps
			size="small"
			className={look.below ?? ""}
			titlePlacement="vertical"
			responsive={false}
			current={at}
			onChange={go}
			items={steps.map((step, place) => ({
				title: localize(step.title),
				status: step.wrong ? "error" : place === at ? "process" : step.passed ? "finish" : "wait",
			}))}
		/>
	);
}
