import { defineConfig } from "vitest/config";

// A real browser against the real server. Each file has its own of both, so two run side by side: tests wait about as
// long for one another's half as they compute. More than two would only slow each other down on a small machine.
export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["e2e/**/*.e2e.ts"],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
