/** Names a view and says with which roles it is shared. */
import Checkbox from "antd/es/checkbox";
import Form from "antd/es/form";
import Input from "antd/es/input";
import { useState } from "react";
import { toast } from "@/kit/notice";
import { may } from "@/kit/rights";
import { t } from "@/kit/text";
import { Failure } from "@/kit/transport";
import { Dialog } from "@/parts/dialog/Dialog";
import type { Field } from "../describe";
import { RefsSelect } from "../kinds/RefSelect";
import { saveUnder } from "./save";
import { editView, type SavedView, type Shared, type ViewContent } from "./views";

const ROLES = { key: "roleIds", ref: { path: "sys/role", label: ["roleName"] } } as Field;

interface Props {
	path: string;
	views: SavedView[];
	/** null saves what is on screen under a new name. */
	view: SavedView | null;
	content: ViewContent;
	onClose: () => void;
	onSaved: (view: SavedView) => void;
}

export default function ViewDialog({ path, views, view, content, onClose, onSaved }: Props) {
	const [title, setTitle] = useState(view?.title ?? "");
	const [roles, setRoles] = useState(view?.roleIds.join(",") ?? "");
	const [first, setFirst] = useState(view?.roleDefault ?? false);
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		const roleIds = roles.split(",").filter(Boolean);
		const shared = { roleIds, roleDefault: first && roleIds.length > 0 };
		const saved = view
			? await rename(view, title, shared)
			: await saveUnder(path, views, title, content, shared);
		setBusy(false);
		if (saved) onSaved(saved);
	};
	return (
		<Dialog
			width={480}
			title={view ? t("改名或共享视图 | Rename or share the view") : t("另存为视图 | Save as a view")}
			submitText={t("保存 | Save")}
			busy={busy}
			onSubmit={() => void save()}
			onClose={onClose}
		>
			<Form layout="vertical">
				<Form.Item
					label={t("名称 | Name")}
					required
					extra={
						view
							? undefined
							: t("保存列、宽度、筛选、排序和密度 | Keeps columns, widths, filters, order and density")
					}
				>
					<Input
						autoFocus
						aria-label={t("名称 | Name")}
						maxLength={40}
						value={title}
						onChange={(event) => setTitle(event.target.value)}
						onPressEnter={() => void save()}
					/>
				</Form.Item>
				{may("sys:view:share") && (
					<Form.Item
						label={t("共享给角色 | Shared with roles")}
						extra={t("不选则只有自己能看到 | None means only you see it")}
					>
						<RefsSelect
							field={ROLES}
							label={t("共享给角色 | Shared with roles")}
							value={roles}
							onChange={(value) => setRoles(String(value ?? ""))}
						/>
					</Form.Item>
				)}
				{roles !== "" && may("sys:view:share") && (
					<Checkbox checked={first} onChange={(event) => setFirst(event.target.checked)}>
						{t("这些角色打开列表时默认使用 | The list opens with it for these roles")}
					</Checkbox>
				)}
			</Form>
		</Dialog>
	);
}

async function rename(view: SavedView, title: string, shared: Shared): Promise<SavedView | null> {
	if (!title.trim()) {
		toast("warning", "保存名称不能为空 | save name cannot be empty");
		return null;
	}
	try {
		return await editView(view, { title: title.trim(), ...(may("sys:view:share") ? shared : {}) });
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		toast("warning", Object.values(error.fields)[0] ?? error.message);
		return null;
	}
}
