import { listMail } from "@candor/api/endpoints";
import { count, desc } from "../database/drizzle.ts";
import { mail } from "../database/schema.ts";
import { foundFirst, matchesText } from "../database/text-search.ts";
import { withoutCodes } from "../mail/outbox.ts";
import { forStaff, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function mailHandlers({ db }: Services): Handler[] {
  return [
    forStaff(listMail, async ({ input: { search, page, page_size: size }, staff }) => {
      // Without a mail server the outbox is where links are read; a link is its reader's account.
      const shown = staff.permissions.includes("super") ? (text: string) => text : withoutCodes;
      const where =
        search === ""
          ? undefined
          : foundFirst(mail.id, await matchesText(db, search, { texts: [mail.to], names: [mail.subject] }));
      const [all] = await db.select({ total: count() }).from(mail).where(where);
      const rows = await db
        .select()
        .from(mail)
        .where(where)
        .orderBy(desc(mail.created_at), mail.id)
        .limit(size)
        .offset((page - 1) * size);
      const list = rows.map(({ id, to, subject, text, html, created_at, sent_at, error }) => ({
        ...{ id, to, subject, text: shown(text), html: shown(html), error },
        created_at: created_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      }));
      return { list, total: all?.total ?? 0 };
    }),
  ];
}
