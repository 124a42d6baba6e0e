import type { ConfigData, ConfigKind } from "@candor/api/entities";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { and, eq } from "../../database/drizzle.ts";
import { configEntry } from "../../database/schema.ts";
import type { RootDb, Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import { type Entry, entryOf } from "./entries.ts";
import { requireReferences, usersOf } from "./references.ts";
import { impactOf } from "./table-impact.ts";
import { keepVersions } from "./versions.ts";

/** Locks an entry that is as its reader saw it. */
async function lockEntry(
  tx: Transaction,
  kind: ConfigKind,
  id: string,
  revision: number,
): Promise<typeof configEntry.$inferSelect> {
  const [row] = await tx
    .select()
    .from(configEntry)
    .where(and(eq(configEntry.kind, kind), eq(configEntry.id, id)))
    .for("update");
  if (!row) throw new HttpError("mis.not_found");
  if (row.revision !== revision) throw new HttpError("mis.changed_meanwhile");
  return row;
}

async function requireUnused(tx: Transaction, kind: ConfigKind, key: string): Promise<void> {
  if ((await usersOf(tx, kind, key)) > 0) throw new HttpError("mis.in_use");
}

/** A broken unique index as what it means. */
async function keyed<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "config_entry_key")
      throw new HttpError("mis.key_taken", { key: "choice" });
    throw error;
  }
}

interface Fields {
  key: string;
  enable: boolean;
  data: unknown;
}

export async function createEntry<Kind extends ConfigKind>(
  db: RootDb,
  staff: StaffMember,
  kind: Kind,
  { key, enable, data }: Fields,
): Promise<Entry<Kind>> {
  const id = await keyed(
    db.transaction(async (tx) => {
      await requireReferences(tx, kind, data);
      if (kind === "evidence_table" && enable) await requireWhole(tx, key, data);
      const values = { kind, key, enable, data, updated_by: staff.id };
      const [row] = await tx.insert(configEntry).values(values).returning({ id: configEntry.id });
      if (!row) throw new Error("The entry could not be stored.");
      await keepVersions(tx, [row.id]);
      const detail = { key, enable, data };
      await audit(tx, { staff }, { action: `config.create.${kind}`, target: row.id, detail });
      return row.id;
    }),
  );
  return entryOf(db, kind, id);
}

export async function updateEntry<Kind extends ConfigKind>(
  db: RootDb,
  staff: StaffMember,
  kind: Kind,
  { id, revision, key, enable, data }: Fields & { id: string; revision: number },
): Promise<Entry<Kind>> {
  await keyed(
    db.transaction(async (tx) => {
      const before = await lockEntry(tx, kind, id, revision);
      if (before.key !== key) await requireUnused(tx, kind, before.key);
      await requireReferences(tx, kind, data);
      if (kind === "evidence_table" && enable) await requireWhole(tx, key, data);
      const change = {
        key,
        enable,
        data,
        draft: null,
        revision: revision + 1,
        updated_at: new Date(),
        updated_by: staff.id,
      };
      await tx.update(configEntry).set(change).where(eq(configEntry.id, id));
      await keepVersions(tx, [id]);
      const detail = {
        before: { key: before.key, enable: before.enable, data: before.data },
        after: { key, enable, data },
      };
      await audit(tx, { staff }, { action: `config.update.${kind}`, target: id, detail });
    }),
  );
  return entryOf(db, kind, id);
}

/** Refuses a layout that would break a published table. One that is switched off breaks none. */
async function requireWhole(tx: Transaction, key: string, data: unknown): Promise<void> {
  const { breaks } = await impactOf(tx, key, data as ConfigData<"evidence_table">);
  const [first] = breaks;
  if (first) throw new HttpError("mis.breaks_published", { data: "choice" });
}

/** Keeps a draft beside what is in use; null forgets it. */
export async function keepDraft(
  db: RootDb,
  staff: StaffMember,
  kind: ConfigKind,
  { id, revision, draft }: { id: string; revision: number; draft: unknown },
) {
  await db.transaction(async (tx) => {
    await lockEntry(tx, kind, id, revision);
    const change = { draft, revision: revision + 1, updated_at: new Date(), updated_by: staff.id };
    await tx.update(configEntry).set(change).where(eq(configEntry.id, id));
    await audit(tx, { staff }, { action: `config.draft.${kind}`, target: id, detail: { draft } });
  });
}

export async function removeEntry(
  db: RootDb,
  staff: StaffMember,
  kind: ConfigKind,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { key, data } = await lockEntry(tx, kind, id, revision);
    await requireUnused(tx, kind, key);
    await tx.delete(configEntry).where(eq(configEntry.id, id));
    await audit(tx, { staff }, { action: `config.delete.${kind}`, target: id, detail: { key, data } });
  });
}
