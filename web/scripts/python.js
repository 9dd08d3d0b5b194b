/** The checkout's own Python if it has one, and else the machine's. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const own = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => root + path);

export const python = own.find((path) => existsSync(path)) ?? "python3";
