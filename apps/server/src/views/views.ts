import { type ParsedRequestOf, type SavedView, type saveView, VIEWS_MAX } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer, StaffMember } from "../auth/sessions.ts";
import { and, count, eq, ne, not, type SQL, sql } from "../database/drizzle.ts";
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

type Given = ParsedRequestOf<typeof saveView>;

/** Keeps the state of a list under a name, or changes one of the views; another view of that name is replaced. */
export async function keepView(
  db: RootDb,
  person: Person,
  given: Given,
  language: Language,
): Promise<{ list: SavedView[] }> {
  await db.transaction(async (tx) => {
    // One after the other for a person: two saves of one name, or of the last place, meet here.
    await lockName(tx, JSON.stringify(ownerOf(person)));
    const name = await (given.id === undefined
      ? keepByName(tx, person, given)
      : changeView(tx, person, given.id, given));
    await audit(tx, person, { action: "view.save", detail: { list: given.list, name } });
  });
  return viewsOf(db, person, language);
}

const ofList = (person: Person, list: string) => and(ownedBy(person), eq(savedView.list, list));

/** Makes a view, or gives the one of this name another state. */
async function keepByName(
  tx: Transaction,
  person: Person,
  { list, name, query, is_default }: Given,
): Promise<string> {
  if (name === undefined) throw new HttpError("common.invalid", { name: "required" });
  if (query === undefined) throw new HttpError("common.invalid", { query: "required" });
  const views = ofList(person, list);
  await requirePlace(tx, and(views, not(named(name))));
  if (is_default) await tx.update(savedView).set({ is_default: false }).where(views);
  const changed = await tx
    .update(savedView)
    .set({ name, query, is_default })
    .where(and(views, named(name)))
    .returning({ id: savedView.id });
  if (changed.length === 0)
    await tx
      .insert(savedView)
      .values({ ...ownerOf(person), list, name, query, is_default: is_default ?? false });
  return name;
}

/** Changes what is given of a view. */
async function changeView(
  tx: Transaction,
  person: Person,
  id: string,
  { list, name, query, is_default }: Given,
): Promise<string> {
  const views = ofList(person, list);
  const replaced =
    name === undefined
      ? []
      : await tx
          .delete(savedView)
          .where(and(views, named(name), ne(savedView.id, id)))
          .returning({ is_default: savedView.is_default });
  const opens = is_default ?? (replaced.some((one) => one.is_default) || undefined);
  if (opens) await tx.update(savedView).set({ is_default: false }).where(views);
  const [changed] = await tx
    .update(savedView)
    // The list stays: an update has to set something.
    .set({ list, name, query, is_default: opens })
    .where(and(views, eq(savedView.id, id)))
    .returning({ name: savedView.name });
  if (!changed) throw new HttpError("common.not_found");
  return changed.name;
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
