import {
  FEEDBACK_SCREENSHOT_BYTES_MAX,
  FEEDBACK_SCREENSHOT_TYPES,
  type Feedback,
} from "@candor/api/entities";
import { fileTypeFromBuffer } from "file-type";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { companiesNamed } from "../companies/named.ts";
import { count, desc, eq, inArray, or, type SQL } from "../database/drizzle.ts";
import { appUser, company, feedback } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { pathOf } from "./events.ts";

/** One character, not a run of them: a run of seven million letters may be more than an expression has stack for. */
const NOT_BASE64 = /[^A-Za-z0-9+/=]/;

/** Stores a screenshot whose bytes are a picture, whatever its sender calls it. */
async function storeScreenshot(blobs: Services["blobs"], base64: string): Promise<string> {
  // Before it is read: what is too long is too long, whatever it is.
  if (Buffer.byteLength(base64, "base64") > FEEDBACK_SCREENSHOT_BYTES_MAX)
    throw new HttpError("feedback.screenshot_size", { screenshot: "too_long" });
  if (NOT_BASE64.test(base64)) throw new HttpError("feedback.screenshot_type", { screenshot: "format" });
  const bytes = Buffer.from(base64, "base64");
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  const known = FEEDBACK_SCREENSHOT_TYPES.find((type) => type === mime);
  if (!known) throw new HttpError("feedback.screenshot_type", { screenshot: "format" });
  return blobs.put(bytes, known);
}

/** Keeps what a customer wrote. */
export async function storeFeedback(
  { db, blobs }: Services,
  customer: Customer,
  given: { text: string; page?: string | undefined; screenshot?: string | undefined },
): Promise<void> {
  const screenshot = given.screenshot ? await storeScreenshot(blobs, given.screenshot) : null;
  const { text } = given;
  const by = { user_id: customer.id, company_id: customer.companyId };
  const values = { text, screenshot, page: pathOf(given.page), ...by };
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(feedback).values(values).returning({ id: feedback.id });
    await audit(tx, { customer }, { action: "feedback.send", target: row?.id });
  });
}

/** What holds a text, or comes from someone whose e-mail or company does: found first, so that each has its index. */
async function about(db: Db, search: string): Promise<SQL | undefined> {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const people = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(await matchesText(db, search, { texts: [appUser.email], names: [] }));
  const companies = await db
    .select({ id: company.id })
    .from(company)
    .where(await companiesNamed(db, search));
  return or(
    await matchesText(db, search, { texts: [feedback.text], names: [] }),
    people.length > 0 ? inArray(feedback.user_id, idsOf(people)) : undefined,
    companies.length > 0 ? inArray(feedback.company_id, idsOf(companies)) : undefined,
  );
}

/** Feedback of all customers, newest first. */
export async function feedbackPage(
  { db, signer }: Services,
  { search, page, page_size: size }: { search: string; page: number; page_size: number },
): Promise<{ list: Feedback[]; total: number }> {
  const where = search === "" ? undefined : await about(db, search);
  const [all] = await db.select({ total: count() }).from(feedback).where(where);
  const rows = await db
    .select({ row: feedback, name: appUser.name, email: appUser.email, company: company.name })
    .from(feedback)
    .leftJoin(appUser, eq(appUser.id, feedback.user_id))
    .leftJoin(company, eq(company.id, feedback.company_id))
    .where(where)
    .orderBy(desc(feedback.at), feedback.id)
    .limit(size)
    .offset((page - 1) * size);
  const list = rows.map(({ row, name, email, company: of }) => ({
    id: row.id,
    at: row.at.toISOString(),
    text: row.text,
    page: row.page,
    by: name ?? "",
    email: email ?? "",
    company: of ?? "",
    screenshot_url: row.screenshot && signer.sign(row.screenshot),
  }));
  return { list, total: all?.total ?? 0 };
}
