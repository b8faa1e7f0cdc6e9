/** The tree beside a list: a node narrows the rows to what is there or below; who may, adds and changes nodes in place. */
import ApartmentOutlined from "@ant-design/icons/es/icons/ApartmentOutlined";
import MenuFoldOutlined from "@ant-design/icons/es/icons/MenuFoldOutlined";
import Button from "antd/es/button";
import Drawer from "antd/es/drawer";
import Flex from "antd/es/flex";
import { Suspense, useCallback, useState } from "react";
import { useScreen } from "@/kit/screen";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { can, type Describe, type Field, nameOf, type Row, thingOf, useDescribe } from "../describe";
import { OpenedForm } from "../form/OpenedForm";
import { RowTree } from "../tree/RowTree";
import { NEW, placedBelow } from "./list-state";
import type { ListParts } from "./view";

interface Props {
	parts: ListParts;
	field: Field;
}

export default function BesideTree({ parts, field }: Props) {
	const target = useDescribe(field.ref?.path ?? "");
	const desktop = useScreen() === "desktop";
	const [drawn, setDrawn] = useState(false);
	const { layout } = parts;
	if (!target?.tree) return null;
	const title = localize(target.title);
	if (desktop && !layout.layout.folded) {
		return (
			<aside className={look.sheet} aria-label={title}>
				<Flex align="center" className={look.below}>
					<strong className={look.fill}>{title}</strong>
					<Button
						type="text"
						icon={<MenuFoldOutlined />}
						aria-label={t("收起{title} | Fold {title}", { title })}
						title={t("收起{title} | Fold {title}", { title })}
						onClick={() => layout.change({ folded: true })}
					/>
				</Flex>
				<Nodes parts={parts} field={field} target={target} />
			</aside>
		);
	}
	return (
		<div className={look.below}>
			<Button
				icon={<ApartmentOutlined />}
				onClick={() => (desktop ? layout.change({ folded: false }) : setDrawn(true))}
			>
				{t("按{title}查看 | By {title}", { title })}
			</Button>
			{!desktop && (
				<Drawer open={drawn} placement="left" title={title} onClose={() => setDrawn(false)}>
					<Nodes parts={parts} field={field} target={target} onChosen={() => setDrawn(false)} />
				</Drawer>
			)}
		</div>
	);
}

interface NodesProps extends Props {
	target: Describe;
	onChosen?: () => void;
}

function Nodes({ parts, field, target, onChosen }: NodesProps) {
	const { state, change } = parts.control;
	const [edited, setEdited] = useState<string | null>(null);
	const name = useCallback((row: Row) => nameOf(target, row), [target]);
	const chosen = state.filters[`${field.key}_below`] || null;
	const choose = (id: string | null) => {
		change({ filters: placedBelow(state.filters, field.key, id) });
		onChosen?.();
	};
	const parent = target.tree?.parent ?? "";
	const thing = thingOf(target);
	return (
		<>
			<RowTree
				describe={target}
				name={name}
				value={chosen}
				onChange={choose}
				bar={
					<>
						<LinkButton label={t("全部 | All")} run={() => choose(null)} />
						{can(target, "add") && (
							<LinkButton
								label={chosen ? t("新增下级 | Add below") : t("新增{thing} | New {thing}", { thing })}
								run={() => setEdited(NEW)}
							/>
						)}
						{chosen && can(target, "edit") && (
							<LinkButton label={t("修改{thing} | Edit {thing}", { thing })} run={() => setEdited(chosen)} />
						)}
					</>
				}
			/>
			{edited && (
				<Suspense fallback={null}>
					<OpenedForm
						describe={target}
						id={edited}
						fixed={edited === NEW && chosen ? { [parent]: chosen } : NOTHING_FIXED}
						onClose={() => setEdited(null)}
					/>
				</Suspense>
			)}
		</>
	);
}

const NOTHING_FIXED = {};

function LinkButton({ label, run }: { label: string; run: () => void }) {
	return (
		<button type="button" className={look.link} onClick={run}>
			{label}
		</button>
	);
}
