import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import { eq } from "../database/drizzle.ts";
import { mail } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { onOneLine } from "./layout.ts";

/** One message to one person. */
export interface Message {
  companyId: string | null;
  /** What it is about and for whom: the same message is never written twice. */
  reason: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Messages are written with what they tell of, in one transaction, and delivered afterwards. */
export interface Outbox {
  /** Returns the ids of messages to deliver: none without a mail server. */
  write(tx: Transaction, messages: readonly Message[]): Promise<string[]>;
  deliver(id: string): Promise<void>;
  /** Asks the mail server whether it takes messages; says why where it does not. */
  answers(): Promise<void>;
  close(): void;
}

/** Stays in the database: staff read it in the console, and the log tells of it. */
export function storedOutbox(log: FastifyBaseLogger): Outbox {
  return {
    async write(tx, messages) {
      await insert(tx, messages);
      for (const { to, subject } of messages) log.info({ to, subject }, "mail kept in the outbox");
      return [];
    },
    async deliver() {},
    async answers() {},
    close() {},
  };
}

/** Delivered through a mail server, with what it answered. Codes of links are not kept longer than that takes. */
export function smtpOutbox(db: Db, options: { url: string; from: string }): Outbox {
  const transport = createTransport(options.url);
  return {
    async write(tx, messages) {
      return insert(tx, messages);
    },
    async deliver(id) {
      const [row] = await db.select().from(mail).where(eq(mail.id, id));
      if (!row || row.sent_at) return;
      const { to, subject, text, html } = row;
      try {
        // The id as Message-ID: a second delivery after a lost answer is the same message to its reader.
        await transport.sendMail({
          from: options.from,
          to,
          subject,
          text,
          html,
          messageId: `<${id}@candor>`,
        });
      } catch (error) {
        await db
          .update(mail)
          .set({ error: error instanceof Error ? error.message : String(error) })
          .where(eq(mail.id, id));
        throw error;
      }
      const sent = { sent_at: new Date(), error: null, text: withoutCodes(text), html: withoutCodes(html) };
      await db.update(mail).set(sent).where(eq(mail.id, id));
    },
    async answers() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** A message without the codes of its links: what may be read by others than its reader, and kept. */
export const withoutCodes = (text: string): string =>
  text.replace(/([?&]code=|\/activity\/(?:confirm|result\/[\w%-]+)\/)[\w-]+/g, "$1…");

async function insert(tx: Transaction, messages: readonly Message[]): Promise<string[]> {
  if (messages.length === 0) return [];
  const values = messages.map(({ companyId, subject, ...message }) => ({
    company_id: companyId,
    subject: onOneLine(subject),
    ...message,
  }));
  const rows = await tx.insert(mail).values(values).onConflictDoNothing().returning({ id: mail.id });
  return rows.map(({ id }) => id);
}
