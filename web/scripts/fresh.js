/** Brings dist/ up to date as `regnum play` does: only if a source has changed, and never by emptying it first. */
import { spawnSync } from "node:child_process";
import { python, root } from "./python.js";

process.exitCode = spawnSync(python, ["-m", "regnum.cli.client"], { cwd: root, stdio: "inherit" }).status ?? 1;
