import { expect, test } from "vitest";
import { linksIn, recordLink } from "./links";

const HERE = "https://portal.example.cn";
const links = (text: string) => linksIn(text, HERE).map((one) => one.link);

test("a whole address and a path of this site both name a record", () => {
	expect(links(`看这个 ${HERE}/rental/order?open=1790 谢谢`)).toEqual(["/rental/order?open=1790"]);
	expect(links("订单/rental/order?open=1790，合同 /rental/leaseDetail?id=22。")).toEqual([
		"/rental/order?open=1790",
		"/rental/leaseDetail?id=22",
	]);
});

test("other sites and pages without a record are no cards", () => {
	expect(links("https://elsewhere.cn/rental/order?open=1")).toEqual([]);
	expect(links(`${HERE}.evil.cn/rental/order?open=1`)).toEqual([]);
	expect(links(`${HERE}/rental/order ${HERE}/rental/order?status=open&open=abc`)).toEqual([]);
	expect(links("1/2?id=3 和 a/b?id=4")).toEqual([]);
	expect(recordLink("javascript:alert(1)?id=1", HERE)).toBeNull();
});

test("the same record twice is one card, and a list of addresses has the first five", () => {
	const same = "/rental/order?open=1";
	expect(links(`${same} ${HERE}${same}`)).toEqual([same]);
	expect(linksIn(`${same} ${HERE}${same}`, HERE)[0]).toMatchObject({ text: same, at: 0 });
	expect(links([1, 2, 3, 4, 5, 6].map((id) => `/rental/bill?open=${id}`).join(" "))).toHaveLength(5);
});
