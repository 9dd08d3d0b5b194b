/**
 * Writes src/generated/messages.ts from the server's JSON Schema: `npm run types`.
 * With `--check` it only says whether the file is what the server's code in this checkout would give.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { python, root } from "./python.js";

const target = fileURLToPath(new URL("../src/generated/messages.ts", import.meta.url));
const BANNER = "/* Written by `npm run types` from the server's schema. Do not edit. */";

function schemaText() {
  return execFileSync(python, ["-m", "regnum.server.schema"], { cwd: root, encoding: "utf8" });
}

/**
 * The server sends every field, also those with a default, but for messages that say they leave them out. What the
 * client writes may leave fields out, and exactly those messages refuse fields that they do not know.
 */
function requireFields(definition) {
  if (definition.type !== "object" || !definition.properties) return definition;
  const { "x-omits": omits, ...rest } = definition;
  const written = definition.additionalProperties === false;
  const properties = Object.fromEntries(
    Object.entries(definition.properties).map(([name, { default: _, ...rest }]) => [name, rest]),
  );
  const all = Object.keys(properties);
  const sent = omits ? all.filter((name) => name === "v" || definition.required.includes(name)) : all;
  return { ...rest, properties, required: written ? definition.required : sent, additionalProperties: false };
}

const { $defs } = JSON.parse(schemaText());
const definitions = Object.fromEntries(Object.entries($defs).map(([name, one]) => [name, requireFields(one)]));
const everything = {
  $defs: definitions,
  title: "Everything",
  type: "object",
  properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: Object.keys(definitions),
  additionalProperties: false,
};
const options = { bannerComment: BANNER, additionalProperties: true, ignoreMinAndMaxItems: true };
const text = await compile(everything, "Everything", options);
if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("src/generated/messages.ts is not what the server's schema gives: npm run types");
  process.exitCode = 1;
}
