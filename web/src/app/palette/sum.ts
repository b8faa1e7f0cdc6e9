/** Sums in the palette: + - * / and brackets, read by a parser and never run as code. */
import jsep from "jsep";

const SIGNS: Readonly<Record<string, string>> = {
	"×": "*",
	"÷": "/",
	"（": "(",
	"）": ")",
	"，": ",",
	"－": "-",
	"＋": "+",
};

/** "=12-3.5" is always a sum, "12*3.5" by its looks, 1-1608 is a room; null when it is none, or not a finished one. */
export function readSum(typed: string): number | null {
	const text = typed.replace(/[×÷（），－＋]/g, (sign) => SIGNS[sign] ?? sign).trim();
	const asked = text.startsWith("=") || text.startsWith("＝");
	const body = (asked ? text.slice(1) : text).replace(/,(?=\d{3})/g, "");
	if (!/^[\d.\s+\-*/()]+$/.test(body) || !(asked || /[\d)]\s*[+*]\s*[\d(]/.test(body))) return null;
	try {
		const value = resultOf(jsep(body));
		return Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
	} catch {
		return null;
	}
}

function resultOf(node: jsep.Expression): number {
	if (node.type === "Literal" && typeof node.value === "number") return node.value;
	if (node.type === "UnaryExpression") {
		const value = resultOf(node.argument as jsep.Expression);
		return node.operator === "-" ? -value : value;
	}
	if (node.type !== "BinaryExpression") throw new Error("not a sum");
	const left = resultOf(node.left as jsep.Expression);
	const right = resultOf(node.right as jsep.Expression);
	switch (node.operator) {
		case "+":
			return left + right;
		case "-":
			return left - right;
		case "*":
			return left * right;
		case "/":
			return left / right;
		default:
			throw new Error("not a sum");
	}
}
