// `pnpm soak`: many people at once for a while, then processes, disk and database that fail in the middle of work.
import { loadavg } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { whyNoPostgres } from "../../apps/server/src/testing/postgres.ts";
import {
  killWeb,
  killWorker,
  type Outcome,
  restartDatabase,
} from "../../apps/server/src/testing/processes/faults.ts";
import { startProcess } from "../../apps/server/src/testing/processes/processes.ts";
import { makeWorld, publishSite, type World } from "../../apps/server/src/testing/processes/world.ts";
import { printTable } from "../bench/table.ts";
import { percentile, runLoad } from "./load.ts";

const HELP = `pnpm soak [options], on loopback only
  --users 200       people at once
  --seconds 120     how long they stay
  --think 1000      milliseconds a person pauses between two calls
  --database both   embedded, postgres or both
  --only            load or faults: one half alone`;

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "200" },
    seconds: { type: "string", default: "120" },
    think: { type: "string", default: "1000" },
    database: { type: "string", default: "both" },
    only: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const PEOPLE = 10;
/** Growth of memory over the second half that still counts as flat, as a share. */
const FLAT = 0.15;
const FAULTS = { writers: 10, writes: 200, assessments: 4 };

const users = Number(values.users);
const noPostgres = await whyNoPostgres();
const kinds = (["embedded", "postgres"] as const).filter(
  (kind) => values.database === "both" || values.database === kind,
);
const problems: string[] = [];

const ms = (value: number) => `${value.toFixed(0)} ms`;
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

async function inWorld<T>(
  kind: World["kind"],
  size: { companies: number; people: number },
  run: (world: World) => Promise<T>,
): Promise<T> {
  const world = await makeWorld(kind, size);
  try {
    return await run(world);
  } finally {
    await world.close();
  }
}

async function load(kind: World["kind"]): Promise<void> {
  const companies = Math.max(1, Math.ceil(users / PEOPLE));
  await inWorld(kind, { companies, people: Math.min(users, PEOPLE) }, async (world) => {
    const web = await startProcess(world.env, kind === "embedded" ? "all" : "web");
    const worker = kind === "embedded" ? null : await startProcess(world.env, "worker");
    try {
      for (let company = 0; company < companies; company += 1) await publishSite(world, company);
      const pids = worker ? [web.pid, worker.pid] : [web.pid];
      const seconds = Number(values.seconds);
      const { calls, failures, cores, memory } = await runLoad(world, {
        seconds,
        thinkMs: Number(values.think),
        pids,
      });
      const rowOf = (name: string, all: readonly number[]) => [
        name,
        String(all.length),
        ...[0.5, 0.95, 0.99].map((share) => ms(percentile(all, share))),
      ];
      const rows = [...calls].sort(([a], [b]) => a.localeCompare(b)).map(([name, all]) => rowOf(name, all));
      console.log(`\n${kind}: ${companies * Math.min(users, PEOPLE)} people for ${seconds} s`);
      printTable(
        ["call", "answers", "p50", "p95", "p99"],
        [...rows, rowOf("all", [...calls.values()].flat())],
      );
      const failed = [...failures].map(([label, count]) => `${label} × ${count}`);
      // Where a core is full, or others want it too, calls wait for it: that is what the last percent shows.
      console.log(`server: ${cores.toFixed(2)} cores; machine: load ${loadavg()[0]?.toFixed(1)} at the end`);
      console.log(`failures: ${failed.join(", ") || "none"}`);
      const half = Math.floor(memory.length / 2);
      const [middle, last] = [mean(memory.slice(half, half + 5)), mean(memory.slice(-5))];
      console.log(
        `memory: begin ${memory[0]?.toFixed(0)} MB, middle ${middle.toFixed(0)} MB, end ${last.toFixed(0)} MB`,
      );
      if (failed.length > 0) problems.push(`${kind}: ${failed.join(", ")}`);
      // Too short a run is all warming up.
      if (seconds >= 60 && last > middle * (1 + FLAT)) problems.push(`${kind}: memory grows`);
    } finally {
      await worker?.end("SIGTERM");
      await web.end("SIGTERM");
    }
  });
}

type Fault = (world: World, size: typeof FAULTS) => Promise<Outcome>;

async function faults(kind: World["kind"]): Promise<string[][]> {
  const all: [string, Fault][] = [
    ["kill -9 of web", killWeb],
    ["kill -9 of worker", killWorker],
    ...(kind === "postgres" && !process.env.DATABASE_URL
      ? [["crash of the database", restartDatabase] as [string, Fault]]
      : []),
  ];
  const rows: string[][] = [];
  for (const [name, run] of all) {
    const outcome = await inWorld(kind, { companies: FAULTS.assessments + 1, people: 10 }, (world) =>
      run(world, FAULTS),
    );
    const { acknowledged, lost, repeated, resent, meanwhile } = outcome;
    rows.push([
      `${name}, ${kind}`,
      ...[acknowledged, lost, repeated, resent].map(String),
      meanwhile.join(", ") || "-",
    ]);
    if (lost + repeated > 0) problems.push(`${name}, ${kind}: ${lost} lost, ${repeated} repeated`);
  }
  return rows;
}

console.log(`machine: load ${loadavg()[0]?.toFixed(1)} before the start`);
for (const kind of kinds) {
  if (kind === "postgres" && noPostgres) console.log(`\npostgres: skipped, ${noPostgres}`);
  else if (values.only !== "faults") await load(kind);
}
if (values.only !== "load") {
  const rows: string[][] = [];
  for (const kind of kinds) if (kind === "embedded" || !noPostgres) rows.push(...(await faults(kind)));
  console.log("\nFaults in the middle of work");
  printTable(["fault", "acknowledged", "lost", "repeated", "mails sent again", "answers meanwhile"], rows);
}
for (const problem of problems) console.error(`not as it should be: ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
