/** A list of the portal's own inside a sub-app: the place where it is drawn, kept in step with what is asked for. */
import { useEffect, useRef } from "react";
import type { SubAppList, SubAppScreen } from "@/app/subapp/contract";
import { useHost } from "./host";

export function PortalList(list: SubAppList) {
	const { lend } = useHost();
	const place = useRef<HTMLDivElement>(null);
	const screen = useRef<SubAppScreen | null>(null);
	const asked = JSON.stringify(list);
	useEffect(() => {
		if (!place.current) return;
		if (screen.current) screen.current.update(JSON.parse(asked));
		else screen.current = lend(place.current, JSON.parse(asked));
	}, [lend, asked]);
	useEffect(
		() => () => {
			screen.current?.close();
			screen.current = null;
		},
		[],
	);
	return <div ref={place} />;
}
