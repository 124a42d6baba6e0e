/** A server whose assessments play recorded facts, in a process of its own that can be killed. Its argument is its role. */
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { readEnv } from "../../env/env.ts";
import type { ScanRunner } from "../../jobs/runner.ts";
import { readRole } from "../../roles.ts";
import { startServer, startWorker } from "../../server.ts";
import { bringsFacts } from "../recorded-runner.ts";

/** Long enough to be killed in the middle of, in milliseconds. */
const RUN_MS = 400;

const runner: ScanRunner = {
  async run(_url, options) {
    const ended = { ok: false, failure: "worker_lost", detail: "ended" } as const;
    return delay(RUN_MS, null, { signal: options.signal }).then(
      () => bringsFacts("careless")(options),
      () => ended,
    );
  },
};

const env = readEnv(process.env);
const role = readRole(process.argv.slice(2));
const running =
  role === "worker" ? await startWorker(env, { runner }) : await startServer(env, { role, runner });
process.on("SIGTERM", () => {
  running.close().then(() => process.exit(0));
});
process.stdout.write("ready\n");
