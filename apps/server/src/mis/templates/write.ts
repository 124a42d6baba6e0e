import type {
  deleteTemplate as deleteTemplateCall,
  ParsedRequestOf,
  updateTemplate as updateTemplateCall,
} from "@candor/api/contract";
import {
  circleFrom,
  type TemplateAction,
  type TemplateContent,
  type TemplateType,
  templatesNamed,
} from "@candor/api/entities";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { and, desc, eq, ne, sql } from "../../database/drizzle.ts";
import { configEntry, evidenceTemplate, templateVersion } from "../../database/schema.ts";
import type { RootDb, Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import { requireSeen } from "../../http/seen.ts";
import { newestContents } from "../../results/templates-in-use.ts";
import { requireTemplates } from "../config/references.ts";
import { impactOfTemplate } from "./impact.ts";
import { templateOf } from "./read.ts";

/** Who changes it. */
export interface By {
  staff: StaffMember;
}

const mark = ({ staff }: By) => ({ updated_at: new Date(), updated_by: staff.id });

async function lockTemplate(tx: Transaction, id: string) {
  const [row] = await tx.select().from(evidenceTemplate).where(eq(evidenceTemplate.id, id)).for("update");
  if (!row) throw new HttpError("mis.not_found");
  return row;
}

/** Locks a version that is still a draft, and as whoever changes it saw it. */
async function lockDraft(tx: Transaction, { id, revision }: { id: string; revision: number }) {
  const [row] = await tx.select().from(templateVersion).where(eq(templateVersion.id, id)).for("update");
  if (!row) throw new HttpError("mis.not_found");
  if (row.published_at) throw new HttpError("mis.version_published");
  if (row.revision !== revision) throw new HttpError("mis.changed_meanwhile");
  return row;
}

const note = (
  tx: Transaction,
  { staff }: By,
  action: TemplateAction,
  target: string,
  detail: Record<string, unknown>,
) => audit(tx, { staff }, { action: `template.${action}` as const, target, detail });

/** Refuses conditions that lead back to their own template. */
async function requireNoCircle(tx: Transaction, key: string, content: TemplateContent): Promise<void> {
  const contents = await newestContents(tx);
  const named = (one: string) =>
    templatesNamed((one === key ? content : contents.get(one))?.conditions ?? []);
  if (circleFrom(key, named)) throw new HttpError("mis.circular", { "content.conditions": "choice" });
}

/** Makes a template with its first draft. */
export async function createTemplate(
  db: RootDb,
  by: By,
  given: { key: string; type: TemplateType; note: string; content: TemplateContent },
): Promise<string> {
  const { key, type, content } = given;
  try {
    return await db.transaction(async (tx) => {
      await requireTemplates(tx, templatesNamed(content.conditions), "content.conditions");
      const values = { key, type, note: given.note, updated_by: by.staff.id };
      const [row] = await tx.insert(evidenceTemplate).values(values).returning({ id: evidenceTemplate.id });
      if (!row) throw new Error("The template could not be stored.");
      const first = { template_id: row.id, number: 1, content, updated_by: by.staff.id };
      await tx.insert(templateVersion).values(first);
      await note(tx, by, "create", row.id, { key, type, note: given.note, content });
      return row.id;
    });
  } catch (error) {
    if (violatedConstraint(error) === "evidence_template_key")
      throw new HttpError("mis.key_taken", { key: "choice" });
    throw error;
  }
}

export async function updateTemplate(
  db: RootDb,
  by: By,
  { id, seen, ...given }: ParsedRequestOf<typeof updateTemplateCall>,
): Promise<void> {
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(change).length === 0) return;
  await db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id);
    requireSeen(row, seen);
    const { type, note: said, enable } = row;
    await tx
      .update(evidenceTemplate)
      .set({ ...change, ...mark(by) })
      .where(eq(evidenceTemplate.id, id));
    await note(tx, by, "update", id, { before: { type, note: said, enable }, after: change });
  });
}

