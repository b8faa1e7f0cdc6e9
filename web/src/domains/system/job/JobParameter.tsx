/** What a job is told, one control for each thing that it takes; the row keeps it as a JSON object. */

import { useQuery } from "@tanstack/react-query";
import Form from "antd/es/form";
import InputNumber from "antd/es/input-number";
import Switch from "antd/es/switch";
import type { EditProps } from "@/engine/kinds/types";
import { get } from "@/kit/http";
import { localize, t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { Waiting } from "@/parts/Waiting";

type Said = Record<string, unknown>;

export default function JobParameter({ value, onChange, disabled = false }: EditProps) {
	const job = Form.useWatch("jobClassName", { preserve: true });
	const kinds = useQuery({
		queryKey: ["job-kinds"],
		queryFn: ({ signal }) => get("/sys/quartzJob/kinds", undefined, { quiet: true, signal }),
	});
	if (!kinds.data) return <Waiting />;
	const takes = kinds.data.find((one) => one.key === job)?.takes ?? [];
	const said = read(value);
	const set = (key: string, next: unknown) => {
		const { [key]: _, ...rest } = said;
		const whole = next === null ? rest : { ...rest, [key]: next };
		onChange?.(Object.keys(whole).length > 0 ? JSON.stringify(whole) : null);
	};
	if (takes.length === 0)
		return (
			<p className={look.quiet}>
				{job
					? t("这个任务没有参数。 | This job takes no parameters.")
					: t("请先选择任务类。 | Choose the job first.")}
			</p>
		);
	return (
		<div className={look.rows}>
			{takes.map((param) => (
				<div key={param.key} data-param={param.key}>
					<span>{localize(param.label)}</span>
					{param.kind === "bool" ? (
						<Switch
							disabled={disabled}
							aria-label={localize(param.label)}
							checked={said[param.key] === true}
							onChange={(on) => set(param.key, on ? true : null)}
						/>
					) : (
						<InputNumber
							disabled={disabled}
							aria-label={localize(param.label)}
							min={param.least}
							max={param.most}
							precision={0}
							placeholder={t("默认 {n} | usually {n}", { n: String(param.default) })}
							value={typeof said[param.key] === "number" ? (said[param.key] as number) : null}
							onChange={(number) => set(param.key, number)}
						/>
					)}
				</div>
			))}
		</div>
	);
}

function read(value: unknown): Said {
	try {
		const said: unknown = typeof value === "string" && value ? JSON.parse(value) : value;
		return said && typeof said === "object" && !Array.isArray(said) ? (said as Said) : {};
	} catch {
		return {};
	}
}
