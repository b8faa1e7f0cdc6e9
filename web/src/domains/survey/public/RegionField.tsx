/** A region, level by level, as the organisation knows them. */
import Cascader from "antd/es/cascader";
import { useEffect, useState } from "react";
import { t } from "@/kit/text";
import type { FieldProps } from "./AnswerField";
import { readRegions } from "./api";

interface Node {
	value: string;
	label: string;
	isLeaf: boolean;
	children?: Node[];
}

const nodesBelow = async (token: string, parent: string): Promise<Node[]> =>
	(await readRegions(token, parent)).map(({ code, name, leaf }) => ({
		value: code,
		label: name,
		isLeaf: leaf,
	}));

export default function RegionField({ token, question, onChange }: FieldProps) {
	const [nodes, setNodes] = useState<Node[]>([]);
	useEffect(() => {
		void nodesBelow(token, "").then(setNodes, () => undefined);
	}, [token]);
	const open = async (way: Node[]) => {
		const last = way.at(-1);
		if (!last) return;
		last.children = await nodesBelow(token, last.value);
		setNodes((all) => [...all]);
	};
	return (
		<Cascader<Node>
			aria-label={question.title}
			style={{ width: "100%" }}
			placeholder={t("请选择地区 | Choose a region")}
			options={nodes}
			loadData={(way) => void open(way)}
			changeOnSelect
			onChange={(codes) => onChange(codes?.at(-1) === undefined ? undefined : String(codes.at(-1)))}
		/>
	);
}
