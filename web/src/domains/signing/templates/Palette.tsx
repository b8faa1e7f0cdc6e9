/** What can be put where the caret is: variables of the kind, places for signatures, and clauses of the library. */

import { useQuery } from "@tanstack/react-query";
import Flex from "antd/es/flex";
import Select from "antd/es/select";
import { fetchPage } from "@/engine/wire";
import { localize, t } from "@/kit/text";
import styles from "./templates.module.css";
import type { Kind } from "./wire";

interface Props {
	kind: Kind;
	insert: (html: string) => void;
}

const MOST = 100;
const GROUPS = [
	["text", "内容 | Values"],
	["table", "表格 | Tables"],
	["place", "签字处 | Signatures"],
] as const;

export function Palette({ kind, insert }: Props) {
	const clauses = useQuery({
		queryKey: ["rows", "sign/clause", "palette"],
		queryFn: ({ signal }) => fetchPage("sign/clause", { pageNo: 1, pageSize: MOST }, signal),
	});
	const fitting = (clauses.data?.records ?? []).filter((one) => !one.kind || one.kind === kind.kind);
	const variables = GROUPS.map(([group, label]) => ({
		label: t(label),
		options: kind.variables
			.filter((one) => one.kind === group)
			.map((one) => ({
				value: one.code,
				label: localize(one.label),
				search: `${one.label} ${one.code}`.toLowerCase(),
			})),
	})).filter((group) => group.options.length > 0);
	return (
		<Flex gap="small" wrap>
			<Select
				className={styles.pick ?? ""}
				value={null}
				showSearch={{
					filterOption: (typed, option) =>
						String((option as { search?: string } | undefined)?.search ?? "").includes(typed.toLowerCase()),
				}}
				placeholder={t("插入变量 | Insert a variable")}
				aria-label={t("插入变量 | Insert a variable")}
				options={variables}
				onSelect={(code: unknown) => insert(`{{${String(code)}}}`)}
			/>
			<Select
				className={styles.pick ?? ""}
				value={null}
				showSearch={{ optionFilterProp: "label" }}
				placeholder={t("插入条款 | Insert a clause")}
				aria-label={t("插入条款 | Insert a clause")}
				notFoundContent={t("条款库里还没有 | No clauses yet")}
				options={fitting.map((one) => ({ value: one.id, label: String(one.name ?? "") }))}
				onSelect={(id: unknown) => insert(String(fitting.find((one) => one.id === id)?.body ?? ""))}
			/>
		</Flex>
	);
}
