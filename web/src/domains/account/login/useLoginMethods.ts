/** What the server says this installation's door offers, and the return from a CAS server. */
import { useEffect, useState } from "react";
import { type Answer, get } from "@/kit/http";
import { keepLogin } from "@/kit/session";
import { localize } from "@/kit/text";
import type { Failure } from "@/kit/transport";

export type LoginMethods = Answer<"GET /sys/login/ways">;
export type AgreementName = LoginMethods["agreements"][number];
export type AppCode = LoginMethods["apps"][number];

const ACCOUNT_ONLY: LoginMethods = {
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
export function useLoginMethods(): [LoginMethods, boolean] {
	const [ways, setWays] = useState<LoginMethods | null>(null);
	useEffect(() => {
		get("/sys/login/ways", undefined, { quiet: true }).then(setWays, () => setWays(ACCOUNT_ONLY));
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
		get("/sys/cas/client/validateLogin", { ticket, service: casService(search) }, { quiet: true }).then(
			keepLogin,
			(error: Failure) => setTold(localize(error.message)),
		);
	}, [search]);
	return told;
}
