import type { Transaction } from "../database/transaction.ts";
import type { Services } from "../services.ts";
import type { Message } from "./outbox.ts";

/** Writes messages together with what they tell of; they are delivered once the transaction is through. */
export async function sendMail(
  tx: Transaction,
  { outbox, jobs }: Pick<Services, "outbox" | "jobs">,
  messages: readonly Message[],
): Promise<void> {
  for (const id of await outbox.write(tx, messages)) await jobs.queueMail(tx, id);
}
