/** Saving under a name: a name is needed, and one that is taken asks before it is overwritten. */

import { ask, toast } from "@/kit/notice";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { addView, editView, type SavedView, type Shared, type ViewContent } from "./views";

export async function saveUnder(
	path: string,
	views: SavedView[],
	title: string,
	content: ViewContent,
	shared: Shared,
): Promise<SavedView | null> {
	const name = title.trim();
	if (!name) {
		toast("warning", "保存名称不能为空 | save name cannot be empty");
		return null;
	}
	const old = views.find((view) => view.mine && view.title === name);
	if (old && !(await askOverwrite(name))) return null;
	try {
		const saved = old
			? await editView(old, { content, ...(old.roleIds.length > 0 ? {} : shared) })
			: await addView(path, name, content, shared);
		toast("success", "保存成功 | saved successfully");
		return saved;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", Object.values(error.fields)[0] ?? error.message);
		return null;
	}
}

const askOverwrite = (name: string) =>
	ask({
		title: t("“{name}”已存在，是否覆盖？ | “{name}” exists already. Overwrite it?", { name }),
		okText: t("覆盖 | Overwrite"),
	});
