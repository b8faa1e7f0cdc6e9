/** Sums of money as buttons in a row: one that is pressed shows the rows behind it. */
import Button from "antd/es/button";
import Flex from "antd/es/flex";
import look from "@/parts/look.module.css";
import { sumText } from "./money";

export interface Figure<Code extends string = string> {
	code: Code;
	name: string;
	count: number;
	/** Yuan. */
	amount: string;
}

interface Props<Code extends string> {
	label: string;
	figures: readonly Figure<Code>[];
	chosen: Code | null;
	choose: (code: Code) => void;
}

export function FigureButtons<Code extends string>({ label, figures, chosen, choose }: Props<Code>) {
	return (
		<Flex wrap gap="small" role="toolbar" aria-label={label}>
			{figures.map(({ code, name, count, amount }) => (
				<Button
					key={code}
					type={chosen === code ? "primary" : "default"}
					aria-pressed={chosen === code}
					data-figure={code || "all"}
					onClick={() => choose(code)}
				>
					<span>{name}</span>
					<b>{sumText(amount)}</b>
					<span className={chosen === code ? undefined : look.quiet}>({count})</span>
				</Button>
			))}
		</Flex>
	);
}
