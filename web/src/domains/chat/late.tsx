/** Parts that come when they are asked for: one that does not come, for want of a network, leaves the chat as it is. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { loadChunk } from "@/kit/chunk";
import { toast } from "@/kit/notice";
import { Crash } from "@/parts/Crash";

type Waiting = { waiting?: ReactNode };

/** As `lazy`, but what failed is asked for again when it is shown the next time. */
export function late<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & Waiting> {
	const make = () =>
		lazy(() =>
			loadChunk(load).catch((error: unknown) => {
				current = make();
				throw error;
			}),
		) as unknown as ComponentType<P>;
	let current = make();
	return function LatePart({ waiting = null, ...props }: P & Waiting) {
		const [part] = useState(() => ({ Part: current }));
		return (
			<Crash instead={() => <Missed instead={waiting} />}>
				<Suspense fallback={waiting}>
					<part.Part {...(props as unknown as P)} />
				</Suspense>
			</Crash>
		);
	};
}

function Missed({ instead }: { instead: ReactNode }) {
	useEffect(
		() =>
			toast("warning", "这一部分没有加载到，请稍后再试 | This part could not be loaded, try again shortly"),
		[],
	);
	return instead;
}
