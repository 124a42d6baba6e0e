// `pnpm bench`: one assessment of the demo shop, the checks list with 10,000 checks, and the reading screens beside 200
// assessments.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listChecks, publishScan } from "@candor/api/contract";
import autocannon from "autocannon";
import { DEMO, session, submitWebsites, waitForReview } from "../lib/drive.ts";
import { startServer } from "../lib/server.ts";
import { watchMemory } from "./memory.ts";
import { readingScreens } from "./reading.ts";
import { addAssessments, multiplyChecks, plansOf } from "./seed.ts";
import { printTable } from "./table.ts";

const SECONDS = 10;
const CONNECTIONS = 10;
const CHECKS = 10_000;
const ASSESSMENTS = 200;

const CANDOR_DATA_DIR = await mkdtemp(join(tmpdir(), "candor-bench-"));
const env = { CANDOR_DATA_DIR, CANDOR_RATE_LIMIT: "10000000" };

async function assessment() {
  const server = await startServer(env);
  try {
    const owner = await session(server.url, "owner");
    const memory = watchMemory(server.pid);
    const started = performance.now();
    const { id } = await submitWebsites(owner, [DEMO.careless]);
    await waitForReview(owner, id);
    const seconds = (performance.now() - started) / 1000;
    const peak = memory.stop();
    const staff = await session(server.url, "staff");
    await staff.client.call(publishScan, { id });
    return [DEMO.careless, `${seconds.toFixed(1)} s`, `${peak.toFixed(0)} MB`];
  } finally {
    await server.stop();
  }
}

async function checksList(total: number) {
  const server = await startServer(env);
  try {
    const { token } = await session(server.url, "owner");
    const requests = [
      { name: "first page", body: {} },
      { name: "critical, GDPR", body: { statuses: ["critical"], frameworks: ["gdpr"] } },
      { name: "search, by title, page 3", body: { search: "cookie", sort: "title", page: 3 } },
    ];
    const rows: string[][] = [];
    for (const { name, body } of requests) {
      const {
        requests: rate,
        latency,
        non2xx,
      } = await autocannon({
        url: `${server.url}${listChecks.path}`,
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        connections: CONNECTIONS,
        duration: SECONDS,
      });
      rows.push([
        name,
        String(total),
        rate.average.toFixed(0),
        `${latency.p50} ms`,
        `${latency.p99} ms`,
        String(non2xx),
      ]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

try {
  console.log("Assessment of one website, from submission to expert review\n");
  printTable(["site", "wall", "peak memory of worker and browser"], [await assessment()]);
  const total = await multiplyChecks(CANDOR_DATA_DIR, CHECKS);
  console.log(`\nChecks list on the embedded database, ${CONNECTIONS} connections, ${SECONDS} s each\n`);
  printTable(["request", "checks", "requests/s", "p50", "p99", "not 2xx"], await checksList(total));
  await addAssessments(CANDOR_DATA_DIR, ASSESSMENTS);
  console.log(
    `\nReading screens with ${total} checks and ${ASSESSMENTS} assessments, 50 requests/s, goal p99 < 100 ms\n`,
  );
  printTable(["request", "requests/s", "p50", "p99", "", "not 2xx"], await readingScreens(env));
  console.log("\nHow the database finds the rows\n");
  printTable(["query", "plan"], await plansOf(CANDOR_DATA_DIR));
} finally {
  await rm(CANDOR_DATA_DIR, { recursive: true, force: true });
}
