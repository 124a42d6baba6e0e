import { GUIDE_STATUSES, type GuideReadType } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { and, eq, ne } from "../database/drizzle.ts";
import { appUser, guideRead } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";

/** Marks the guide as read. How it was left the first time stays; opening it again changes nothing. */
export async function markGuideRead(db: RootDb, customer: Customer, read_type: GuideReadType): Promise<void> {
  const { id } = customer;
  await db.transaction(async (tx) => {
    await tx.insert(guideRead).values({ user_id: id, read_type }).onConflictDoNothing();
    const unread = and(eq(appUser.id, id), ne(appUser.guide_status, GUIDE_STATUSES.read));
    const marked = await tx
      .update(appUser)
      .set({ guide_status: GUIDE_STATUSES.read })
      .where(unread)
      .returning({ id: appUser.id });
    if (marked.length === 0) return;
    await audit(tx, { customer }, { action: "guide.read", target: id, detail: { read_type } });
  });
}
