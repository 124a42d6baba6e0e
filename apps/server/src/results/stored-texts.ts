import { Buffer } from "node:buffer";
import type { WebsiteFacts } from "@candor/engine";
import { policyTexts } from "@candor/engine/rules";
import { and, eq, type SQL, sql } from "../database/drizzle.ts";
import { assessment, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { isMissing } from "../storage/is-missing.ts";
import { type Reader, readableState } from "./readable-state.ts";

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

/** Null where it was removed. Where storage cannot be read, nothing is known of it. */
async function storedText({ blobs }: Services, file: string): Promise<string | null> {
  try {
    return (await blobs.get(file))?.bytes.toString("utf8") ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Scans that ended before texts were kept have them in their facts alone. */
async function factsText(services: Services, facts: string | null, file: string): Promise<string | null> {
  const read = facts && (await readFacts(services, facts));
  return (read && policyTexts(read).get(file)) ?? null;
}

/** A text of a scan that may be read. One that is unknown, another scan's or removed is as good as none. */
async function textOf(services: Services, { scan_id, file }: Wanted, readable: SQL | undefined) {
  const [found] = await services.db
    .select({ facts: scan.facts, isStored: sql<boolean>`${scan.files} ? ${file}` })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(eq(scan.id, scan_id), readable));
  if (!found) throw new HttpError("check.file_not_found");
  const text = found.isStored
    ? await storedText(services, file)
    : await factsText(services, found.facts, file);
  if (text === null) throw new HttpError("check.file_not_found");
  return { text };
}

/** What a customer reads of an assessment, whoever reads its results. */
export const textForCustomer = (services: Services, reader: Reader & { companyId: string }, wanted: Wanted) =>
  textOf(services, wanted, and(eq(assessment.company_id, reader.companyId), readableState(reader)));

/** What staff read of any scan. */
export const textForStaff = (services: Services, wanted: Wanted) => textOf(services, wanted, undefined);
