import type { HelpEntry, Language } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { changelogRead } from "../database/schema.ts";
import { toEntry } from "./articles.ts";
import { helpLibrary } from "./library.ts";

/** What is new, newest first, and whether this user has yet to look. */
export async function changelogOf(
  db: Db,
  userId: string,
  language: Language,
): Promise<{ list: HelpEntry[]; notice: boolean }> {
  const { releases } = helpLibrary();
  const [read] = await db.select().from(changelogRead).where(eq(changelogRead.user_id, userId));
  const newest = releases[0]?.id;
  return {
    list: releases.map((page) => toEntry(page, language)),
    notice: newest !== undefined && read?.entry !== newest,
  };
}

/** Marks the newest entry as read. */
export async function readChangelog(db: Db, userId: string): Promise<void> {
  const entry = helpLibrary().releases[0]?.id;
  if (entry === undefined) return;
  await db
    .insert(changelogRead)
    .values({ user_id: userId, entry })
    .onConflictDoUpdate({ target: changelogRead.user_id, set: { entry, read_at: new Date() } });
}
