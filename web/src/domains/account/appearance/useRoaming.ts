/** Keeps this window in step with what the same person changes in another: settings, shortcuts, name and picture. */
import { useEffect } from "react";
import { keepUser, type UserInfo } from "@/kit/session";
import { isOwn, type LiveEvent } from "@/live/client";
import { useTopic } from "@/live/useTopic";
import { fetchPreferences, takePreference } from "./roaming";

export function useRoaming(): void {
	useEffect(() => {
		void fetchPreferences();
	}, []);
	useTopic("user", { onEvent: hear, onResync: () => void fetchPreferences() });
}

function hear(event: LiveEvent): void {
	if (isOwn(event)) return;
	if (event.op === "preference") {
		const { name, value } = event.data as { name: string; value: unknown };
		takePreference(name, value);
	}
	if (event.op === "profile") keepUser((event.data as { userInfo: UserInfo }).userInfo);
}
