/** Writes src/gen from the OpenAPI document on standard input: in api.ts the shapes of every call that has a meaning of its
 * own and of every live event, in words/ what each domain declares. Of the generic calls of resources, whose paths are data,
 * it keeps the rows of each and what several share. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const SCHEMA = "#/components/schemas/";
/** Titles only repeat the names of fields. */
const document = JSON.parse(await text(process.stdin), (_key, value) =>
	value && typeof value.title === "string" ? { ...value, title: undefined } : value,
);

const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
	Object.entries(calls)
		.filter(([, operation]) => !operation["x-resource"] || operation["x-step"])
		.map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const bodyOf = (operation) => operation.requestBody?.content["application/json"]?.schema;
const resultOf = (operation) =>
	operation.responses["200"].content["application/json"]?.schema.allOf?.[1].properties.result;

/** Shapes that no component names get the name of their call, so that each is written once. */
function name(operation, schema, role) {
	if (!schema || Object.keys(schema).length === 0) return "unknown";
	if (schema.$ref) return schema.$ref.slice(SCHEMA.length);
	const made = `${operation.operationId}_${role}`;
	document.components.schemas[made] = schema;
	return made;
}

function queryOf(operation) {
	const fields = operation.parameters
		.map((item) => (item.$ref ? document.components.parameters[item.$ref.split("/").pop()] : item))
		.filter((item) => item.in === "query");
	if (fields.length === 0) return undefined;
	return {
		type: "object",
		properties: Object.fromEntries(fields.map((item) => [item.name, item.schema])),
		required: fields.filter((item) => item.required).map((item) => item.name),
		// A list takes filters by the fields of its rows too.
		...(operation["x-open"] ? { additionalProperties: true } : {}),
	};
}

const calls = operations.map(({ path, method, operation }) => ({
	key: `${method} ${path.replace(/^\/boot/, "")}`,
	body: name(operation, bodyOf(operation), "body"),
	query: name(operation, queryOf(operation), "query"),
	result: name(operation, resultOf(operation), "result"),
}));

/** Pattern of a topic → op → shape of what the event carries. */
const topics = Object.entries(document["x-topics"]).map(([pattern, says]) => ({
	pattern,
	says: Object.entries(says).map(([op, schema]) => [op, schema.$ref.slice(SCHEMA.length)]),
}));

const generic = Object.values(document.paths)
	.flatMap(Object.values)
	.filter((operation) => operation["x-resource"]);

/** Path of a resource → the shape of its rows. */
const rows = Object.fromEntries(
	generic
		.map((operation) => operation["x-resource"])
		.sort()
		.map((path) => [path, path.replace(/(?:^|\/)(\w)/g, (_, letter) => letter.toUpperCase())])
		.filter(([, name]) => name in document.components.schemas),
);

/** What the generic calls of several resources take or answer, such as the outcome of an act on many rows. */
function sharedByResources() {
	const users = new Map();
	for (const operation of generic) {
		const said = JSON.stringify([operation.requestBody, operation.responses]);
		for (const [, found] of said.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
			users.set(found, (users.get(found) ?? new Set()).add(operation["x-resource"]));
	}
	return [...users].filter(([, by]) => by.size > 1).map(([found]) => found);
}

const kept = {};
function keep(schemaName) {
	if (schemaName in kept || !(schemaName in document.components.schemas)) return;
	kept[schemaName] = document.components.schemas[schemaName];
	for (const [, found] of JSON.stringify(kept[schemaName]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
		keep(found);
}
for (const call of calls) for (const role of ["body", "query", "result"]) keep(call[role]);
for (const topic of topics) for (const [, name] of topic.says) keep(name);
for (const name of [...Object.values(rows), ...sharedByResources()]) keep(name);

const schemas = astToString(
	await openapiTS(
		{ openapi: "3.1.0", info: document.info, paths: {}, components: { schemas: kept } },
		{ silent: true, defaultNonNullable: false },
	),
);
const shape = (found) => (found === "unknown" ? "unknown" : `Shapes["${found}"]`);
const ANY = `\${string}`;
/** A pattern with places is the key of everything of that form. */
const keyOf = (pattern) =>
	pattern.includes("{") ? `[of: \`${pattern.replace(/\{\w+\}/g, ANY)}\`]` : JSON.stringify(pattern);
const lines = calls
	.sort((a, b) => (a.key < b.key ? -1 : 1))
	.map(
		({ key, body, query, result }) =>
			`\t${keyOf(key)}: { body: ${shape(body)}; query: ${shape(query)}; result: ${shape(result)} };`,
	);
const topicLines = topics.map(
	({ pattern, says }) =>
		`\t${keyOf(pattern)}: { ${says.map(([op, name]) => `"${op}": ${shape(name)}`).join("; ")} };`,
);
const kinds = schemas.slice(
	schemas.indexOf("export interface components"),
	schemas.indexOf("export type $defs"),
);
const GEN = new URL("../src/gen/", import.meta.url);
const MADE = `// Made by "make gen" from the server's OpenAPI document; do not edit.\n`;

writeFileSync(
	new URL("api.ts", GEN),
	`${MADE}${kinds}
export type Shapes = components["schemas"];

/** Method and path below the API prefix → what the call takes and answers. */
export interface Calls {\n${lines.join("\n")}\n}

/** Path of a resource → a row of it as it is read. */
export interface Rows {\n${Object.entries(rows)
		.map(([path, found]) => `\t"${path}": ${shape(found)};`)
		.join("\n")}\n}

/** Topic → op of each event that it says → what the event carries. */
export interface Topics {\n${topicLines.join("\n")}\n}\n`,
);

const constOf = (code) => code.replace(/\W/g, "_").toUpperCase();
const literal = (value) => JSON.stringify(value, null, "\t").replace(/^(\t*)"(\w+)":/gm, "$1$2:");

/** A file for each domain, so that a page carries the words of its own domain alone. */
const WORDS = new URL("words/", GEN);
rmSync(WORDS, { recursive: true, force: true });
mkdirSync(WORDS);
for (const [domain, { dictionaries, steps }] of Object.entries(document["x-declared"])) {
	const tables = [
		...Object.entries(dictionaries).map(([code, items]) => [
			`/** The dictionary ${code}. */`,
			constOf(code),
			Object.fromEntries(items),
		]),
		...Object.entries(steps).map(([path, items]) => [
			`/** The steps of ${path}, in their order. */`,
			`${constOf(path.split("/").at(-1))}_STEPS`,
			Object.fromEntries(items.map(({ code, ...step }) => [code, step])),
		]),
	];
	const text = tables.map(
		([said, name, table]) => `\n${said}\nexport const ${name} = ${literal(table)} as const;\n`,
	);
	if (text.length > 0) writeFileSync(new URL(`${domain}.ts`, WORDS), MADE + text.join(""));
}
