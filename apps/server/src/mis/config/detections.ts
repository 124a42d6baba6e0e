import { type Bilingual, type ConfigData, metaDetection } from "@candor/api/entities";
import { type CheckText, checkTexts, rules } from "@candor/engine/rules";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { configEntry } from "../../database/schema.ts";
import type { RootDb } from "../../database/transaction.ts";
import { checksById } from "../../results/described.ts";
import { frameworksOf } from "../../results/texts.ts";
import { keepVersions } from "./versions.ts";

type Detection = ConfigData<"meta_detection">;

const WEBSITES: Bilingual = { en: "Websites", cn: "网站" };

const LEVELS = new Map(rules.map((rule) => [rule.id, rule.level]));

/** The words of one of the engine's checks, as staff edit them. */
const toDetection = (id: string, text: CheckText, position: number): Detection => ({
  scenario_category: WEBSITES,
  scenario: text.scenario,
  check_category: text.category,
  sort_in_category: position,
  hidden: false,
  // A check without a rule of its own is judged by people.
  severity: LEVELS.get(id) ?? "medium",
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
export function adoptEngineChecks(db: RootDb, staff: StaffMember): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const values = checksById.flatMap((id, index) => {
      const text = checkTexts[id];
      if (!text) return [];
      const data = metaDetection.parse(toDetection(id, text, index));
      return [{ kind: "meta_detection" as const, key: id, data, updated_by: staff.id }];
    });
    const rows = await tx
      .insert(configEntry)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: configEntry.id, key: configEntry.key });
    await keepVersions(
      tx,
      rows.map(({ id }) => id),
    );
    const detail = { added: rows.map(({ key }) => key) };
    if (rows.length > 0) await audit(tx, { staff }, { action: "config.adopt.meta_detection", detail });
    return { added: rows.length };
  });
}
