/** Opens the one Socket.IO connection of this window; loaded only after login, so that the login page stays light. */
import { io, type Socket } from "socket.io-client";
import { clientId } from "@/kit/client-id";
import { readStored } from "@/kit/store";
import { locale } from "@/kit/text";

export type { Socket };

export function openSocket(): Socket {
	return io({
		path: "/socket.io",
		transports: ["websocket"],
		reconnectionDelay: 500,
		reconnectionDelayMax: 8000,
		randomizationFactor: 0.5,
		auth: (answer) => answer({ token: readStored<string>("Access-Token"), clientId, locale: locale() }),
	});
}
