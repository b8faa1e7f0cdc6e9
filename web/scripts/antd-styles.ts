/** antd's styles as one file of the build, ADR 0018: the page makes no style at run time, and carries no code that would. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import postcss from "postcss";
import type { Plugin } from "vite";

const ANTD = dirname(createRequire(import.meta.url).resolve("antd/package.json"));
/** The modules of antd that make a component's style; their folder is the component's name. */
const MAKER = /\/antd\/es\/([\w-]+)\/style\/[\w-]+\.js$/;
const MAKE = /^gen(StyleHooks|ComponentStyleHook|SubStyleComponent)$/;
/** Folders of the components whose classes are called otherwise. */
const FOLDERS: Readonly<Record<string, string>> = {
	btn: "button",
	col: "grid",
	color: "color-picker",
	float: "float-button",
	otp: "input",
	picker: "date-picker",
	qrcode: "qr-code",
	ribbon: "badge",
	border: "border-beam",
	row: "grid",
};
/** Variables belong to the theme that the page makes, and the mark of a cache to none. */
const DROPPED = /^(\.css-var-_|\.data-ant-cssinjs)/;

export function antdStyles(): Plugin {
	const used = new Set<string>();
	let file: string | null = null;
	return {
		name: "antd-styles",
		transform(code, id) {
			const folder = MAKER.exec(id.split("?")[0] ?? "")?.[1];
			if (!folder) return null;
			used.add(folder);
			return withoutMakers(code, this.parse(code));
		},
		generateBundle: {
			order: "pre",
			handler() {
				const source = readSheet((component) => used.has(component));
				file = this.getFileName(this.emitFile({ type: "asset", name: "antd.css", source }));
			},
		},
		configureServer(server) {
			server.middlewares.use("/antd.css", (_, response) => {
				response.setHeader("content-type", "text/css");
				response.end(readSheet(() => true));
			});
		},
		// Before all other sheets, so that ours have the last word.
		transformIndexHtml: {
			order: "post",
			handler: () => [
				{
					tag: "link",
					attrs: { rel: "stylesheet", href: `/${file ?? "antd.css"}`, "data-antd": true },
					injectTo: "head-prepend",
				},
			],
		},
	};
}

/** The code with an empty maker in each `gen…(name, maker, …)`; what only the makers used falls away. */
function withoutMakers(code: string, tree: unknown): string {
	const calls: [number, number][] = [];
	walk(tree, (node) => {
		if (node.type !== "CallExpression" || !MAKE.test(node.callee.name ?? "")) return;
		const maker = node.arguments[1];
		if (maker) calls.push([maker.start, maker.end]);
	});
	return calls.reduceRight((text, [from, to]) => `${text.slice(0, from)}() => []${text.slice(to)}`, code);
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree is walked by shape
function walk(node: any, visit: (node: any) => void): void {
	if (!node || typeof node !== "object") return;
	if (typeof node.type === "string") visit(node);
	for (const value of Object.values(node)) walk(value, visit);
}

/** antd's whole sheet without what no page uses and without what every page makes for itself. */
function readSheet(isUsed: (component: string) => boolean): string {
	const sheet = postcss.parse(readFileSync(join(ANTD, "dist/antd.css"), "utf8"));
	sheet.walkRules((rule) => {
		const components = [...rule.selector.matchAll(/(?:^|,)\s*\.ant-([a-z]+)/g)].map(
			([, name = ""]) => FOLDERS[name] ?? name,
		);
		const unused = components.length > 0 && components.every((name) => isComponent(name) && !isUsed(name));
		if (unused || DROPPED.test(rule.selector)) rule.remove();
	});
	sheet.walkAtRules((rule) => {
		if (rule.nodes?.length === 0) rule.remove();
	});
	return sheet.toString();
}

const isComponent = (name: string): boolean => existsSync(join(ANTD, "es", name, "style"));
