import { Buffer } from "node:buffer";
import type { WebsiteFacts } from "@candor/engine";
import { policyTexts } from "@candor/engine/rules";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Customer } from "../auth/sessions.ts";
import { assessment, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { readableState } from "./readable-state.ts";

/** Stores the texts that evidence from these facts names, and says their names. */
export async function keepTexts(
  { blobs }: Pick<Services, "blobs">,
  facts: WebsiteFacts,
  tx?: Db,
): Promise<string[]> {
  const texts = policyTexts(facts);
  for (const text of texts.values()) await blobs.put(Buffer.from(text, "utf8"), "text/plain", tx);
  return [...texts.keys()];
}

interface Wanted {
  scan_id: string;
  file: string;
}

/** A text of a scan that may be read. One that is unknown, another scan's or removed is as good as none. */
async function textOf({ db, blobs }: Services, { scan_id, file }: Wanted, readable: SQL | undefined) {
  const [found] = await db
    .select({ id: scan.id })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(eq(scan.id, scan_id), sql`${scan.files} ? ${file}`, readable));
  const stored = found && (await blobs.get(file).catch(() => null));
  if (!stored) throw new HttpError("check.file_not_found");
  return { text: stored.bytes.toString("utf8") };
}

/** What a customer reads of an assessment, whoever reads its results. */
export const textForCustomer = (services: Services, customer: Customer, wanted: Wanted) =>
  textOf(services, wanted, and(eq(assessment.company_id, customer.companyId), readableState(customer)));

/** What staff read of any scan. */
export const textForStaff = (services: Services, wanted: Wanted) => textOf(services, wanted, undefined);
