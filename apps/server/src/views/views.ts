import { type ParsedRequestOf, type SavedView, type saveView, VIEWS_MAX } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { and, count, eq, ne, not, type SQL, sql } from "drizzle-orm";
import { audit } from "../audit.ts";
import type { Customer, StaffMember } from "../auth/sessions.ts";
import { savedView } from "../database/schema.ts";
import { type Db, lockName, type RootDb, type Transaction } from "../database/transaction.ts";
import { byName } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";

/** Whose views: a customer's or a member of staff's. */
export type Person = { customer: Customer } | { staff: StaffMember };

const ownerOf = (person: Person) =>
  "customer" in person ? { user_id: person.customer.id } : { staff_id: person.staff.id };

const ownedBy = (person: Person) =>
  "customer" in person ? eq(savedView.user_id, person.customer.id) : eq(savedView.staff_id, person.staff.id);

const named = (name: string) => eq(sql`lower(${savedView.name})`, name.toLowerCase());

/** A person's views of all lists, by name. */
export async function viewsOf(db: Db, person: Person, language: Language): Promise<{ list: SavedView[] }> {
  const { id, list, name, query, is_default } = savedView;
  const rows = await db.select({ id, list, name, query, is_default }).from(savedView).where(ownedBy(person));
  return { list: byName(rows, language) };
}

/** Keeps the state of a list under a name, or changes one of the views; another view of that name is replaced. */
export async function keepView(
  db: RootDb,
  person: Person,
  { id, list, name, query, is_default }: ParsedRequestOf<typeof saveView>,
  language: Language,
): Promise<{ list: SavedView[] }> {
  const ofList = and(ownedBy(person), eq(savedView.list, list));
  if (id === undefined && query === undefined) throw new HttpError("common.invalid", { query: "required" });
  await db.transaction(async (tx) => {
    // One after the other for a person: two saves of one name, or of the last place, meet here.
    await lockName(tx, JSON.stringify(ownerOf(person)));
    let opens = is_default;
    if (id === undefined) await requirePlace(tx, and(ofList, not(named(name))));
    else {
      const replaced = await tx
        .delete(savedView)
        .where(and(ofList, named(name), ne(savedView.id, id)))
        .returning({ is_default: savedView.is_default });
      if (replaced.some((one) => one.is_default)) opens ??= true;
    }
    if (opens) await tx.update(savedView).set({ is_default: false }).where(ofList);
    const changed = await tx
      .update(savedView)
      .set({ name, query, is_default: opens })
      .where(and(ofList, id === undefined ? named(name) : eq(savedView.id, id)))
      .returning({ id: savedView.id });
    if (changed.length === 0) {
      if (id !== undefined) throw new HttpError("common.not_found");
      await tx
        .insert(savedView)
        .values({ ...ownerOf(person), list, name, query: query ?? "", is_default: opens ?? false });
    }
    await audit(tx, person, { action: "view.save", detail: { list, name } });
  });
  return viewsOf(db, person, language);
}

async function requirePlace(tx: Transaction, others: SQL | undefined): Promise<void> {
  const [kept] = await tx.select({ total: count() }).from(savedView).where(others);
  if ((kept?.total ?? 0) >= VIEWS_MAX) throw new HttpError("common.too_many_views");
}

/** Deletes one of a person's views. */
export async function dropView(
  db: RootDb,
  person: Person,
  id: string,
  language: Language,
): Promise<{ list: SavedView[] }> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(savedView)
      .where(and(ownedBy(person), eq(savedView.id, id)))
      .returning({ list: savedView.list, name: savedView.name });
    if (!gone) throw new HttpError("common.not_found");
    await audit(tx, person, { action: "view.delete", target: id, detail: gone });
  });
  return viewsOf(db, person, language);
}
