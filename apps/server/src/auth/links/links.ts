import { LINK_MS, type LinkKind } from "@candor/api/entities";
import { and, eq, gt, isNull, lt, or } from "../../database/drizzle.ts";
import { oneTimeLink } from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import { hashToken, newToken } from "../sessions.ts";

export type Link = typeof oneTimeLink.$inferSelect;

/** Whose link it is. Earlier ones of the same kind and owner stop working. */
type Owner =
  | { kind: "reset" | "magic"; user_id: string; redirect_uri?: string | null }
  | { kind: "register"; email: string }
  | { kind: "invite"; invitation_id: string }
  | { kind: "preview"; staff_id: string; company_id: string }
  | { kind: "staff"; staff_id: string };

function sameOwner(owner: Owner) {
  switch (owner.kind) {
    case "reset":
    case "magic":
      return eq(oneTimeLink.user_id, owner.user_id);
    case "register":
      return eq(oneTimeLink.email, owner.email);
    case "invite":
      return eq(oneTimeLink.invitation_id, owner.invitation_id);
    case "preview":
    case "staff":
      return eq(oneTimeLink.staff_id, owner.staff_id);
  }
}

/** Makes a link and returns its code, which is kept nowhere: only its hash is. */
export async function issueLink(
  tx: Transaction,
  owner: Owner,
): Promise<{ id: string; code: string; expiresAt: Date }> {
  await tx
    .update(oneTimeLink)
    .set({ used_at: new Date() })
    .where(and(eq(oneTimeLink.kind, owner.kind), sameOwner(owner), isNull(oneTimeLink.used_at)));
  const code = newToken();
  const expiresAt = new Date(Date.now() + LINK_MS[owner.kind]);
  const [row] = await tx
    .insert(oneTimeLink)
    .values({ ...owner, code_hash: hashToken(code), expires_at: expiresAt })
    .returning({ id: oneTimeLink.id });
  if (!row) throw new Error("The link could not be stored.");
  return { id: row.id, code, expiresAt };
}

const byCode = (kind: LinkKind, code: string) =>
  and(eq(oneTimeLink.kind, kind), eq(oneTimeLink.code_hash, hashToken(code)));

const usable = (kind: LinkKind, code: string) =>
  and(byCode(kind, code), isNull(oneTimeLink.used_at), gt(oneTimeLink.expires_at, new Date()));

/** The link of a code, if it still works; asking does not use it up. */
export async function findLink(db: Db, kind: LinkKind, code: string): Promise<Link | null> {
  const [row] = await db.select().from(oneTimeLink).where(usable(kind, code));
  return row ?? null;
}

/** The link of a code, whether or not it still works: to say why it does not. */
export async function findAnyLink(db: Db, kind: LinkKind, code: string): Promise<Link | null> {
  const [row] = await db.select().from(oneTimeLink).where(byCode(kind, code));
  return row ?? null;
}

/** Uses a link up. Of two who try at once, one gets it; null for the other, and for one that does not work. */
export async function takeLink(tx: Transaction, kind: LinkKind, code: string): Promise<Link | null> {
  const [row] = await tx
    .update(oneTimeLink)
    .set({ used_at: new Date() })
    .where(usable(kind, code))
    .returning();
  return row ?? null;
}

/** Ends all links of a user. */
export async function voidLinksOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ used_at: new Date() })
    .where(and(eq(oneTimeLink.user_id, userId), isNull(oneTimeLink.used_at)));
}

/** Ends all links of a member of staff: invitations and previews. */
export async function voidStaffLinks(tx: Transaction, staffId: string): Promise<void> {
  await tx
    .update(oneTimeLink)
    .set({ used_at: new Date() })
    .where(and(eq(oneTimeLink.staff_id, staffId), isNull(oneTimeLink.used_at)));
}

/** Removes what has long stopped working. */
export async function sweepLinks(db: Db): Promise<void> {
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  await db
    .delete(oneTimeLink)
    .where(or(lt(oneTimeLink.expires_at, monthAgo), lt(oneTimeLink.used_at, monthAgo)));
}
