/** Which part of the client may import which: docs/adr/0032-layers-of-the-web.md. */
const LAYERS = ["gen", "kit", "live", "parts", "engine", "domains", "app"];

const upward = LAYERS.slice(0, -1).map((layer, at) => ({
	name: `${layer}-imports-nothing-above-it`,
	severity: "error",
	from: { path: `^src/${layer}/` },
	to: { path: `^src/(${LAYERS.slice(at + 1).join("|")})/` },
}));

export default {
	forbidden: [
		...upward,
		{
			name: "domains-know-nothing-of-each-other",
			severity: "error",
			from: { path: "^src/domains/([^/]+)/" },
			to: { path: "^src/domains/", pathNot: "^src/domains/$1/" },
		},
		{
			name: "sub-apps-know-the-contract-only",
			severity: "error",
			from: { path: "^subapps/" },
			to: { path: "^src/", pathNot: "^src/app/subapp/contract\\.ts$" },
		},
		{
			name: "no-circles",
			comment: "Of what runs, late loading included; types may refer to each other.",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "what-is-imported-exists",
			severity: "error",
			from: {},
			to: { couldNotResolve: true },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "\\.(css|tsv|txt)$|\\?" },
		tsConfig: { fileName: "tsconfig.json" },
		tsPreCompilationDeps: true,
		cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
	},
};
