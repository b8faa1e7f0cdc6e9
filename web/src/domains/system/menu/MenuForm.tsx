/** One entry of the menu: what it is called, where it leads, which right it carries. */
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Segmented from "antd/es/segmented";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { useSending } from "@/parts/dialog/useSending";
import { Refusal } from "@/parts/Refusal";
import { addEntry, BUTTON, editEntry, GROUP, type MenuNode, type MenuValues, PAGE } from "./api";
import { MenuFields } from "./MenuFields";
import { ParentChoice } from "./ParentChoice";

export type Opened = { node: MenuNode } | { parent: MenuNode | null; type: number };

interface Props {
	opened: Opened;
	parent: MenuNode | null;
	close: (changed: boolean) => void;
}

const NEW = {
	sortNo: 0,
	status: "1",
	route: true,
	permsType: "1",
	keepAlive: true,
	hidden: false,
	alwaysShow: false,
	internalOrExternal: false,
};

export function MenuForm({ opened, parent, close }: Props) {
	const [form] = Form.useForm<MenuValues>();
	const act = useSending();
	const phone = useScreen() === "phone";
	const node = "node" in opened ? opened.node : null;
	const first =
		"node" in opened ? opened.node : { ...NEW, menuType: opened.type, parentId: opened.parent?.id ?? null };
	const type = Form.useWatch("menuType", form) ?? first.menuType;
	const save = async () => {
		const values = await form.validateFields();
		const sent = { ...values, parentId: values.parentId ?? "" } as MenuValues;
		const done = await act.run(
			() => (node ? editEntry(node, sent) : addEntry(sent)),
			"菜单已保存，所有窗口立即更新 | Saved; every window follows at once",
		);
		if (done) close(true);
	};
	return (
		<Drawer
			open
			size={phone ? "100%" : 640}
			title={node ? t("编辑：{name} | Edit: {name}", { name: node.title }) : t("新增菜单 | New entry")}
			onClose={() => close(false)}
			footer={
				<Flex justify="flex-end" gap="small">
					<Button onClick={() => close(false)}>{t("取消 | Cancel")}</Button>
					<Button type="primary" loading={act.busy} onClick={() => void save().catch(() => undefined)}>
						{t("保存 | Save")}
					</Button>
				</Flex>
			}
		>
			<Refusal failure={act.failure} />
			<Form form={form} layout="vertical" initialValues={{ ...first, parentId: first.parentId || null }}>
				<Form.Item name="menuType" label={t("类型 | Kind")}>
					<Segmented
						options={[
							{ value: GROUP, label: t("目录 | Group") },
							{ value: PAGE, label: t("菜单 | Page") },
							{ value: BUTTON, label: t("按钮 | Button") },
						]}
					/>
				</Form.Item>
				<Form.Item
					name="parentId"
					label={t("上级菜单 | Parent")}
					rules={[
						{ required: type === BUTTON, message: t("按钮必须属于一个菜单 | A button belongs to a page") },
					]}
				>
					<ParentChoice known={parent} without={node?.id} />
				</Form.Item>
				<MenuFields type={type} />
			</Form>
		</Drawer>
	);
}
