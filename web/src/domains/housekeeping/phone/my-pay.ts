/** Her pay sheets, read when a page shows them and again whenever one of them changes. */
import { useEffect, useRef, useState } from "react";
import { type Answer, get } from "@/kit/http";
import { localize } from "@/kit/text";
import { failureOf } from "@/kit/transport";
import { useTopic } from "@/live/useTopic";

export type PaySheet = Answer<"GET /housekeeping/mine/pay">[number];

export interface MyPay {
	/** Null until they were read. */
	sheets: PaySheet[] | null;
	/** Why they could not be read. */
	wrong: string;
	read: () => Promise<void>;
}

export function useMyPay(): MyPay {
	const [sheets, setSheets] = useState<PaySheet[] | null>(null);
	const [wrong, setWrong] = useState("");
	const turn = useRef(0);
	const read = async () => {
		turn.current += 1;
		const mine = turn.current;
		try {
			const found = await get("/housekeeping/mine/pay", undefined, { quiet: true });
			if (mine !== turn.current) return;
			setSheets(found);
			setWrong("");
		} catch (error) {
			if (mine === turn.current) setWrong(localize(failureOf(error).message));
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, then at each change
	useEffect(() => {
		void read();
	}, []);
	useTopic("hk", {
		onEvent: (event) => {
			if (event.op === "pay.changed") void read();
		},
		onResync: () => void read(),
	});
	return { sheets, wrong, read };
}
