/** What the sections of the lease form share: a text with its label, and lines that are added and taken away. */
import DeleteOutlined from "@ant-design/icons/es/icons/DeleteOutlined";
import PlusOutlined from "@ant-design/icons/es/icons/PlusOutlined";
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import Input from "antd/es/input";
import type { ReactNode } from "react";
import { t } from "@/kit/text";
import { Field } from "@/parts/dialog/Field";
import type { LeasePreview } from "./api";
import type { Form } from "./form";

export interface PartProps {
	form: Form;
	/** The chosen or the proposed last day. */
	endDate: string | null;
	preview: LeasePreview | undefined;
	errors: Record<string, string>;
	change: (part: Partial<Form>) => void;
	editing: boolean;
}

interface TextProps {
	label: string;
	value: string;
	onChange: (value: string) => void;
	error?: string | undefined;
	required?: boolean;
	wide?: boolean;
	most?: number;
	hint?: ReactNode;
	rows?: number;
	suffix?: string;
}

export function TextField({ label, value, onChange, most, rows, suffix, ...field }: TextProps) {
	const shared = { "aria-label": label, value, maxLength: most, "aria-invalid": Boolean(field.error) };
	return (
		<Field label={label} {...field}>
			{rows ? (
				<Input.TextArea
					{...shared}
					autoSize={{ minRows: rows }}
					onChange={(event) => onChange(event.target.value)}
				/>
			) : (
				<Input {...shared} suffix={suffix} onChange={(event) => onChange(event.target.value)} />
			)}
		</Field>
	);
}

interface LinesProps<T> {
	lines: T[];
	onChange: (lines: T[]) => void;
	fresh: T;
	add: string;
	remove: string;
	children: (line: T, at: number, change: (part: Partial<T>) => void) => ReactNode;
}

/** As many beside each other as there is room for. */
const LINE = {
	flex: 1,
	minWidth: 0,
	display: "grid",
	gap: "var(--ant-margin-xs)",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
} as const;

/** Lines of one kind below each other, each with a button that takes it away, and one that adds another. */
export function Lines<T extends object>({ lines, onChange, fresh, add, remove, children }: LinesProps<T>) {
	return (
		<Flex vertical align="start" gap="small">
			{lines.map((line, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity until they are saved
				<Flex key={at} align="start" gap="small" style={{ width: "100%" }}>
					<div style={LINE}>
						{children(line, at, (part) =>
							onChange(lines.map((one, place) => (place === at ? { ...one, ...part } : one))),
						)}
					</div>
					<Button
						type="text"
						danger
						icon={<DeleteOutlined />}
						aria-label={`${remove} ${at + 1}`}
						onClick={() => onChange(lines.filter((_, place) => place !== at))}
					/>
				</Flex>
			))}
			<Button size="small" icon={<PlusOutlined />} onClick={() => onChange([...lines, fresh])}>
				{add}
			</Button>
		</Flex>
	);
}

export const removeText = () => t("删除 | Remove");

/** Room between the lines of fields, as other forms have it. */
export const ROOMY = { rowGap: "var(--ant-margin-sm)" } as const;
