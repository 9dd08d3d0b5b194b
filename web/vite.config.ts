import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./scripts/icons.ts";
import { inFiles } from "./scripts/files.ts";

const first = fileURLToPath(new URL("src/main.ts", import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons()],
  // Svelte's server half would be taken in tests otherwise: they run in Node.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: inFiles(first) } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8700", ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
}));
