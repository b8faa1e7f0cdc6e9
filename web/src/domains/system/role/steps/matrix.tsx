/** Roles side by side: entries of the menu down, roles across; a tick is changed in place by who may grant it. */
import DownloadOutlined from "@ant-design/icons/es/icons/DownloadOutlined";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import Button from "antd/es/button";
import Checkbox from "antd/es/checkbox";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import Table, { type TableProps } from "antd/es/table";
import { useState } from "react";
import type { ActionDialogProps } from "@/engine/actions";
import { useDownload } from "@/engine/sheet/useDownload";
import { ask } from "@/kit/notice";
import { useMay } from "@/kit/rights";
import { useScreen } from "@/kit/screen";
import { t } from "@/kit/text";
import { Broken } from "@/parts/Broken";
import { Dialog } from "@/parts/dialog/Dialog";
import { useSending } from "@/parts/dialog/useSending";
import { familyOf } from "@/parts/tree/tree";
import { grantsOf, grantTree, roleHolder, saveGrants } from "../../rights/api";
import { allRoles } from "../api";
import { linesOf, type MatrixLine, turned } from "../matrix";

const FIRST = 4;
const MOST = 20;
const ENTRY_PX = { phone: 150, other: 280 };
const ROLE_PX = 110;
const INDENT_PX = 16;

export default function MatrixDialog({ onClose }: ActionDialogProps<"sys/role">) {
	const roles = useQuery(allRoles());
	const tree = useQuery(grantTree());
	const [chosen, setChosen] = useState<string[] | null>(null);
	const [differs, setDiffers] = useState(false);
	const ids = chosen ?? (roles.data ?? []).slice(0, FIRST).map((role) => role.id);
	const grants = useQueries({ queries: ids.map((id) => grantsOf(roleHolder(id))) });
	const held = grants.map(({ data }) => new Set(data));
	const toggle = useToggle();
	const file = useDownload("/sys/role/matrix/exportXls", t("权限矩阵 | Rights matrix"));
	const mayChange = useMay()("sys:role:edit");
	const phone = useScreen() === "phone";
	const entryPx = phone ? ENTRY_PX.phone : ENTRY_PX.other;
	const error = roles.error ?? tree.error ?? grants.find((one) => one.error)?.error;
	const nodes = tree.data ?? [];
	const nameOf = (id: string) => roles.data?.find((role) => role.id === id)?.roleName ?? id;
	const turn = (at: number, key: string, on: boolean) => {
		const id = ids[at];
		const base = grants[at]?.data;
		if (id && base) void toggle.save({ id, name: nameOf(id) }, turned(familyOf(nodes), base, key, on), base);
	};
	const columns: NonNullable<TableProps<MatrixLine>["columns"]> = [
		{
			key: "entry",
			title: t("菜单与按钮 | Entry"),
			width: entryPx,
			fixed: "start",
			ellipsis: true,
			render: (_, line) => (
				<span
					style={{ paddingInlineStart: line.depth * (phone ? INDENT_PX / 2 : INDENT_PX) }}
					title={line.title}
				>
					{line.button ? line.title : <strong>{line.title}</strong>}
				</span>
			),
		},
		...ids.map((id, at) => ({
			key: id,
			title: nameOf(id),
			width: ROLE_PX,
			align: "center" as const,
			ellipsis: true,
			render: (_: unknown, line: MatrixLine) => (
				<Checkbox
					checked={held[at]?.has(line.key) ?? false}
					disabled={!mayChange || toggle.busy || !grants[at]?.data}
					aria-label={t("{role}：{entry} | {role}: {entry}", { role: nameOf(id), entry: line.title })}
					onChange={(event) => turn(at, line.key, event.target.checked)}
				/>
			),
		})),
	];
	return (
		<Dialog width={960} title={t("权限矩阵 | Rights matrix")} onClose={() => onClose(false)} sizable>
			<Flex wrap align="center" gap="small" style={{ marginBottom: 12 }}>
				<Select
					mode="multiple"
					style={{ flex: "1 1 260px", minWidth: 0 }}
					aria-label={t("对比的角色 | Roles side by side")}
					showSearch={{ optionFilterProp: "label" }}
					maxCount={MOST}
					maxTagCount="responsive"
					value={ids}
					onChange={setChosen}
					options={(roles.data ?? []).map((role) => ({ value: role.id, label: role.roleName }))}
				/>
				<Checkbox checked={differs} onChange={(event) => setDiffers(event.target.checked)}>
					{t("只看不同 | Differences only")}
				</Checkbox>
				<Button
					icon={<DownloadOutlined />}
					loading={file.busy}
					disabled={ids.length === 0}
					onClick={() => void file.run({ ids: ids.join(","), differs: String(differs) })}
				>
					{t("导出 | Export")}
				</Button>
			</Flex>
			{error && <Broken error={error} retry={() => void tree.refetch()} />}
			<Table<MatrixLine>
				bordered
				virtual
				size="small"
				pagination={false}
				rowKey="key"
				loading={tree.isPending || grants.some((one) => one.isPending)}
				aria-label={t("权限矩阵 | Rights matrix")}
				dataSource={linesOf(nodes, held, differs)}
				columns={columns}
				scroll={{ x: entryPx + ids.length * ROLE_PX, y: 480 }}
				locale={{ emptyText: t("没有不同 | Nothing differs") }}
			/>
		</Dialog>
	);
}

/** Saves the grants of one role; taking more than one entry away is asked about. */
function useToggle() {
	const client = useQueryClient();
	const act = useSending({ loud: true });
	const save = async (role: { id: string; name: string }, ids: string[], base: string[]) => {
		const taken = base.length - ids.length;
		if (taken > 1 && !(await askTaking(role.name, taken))) return;
		const holder = roleHolder(role.id);
		const done = await act.run(
			() => saveGrants(holder, ids, base),
			"权限已保存，相关人员立即生效 | Saved; it takes effect at once",
		);
		if (done) client.setQueryData(grantsOf(holder).queryKey, ids);
		void client.invalidateQueries({ queryKey: ["rights", "grants"] });
	};
	return { busy: act.busy, save };
}

const askTaking = (role: string, n: number): Promise<boolean> =>
	ask({
		title: t("取消授权 | Take away?"),
		content: t(
			"下级也会一并取消，“{role}”共减少{n}项。 | What is below goes with it: “{role}” loses {n} entries.",
			{
				role,
				n,
			},
		),
		okText: t("取消授权 | Take away"),
		danger: true,
	});
