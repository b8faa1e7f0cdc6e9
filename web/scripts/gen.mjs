/** Writes src/gen/api.ts: the shapes of every call that has a meaning of its own, read from the OpenAPI document on
 * standard input. The generic calls of resources are left out: the engine's pages know them from the description. */
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import openapiTS, { astToString } from "openapi-typescript";

const SCHEMA = "#/components/schemas/";
/** Titles only repeat the names of fields. */
const document = JSON.parse(await text(process.stdin), (_key, value) =>
	value && typeof value.title === "string" ? { ...value, title: undefined } : value,
);

const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
	Object.entries(calls)
		.filter(([, operation]) => !operation["x-resource"])
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
	};
}

const calls = operations.map(({ path, method, operation }) => ({
	key: `${method} ${path.replace(/^\/boot/, "")}`,
	body: name(operation, bodyOf(operation), "body"),
	query: name(operation, queryOf(operation), "query"),
	result: name(operation, resultOf(operation), "result"),
}));

const kept = {};
function keep(schemaName) {
	if (schemaName in kept || !(schemaName in document.components.schemas)) return;
	kept[schemaName] = document.components.schemas[schemaName];
	for (const [, found] of JSON.stringify(kept[schemaName]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
		keep(found);
}
for (const call of calls) for (const role of ["body", "query", "result"]) keep(call[role]);

const schemas = astToString(
	await openapiTS(
		{ openapi: "3.1.0", info: document.info, paths: {}, components: { schemas: kept } },
		{ silent: true, defaultNonNullable: false },
	),
);
const shape = (found) => (found === "unknown" ? "unknown" : `Shapes["${found}"]`);
const lines = calls
	.sort((a, b) => (a.key < b.key ? -1 : 1))
	.map(
		({ key, body, query, result }) =>
			`\t"${key}": { body: ${shape(body)}; query: ${shape(query)}; result: ${shape(result)} };`,
	);
const kinds = schemas.slice(
	schemas.indexOf("export interface components"),
	schemas.indexOf("export type $defs"),
);
writeFileSync(
	new URL("../src/gen/api.ts", import.meta.url),
	`// Made by "make gen" from the server's OpenAPI document; do not edit.\n${kinds}
export type Shapes = components["schemas"];

/** Method and path below the API prefix → what the call takes and answers. */
export interface Calls {\n${lines.join("\n")}\n}\n`,
);
