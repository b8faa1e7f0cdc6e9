/** Counting by notes and coins: how many of each, and what they come to. */
import InputNumber from "antd/es/input-number";
import { t } from "@/kit/text";
import look from "@/parts/look.module.css";
import { showYuan, sumText, toFen, toYuan } from "../cashier/money";

const FACES = ["100.00", "50.00", "20.00", "10.00", "5.00", "1.00", "0.50", "0.10"];

export type Counts = Readonly<Record<string, number>>;

export const sumOf = (counts: Counts): number =>
	Object.entries(counts).reduce((sum, [face, pieces]) => sum + toFen(face) * pieces, 0);

interface Props {
	counts: Counts;
	change: (counts: Counts) => void;
}

export function Denominations({ counts, change }: Props) {
	return (
		<table className={look.ruled} aria-label={t("按面额清点 | Count by notes and coins")}>
			<tbody>
				{FACES.map((face) => (
					<tr key={face}>
						<th scope="row">¥{showYuan(face).replace(".00", "")}</th>
						<td>
							<InputNumber
								min={0}
								max={100_000}
								precision={0}
								inputMode="numeric"
								aria-label={t("¥{face} 张数 | Pieces of ¥{face}", { face: Number(face) })}
								value={counts[face] ?? null}
								onChange={(pieces) => change({ ...counts, [face]: pieces ?? 0 })}
							/>
						</td>
						<td>{sumText(toYuan(toFen(face) * (counts[face] ?? 0)))}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** How many of each note and coin there were. */
export function Pieces({ counts }: { counts: Counts }) {
	const faces = Object.entries(counts).sort(([a], [b]) => Number(b) - Number(a));
	if (faces.length === 0) return null;
	return (
		<span>
			{t("清点 | Counted")}:{" "}
			{faces.map(([face, pieces]) => `¥${Number(face)} × ${pieces}`).join(t("、 | , "))}
		</span>
	);
}
