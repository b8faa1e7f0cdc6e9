import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Member } from "../wire";
import { Box } from "./Box";

const ANN: Member = {
	id: "1",
	username: "anning",
	realname: "安宁",
	avatar: null,
	role: "member",
	lastReadSeq: 0,
};

Element.prototype.scrollIntoView = () => undefined;

function Shown() {
	const [text, setText] = useState("请看三楼");
	const nothing = () => undefined;
	return (
		<Box
			ref={null}
			text={text}
			label="消息"
			people={[ANN]}
			invalid={false}
			autoFocus
			onChange={setText}
			onCall={nothing}
			onSubmit={nothing}
			onFiles={nothing}
			onEscape={null}
			onUpWhenEmpty={nothing}
		/>
	);
}

it("puts the cursor behind a chosen name at once, so that the next key is written there", async () => {
	render(<Shown />);
	const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "消息" });
	await userEvent.type(box, "@{ArrowDown}{Enter}先", { initialSelectionStart: 0, initialSelectionEnd: 0 });
	expect(box).toHaveValue("@安宁 先请看三楼");
});
