import { audit } from "../audit.ts";
import { eq } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { issueLink, takeLink } from "./links/links.ts";
import { type IssuedSession, type Origin, type StaffMember, startPreview } from "./sessions.ts";
import { LINK_LIMITS, limitTries } from "./throttle/throttle.ts";

/** A code that opens a company's portal for one member of staff. */
export async function previewCode(db: RootDb, staff: StaffMember, companyId: string): Promise<string> {
  const [found] = await db.select({ id: company.id }).from(company).where(eq(company.id, companyId));
  if (!found) throw new HttpError("member.company_not_found");
  return db.transaction(async (tx) => {
    await audit(tx, { staff }, { action: "company.preview", target: companyId });
    const owner = { kind: "preview" as const, staff_id: staff.id, company_id: companyId };
    return (await issueLink(tx, owner)).code;
  });
}

/** Begins the preview that a code was given for, once. */
export async function previewWithCode(db: RootDb, code: string, from: Origin): Promise<IssuedSession> {
  await limitTries(db, "link:preview", code, from.address, LINK_LIMITS);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, "preview", code);
    if (!link?.staff_id || !link.company_id) throw new HttpError("auth.preview_link_expired");
    const detail = { staff: link.staff_id };
    await audit(tx, { system: true }, { action: "company.preview_open", target: link.company_id, detail });
    return startPreview(tx, { staffId: link.staff_id, companyId: link.company_id }, from);
  });
}
