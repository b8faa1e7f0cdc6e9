/** Taking a merge back, from the toast that told of it and from the list of merges. */
import { postAt } from "@/kit/http";
import { toast } from "@/kit/notice";
import { queryClient } from "@/kit/query";
import { Failure } from "@/kit/transport";
import { readAnew } from "../undo/undoing";

export function readMerged(path: string): void {
	readAnew(path);
	for (const key of ["duplicates", "merges"]) void queryClient.invalidateQueries({ queryKey: [key, path] });
}

export async function unmerge(path: string, merge: string): Promise<void> {
	try {
		await postAt(`/${path}/unmerge`, { merge }, { quiet: true });
		toast("success", "已撤销合并 | The merge was taken back");
	} catch (refused) {
		if (!(refused instanceof Failure)) throw refused;
		toast("warning", refused.message);
	}
	readMerged(path);
}
