/** What the server says this installation's door offers, and the return from a CAS server. */
import { useEffect, useState } from "react";
import { type Failure, getAt } from "@/kit/http";
import type { Rule } from "@/kit/rules";
import { keepLogin, type LoginResult } from "@/kit/session";
import { tell } from "@/kit/text";

export interface AgreementName {
	kind: "user" | "privacy";
	title: string;
	version: string;
}

export interface AppCode {
	platform: string;
	name: string;
	version: string | null;
	url: string;
	svg: string;
}

export interface Ways {
	phone: boolean;
	third: Array<{ source: string; name: string }>;
	cas: string | null;
	registration: boolean;
	alteration: boolean;
	agreements: AgreementName[];
	apps: AppCode[];
	rules: Record<string, Rule>;
}

const ACCOUNT_ONLY: Ways = {
	phone: false,
	third: [],
	cas: null,
	registration: false,
	alteration: false,
	agreements: [],
	apps: [],
	rules: {},
};

/** The second is true once the server has answered or cannot. */
export function useWays(): [Ways, boolean] {
	const [ways, setWays] = useState<Ways | null>(null);
	useEffect(() => {
		getAt<Ways>("/sys/login/ways", undefined, { quiet: true }).then(setWays, () => setWays(ACCOUNT_ONLY));
	}, []);
	return [ways ?? ACCOUNT_ONLY, ways !== null];
}

/** The address that a CAS server leads back to: this one, where to go on included, without its ticket. */
export function casService(search: string): string {
	const query = new URLSearchParams(search);
	query.delete("ticket");
	const rest = query.toString();
	return `${location.origin}/user/login${rest ? `?${rest}` : ""}`;
}

/** The words of a refusal when a CAS ticket in the address was of no use. */
export function useCasTicket(search: string): string | null {
	const [told, setTold] = useState<string | null>(null);
	useEffect(() => {
		const ticket = new URLSearchParams(search).get("ticket");
		if (!ticket) return;
		getAt<LoginResult>(
			"/sys/cas/client/validateLogin",
			{ ticket, service: casService(search) },
			{ quiet: true },
		).then(keepLogin, (error: Failure) => setTold(tell(error.message)));
	}, [search]);
	return told;
}
