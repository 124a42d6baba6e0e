import type { ParsedRequestOf, updateStatus } from "@candor/api/contract";
import { type AuditAction, isLanguage, SEEN, userLanguageOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { eq } from "../database/drizzle.ts";
import { appUser } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Customer } from "./sessions.ts";

type Change = Partial<typeof appUser.$inferInsert>;

/** An IANA name that this runtime knows. */
function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

function settingOf(user: Customer["user"], { key, value }: ParsedRequestOf<typeof updateStatus>): Change {
  const wrong = () => new HttpError("common.invalid", { value: "choice" });
  switch (key) {
    case "assessment_status":
    case "guide_status":
      if (value !== SEEN.no && value !== SEEN.yes) throw wrong();
      return { [key]: value };
    case "language": {
      const language = typeof value === "string" && isLanguage(value) ? userLanguageOf(value) : value;
      if (language !== "en" && language !== "zh") throw wrong();
      if (user.language_fixed && language !== user.language) throw new HttpError("auth.language_fixed");
      return { language };
    }
    case "scenario_home":
      if (value !== null && typeof value !== "string") throw wrong();
      return { scenario_home: value || null };
    case "timezone":
      if (value !== null && (typeof value !== "string" || !isTimezone(value))) throw wrong();
      return { timezone: value };
  }
}

/** Stores what was changed and returns the caller as they are now. */
export async function changeUser(
  db: RootDb,
  customer: Customer,
  action: AuditAction,
  change: Change,
): Promise<Customer> {
  if (change.timezone && !isTimezone(change.timezone))
    throw new HttpError("common.invalid", { timezone: "choice" });
  const user = await db.transaction(async (tx) => {
    const [changed] = await tx.update(appUser).set(change).where(eq(appUser.id, customer.id)).returning();
    const detail = { fields: Object.keys(change) };
    await audit(tx, { customer }, { action, target: customer.id, detail });
    return changed;
  });
  if (!user) throw new HttpError("common.unauthenticated");
  return { ...customer, user, name: user.name };
}

/** Stores one of the caller's own settings. */
export async function changeSetting(
  db: RootDb,
  customer: Customer,
  setting: ParsedRequestOf<typeof updateStatus>,
): Promise<void> {
  await changeUser(db, customer, `setting.${setting.key}`, settingOf(customer.user, setting));
}
