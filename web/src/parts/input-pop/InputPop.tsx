/** A long text in a narrow place: one line that opens to a box of its own; Escape closes it and keeps what was typed. */
import FullscreenOutlined from "@ant-design/icons/es/icons/FullscreenOutlined";
import Button from "antd/es/button";
import Input from "antd/es/input";
import Popover from "antd/es/popover";
import { useRef, useState } from "react";
import { t } from "@/kit/text";

export const WIDTH = 150;
export const HEIGHT = 200;

interface Props {
	value: string | null | undefined;
	onChange: (text: string) => void;
	label: string;
	id?: string | undefined;
	disabled?: boolean;
	maxLength?: number | undefined;
	placeholder?: string | undefined;
	/** Of the box that opens, in px. */
	width?: number;
	height?: number;
}

export function InputPop({
	value,
	onChange,
	label,
	id,
	disabled = false,
	maxLength,
	placeholder,
	width = WIDTH,
	height = HEIGHT,
}: Props) {
	const [open, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const common = {
		value: value ?? "",
		disabled,
		...(maxLength ? { maxLength } : {}),
	};
	const close = () => {
		setOpen(false);
		opener.current?.focus();
	};
	return (
		<Input
			{...common}
			{...(id ? { id } : {})}
			{...(placeholder ? { placeholder } : {})}
			aria-label={label}
			onChange={(event) => onChange(event.target.value)}
			suffix={
				<Popover
					open={open && !disabled}
					onOpenChange={setOpen}
					trigger="click"
					destroyOnHidden
					content={
						<Input.TextArea
							{...common}
							autoFocus
							aria-label={t("{label}，展开编辑 | {label}, opened", { label })}
							style={{ width, height, resize: "both" }}
							onChange={(event) => onChange(event.target.value)}
							onKeyDown={(event) => {
								if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
								event.stopPropagation();
								close();
							}}
						/>
					}
				>
					<Button
						ref={opener}
						type="text"
						size="small"
						disabled={disabled}
						icon={<FullscreenOutlined />}
						aria-label={t("展开{label} | Open {label}", { label })}
						aria-expanded={open}
					/>
				</Popover>
			}
		/>
	);
}
