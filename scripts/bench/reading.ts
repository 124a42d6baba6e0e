import {
  type Call,
  checkAssets,
  compareChecks,
  dashboard,
  getScenario,
  home,
  homeChecks,
  listAssessments,
  listChecks,
  listDecisions,
  listRisks,
  listScenarios,
  overviewSheet,
  type RequestOf,
} from "@candor/api/contract";
import autocannon from "autocannon";
import { session } from "../lib/drive.ts";
import { startServer } from "../lib/server.ts";

/** Requests a second that every call has to bear, for how long, over how many connections. */
const RATE = 50;
const SECONDS = 10;
const CONNECTIONS = 10;

interface Case {
  name: string;
  endpoint: Call;
  body: unknown;
}

const ask = <E extends Call>(name: string, endpoint: E, body: RequestOf<E>): Case => ({
  name,
  endpoint,
  body,
});

/** The calls of the reading screens, each in the states that cost most. */
const CASES: Case[] = [
  ask("home", home, {}),
  ask("home, what came back", homeChecks, { part: "came_back", page: 1 }),
  ask("overview", overviewSheet, {}),
  ask("risks", listRisks, {}),
  ask("risks, by age, critical", listRisks, { sort: "age", descending: true, levels: ["critical"] }),
  ask("scenarios", listScenarios, {}),
  ask("a scenario", getScenario, { id: "consent" }),
  ask("comparison", compareChecks, {}),
  ask("checks", listChecks, {}),
  ask("checks, open, of nobody", listChecks, { owners: [null], resolutions: ["unmark_resolved"] }),
  ask("checks, without Jira issue", listChecks, { jira: "unlinked", page: 3 }),
  ask("checks, changed since", listChecks, { changed_since: "2026-01-01T00:00:00.000Z", sort: "changed" }),
  ask("checks, websites, search", listChecks, { asset_types: ["website"], search: "shop" }),
  ask("a check over all assets", checkAssets, { check_id: "web.tls.https" }),
  ask("decisions", listDecisions, {}),
  ask("decisions, in force, search", listDecisions, { state: "in_force", search: "bench" }),
  ask("assessments", listAssessments, {}),
  ask("dashboard", dashboard, {}),
];

/** What each call of the reading screens takes at a steady rate, on the database in a folder. */
export async function readingScreens(env: Record<string, string>): Promise<string[][]> {
  const server = await startServer(env);
  try {
    const { token } = await session(server.url, "owner");
    const rows: string[][] = [];
    for (const { name, endpoint, body } of CASES) {
      const { requests, latency, non2xx } = await autocannon({
        url: `${server.url}${endpoint.path}`,
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        connections: CONNECTIONS,
        overallRate: RATE,
        duration: SECONDS,
      });
      rows.push([
        name,
        requests.average.toFixed(0),
        `${latency.p50} ms`,
        `${latency.p99} ms`,
        latency.p99 < 100 ? "" : "over 100 ms",
        String(non2xx),
      ]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}
