import {
  configCalls,
  editResult,
  editScanCard,
  getScan,
  getScanCard,
  listTableSamples,
  publishScan,
} from "@candor/api/contract";
import type { AnalysisCard, EvidenceTable } from "@candor/api/entities";
import { DEMO, session, submitWebsites, waitForReview } from "../lib/drive.ts";

const THIRD_PARTIES = 300;
const NOTE = "To measure with";
/** Rows of each table of a card: 300 third parties with what each gets, and 2,000 cookies. */
const ROWS: Readonly<Record<string, number>> = {
  ...{ hosts: THIRD_PARTIES, shared: 3 * THIRD_PARTIES, requests: 2_000 },
  ...{ before_choice: 1_000, after_accept: 1_000 },
};
/** Rows that the preview of a layout is typed over. */
const PREVIEWED = 500;

/** Rows like the engine's, each of a vendor, a host and a cookie of its own. */
function many({ id, rows, columns }: EvidenceTable, count: number): EvidenceTable["rows"] {
  const own: Readonly<Record<string, (n: number) => string>> = {
    owner: (n) => `Vendor ${n % THIRD_PARTIES}`,
    host: (n) => `h${n % THIRD_PARTIES}.example`,
    cookie: (n) => `${id}_${n}`,
  };
  return Array.from({ length: count }, (_, n) => {
    const like = rows[n % rows.length] ?? {};
    return Object.fromEntries(columns.map(({ key }) => [key, own[key]?.(n) ?? like[key] ?? null]));
  });
}

/** A published application of many third parties and cookies, and a layout whose preview has many rows. */
export async function publishLarge(url: string) {
  const owner = await session(url, "owner");
  const { client } = await session(url, "staff");
  const { id } = await submitWebsites(owner, [DEMO.careless]);
  await waitForReview(owner, id);
  const { scan, results } = await client.call(getScan, { id });
  const [object] = scan.objects;
  if (!object) throw new Error("the assessment has no object");
  const report_id = object.scan_id;
  for (const card_key of ["data_sharing", "cookies"] satisfies AnalysisCard[]) {
    const { engine } = await client.call(getScanCard, { report_id, card_key });
    const tables = engine.map((table) => ({ id: table.id, rows: many(table, ROWS[table.id] ?? 1) }));
    await client.call(editScanCard, { report_id, card_key, tables, hidden: false, note: NOTE });
  }
  const told = results.find(({ evidence }) => evidence.some((table) => table.id === "hosts"));
  const hosts = told?.evidence.find((table) => table.id === "hosts");
  if (!told || !hosts) throw new Error("no check tells of hosts");
  const { outcome, level } = told;
  const tables = [{ id: hosts.id, rows: many(hosts, PREVIEWED) }];
  await client.call(editResult, { result_id: told.id, outcome, level, hidden: false, tables, note: NOTE });
  await client.call(publishScan, { id });
  const from = (await client.call(listTableSamples, { key: "hosts", report_id })).tables.find(
    ({ table }) => table.rows.length === PREVIEWED,
  )?.from;
  if (from === undefined) throw new Error("no sample has the rows to preview");
  const layout = await client.call(configCalls.evidence_table.create, {
    key: "hosts",
    data: {
      ...{ title: hosts.title, tab_count: 0, tabs: [], groups: [], unique_keys: "host" },
      schema_keys: hosts.columns.map(({ key }) => key).join("|"),
      columns: hosts.columns.map(({ key, label }) => ({
        ...{ key, title: label, type: "text" as const, positions: ["table" as const] },
      })),
    },
  });
  const at = `/apps/${object.object_id}/${id}/${report_id}`;
  return {
    sharing: `${at}/ds/data_sharing`,
    cookies: `${at}/cookies`,
    layout: `/view-mis/configs/evidence-table/${layout.id}`,
    from,
  };
}
