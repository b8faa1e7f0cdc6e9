import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { antdStyles } from "./scripts/antd-styles.ts";
import { compressed } from "./scripts/compressed.ts";
import { layers } from "./scripts/layers.ts";
import { pdfData } from "./scripts/pdf-data.ts";
import { phoneWorker } from "./scripts/phone-worker.ts";
import { subAppInputs, subApps } from "./scripts/sub-apps.ts";

const server = process.env.GUANJIA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
	plugins: [react(), antdStyles(), phoneWorker(), pdfData(), subApps(), compressed()],
	resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
	build: {
		target: "es2022",
		manifest: true,
		chunkSizeWarningLimit: 900,
		rolldownOptions: {
			input: { main: fileURLToPath(new URL("./index.html", import.meta.url)), ...subAppInputs() },
			// A sub-app is loaded by its address, so what it exports must stay.
			preserveEntrySignatures: "allow-extension",
			output: {
				codeSplitting: {
					groups: [{ name: layers(Object.values(subAppInputs())), includeDependenciesRecursively: false }],
				},
			},
		},
	},
	server: {
		proxy: {
			"/boot": server,
			"^/(bsfchat|bsfdoc|chat|risk|workflow)/\\w+/\\w+": server,
			"/socket.io": { target: server, ws: true },
		},
	},
	test: {
		restoreMocks: true,
		isolate: false,
		// Longer than the waits inside (test-setup.ts), so that what never comes is named and not only timed out.
		testTimeout: 40_000,
		projects: [
			{
				extends: true,
				test: { name: "node", include: ["src/**/*.test.ts"], exclude: ["src/**/*.page.test.ts"] },
			},
			{
				extends: true,
				test: {
					name: "page",
					environment: "jsdom",
					include: ["src/**/*.test.tsx", "src/**/*.page.test.ts"],
					setupFiles: ["src/test-setup.ts"],
				},
			},
		],
	},
});
