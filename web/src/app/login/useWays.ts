/** Which ways to log in the server has set up, and the return from a CAS server. */
import { useEffect, useState } from "react";
import { type Failure, get } from "@/kit/http";
import { keepLogin, type LoginResult } from "@/kit/session";
import { tell } from "@/kit/text";

export interface Ways {
	phone: boolean;
	third: Array<{ source: string; name: string }>;
	cas: string | null;
}

const ACCOUNT_ONLY: Ways = { phone: false, third: [], cas: null };

export function useWays(): Ways {
	const [ways, setWays] = useState(ACCOUNT_ONLY);
	useEffect(() => {
		get<Ways>("/sys/login/ways", undefined, { quiet: true }).then(setWays, () => undefined);
	}, []);
	return ways;
}

/** The words of a refusal when a CAS ticket in the address was of no use. */
export function useCasTicket(search: string): string | null {
	const [told, setTold] = useState<string | null>(null);
	useEffect(() => {
		const ticket = new URLSearchParams(search).get("ticket");
		if (!ticket) return;
		const service = `${location.origin}${location.pathname}`;
		get<LoginResult>("/sys/cas/client/validateLogin", { ticket, service }, { quiet: true }).then(
			keepLogin,
			(error: Failure) => setTold(tell(error.message)),
		);
	}, [search]);
	return told;
}