/** Does a check, or another template's condition, name this template? */
async function inUse(tx: Transaction, { id, key }: { id: string; key: string }): Promise<boolean> {
  const ofCheck = and(
    eq(configEntry.kind, "meta_detection"),
    eq(sql`${configEntry.data}->>'evidence_template'`, key),
  );
  const [check] = await tx.select({ id: configEntry.id }).from(configEntry).where(ofCheck).limit(1);
  if (check) return true;
  const others = await tx
    .select({ content: templateVersion.content })
    .from(templateVersion)
    .where(ne(templateVersion.template_id, id));
  return others.some(({ content }) => templatesNamed(content.conditions).includes(key));
}

export async function deleteTemplate(
  db: RootDb,
  by: By,
  { id, seen }: ParsedRequestOf<typeof deleteTemplateCall>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTemplate(tx, id);
    // Who changes a version holds its template too: none changes any more.
    requireSeen(await templateOf(tx, id), seen);
    if (await inUse(tx, row)) throw new HttpError("mis.in_use");
    const versions = await tx
      .delete(templateVersion)
      .where(eq(templateVersion.template_id, id))
      .returning({ number: templateVersion.number, content: templateVersion.content });
    await tx.delete(evidenceTemplate).where(eq(evidenceTemplate.id, id));
    await note(tx, by, "delete", id, { key: row.key, versions });
  });
}

/** A draft with what an earlier version says. */
export async function createVersion(
  db: RootDb,
  by: By,
  given: { template_id: string; from?: string | undefined; note: string },
): Promise<string> {
  return db.transaction(async (tx) => {
    // The template's row is the gate: two at once would take the same number.
    await lockTemplate(tx, given.template_id);
    const own = await tx
      .select()
      .from(templateVersion)
      .where(eq(templateVersion.template_id, given.template_id))
      .orderBy(desc(templateVersion.number));
    const from = given.from ? own.find(({ id }) => id === given.from) : own[0];
    if (!from) throw new HttpError("mis.not_found");
    const number = (own[0]?.number ?? 0) + 1;
    const [row] = await tx
      .insert(templateVersion)
      .values({
        template_id: given.template_id,
        number,
        content: from.content,
        note: given.note,
        updated_by: by.staff.id,
      })
      .returning({ id: templateVersion.id });
    if (!row) throw new Error("The version could not be stored.");
    await note(tx, by, "create_version", row.id, { number, from: from.number });
    return row.id;
  });
}

/** A version, and the revision that staff have seen of it. */
interface SeenVersion {
  id: string;
  revision: number;
}

export async function updateVersion(
  db: RootDb,
  by: By,
  { id, revision, ...given }: SeenVersion & { note: string; content: TemplateContent },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDraft(tx, { id, revision });
    await requireTemplates(tx, templatesNamed(given.content.conditions), "content.conditions");
    const { key } = await lockTemplate(tx, row.template_id);
    await requireNoCircle(tx, key, given.content);
    await tx
      .update(templateVersion)
      .set({ ...given, revision: revision + 1, ...mark(by) })
      .where(eq(templateVersion.id, id));
    await note(tx, by, "update_version", id, { before: row.content, after: given.content });
  });
}

export async function publishVersion(db: RootDb, by: By, { id, revision }: SeenVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDraft(tx, { id, revision });
    const { breaks } = await impactOfTemplate(tx, await lockTemplate(tx, row.template_id), row.content);
    if (breaks.length > 0) throw new HttpError("mis.breaks_published");
    await tx
      .update(templateVersion)
      .set({ published_at: new Date(), revision: revision + 1, ...mark(by) })
      .where(eq(templateVersion.id, id));
    await note(tx, by, "publish_version", id, { number: row.number });
  });
}

export async function deleteVersion(db: RootDb, by: By, { id, revision }: SeenVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDraft(tx, { id, revision });
    await lockTemplate(tx, row.template_id);
    const [other] = await tx
      .select({ id: templateVersion.id })
      .from(templateVersion)
      .where(and(eq(templateVersion.template_id, row.template_id), ne(templateVersion.id, id)))
      .limit(1);
    if (!other) throw new HttpError("mis.in_use");
    await tx.delete(templateVersion).where(eq(templateVersion.id, id));
    await note(tx, by, "delete_version", id, { number: row.number, content: row.content });
  });
}
