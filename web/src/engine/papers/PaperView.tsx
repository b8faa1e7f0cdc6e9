/** A paper of any kind: its head, its blocks one below the other, the house's own texts, and who printed which copy when. */
import Flex from "antd/es/flex";
import type { CSSProperties } from "react";
import { t } from "@/kit/text";
import paperStyles from "@/parts/print/paper.module.css";
import { svgUrl } from "@/parts/qr/svg-url";
import type { PrintedPaper } from "./papers";

type Block = PrintedPaper["blocks"][number];

/** A roll is narrow; a table on a narrow screen is scrolled, as the sheet stays as wide as it is. */
const ROLL: CSSProperties = { maxWidth: "74mm", marginInline: "auto", padding: "var(--ant-padding-xs)" };
const SHEET: CSSProperties = { overflowX: "auto" };
const LINES: CSSProperties = { whiteSpace: "pre-line", margin: 0 };
const CELL: CSSProperties = { padding: "var(--ant-padding-xxs) var(--ant-padding-xs)" };
const NUMBER: CSSProperties = { ...CELL, textAlign: "end" };
const TOTAL: CSSProperties = { ...NUMBER, fontWeight: 600 };
const LARGE: CSSProperties = { fontSize: "3em", textAlign: "center" };
const ONE_BELOW: CSSProperties = { gridTemplateColumns: "auto 1fr", margin: 0 };
const PLAIN: CSSProperties = { margin: 0 };
const SIGN: CSSProperties = { marginTop: "var(--ant-margin-lg)", minWidth: "30%" };

export function PaperView({ paper }: { paper: PrintedPaper }) {
	const roll = paper.size === "80mm";
	const last = paper.blocks.at(-1);
	// What is signed is what stands above it, the house's own texts too.
	const signs = last && isForSigning(last) ? last : null;
	const shown = signs ? paper.blocks.slice(0, -1) : paper.blocks;
	return (
		<article className={paperStyles.paper} style={roll ? ROLL : SHEET} data-paper={paper.paper}>
			<Flex vertical gap="var(--ant-margin)">
				<header>
					<Flex wrap justify="space-between" align="baseline" gap="small">
						<h2>{paper.title}</h2>
						<span>{paper.organisation}</span>
					</Flex>
					{paper.header && <p style={LINES}>{paper.header}</p>}
				</header>
				{shown.map((block) => (
					<BlockView key={shown.indexOf(block)} block={block} narrow={roll} />
				))}
				{paper.rules && <p style={LINES}>{paper.rules}</p>}
				{paper.footer && <p style={LINES}>{paper.footer}</p>}
				{signs && <BlockView block={signs} narrow={roll} />}
				<Flex component="footer" wrap justify="space-between" gap="small">
					<small>
						{paper.printedBy} · <time>{paper.printedAt}</time>
					</small>
					<b data-copy={paper.copy}>{copyText(paper)}</b>
				</Flex>
			</Flex>
		</article>
	);
}

const isForSigning = ({ signatures, facts, columns, sums }: Block): boolean =>
	signatures.length > 0 && facts.length + columns.length + sums.length === 0;

function copyText({ preview, copy }: PrintedPaper): string {
	if (preview) return t("预览，未登记 | Preview, not logged");
	return copy > 1 ? t("第{n}联（补打） | Copy {n}", { n: copy }) : "";
}

function BlockView({ block, narrow }: { block: Block; narrow: boolean }) {
	return (
		<section>
			{block.large && <div style={LARGE}>{block.large}</div>}
			{block.title && <h4>{block.title}</h4>}
			{block.facts.length > 0 && (
				<dl style={narrow ? ONE_BELOW : PLAIN}>
					{block.facts.map(({ label, value }) => (
						<FactView key={label} label={label} value={value} />
					))}
				</dl>
			)}
			{(block.columns.length > 0 || block.sums.length > 0) && <LinesView block={block} />}
			{block.svg && <img src={svgUrl(block.svg)} alt={t("二维码 | QR code")} width="100%" />}
			{block.signatures.length > 0 && (
				<Flex wrap justify="space-between" gap="middle">
					{block.signatures.map((label) => (
						<span key={label} style={SIGN}>
							{label}：
						</span>
					))}
				</Flex>
			)}
		</section>
	);
}

function FactView({ label, value }: { label: string; value: string }) {
	return (
		<>
			<dt>{label}</dt>
			<dd>{value}</dd>
		</>
	);
}

function LinesView({ block: { columns, rows, sums } }: { block: Block }) {
	const span = Math.max(1, columns.length - 1);
	return (
		<table>
			{columns.length > 0 && (
				<thead>
					<tr>
						{columns.map(({ title, number }) => (
							<th key={title} scope="col" style={number ? NUMBER : CELL}>
								{title}
							</th>
						))}
					</tr>
				</thead>
			)}
			<tbody>
				{rows.map((row) => (
					<tr key={rows.indexOf(row)}>
						{columns.map(({ title, number }, at) => (
							<td key={title} style={number ? NUMBER : CELL}>
								{row[at]}
							</td>
						))}
					</tr>
				))}
			</tbody>
			<tfoot>
				{sums.map(({ label, value }) => (
					<tr key={label}>
						<th scope="row" colSpan={span} style={CELL}>
							{label}
						</th>
						<td style={TOTAL}>{value}</td>
					</tr>
				))}
			</tfoot>
		</table>
	);
}
