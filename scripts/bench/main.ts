// `pnpm bench`: what each call that lists or reads takes, with many rows in the database and many people asking. Ends with
// 1 where a goal is missed.
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { session } from "../lib/drive.ts";
import { startServer } from "../lib/server.ts";
import { type Case, consoleCases, type Known, portalCases } from "./cases.ts";
import { DATABASES, type Kind, type Seeded, seeded } from "./database.ts";
import { offer } from "./offer.ts";
import { plansOf } from "./plans.ts";
import { printTable } from "./table.ts";

/** Milliseconds within which 99 of 100 are answered. */
const GOAL_MS = 100;

const PARTS = {
  portal: { title: "What customers read", as: "owner", rate: 50, cases: portalCases },
  console: { title: "What staff read", as: "staff", rate: 20, cases: consoleCases },
} as const;
type Part = keyof typeof PARTS;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: "string", multiple: true },
    keep: { type: "string" },
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "10" },
    plans: { type: "boolean", default: true },
  },
  allowNegative: true,
});

const parts = positionals.length > 0 ? (positionals as Part[]) : (Object.keys(PARTS) as Part[]);
const kinds = values.on ? (values.on as Kind[]) : DATABASES;
for (const part of parts) if (!(part in PARTS)) throw new Error(`There is no part ${part}.`);

async function knownOf({ open }: Seeded): Promise<Known> {
  const database = await open();
  const own = sql`(select company_id from result where current group by company_id order by count(*) desc limit 1)`;
  try {
    const { rows } = (await database.db.execute(sql`
      select
        (select id from result where company_id = ${own} and current and status = 'critical' limit 1) as result,
        (select scan_id from result where company_id = ${own} and current limit 1) as scan,
        (select id from assessment where company_id = ${own} order by published_at limit 1) as assessment,
        (select id from object where company_id = ${own} order by created_at limit 1) as object,
        (select owner_id from result where company_id = ${own} and owner_id is not null limit 1) as owner,
        (select id from config_entry where kind = 'site_resource' limit 1) as news,
        (select id from company where name = 'Company 17') as company,
        (select id from staff where email = 'expert-17@operator.example') as expert`)) as unknown as {
      rows: [Known];
    };
    return rows[0];
  } finally {
    await database.close();
  }
}

/** Measures one part; how many of its calls missed the goal. */
async function measure(part: Part, one: Seeded, known: Known): Promise<number> {
  const { as, rate, cases } = PARTS[part];
  const asked = cases(known).filter(({ name }) => name.includes(values.only));
  const plans = values.plans
    ? await plansOf(
        one.env,
        asked.map((each: Case) => ({ ...each, as })),
      )
    : new Map();
  const server = await startServer(one.env);
  let missed = 0;
  try {
    const { token } = await session(server.url, as);
    const rows: string[][] = [];
    for (const { name, call, body, rare } of asked) {
      const figures = await offer({
        ...{
          url: `${server.url}${call.path}`,
          method: call.method,
          token,
          body,
          rate: rare ?? rate,
          seconds: Number(values.seconds),
        },
        pids: () => [server.pid, ...one.backends()],
      });
      const plan = plans.get(name);
      const faults = [
        ...(rare || figures.p99 < GOAL_MS ? [] : ["slow"]),
        ...(figures.refused === 0 ? [] : [`${figures.refused} refused`]),
        ...(plan && plan.scanned.length > 0 ? [`scans ${plan.scanned.join(", ")}`] : []),
      ];
      if (faults.length > 0) missed += 1;
      rows.push([
        name,
        ...[figures.first, figures.p50, figures.p99, figures.cpu].map((ms) => ms.toFixed(1)),
        (figures.bytes / 1000).toFixed(1),
        plan ? String(plan.queries) : "",
        faults.join("; "),
        plan?.indexes.join(" ") ?? "",
      ]);
    }
    printTable(
      ["call", "first ms", "p50 ms", "p99 ms", "CPU ms", "kB", "queries", "missed", "indexes"],
      rows,
    );
  } finally {
    await server.stop();
  }
  return missed;
}

let missed = 0;
for (const kind of kinds) {
  const one = await seeded(kind, values.keep);
  try {
    const known = await knownOf(one);
    for (const part of parts) {
      const { title, rate } = PARTS[part];
      console.log(`\n${title}, on ${kind}: ${rate} requests a second, goal p99 < ${GOAL_MS} ms\n`);
      missed += await measure(part, one, known);
    }
  } finally {
    await one.close();
  }
}
if (missed > 0) {
  console.log(`\n${missed} calls miss a goal.`);
  process.exitCode = 1;
}
