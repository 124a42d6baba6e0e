import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EgressGuard } from "../../egress/guard.ts";
import { startTestTargets, type TestTargets } from "../../testing/index.ts";
import { testSettings } from "../../testing/settings.ts";
import { processesOf } from "../../worker/processes.ts";
import { runPass } from "./pass.ts";

let targets: TestTargets;
let folder: string;
beforeAll(async () => {
  targets = await startTestTargets();
  folder = await mkdtemp(join(tmpdir(), "candor-launch-"));
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await targets.close();
  await rm(folder, { recursive: true, force: true });
});

const field = (pid: number | string, name: string) =>
  new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

const isRoot = process.platform === "linux" && process.getuid?.() === 0;

describe.runIf(isRoot)("the browser of a root process", () => {
  it("runs as the user it is given, with its renderers in the sandbox", async () => {
    const user = 61_999;
    const settings = { ...(await testSettings(targets.ca)), sandbox: true, runAs: user };
    const guard = new EgressGuard({ hostMap: targets.hostMap });
    const users = new Set<string | undefined>();
    const filters = new Set<string | undefined>();
    await runPass({
      pass: "base",
      url: "https://zh.example/",
      guard,
      folder,
      settings,
      beforeClose: async () => {
        const groups = new Set(processesOf(folder).map(({ group }) => group));
        expect(groups.size).toBe(1);
        for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
          try {
            const group = Number(
              readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ")[2],
            );
            if (!groups.has(group)) continue;
            users.add(field(pid, "Uid"));
            if (readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("--type=renderer"))
              filters.add(field(pid, "Seccomp"));
          } catch {
            // It ended while being read.
          }
        }
      },
    });
    expect(settings.sandbox).toBe(true);
    expect([...users]).toEqual([String(user)]);
    // 2: system calls are filtered.
    expect([...filters]).toEqual(["2"]);
  });

  it("goes on without the sandbox where it cannot start, and says so", async () => {
    const settings = { ...(await testSettings(targets.ca)), sandbox: true };
    const guard = new EgressGuard({ hostMap: targets.hostMap });
    const { facts } = await runPass({ pass: "base", url: "https://zh.example/", guard, folder, settings });
    expect(facts?.title).toBe("Banner");
    expect(settings.sandbox).toBe(false);
  });
});
