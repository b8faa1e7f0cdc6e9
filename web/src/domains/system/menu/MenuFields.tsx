/** The fields of a menu entry that its kind has. */

import AutoComplete from "antd/es/auto-complete";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Form from "antd/es/form";
import Input from "antd/es/input";
import InputNumber from "antd/es/input-number";
import Popover from "antd/es/popover";
import Select from "antd/es/select";
import Switch from "antd/es/switch";
import { useState } from "react";
import { useResources } from "@/engine/describe";
import { ICON_NAMES, iconOf } from "@/engine/navigation/icons";
import { pageNames } from "@/engine/navigation/pages";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { BUTTON, PAGE } from "./api";
import styles from "./menu.module.css";

export function MenuFields({ type }: { type: number }) {
	const resources = useResources();
	return (
		<>
			<div className={look.pairs}>
				<Form.Item name="name" label={t("名称 | Chinese name")} rules={[{ required: true, max: 100 }]}>
					<Input />
				</Form.Item>
				<Form.Item name="titleEn" label={t("英文名称 | English name")} rules={[{ max: 100 }]}>
					<Input />
				</Form.Item>
				{type !== BUTTON && (
					<>
						<Form.Item
							name="url"
							label={t("路径 | Path")}
							rules={[{ required: true, max: 200 }]}
							extra={t("站内以 / 开头，站外以 https:// 开头 | /… here, https://… elsewhere")}
						>
							<Input placeholder="/isystem/…" />
						</Form.Item>
						<Form.Item name="icon" label={t("图标 | Icon")}>
							<IconChoice />
						</Form.Item>
					</>
				)}
				{type === PAGE && (
					<>
						<Form.Item name="component" label={t("页面组件 | Page component")}>
							<AutoComplete options={pageNames().map((value) => ({ value }))} />
						</Form.Item>
						<Form.Item name="resource" label={t("列表资源 | List")}>
							<Select
								allowClear
								showSearch={{ optionFilterProp: "label" }}
								options={resources.map((one) => ({
									value: one.path,
									label: `${localize(one.title)} · ${one.path}`,
								}))}
							/>
						</Form.Item>
					</>
				)}
				<Form.Item
					name="perms"
					label={t("权限编码 | Permission code")}
					rules={[{ required: type === BUTTON, max: 500 }]}
					extra={t("多个用逗号分隔 | Several with commas")}
				>
					<Input placeholder="sys:user:add" />
				</Form.Item>
				<Form.Item name="sortNo" label={t("排序 | Order")}>
					<InputNumber min={0} max={1_000_000} precision={0} style={{ width: "100%" }} />
				</Form.Item>
				{type === BUTTON && (
					<Form.Item name="permsType" label={t("授权策略 | When not granted")}>
						<Select
							options={[
								{ value: "1", label: t("不可见 / 不可访问 | Not shown") },
								{ value: "2", label: t("可编辑（未授权时禁用） | Shown, switched off") },
							]}
						/>
					</Form.Item>
				)}
			</div>
			<Flex wrap gap="var(--ant-margin-sm) var(--ant-margin-lg)">
				<Flag name="status" label={t("启用 | In use")} text />
				{type !== BUTTON && (
					<>
						<Flag name="route" label={t("生成路由 | Makes a route")} />
						<Flag name="hidden" label={t("隐藏 | Hidden")} />
						<Flag name="keepAlive" label={t("缓存页面 | Kept alive")} />
						<Flag name="alwaysShow" label={t("聚合路由 | Always shown")} />
						<Flag name="internalOrExternal" label={t("外部打开 | Opens outside")} />
					</>
				)}
			</Flex>
			<Form.Item
				name="description"
				label={t("备注 | Remark")}
				rules={[{ max: 255 }]}
				style={{ marginTop: 20 }}
			>
				<Input.TextArea rows={2} />
			</Form.Item>
			<p>
				{t(
					"停用的权限优先于授予：只要停用，任何角色都不能使用。 | Off counts more than granted: while off, no role may use it.",
				)}
			</p>
		</>
	);
}

/** `text`: the wire says "1" and "0". */
function Flag({ name, label, text = false }: { name: string; label: string; text?: boolean }) {
	return (
		<Form.Item
			name={name}
			label={label}
			valuePropName="checked"
			layout="horizontal"
			style={{ marginBottom: 0 }}
			{...(text
				? {
						getValueProps: (value: unknown) => ({ checked: value === "1" }),
						normalize: (on: unknown) => (on === true ? "1" : "0"),
					}
				: {})}
		>
			<Switch size="small" />
		</Form.Item>
	);
}

interface Props {
	id?: string;
	value?: string | null;
	onChange?: (name: string | null) => void;
}

/** Chooses one of the icons that the menu knows. */
function IconChoice({ id, value, onChange }: Props) {
	const [open, setOpen] = useState(false);
	const Icon = iconOf(value);
	return (
		<Popover
			trigger="click"
			open={open}
			onOpenChange={setOpen}
			content={
				<div className={styles.icons}>
					{ICON_NAMES.map((name) => (
						<Choice
							key={name}
							name={name}
							chosen={name === value}
							choose={() => {
								onChange?.(name);
								setOpen(false);
							}}
						/>
					))}
				</div>
			}
		>
			<Button block icon={<Icon />} {...(id ? { id } : {})}>
				{value || t("选择图标 | Choose an icon")}
			</Button>
		</Popover>
	);
}

function Choice({ name, chosen, choose }: { name: string; chosen: boolean; choose: () => void }) {
	const Icon = iconOf(name);
	return (
		<button type="button" aria-label={name} title={name} aria-pressed={chosen} onClick={choose}>
			<Icon />
		</button>
	);
}
