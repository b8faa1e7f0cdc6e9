import { expect, it } from "vitest";
import { recordOf } from "./record";
import { put, sampleModel, stay, stayOf, unit } from "./sample";

const room = unit("u7", "room", "u1", ["u7"], { refId: "70", title: "1幢 302 主卧A" });

function barOf(kind: "order" | "lease" | "block" | "hold") {
	const model = sampleModel();
	put(model, stay("9", "u7", ["u7"], "2026-10-05", "2026-10-07", { kind, sourceId: "90", no: "D9" }));
	return stayOf(model, "9");
}

it("a bar is talked about as its order, lease or closing, a free place as its room", () => {
	expect(recordOf(barOf("order"), room)).toEqual({ path: "rental/order", id: "90", name: "D9" });
	expect(recordOf(barOf("lease"), room)?.path).toBe("rental/lease");
	expect(recordOf(barOf("block"), room)?.path).toBe("rental/block");
	expect(recordOf(undefined, room)).toEqual({ path: "rental/room", id: "70", name: "1幢 302 主卧A" });
});

it("somebody's hold and a place that is not known are nothing to talk about", () => {
	expect(recordOf(barOf("hold"), room)).toBeNull();
	expect(recordOf(undefined, undefined)).toBeNull();
});
