import type { EventType } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { lt } from "../database/drizzle.ts";
import { errorReport, trackingEvent } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** How long events, and errors that came no more, are kept, in milliseconds. */
const KEPT_MS = { events: 180 * 86_400_000, errors: 30 * 86_400_000 } as const;

/** A path without its query, where a search or a one-time code may stand. */
export const pathOf = (page: string | undefined): string | null => page?.split(/[?#]/, 1)[0] || null;

/** Counts what was used, by whom where that is known. Staff who preview a company are none of its people. */
export async function storeEvent(
  db: Db,
  customer: Customer | undefined,
  event: { type: EventType; page?: string | undefined; target?: string | undefined },
): Promise<void> {
  const by = customer?.preview ? undefined : customer;
  await db.insert(trackingEvent).values({
    type: event.type,
    page: pathOf(event.page),
    target: event.target ?? null,
    user_id: by?.id ?? null,
    company_id: by?.companyId ?? null,
  });
}

/** Removes what is older than it may be. */
export async function sweepTracking(db: Db): Promise<void> {
  const before = (ms: number) => new Date(Date.now() - ms);
  await db.delete(trackingEvent).where(lt(trackingEvent.at, before(KEPT_MS.events)));
  await db.delete(errorReport).where(lt(errorReport.last_at, before(KEPT_MS.errors)));
}
