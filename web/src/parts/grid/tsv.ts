/** Blocks of cells as spreadsheets put them on the clipboard: tabs, line ends, and quotes around what holds either. */

export function readBlock(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < text.length) {
		const [field, next] = text[at] === '"' ? quoted(text, at) : plain(text, at);
		row.push(field);
		const stop = text[next];
		if (stop === "\t") {
			at = next + 1;
			if (at === text.length) row.push("");
			continue;
		}
		rows.push(row);
		row = [];
		at = next + (text.startsWith("\r\n", next) ? 2 : 1);
	}
	if (row.length > 0) rows.push(row);
	return rows;
}

function plain(text: string, from: number): [string, number] {
	let at = from;
	while (at < text.length && text[at] !== "\t" && text[at] !== "\n" && text[at] !== "\r") at += 1;
	return [text.slice(from, at), at];
}

/** What follows a closing quote other than a field's end was no quoting at all: "5\" pipe" stays as it is. */
function quoted(text: string, from: number): [string, number] {
	let field = "";
	let at = from + 1;
	while (at < text.length) {
		if (text[at] !== '"') {
			field += text[at];
			at += 1;
		} else if (text[at + 1] === '"') {
			field += '"';
			at += 2;
		} else {
			const after = text[at + 1];
			if (after === undefined || after === "\t" || after === "\n" || after === "\r")
				return [field.replace(/\r\n?/g, "\n"), at + 1];
			break;
		}
	}
	return plain(text, from);
}

export function writeBlock(rows: readonly (readonly string[])[]): string {
	return rows.map((row) => row.map(writeField).join("\t")).join("\r\n");
}

function writeField(text: string): string {
	return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
