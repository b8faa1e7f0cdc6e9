/** A read-only field with the names of what is chosen, and the button that opens the dialog; the field itself opens it too. */
import CloseCircleFilled from "@ant-design/icons/es/icons/CloseCircleFilled";
import Button from "antd/es/button";
import Input from "antd/es/input";
import Space from "antd/es/space";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import styles from "./picker.module.css";

interface Props {
	id?: string | undefined;
	label: string;
	/** Names, joined by commas. */
	shown: string;
	button: string;
	disabled?: boolean | undefined;
	placeholder?: string;
	open: () => void;
	/** Without it what is chosen can only be replaced. */
	clear?: (() => void) | undefined;
}

export function PickedField({ id, label, shown, button, disabled = false, placeholder, open, clear }: Props) {
	return (
		<Space.Compact block className={styles.field ?? ""}>
			<Input
				{...(id ? { id } : {})}
				readOnly
				aria-label={label}
				disabled={disabled}
				title={shown}
				value={shown}
				placeholder={placeholder ?? t("请点击选择 | Click to choose")}
				onClick={open}
				onKeyDown={(event) => {
					if (event.key === "Enter" || event.key === " ") {
						event.preventDefault();
						open();
					}
					if (event.key === "Backspace" || event.key === "Delete") clear?.();
				}}
				suffix={
					shown && clear && !disabled ? (
						<button
							type="button"
							className={look.quiet}
							aria-label={t("清空{label} | Clear {label}", { label })}
							onClick={(event) => {
								event.stopPropagation();
								clear();
							}}
						>
							<CloseCircleFilled />
						</button>
					) : (
						<span />
					)
				}
			/>
			<Button disabled={disabled} onClick={open}>
				{button}
			</Button>
		</Space.Compact>
	);
}
