/** The one cache of server rows. */
import { QueryClient } from "@tanstack/react-query";
import { Failure } from "./transport";

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			retry: (count, error) => count < 2 && error instanceof Failure && [0, 502, 503].includes(error.status),
			retryDelay: (count) => Math.min(500 * 2 ** count, 4000) * (0.5 + Math.random()),
			refetchOnWindowFocus: false,
			networkMode: "always",
		},
		mutations: { networkMode: "always" },
	},
});
