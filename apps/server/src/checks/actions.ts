import type { ManualDuration } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { and, eq, isNull } from "../database/drizzle.ts";
import { appUser } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { asDetected, MARKED_RESOLVED, passedByHand, publishedResult } from "../scans/published-results.ts";
import { type Asked, type Asking, changeAll, changeOne, type Decide } from "./change.ts";

/** Assigns checks to a member of the team, or to nobody. */
export async function setOwners(
  db: RootDb,
  customer: Customer,
  asked: readonly Asked[],
  ownerId: string | null,
): Promise<(HttpError | null)[]> {
  const name = ownerId === null ? null : await memberName(db, customer, ownerId);
  const owner = { owner_id: ownerId };
  const asking: Asking = {
    ...{ asked, action: "check.set_owner", event: "owner_assigned", note: name },
    stands: ({ owner_id }) => owner_id === ownerId,
  };
  return changeAll(db, customer, asking, () => ({ set: owner, state: owner }));
}

async function memberName(db: Db, { companyId }: Customer, id: string): Promise<string> {
  const [owner] = await db
    .select({ name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.id, id), eq(appUser.company_id, companyId), isNull(appUser.removed_at)));
  if (!owner) throw new HttpError("check.owner_unknown");
  return owner.name;
}

/** Assigns a check to a member of the team, or to nobody. */
export async function setOwner(
  db: RootDb,
  customer: Customer,
  { owner_id, ...asked }: Asked & { owner_id: string | null },
): Promise<void> {
  await publishedResult(db, customer.companyId, asked.id);
  const [refusal] = await setOwners(db, customer, [asked], owner_id);
  if (refusal) throw refusal;
}

/** Members may mark what is theirs. */
const marking =
  (customer: Customer, resolved: boolean): Decide =>
  (row) => {
    if (customer.role !== "owner" && row.owner_id !== customer.id) throw new HttpError("common.forbidden");
    if (!resolved) {
      if (row.resolution !== "mark_resolved") throw new HttpError("check.not_resolved");
      return { set: asDetected(row) };
    }
    if (row.resolution !== "unmark_resolved") throw new HttpError("check.not_failing");
    return { set: MARKED_RESOLVED };
  };

const marks = (asked: readonly Asked[], resolved: boolean): Asking => ({
  ...{ asked, action: "check.set_resolved", event: resolved ? "marked_resolved" : "unmarked_resolved" },
  stands: ({ resolution }) => (resolution === "mark_resolved") === resolved,
});

/** Marks failing checks as resolved, or takes the marks away. */
export const setAllResolved = (db: RootDb, customer: Customer, asked: readonly Asked[], resolved: boolean) =>
  changeAll(db, customer, marks(asked, resolved), marking(customer, resolved));

/** Marks a failing check as resolved, or takes the mark away. */
export const setResolved = (
  db: RootDb,
  customer: Customer,
  { resolved, ...asked }: Asked & { resolved: boolean },
): Promise<void> => changeOne(db, customer, marks([asked], resolved), marking(customer, resolved));

/** Sets a check to Passed by hand. */
export function setPassed(
  db: RootDb,
  customer: Customer,
  { duration, reason, ...asked }: Asked & { duration: ManualDuration; reason: string },
): Promise<void> {
  const asking: Asking = {
    ...{ asked: [asked], action: "check.set_passed", event: "manual_passed", note: reason },
    stands: ({ manual }) => manual === duration,
  };
  return changeOne(db, customer, asking, (row) => {
    if (reason === "") throw new HttpError("check.reason_missing", { reason: "required" });
    if (row.status === "passed") throw new HttpError("check.already_passed");
    const by = { manual_reason: reason, manual_by: customer.name, manual_at: new Date() };
    return {
      set: passedByHand(duration),
      state: { manual: duration, ...by },
    };
  });
}

/** Lets the detected result stand again. */
export function restoreCheck(db: RootDb, customer: Customer, asked: Asked): Promise<void> {
  const asking: Asking = {
    ...{ asked: [asked], action: "check.restore", event: "manual_restored" },
    stands: ({ manual }) => manual === null,
  };
  return changeOne(db, customer, asking, (row) => {
    if (!row.manual) throw new HttpError("check.not_manual");
    const none = { manual: null, manual_reason: null, manual_by: null, manual_at: null };
    return { set: asDetected(row), state: none };
  });
}
