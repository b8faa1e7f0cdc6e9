/** An undo asked for before the server has answered takes back the act that is still on its way. */
import { expect, test } from "vitest";
import { rememberAct, undoLast } from "../state/acts";
import { createBoard, underway } from "../state/board";

test("an undo waits for the act that is on its way", async () => {
	const board = createBoard(false);
	let arrive = () => {};
	const answer = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const undone: string[] = [];
	const inverse = (text: string) => () => {
		undone.push(text);
		return null;
	};
	const act = answer.then(() => rememberAct(board, { text: "移动 | Move", inverse: inverse("new") }));
	rememberAct(board, { text: "移动 | Move", inverse: inverse("old") });
	void underway(board, act);
	const undo = undoLast(board);
	expect(undone).toEqual([]);
	arrive();
	await undo;
	expect(undone).toEqual(["new"]);
});
