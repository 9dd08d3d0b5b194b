import { describe, expect, it } from "vitest";
import lock from "../package-lock.json";

const packages = lock.packages as Record<string, { resolved?: string; integrity?: string }>;
const names = Object.keys(packages).filter(Boolean);

describe("the lock file", () => {
  it("names no registry, and every package has a hash", () => {
    expect(names.filter((name) => packages[name]?.resolved)).toEqual([]);
    expect(names.filter((name) => !packages[name]?.integrity)).toEqual([]);
  });

  // npm leaves out what its registry lacks for other machines, and `npm ci` then fails on those.
  it.each(["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "linux-x64-musl", "win32-x64-msvc"])(
    "can be installed on %s",
    (machine) => expect(names.some((name) => name.startsWith("node_modules/@rolldown/binding") && name.endsWith(machine))).toBe(true),
  );
});
