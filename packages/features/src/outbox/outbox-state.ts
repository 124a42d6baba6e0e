import type { Mail } from "@candor/api/entities";
import { defineAddress, listFields, type StateOf, uuid } from "../address/index.ts";

/** What the outbox shows: a list, and the open message. */
export const outboxAddress = defineAddress({ fields: { ...listFields, mailId: uuid("mail") } });
export type OutboxState = StateOf<typeof outboxAddress>;

export type Delivery = "sent" | "kept" | "failed";

/** What has become of a message. Without a mail server it is kept. */
export function deliveryOf(mail: Pick<Mail, "sent_at" | "error">): Delivery {
  if (mail.sent_at !== null) return "sent";
  return mail.error === null ? "kept" : "failed";
}
