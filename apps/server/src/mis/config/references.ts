import type { ConfigData, ConfigKind } from "@candor/api/entities";
import { and, count, eq, sql } from "../../database/drizzle.ts";
import { configEntry, evidenceTemplate } from "../../database/schema.ts";
import type { Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { requireFiles } from "../files.ts";

/** Which field of a kind names an entry of which other kind. */
const REFERENCES: Partial<Record<ConfigKind, Readonly<Record<string, ConfigKind>>>> = {
  card_template: { evidence_table: "evidence_table" },
  card: { card_template: "card_template" },
  card_chart: { card: "card" },
  activity: { skill: "activity_skill", qrcode: "activity_qrcode" },
};

/** Which fields of a kind name stored files, and which of what kind. */
const FILES: Partial<Record<ConfigKind, Readonly<Record<string, { picture: boolean }>>>> = {
  asset: { icon: { picture: true } },
  site_resource: { file: { picture: false }, cover: { picture: true } },
  activity_qrcode: { image: { picture: true } },
};

const at = (data: unknown, field: string) => (data as Record<string, unknown>)[field];

/** Refuses data that names an entry, a template or a file that does not exist. Holds what it names. */
export async function requireReferences(tx: Transaction, kind: ConfigKind, data: unknown): Promise<void> {
  for (const [field, of] of Object.entries(REFERENCES[kind] ?? {})) {
    const named = and(eq(configEntry.kind, of), eq(configEntry.key, String(at(data, field))));
    const [row] = await tx.select({ id: configEntry.id }).from(configEntry).where(named).for("share");
    if (!row) throw new HttpError("mis.reference_unknown", { [`data.${field}`]: "unknown" });
  }
  for (const [field, what] of Object.entries(FILES[kind] ?? {})) {
    const file = at(data, field);
    if (typeof file === "string") await requireFiles(tx, [file], `data.${field}`, what);
  }
  if (kind === "meta_detection") {
    const { evidence_template: key } = data as ConfigData<"meta_detection">;
    if (key !== null) await requireTemplates(tx, [key], "data.evidence_template");
  }
}

/** Refuses keys that no evidence template has. */
export async function requireTemplates(
  tx: Transaction,
  keys: readonly string[],
  path: string,
): Promise<void> {
  for (const key of new Set(keys)) {
    const [row] = await tx
      .select({ id: evidenceTemplate.id })
      .from(evidenceTemplate)
      .where(eq(evidenceTemplate.key, key))
      .for("share");
    if (!row) throw new HttpError("mis.reference_unknown", { [path]: "unknown" });
  }
}

/** How many entries name an entry of a kind. */
export async function usersOf(tx: Transaction, kind: ConfigKind, key: string): Promise<number> {
  let users = 0;
  for (const [user, fields] of Object.entries(REFERENCES))
    for (const [field, of] of Object.entries(fields)) {
      if (of !== kind) continue;
      const named = and(
        eq(configEntry.kind, user as ConfigKind),
        eq(sql`${configEntry.data}->>${field}`, key),
      );
      const [row] = await tx.select({ n: count() }).from(configEntry).where(named);
      users += row?.n ?? 0;
    }
  return users;
}
