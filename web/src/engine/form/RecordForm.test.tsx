import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "@/kit/query";
import { locale } from "@/kit/text";
import type { Describe, Field } from "../describe";
import { RecordForm } from "./RecordForm";
import { useRecordForm } from "./useRecordForm";

const field = (key: string, part: Partial<Field> = {}): Field =>
	({
		key,
		label: { zh: key, en: key },
		kind: "text",
		required: false,
		rule: null,
		dict: null,
		ref: null,
		once: false,
		hide: [],
		readOnly: false,
		min: null,
		max: null,
		default: null,
		...part,
	}) as Field;

const linked = (needed: boolean) => ({ key: "finding", values: ["bad"], needed, always: false });
const described = {
	path: "a/b",
	title: { zh: "巡检", en: "Rounds" },
	label: ["place"],
	fields: [
		field("place"),
		field("finding"),
		field("cost", { linked: linked(false) }),
		field("reason", { linked: linked(true) }),
	],
	list: [],
	sort: [],
	serves: [],
	can: ["add"],
	actions: [],
	denied: [],
	tree: null,
	children: [],
	views: {
		cards: null,
		chart: null,
		span: null,
		together: true,
		wide: ["place"],
		steps: [
			{ title: { zh: "现场", en: "On site" }, keys: ["place", "finding"], child: null },
			{ title: { zh: "处理", en: "Done" }, keys: ["cost", "reason"], child: null },
		],
	},
} satisfies Describe;

const NOBODY = { others: [], touch: () => undefined };
const FIXED = {};

function Page() {
	const record = useRecordForm({
		describe: described,
		row: null,
		fixed: FIXED,
		onSaved: () => undefined,
		intent: () => "1",
	});
	return (
		<QueryClientProvider client={queryClient}>
			<RecordForm describe={described} record={record} row={null} fixed={FIXED} presence={NOBODY} />
		</QueryClientProvider>
	);
}

const shown = () =>
	[...document.querySelectorAll("[data-field]")].map((one) => (one as HTMLElement).dataset.field);

beforeEach(() => {
	queryClient.clear();
	queryClient.setQueryData(["describe", locale()], { resources: [described], rules: {} });
});

it("has headings, and asks for a field only while the one that it goes by says so", async () => {
	render(
		<QueryClientProvider client={queryClient}>
			<Page />
		</QueryClientProvider>,
	);
	expect(await screen.findByText("现场")).toBeDefined();
	expect(shown()).toEqual(["place", "finding"]);
	expect(document.querySelector("[data-field=place]")?.className).toContain("wide");
	const finding = await screen.findByLabelText("finding");
	await act(async () => {
		fireEvent.change(finding, { target: { value: "bad" } });
	});
	expect(shown()).toEqual(["place", "finding", "cost", "reason"]);
	const marked = (key: string) =>
		document.querySelector(`[data-field=${key}] label`)?.className.includes("required");
	expect([marked("cost"), marked("reason")]).toEqual([false, true]);
	await act(async () => {
		fireEvent.change(finding, { target: { value: "good" } });
	});
	expect(shown()).toEqual(["place", "finding"]);
});
