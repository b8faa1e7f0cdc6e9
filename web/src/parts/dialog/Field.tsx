/** A field of a dialog: its name above, what is wrong with it or a hint below. */
import Flex from "antd/es/flex";
import type { ReactNode } from "react";
import { localize } from "@/kit/text";
import look from "@/parts/look.module.css";

interface Props {
	label: string;
	error?: string | null;
	required?: boolean;
	wide?: boolean;
	hint?: ReactNode;
	children: ReactNode;
}

export function Field({ label, error, required, wide, hint, children }: Props) {
	return (
		<Flex
			vertical
			gap="var(--ant-margin-xxs)"
			className={wide ? look.wide : ""}
			data-error={error ? true : undefined}
		>
			<span className={look.note}>
				{label}
				{required && (
					<i aria-hidden className={look.fault}>
						{" "}
						*
					</i>
				)}
			</span>
			{children}
			{error ? <Fault text={error} /> : hint && <small className={look.faint}>{hint}</small>}
		</Flex>
	);
}

/** What is wrong with a field, or with a group of them. */
export function Fault({ text }: { text: string }) {
	return (
		<small role="alert" className={look.fault}>
			{localize(text)}
		</small>
	);
}
