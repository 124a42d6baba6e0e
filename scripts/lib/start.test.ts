import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ROLES as serverRoles } from "../../apps/server/src/roles.ts";
import { ROLES, readArguments } from "./arguments.mjs";
import { loadDotEnv } from "./dot-env.mjs";
import { swapIn } from "./prepare.mjs";
import { startPart } from "./side-by-side.mjs";
import { beginStep } from "./steps.mjs";
import { root, runQuietly } from "./workspace.mjs";

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "candor-start-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test("the arguments are known before anything is done", async () => {
  expect(ROLES).toEqual(serverRoles);
  expect(readArguments(["--role", "web"])).toMatchObject({ role: "web", help: false, version: false });
  expect(readArguments(["--role", "job"])).toEqual({
    wrong: 'There is no role "job": it is one of all, web, worker.',
  });
  expect(readArguments(["--port", "80"])).toEqual({ wrong: "Unknown option '--port'" });
  const start = (...args: string[]) =>
    runQuietly(process.execPath, [join(root, "scripts/start.mjs"), ...args]);
  expect(await start("--help")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: npm start/),
  });
  expect(await start("--version")).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+\.\d+\.\d+$/m),
  });
  expect((await start("--port", "80")).code).toBe(1);
});

test("with a path, the whole test is the tests that stand there", async () => {
  const tests = runQuietly(process.execPath, [join(root, "scripts/test.mjs"), "nowhere/at-all.ts"]);
  expect(await tests).toMatchObject({
    code: 1,
    output: "No test stands at or beside nowhere/at-all.ts\n",
  });
});

test("a part of the whole test that breaks off counts as failed, and what it said is kept", async () => {
  expect(await startPart("a part that is none", true)).toEqual({
    tally: {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ["a part that is none: it ended without a result"],
    },
    output: expect.stringContaining("This is started by `npm test`."),
  });
});

test("processes that want the same lock go one after the other, also past one that was killed", async () => {
  const name = folder();
  const log = join(name, "log");
  const script = `
    import { appendFileSync } from "node:fs";
    import { underLock } from ${JSON.stringify(join(root, "scripts/lib/lock.mjs"))};
    const say = (word) => appendFileSync(${JSON.stringify(log)}, word + "\\n");
    await underLock(${JSON.stringify(name)}, async () => {
      say("in");
      if (process.argv.at(-1) === "dies") process.kill(process.pid, "SIGKILL");
      await new Promise((resolve) => setTimeout(resolve, 50));
      say("out");
    });`;
  const one = (word: string) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", script, word], {
        stdio: "inherit",
      });
      child.once("close", resolve);
    });
  await Promise.all([one("dies"), one("works"), one("works"), one("works")]);
  const words = readFileSync(log, "utf8").trim().split("\n");
  expect(words.filter((word) => word === "out")).toHaveLength(3);
  const died = words.findIndex((word, index) => word === "in" && words[index + 1] !== "out");
  expect(words.toSpliced(died, 1)).toEqual(["in", "out", "in", "out", "in", "out"]);
});

test("a finished build takes the place of the one before as a whole", () => {
  const place = folder();
  const [dist, fresh] = [join(place, "dist"), join(place, "dist.new")];
  for (const [path, name] of [
    [dist, "old.js"],
    [fresh, "new.js"],
  ] as const) {
    mkdirSync(path);
    writeFileSync(join(path, name), "");
  }
  swapIn(fresh, dist);
  expect([existsSync(join(dist, "new.js")), existsSync(join(dist, "old.js")), existsSync(fresh)]).toEqual([
    ...[true, false, false],
  ]);
});

test("a step says how far it is, in a log by quarters", () => {
  let said = "";
  const out = { isTTY: false, write: (text: string) => (said += text) };
  const step = beginStep("1/3 Installing packages", out as unknown as typeof process.stdout);
  for (const done of [1, 30, 60, 80, 100]) step.progress(done, 100);
  step.end();
  expect(said).toMatch(/^1\/3 Installing packages … 25 % 50 % 75 % done, \d+\.\d s\n$/);
});

test(".env is read, and what the environment says stays", () => {
  const place = folder();
  writeFileSync(join(place, ".env"), "CANDOR_TEST_ONE=file\nCANDOR_TEST_TWO=file\n");
  process.env.CANDOR_TEST_TWO = "shell";
  onTestFinished(() => {
    delete process.env.CANDOR_TEST_ONE;
    delete process.env.CANDOR_TEST_TWO;
  });
  loadDotEnv(place);
  expect([process.env.CANDOR_TEST_ONE, process.env.CANDOR_TEST_TWO]).toEqual(["file", "shell"]);
  expect(() => loadDotEnv(join(place, "none"))).not.toThrow();
});
