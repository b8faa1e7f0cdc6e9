import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListControl } from "@/engine/list/useListState";
import type { SubAppList, SubAppProps } from "./contract";
import { Loans } from "./Loans";
import { useLoans } from "./useLoans";

const broken = vi.hoisted(() => ({ now: false }));
vi.mock("@/engine/ListScreen", () => ({ ListScreen: Shown }));

interface ShownProps {
	resource: string;
	control: ListControl;
	fixed?: Record<string, string>;
}

/** The engine's list, as far as a loan reaches it: what it is asked to show, and a way to close the opened row. */
function Shown({ resource, control, fixed = {} }: ShownProps) {
	const [typed, setTyped] = useState("");
	if (broken.now && resource === "risk/register") throw new Error("broken");
	const { filters, open, sort } = control.state;
	return (
		<section aria-label={resource}>
			{JSON.stringify({ filters, open, sort, fixed })}
			<input aria-label={`in ${resource}`} value={typed} onChange={(event) => setTyped(event.target.value)} />
			<button type="button" onClick={() => control.change({ open: null })}>
				close
			</button>
		</section>
	);
}

let lend: SubAppProps["lend"];
let endAll: () => void;

function Host() {
	const host = useRef<HTMLDivElement>(null);
	const lending = useLoans(host);
	({ lend, endAll } = lending);
	const { pathname, search } = useLocation();
	return (
		<>
			<output>{pathname + search}</output>
			<div ref={host} data-testid="host" />
			<Loans loans={lending.loans} />
		</>
	);
}

function open(address = "/risk") {
	render(
		<MemoryRouter initialEntries={[address]}>
			<Routes>
				<Route path="/risk/*" element={<Host />} />
			</Routes>
		</MemoryRouter>,
	);
	const place = document.createElement("div");
	screen.getByTestId("host").attachShadow({ mode: "open" }).append(place);
	return place;
}

const borrow = async (place: HTMLElement, list: SubAppList) => act(async () => lend(place, list));
const address = () => screen.getByRole("status").textContent;

describe("what a sub-app has on loan", () => {
	beforeEach(() => {
		broken.now = false;
		vi.spyOn(console, "error").mockImplementation(() => undefined);
	});

	it("stands outside of the shadow and shows through a slot inside of it, until it is given back", async () => {
		const place = open();
		const loan = await borrow(place, { resource: "risk/register" });
		const shown = screen.getByRole("region", { name: "risk/register" });
		const slot = place.querySelector("slot");
		expect(slot?.name).toBe(shown.parentElement?.slot);
		expect(shown.parentElement?.parentElement).toBe(screen.getByTestId("host"));
		await act(async () => loan.close());
		expect(screen.queryByRole("region")).toBeNull();
		expect([place.childElementCount, screen.getByTestId("host").childElementCount]).toEqual([0, 0]);
	});

	it("shows several at once, each with what it was asked for; parts leave the address alone", async () => {
		const place = open("/risk?state=open");
		await borrow(place, { resource: "risk/register" });
		await borrow(place, { resource: "risk/measure", part: true, fixed: { done: "0" }, begin: "sort=-due" });
		expect(screen.getByRole("region", { name: "risk/register" })).toHaveTextContent('{"state":"open"}');
		const part = screen.getByRole("region", { name: "risk/measure" });
		expect(part).toHaveTextContent('"filters":{}');
		expect(part).toHaveTextContent('"sort":[{"key":"due","order":"desc"}],"fixed":{"done":"0"}');
		expect(address()).toBe("/risk?state=open");
	});

	it("keeps what is typed while the same is asked for, and begins anew with something else", async () => {
		const place = open();
		const loan = await borrow(place, { resource: "risk/register" });
		const box = () => screen.getByRole<HTMLInputElement>("textbox");
		fireEvent.change(box(), { target: { value: "x" } });
		await act(async () => loan.update({ resource: "risk/register" }));
		expect(box().value).toBe("x");
		await act(async () => loan.update({ resource: "risk/register", fixed: { ownerId: "7" } }));
		expect(box().value).toBe("");
		expect(screen.getByRole("region")).toHaveTextContent('"fixed":{"ownerId":"7"}');
	});

	it("writes what it begins with into an empty address, and leaves an address that asks for something", async () => {
		await borrow(open("/risk?locale=en"), { resource: "risk/register", begin: "state=open" });
		expect(address()).toBe("/risk?locale=en&state=open");
	});

	it("opens the row that a label names, until another is chosen", async () => {
		await borrow(open("/risk/any?id=19"), { resource: "risk/register", begin: "state=open" });
		expect(screen.getByRole("region")).toHaveTextContent('{"filters":{},"open":"19"');
		await act(async () => screen.getByRole("button").click());
		expect(screen.getByRole("region")).toHaveTextContent('"open":null');
		expect(address()).toBe("/risk/any");
	});

	it("breaks alone, and is tried again", async () => {
		const place = open();
		broken.now = true;
		await borrow(place, { resource: "risk/register" });
		await borrow(place, { resource: "risk/measure", part: true });
		expect(screen.getByRole("alert")).toHaveTextContent("列表出错了");
		expect(screen.getByRole("region", { name: "risk/measure" })).toBeInTheDocument();
		broken.now = false;
		await act(async () => screen.getByRole("button", { name: /重\s?试/ }).click());
		expect(screen.getByRole("region", { name: "risk/register" })).toBeInTheDocument();
	});

	it("is taken back whole from a sub-app that starts anew", async () => {
		const place = open();
		await borrow(place, { resource: "risk/register" });
		await act(async () => endAll());
		expect(screen.queryByRole("region")).toBeNull();
		expect(screen.getByTestId("host").childElementCount).toBe(0);
	});
});
