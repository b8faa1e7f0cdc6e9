// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import type { ActEntry } from "@/parts/phone/queue/entry";
import { isGenuine, readCode } from "./code";
import { type DoorView, decide, letsIn, type Ticket } from "./view-model";

// Made by the server: a key, another organisation's, and four tickets that the first signed.
const KEY = "Fzqjeuhy2_PfOx9ajhOC3a8rhBiFh8FNridx3DwkdGo";
const OTHER = "xoPimo3rdDxy9X27sjgliahZSV9sgvDPYpnauCAOr1o";
const HERE = "1862000000000000002";
const THIRD =
	"GJ1DHLSOIT3Y4AACGOXE4RHXRYAAIAAAAAAAAAAAAAAANR2I5KCSCESR2HMPOEQ2QCFK7QC7YB5QI2WMWRMHCK5PXRIX7DI6VKSBIT5HPSIDREYASWVQG2N2JNF5EDYYBO5P3K5LMIQDVNNPAQI";
const SECOND =
	"GJ1DHLSOIT3Y4AACGOXE4RHXRYAAIAAAAAAAAAAAAAAAJWEYLCPPAST4HC2UW3FIVCVW2JYVDP776GHNM7VHZSBCHMNDML24AEK5L535EE63LYRCLQR3G5IJH2JYQL6EHNHJUW3PJMR2ULIA7IA";
const LATER =
	"GJ1DHLSOIT3Y4AASGOXE4RHXRYAAIAAAAAAAAAAAAAAAFBBUI2KOEB5OH3R43WTB2J4YOIZJVICQW76JIND7Y5QPX4ZTXWUC3FT4REV2YO3OF7ZHLH7PW3WQB2BLX726EIQO5QVZ4GZ3NWDDHAD";
const ELSEWHERE =
	"GJ1DHLSOIT3Y4AASGOXE4RHXRYAAMAAAAAAAAAAAAAAAGHGZUYOKQO7JPLZSYHJXP7RB3EPPQEHR73DL4YFQQRGO6634KLVMKF3RFNYZEOYZQR6R5QXW72KURK72ZSEZ4SSFLFRKQONVTPNR2AA";
const FORGED = `${THIRD.slice(0, 60)}${THIRD[60] === "A" ? "B" : "A"}${THIRD.slice(61)}`;

const listed = { id: "1862000000000000001", ticketNo: "ABCD", serial: 3, state: "confirmed", scans: [] };
const row = (change: object = {}) => ({ ...listed, ...change }) as unknown as Ticket;
const view = (rows: Ticket[], entries: unknown[] = [], keys = [KEY]) =>
	({ rows, entries, about: { keys, activities: [HERE] } }) as unknown as DoorView;
const foundOf = async (code: string, seen: DoorView) => (await decide(code, seen)).told;

afterEach(() => vi.unstubAllGlobals());

it("reads what the server wrote", () => {
	expect(readCode(THIRD)).toMatchObject({ registrationId: listed.id, activityId: HERE, serial: 3 });
	expect(["", "GJ1", "ABCDEFGH2345", `${THIRD}A`, THIRD.replace("GJ1D", "GJ18")].map(readCode)).toEqual(
		Array(5).fill(null),
	);
});

it.each(["the browser", "the library"])("knows by %s what was signed here", async (way) => {
	if (way === "the library") {
		const { subtle } = crypto;
		const importKey = () => Promise.reject(new Error("Unrecognized name."));
		vi.stubGlobal("crypto", { subtle: { importKey, digest: subtle.digest.bind(subtle) } });
	}
	const genuine = (text: string, keys: string[]) => {
		const code = readCode(text);
		return code && isGenuine(code, keys);
	};
	expect(await genuine(THIRD, [OTHER, KEY])).toBe(true);
	expect(await genuine(THIRD, [OTHER])).toBe(false);
	expect(await genuine(FORGED, [KEY])).toBe(false);
	expect(await genuine(THIRD, [])).toBe(false);
});

it("lets in the ticket that counts, once", async () => {
	expect(await decide(THIRD, view([row()]))).toMatchObject({
		subject: listed.id,
		told: "admitted",
		sent: true,
	});
	expect(await foundOf(THIRD, view([row({ state: "checked_in" })]))).toBe("again");
});

it("refuses what is forged, of others, cancelled or replaced, and sends none of it", async () => {
	expect(await decide(FORGED, view([row()]))).toMatchObject({ told: "forged", sent: false });
	expect(await decide(THIRD, view([row()], [], [OTHER]))).toMatchObject({ told: "forged", sent: false });
	expect(await decide(SECOND, view([row()]))).toMatchObject({ told: "replaced", sent: false });
	expect(await decide(THIRD, view([row({ state: "cancelled", serial: 4 })]))).toMatchObject({
		told: "refused",
		sent: false,
	});
});

it("lets in who got a ticket after the list was read, once, and is not sure of another activity", async () => {
	const found = await decide(LATER, view([]));
	expect(found).toMatchObject({ subject: "1862000000000000009", told: "signed", sent: true });
	expect(letsIn(found)).toBe(true);
	const waits = {
		kind: "act",
		subject: found.subject,
		seq: 1,
		refusal: null,
		said: { letIn: true },
	} as unknown;
	expect(await foundOf(LATER, view([], [waits as ActEntry]))).toBe("again");
	expect(await decide(ELSEWHERE, view([]))).toMatchObject({ told: "unsure", sent: true });
});

it("leaves to the server what it has no key for", async () => {
	expect(await foundOf(THIRD, view([], [], []))).toBe("unsure");
});
