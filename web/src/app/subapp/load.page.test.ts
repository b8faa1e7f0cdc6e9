import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inside, loadSubApp, type SubAppFailure, TIMEOUT_MS } from "./load";

const answer = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** The server's word about where the sub-app is, then whatever its entry answers. */
function serve(entry: string, told: () => Promise<Response>) {
	vi.stubGlobal("fetch", (address: string | URL) =>
		String(address).includes("/sys/subApp/entry")
			? Promise.resolve(answer({ success: true, code: 200, message: "", result: { entry } }))
			: told(),
	);
}

const trouble = (work: Promise<unknown>) =>
	work.then(
		() => "none",
		(error: SubAppFailure) => error.trouble,
	);
const load = () => loadSubApp("risk", 0, new AbortController().signal);

describe("a sub-app that does not come", () => {
	beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	it("is unreachable when its entry is missing, broken when it names no module", async () => {
		serve("/subapps/risk.json", () => Promise.resolve(answer({}, 404)));
		expect(await trouble(load())).toBe("unreachable");
		serve("/subapps/risk.json", () => Promise.resolve(answer({ styles: [] })));
		expect(await trouble(load())).toBe("broken");
	});

	it("may not bring a module from another host than its entry's", async () => {
		serve("/subapps/risk.json", () => Promise.resolve(answer({ module: "https://evil.example/x.js" })));
		expect(await trouble(load())).toBe("broken");
		expect(inside(new URL("https://apps.example.com/a/app.json"), "b.js").href).toBe(
			"https://apps.example.com/a/b.js",
		);
	});

	it("tells what the server refuses in the server's words", async () => {
		vi.stubGlobal("fetch", () =>
			Promise.resolve(
				answer({ success: false, code: 409, message: "不在允许的主机中", id: "subapp.host" }, 409),
			),
		);
		const refused = await load().catch((error: SubAppFailure) => error);
		expect(refused).toMatchObject({ trouble: "refused", message: "不在允许的主机中" });
	});

	it("is given up after 120 seconds", async () => {
		const timeout = new AbortController();
		const asked = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.signal);
		serve("/subapps/risk.json", () => new Promise(() => undefined));
		const waited = trouble(load());
		timeout.abort();
		expect(await waited).toBe("timeout");
		expect(asked).toHaveBeenCalledWith(TIMEOUT_MS);
		expect(TIMEOUT_MS).toBe(120_000);
	});
});

describe("the sub-apps that ship", () => {
	it("import nothing of the shell but the types of the contract", () => {
		const root = join(process.cwd(), "subapps");
		const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
			/\.tsx?$/.test(name),
		);
		expect(files.length).toBeGreaterThan(10);
		for (const name of files) {
			const shell = readFileSync(join(root, name), "utf8").match(/^.*from "@\/.*$/gm) ?? [];
			for (const line of shell) {
				expect(line, name).toMatch(/^import type \{[^}]+\} from "@\/app\/subapp\/contract";$/);
			}
		}
	});
});
