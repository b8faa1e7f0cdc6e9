import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { makeQueryClient } from "./query";

it("reads once more what changed while it was read for the first time", async () => {
	const client = makeQueryClient();
	const answers: ((rows: string) => void)[] = [];
	const read = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
	const stop = new QueryObserver(client, { queryKey: ["rows"], queryFn: read }).subscribe(() => undefined);
	void client.invalidateQueries({ queryKey: ["rows"] });
	answers[0]?.("before");
	await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
	answers[1]?.("after");
	await vi.waitFor(() => expect(client.getQueryData(["rows"])).toBe("after"));
	expect(read).toHaveBeenCalledTimes(2);
	stop();
});
