/** A small button of a file. */
import Button from "antd/es/button";
import type { ReactNode } from "react";
import { type Pair, t } from "@/kit/text";

interface Props {
	icon: ReactNode;
	word: Pair;
	/** Of the file, so that two buttons of one list are told apart. */
	name: string;
	onClick?: () => void;
	href?: string;
	disabled?: boolean;
}

export function Tool({ icon, word, name, onClick, href, disabled = false }: Props) {
	const label = t(word);
	return (
		<Button
			type="text"
			size="small"
			icon={icon}
			title={label}
			aria-label={`${label} ${name}`}
			disabled={disabled}
			{...(href ? { href, target: "_blank", rel: "noopener" } : {})}
			{...(onClick ? { onClick } : {})}
		/>
	);
}
