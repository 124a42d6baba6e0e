import { relative } from "node:path";
import { DOCS_PATH } from "@candor/api/contract";
import pc from "picocolors";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo/seed.ts";
import type { Env } from "./env/env.ts";
import { MIS_PATH } from "./http/pages/apps.ts";

interface Started {
  env: Env;
  url: string;
  /** One-time code of the first staff account. */
  setupCode: string | null;
  /** A site that the first assessment can use without a network. */
  demoSite: string | null;
  startedInMs: number;
}

/** A path as a person at this prompt would type it. */
function pathFromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short && !short.startsWith("..") ? `./${short}` : path;
}

/** What holds everything that was stored. */
const startAfresh = ({ databaseUrl }: Env, data: string) =>
  databaseUrl ? `empty the database in DATABASE_URL and delete ${data}` : `delete ${data}`;

const row = (label: string, value: string) => `  ${pc.dim(label.padEnd(15))}${value}`;

/** What the server prints when it is up. */
export function banner({ env, url: listening, setupCode, demoSite, startedInMs }: Started): string {
  const data = pathFromHere(env.dataDir);
  const url = env.publicUrl ?? listening;
  const lines = [
    "",
    `  ${pc.bold("Candor")} ${pc.dim(`is ready in ${(startedInMs / 1000).toFixed(1)} s`)}`,
    "",
    row("Portal", pc.cyan(`${url}/`)),
    row("Staff console", pc.cyan(`${url}${MIS_PATH}`)),
    row("API reference", pc.cyan(`${url}${DOCS_PATH}`)),
    "",
  ];
  if (env.demo) {
    lines.push(
      row("Demo accounts", `${DEMO_ACCOUNTS.owner}  ${pc.dim("owner")}`),
      row("", `${DEMO_ACCOUNTS.member}  ${pc.dim("member")}`),
      row("", `${DEMO_ACCOUNTS.staff}  ${pc.dim("staff console")}`),
      row("Password", DEMO_PASSWORD),
      ...(demoSite ? [row("A site to try", demoSite)] : []),
      "",
    );
  }
  if (setupCode) {
    const link = `${url}${MIS_PATH}/setup?code=${setupCode}`;
    lines.push(
      `  ${pc.yellow("Create the first staff account (once, within 24 hours):")}`,
      `  ${pc.cyan(link)}`,
      "",
    );
  }
  lines.push(
    ...(url === listening ? [] : [row("Listens on", `${env.host}, port ${new URL(listening).port || 80}`)]),
    row("Data", env.databaseUrl ? `${data} ${pc.dim("and the database in DATABASE_URL")}` : data),
    ...(env.demo ? [row("Start afresh", `stop the server, then ${startAfresh(env, data)}`)] : []),
    row("Stop", "Ctrl-C"),
    "",
  );
  return lines.join("\n");
}
