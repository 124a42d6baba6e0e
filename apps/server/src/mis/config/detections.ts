import { type Bilingual, type ConfigData, metaDetection } from "@candor/api/entities";
import { type CheckText, checkTexts } from "@candor/engine/rules";
import { asc, eq } from "drizzle-orm";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { configEntry } from "../../database/schema.ts";
import type { Db, RootDb } from "../../database/transaction.ts";
import { toCsv } from "../../exports/csv.ts";
import { frameworksOf } from "../../results/texts.ts";

type Detection = ConfigData<"meta_detection">;

const WEBSITES: Bilingual = { en: "Websites", cn: "网站" };

/** The words of one of the engine's checks, as staff edit them. */
const toDetection = (id: string, text: CheckText, position: number): Detection => ({
  scenario_category: WEBSITES,
  scenario: text.scenario,
  check_category: text.category,
  sort_in_category: position,
  hidden: false,
  severity: "medium",
  how_to_detect: { en: "", cn: "" },
  frameworks: frameworksOf(id),
  asset_types: ["website"],
  titles: text.title,
  explain: text.explain,
  how_to_fix: { en: text.howToFix.en.join("\n"), cn: text.howToFix.cn.join("\n") },
  what_is_wrong: text.whatIsWrong,
  evidence_template: null,
});

/** Adds the engine's checks that nobody has described yet. */
export function adoptEngineChecks(
  db: RootDb,
  staff: StaffMember,
  address: string,
): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const values = Object.entries(checkTexts).map(([id, text], index) => ({
      kind: "meta_detection" as const,
      key: id,
      data: metaDetection.parse(toDetection(id, text, index)),
      updated_by: staff.id,
    }));
    const rows = await tx
      .insert(configEntry)
      .values(values)
      .onConflictDoNothing()
      .returning({ key: configEntry.key });
    const detail = { added: rows.map(({ key }) => key) };
    if (rows.length > 0)
      await audit(tx, { staff }, { action: "config.adopt.meta_detection", address, detail });
    return { added: rows.length };
  });
}

/** Fields of a detection that both languages have, by the head of their columns. */
const WORDS: Readonly<Record<string, (of: Detection) => Bilingual>> = {
  scenario_category: (of) => of.scenario_category,
  scenario: (of) => of.scenario,
  check_category: (of) => of.check_category,
  title: (of) => of.titles.plain,
  title_positive: (of) => of.titles.positive,
  title_negative: (of) => of.titles.negative,
  how_to_detect: (of) => of.how_to_detect,
  explain: (of) => of.explain,
  how_to_fix: (of) => of.how_to_fix,
  what_is_wrong: (of) => of.what_is_wrong,
};

const FACTS = ["id", "online", "hidden", "severity", "sort_in_category", "frameworks", "asset_types"];

/** Every described check as CSV. */
export async function detectionsAsCsv(db: Db, staff: StaffMember) {
  const rows = await db
    .select()
    .from(configEntry)
    .where(eq(configEntry.kind, "meta_detection"))
    .orderBy(asc(configEntry.key));
  const head = [...FACTS, ...Object.keys(WORDS).flatMap((name) => [`${name}_en`, `${name}_cn`])];
  const lines = rows.map(({ key, enable, data }) => {
    const of = data as Detection;
    const facts = [key, String(enable), String(of.hidden), of.severity, of.sort_in_category];
    const lists = [of.frameworks.join("; "), of.asset_types.join("; ")];
    const words = Object.values(WORDS).flatMap((read) => [read(of).en, read(of).cn]);
    return [...facts, ...lists, ...words];
  });
  await audit(db, { staff }, { action: "config.export.meta_detection", detail: { rows: rows.length } });
  const file_name = `detections-${new Date().toISOString().slice(0, 10)}.csv`;
  return { file_name, content: toCsv([head, ...lines]), rows: rows.length };
}
