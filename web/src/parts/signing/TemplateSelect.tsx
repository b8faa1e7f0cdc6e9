/** Which of the published templates a document is written with; the usual one stands there first. */
import { useQuery } from "@tanstack/react-query";
import Select from "antd/es/select";
import { t } from "@/kit/text";
import look from "../look.module.css";
import { readTemplates } from "./api";

interface Props {
	kind: string;
	id: string;
	/** None is the usual one. */
	value: string | undefined;
	onChange: (templateId: string) => void;
}

export function TemplateSelect({ kind, id, value, onChange }: Props) {
	const { data: choices } = useQuery({
		queryKey: ["paper-templates", kind, id],
		queryFn: ({ signal }) => readTemplates(kind, id, signal),
	});
	const usual = choices?.[0];
	if (!usual) return null;
	return (
		<Select
			className={look.choice ?? ""}
			aria-label={t("合同模板 | Template")}
			value={value ?? usual.id}
			onChange={onChange}
			options={choices.map((one) => ({
				value: one.id,
				label: t("{name} · 第{version}版 | {name} · version {version}", {
					name: one.name,
					version: one.version,
				}),
			}))}
		/>
	);
}
