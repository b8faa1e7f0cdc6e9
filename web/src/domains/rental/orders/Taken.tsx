/** Inside the form: the nights are somebody else's, and what is free instead. */
import Button from "antd/es/button";
import { Problem } from "@/parts/dialog/Problem";
import type { Taken as TakenBody } from "../api";
import { sumText } from "../cashier/money";
import { takenText } from "./parts";

interface TakenProps {
	taken: TakenBody | null;
	problem: string | null;
	choose: (unitId: string) => void;
}

export function Taken({ taken, problem, choose }: TakenProps) {
	if (!problem) return null;
	return (
		<Problem text={takenText(taken) ?? problem}>
			{(taken?.alternatives ?? []).map((one) => (
				<Button key={one.unitId} size="small" style={{ marginLeft: 8 }} onClick={() => choose(one.unitId)}>
					{one.title} {sumText(one.price)}
				</Button>
			))}
		</Problem>
	);
}
