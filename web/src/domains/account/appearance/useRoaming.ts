/** Keeps this window in step with what the same person changes in another: settings, shortcuts, name and picture. */
import { useEffect } from "react";
import { queryClient } from "@/kit/query";
import { keepUser } from "@/kit/session";
import { type EventOf, isOwn } from "@/live/client";
import { useTopic } from "@/live/useTopic";
import { fetchPreferences, takePreference } from "./roaming";

export function useRoaming(): void {
	useEffect(() => {
		void fetchPreferences();
	}, []);
	useTopic("user", { onEvent: hear, onResync: () => void fetchPreferences() });
}

function hear(event: EventOf<"user">): void {
	if (isOwn(event)) return;
	if (event.op === "preference") takePreference(event.data.name, event.data.value);
	if (event.op !== "profile") return;
	keepUser(event.data.userInfo);
	void queryClient.invalidateQueries({ queryKey: ["profile"] });
}
