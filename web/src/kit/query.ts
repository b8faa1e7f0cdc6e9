/** The one cache of server rows. */
import { type Query, QueryClient } from "@tanstack/react-query";
import { Failure } from "./transport";

export const queryClient = makeQueryClient();

export function makeQueryClient(): QueryClient {
	const client = new QueryClient({
		defaultOptions: {
			queries: {
				retry: (count, error) =>
					count < 2 && error instanceof Failure && [0, 502, 503].includes(error.status),
				retryDelay: (count) => Math.min(500 * 2 ** count, 4000) * (0.5 + Math.random()),
				refetchOnWindowFocus: false,
				networkMode: "always",
			},
			mutations: { networkMode: "always" },
		},
	});
	readOvertakenAgain(client);
	return client;
}

/**
 * A first read that is on its way when its rows change may bring them as they were: the library lets it arrive and calls it
 * fresh. It is made once more then.
 */
function readOvertakenAgain(client: QueryClient): void {
	const overtaken = new WeakSet<Query>();
	client.getQueryCache().subscribe((event) => {
		if (event.type !== "updated") return;
		const { action, query } = event;
		const first = query.state.data === undefined && query.state.fetchStatus !== "idle";
		if (action.type === "invalidate" && first) overtaken.add(query);
		if (action.type === "success" && overtaken.delete(query))
			void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
	});
}
