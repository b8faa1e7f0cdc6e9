import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DialogDraft, DialogDraftNote, useDialogDraft, useDraftIntent } from "./DialogDraft";
import { dropDraft, readDraft } from "./draft";

interface Guest {
	name: string;
	idNo: string;
}

const keys: string[] = [];

function Form() {
	const [guest, setGuest] = useDialogDraft<Guest>("guest", () => ({ name: "", idNo: "" }));
	const [note] = useDialogDraft("note", () => "");
	const intent = useDraftIntent();
	return (
		<>
			<DialogDraftNote />
			<output>{`${guest.name}/${guest.idNo}/${note}`}</output>
			<button type="button" onClick={() => setGuest({ name: "林", idNo: "4401" })}>
				type
			</button>
			<button type="button" onClick={() => keys.push(intent(guest))}>
				send
			</button>
		</>
	);
}

const open = (again: boolean) =>
	render(
		<DialogDraft path="rental/board" id="order-new" again={again}>
			<Form />
		</DialogDraft>,
	);

const keepNow = () => act(() => void window.dispatchEvent(new Event("gj-keep")));

afterEach(() => dropDraft("rental/board", "order-new"));

test("what nobody touched is not kept, what was typed is, without numbers of papers", () => {
	open(false);
	keepNow();
	expect(readDraft("rental/board", "order-new")).toBeNull();
	act(() => screen.getByText("type").click());
	keepNow();
	expect(readDraft("rental/board", "order-new")?.values).toEqual({ guest: { name: "林", idNo: "" } });
});

test("a dialog that comes back by itself shows its draft, one opened by hand is offered it", () => {
	const first = open(false);
	act(() => screen.getByText("type").click());
	keepNow();
	first.unmount();
	const second = open(true);
	expect(screen.getByRole("status").textContent).toBe("林//");
	expect(screen.queryByText("恢复草稿")).toBeNull();
	second.unmount();
	open(false);
	expect(screen.getByRole("status").textContent).toBe("//");
	act(() => screen.getByText("恢复草稿").click());
	expect(screen.getByRole("status").textContent).toBe("林//");
});

test("the same words are sent under the same key after a reload or when the draft is taken, not after it was dropped", () => {
	const send = () => act(() => screen.getByText("send").click());
	const first = open(false);
	act(() => screen.getByText("type").click());
	send();
	first.unmount();
	const second = open(true);
	act(() => screen.getByText("type").click());
	send();
	second.unmount();
	const third = open(false);
	act(() => screen.getByText("恢复草稿").click());
	act(() => screen.getByText("type").click());
	send();
	third.unmount();
	dropDraft("rental/board", "order-new");
	open(false);
	act(() => screen.getByText("type").click());
	send();
	expect([keys[1], keys[2], keys[3] === keys[0]]).toEqual([keys[0], keys[0], false]);
});
