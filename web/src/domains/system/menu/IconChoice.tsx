/** Chooses one of the icons that the menu knows. */
import Button from "antd/es/button";
import Popover from "antd/es/popover";
import { useState } from "react";
import { ICON_NAMES, iconOf } from "@/app/shell/icons";
import { t } from "@/kit/text";
import styles from "./menu.module.css";

interface Props {
	id?: string;
	value?: string | null;
	onChange?: (name: string | null) => void;
}

export function IconChoice({ id, value, onChange }: Props) {
	const [open, setOpen] = useState(false);
	const Icon = iconOf(value);
	return (
		<Popover
			trigger="click"
			open={open}
			onOpenChange={setOpen}
			content={
				<div className={styles.icons}>
					{ICON_NAMES.map((name) => (
						<Choice
							key={name}
							name={name}
							chosen={name === value}
							choose={() => {
								onChange?.(name);
								setOpen(false);
							}}
						/>
					))}
				</div>
			}
		>
			<Button block icon={<Icon />} {...(id ? { id } : {})}>
				{value || t("选择图标 | Choose an icon")}
			</Button>
		</Popover>
	);
}

function Choice({ name, chosen, choose }: { name: string; chosen: boolean; choose: () => void }) {
	const Icon = iconOf(name);
	return (
		<button type="button" aria-label={name} title={name} aria-pressed={chosen} onClick={choose}>
			<Icon />
		</button>
	);
}
