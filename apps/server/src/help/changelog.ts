import type { HelpEntry, Language } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { eq, ne } from "../database/drizzle.ts";
import { changelogRead } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
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
export async function readChangelog(db: RootDb, customer: Customer): Promise<void> {
  const entry = helpLibrary().releases[0]?.id;
  if (entry === undefined) return;
  await db.transaction(async (tx) => {
    const marked = await tx
      .insert(changelogRead)
      .values({ user_id: customer.id, entry })
      .onConflictDoUpdate({
        target: changelogRead.user_id,
        set: { entry, read_at: new Date() },
        setWhere: ne(changelogRead.entry, entry),
      })
      .returning({ entry: changelogRead.entry });
    if (marked.length === 0) return;
    await audit(tx, { customer }, { action: "changelog.read", target: customer.id, detail: { entry } });
  });
}
