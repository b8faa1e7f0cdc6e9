/** The public address of a row in a dialog of its own, read when it is opened. */
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Dialog } from "@/parts/dialog/Dialog";
import { LinkCode } from "./LinkCode";

interface Props {
	title: string;
	/** What the address is of: path and id of the row. */
	of: readonly [path: string, id: string];
	read: (signal: AbortSignal) => Promise<{ url: string; svg: string }>;
	/** What the code is, for who does not see it. */
	alt: string;
	head?: ReactNode;
	onClose: () => void;
}

export function LinkDialog({ title, of: [path, id], read, alt, head, onClose }: Props) {
	const { data, isError, refetch } = useQuery({
		queryKey: ["row", path, id, "link"],
		queryFn: ({ signal }) => read(signal),
	});
	return (
		<Dialog title={title} onClose={onClose} footer={null}>
			<LinkCode link={data} failed={isError} alt={alt} onRenew={() => void refetch()} head={head} />
		</Dialog>
	);
}
