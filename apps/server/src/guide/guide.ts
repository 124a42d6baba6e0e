import { GUIDE_STATUSES, type GuideReadType } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { appUser, guideRead } from "../database/schema.ts";

/** Marks the guide as read. How it was left the first time stays; opening it again changes nothing. */
export async function markGuideRead(db: Db, userId: string, readType: GuideReadType): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(guideRead).values({ user_id: userId, read_type: readType }).onConflictDoNothing();
    await tx.update(appUser).set({ guide_status: GUIDE_STATUSES.read }).where(eq(appUser.id, userId));
  });
}
