/** Departments to narrow something by; read level by level and live, so that a new one appears without a reload. */
import Button from "antd/es/button";
import { useDescribe } from "@/engine/describe";
import { RowTree } from "@/engine/tree/RowTree";
import { departName } from "@/kit/depart";
import { t } from "@/kit/text";
import { EmptyBox } from "@/parts/EmptyBox";
import { Waiting } from "@/parts/Waiting";

interface Props {
	value: string | null;
	onChange: (id: string | null) => void;
}

export function DepartTree({ value, onChange }: Props) {
	const describe = useDescribe("sys/sysDepart");
	if (describe === undefined) return <Waiting />;
	if (describe === null) return <EmptyBox title={t("没有查看权限 | No right to see this")} />;
	return (
		<RowTree
			describe={describe}
			name={departName}
			value={value}
			onChange={onChange}
			bar={
				value && (
					<Button type="link" size="small" onClick={() => onChange(null)}>
						{t("全部部门 | All departments")}
					</Button>
				)
			}
		/>
	);
}
