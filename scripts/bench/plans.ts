import { type Call, signIn, staffSignIn } from "@candor/api/contract";
import { DEMO } from "../lib/drive.ts";
import type { Case } from "./cases.ts";

/** Rows from which a table is big: one of fewer is read whole by any database. */
const BIG = 3_000;

/** How the database answers a call: the indexes it reads, and the big tables that it reads row by row. */
export interface Plan {
  indexes: string[];
  scanned: string[];
  queries: number;
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Node[];
}

interface Asked {
  text: string;
  params: unknown[];
}

/** What a database is reached through, below drizzle. */
interface Client {
  query(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface App {
  inject(request: object): Promise<{ statusCode: number; body: string; json(): { data: { token: string } } }>;
  close(): Promise<void>;
}

/** The server's own modules, which its own types are checked with. */
async function openApp(env: Record<string, string>) {
  const from = async (path: string) => import(`../../apps/server/src/${path}`);
  const { readEnv } = await from("env/env.ts");
  const { openServices } = await from("server.ts");
  const { buildApp } = await from("app.ts");
  const { services, close } = await openServices(readEnv({ ...env, PORT: "0", LOG_LEVEL: "error" }));
  const app: App = await buildApp({ services });
  return {
    app,
    db: services.db as { $client: Client },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Explains each query that `cases` lead to, on a server in this process that has kept nothing yet. */
export async function plansOf(
  env: Record<string, string>,
  cases: readonly (Case & { as: "owner" | "staff" })[],
): Promise<Map<string, Plan>> {
  const { app, db, close } = await openApp(env);
  try {
    const send = ({ method, path }: Pick<Call, "method" | "path">, body: unknown, token = "") =>
      app.inject({
        method,
        url: path,
        ...(method === "POST" && { payload: body as object }),
        headers: { authorization: `Bearer ${token}` },
      });
    const tokenOf = async (call: Call, who: keyof typeof DEMO) =>
      (await send(call, DEMO[who])).json().data.token;
    const tokens = {
      owner: await tokenOf(signIn, "owner"),
      staff: await tokenOf(staffSignIn, "staff"),
    };
    const client = db.$client;
    const big = new Set(
      (
        await client.query(`select relname from pg_class where relkind in ('r', 'p') and reltuples > ${BIG}`)
      ).rows.map((row) => String(row.relname)),
    );
    const plans = new Map<string, Plan>();
    for (const { name, call, body, as } of cases) {
      const asked: Asked[] = [];
      const stop = listen(db, asked);
      const { statusCode, body: told } = await send(call, body, tokens[as]);
      stop();
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${told}`);
      const nodes: Node[] = [];
      for (const { text, params } of asked.filter((one) => /^\s*(?:with|select)\b/i.test(one.text))) {
        const { rows } = await client.query(`explain (format json) ${text}`, params);
        const told = rows[0]?.["QUERY PLAN"];
        const [{ Plan: root }] = (typeof told === "string" ? JSON.parse(told) : told) as [{ Plan: Node }];
        nodes.push(...nodesOf(root));
      }
      plans.set(name, {
        queries: asked.length,
        indexes: [...new Set(nodes.flatMap((node) => node["Index Name"] ?? []))],
        scanned: [
          ...new Set(
            nodes.flatMap((node) =>
              node["Node Type"] === "Seq Scan" && big.has(node["Relation Name"] ?? "")
                ? (node["Relation Name"] ?? [])
                : [],
            ),
          ),
        ],
      });
    }
    return plans;
  } finally {
    await close();
  }
}

/** Hears every query that drizzle sends, until it is told to stop. */
function listen(db: unknown, asked: Asked[]): () => void {
  const { session } = db as { session: { logger: unknown; options: { logger?: unknown } } };
  const before = { logger: session.logger, options: session.options };
  const logger = { logQuery: (text: string, params: unknown[]) => asked.push({ text, params }) };
  Object.assign(session, { logger, options: { ...session.options, logger } });
  return () => Object.assign(session, before);
}
