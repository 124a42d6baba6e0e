import { createHash } from "node:crypto";
import { eq, sql } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { describedRevision } from "./described.ts";
import { PEOPLE, type Reader } from "./readable-state.ts";

/** Scopes kept at most, where each is a few kilobytes. */
const KEPT = 500;

/** A long scope, such as the ids of many objects, is known by its digest. */
const LONG = 200;

function nameOf(scope: object): string {
  const text = JSON.stringify(scope);
  return text.length > LONG ? createHash("sha256").update(text).digest("base64") : text;
}

/** Whose results are read, and the count of publications that came with the request's session. */
interface CompanyReader extends Reader {
  company: { id: string; publications: number };
}

type Read<Scope, Summary> = (db: Db, companyId: string, scope: Scope, reader: Reader) => Promise<Summary>;

/**
 * What is computed from published results. They change with a publication, and with what people decide about them,
 * which counts as one; so it is kept under the company's count of publications, which every request reads with its
 * session. Titles and order of checks are staff's, and change with their words. A preview reads anew each time: what is in review changes without a publication, and is for nobody else.
 */
export class PerPublication<Scope extends object, Summary> {
  readonly #kept = new Map<string, Promise<Summary>>();
  readonly #read: Read<Scope, Summary>;
  readonly #most: number;

  constructor(read: Read<Scope, Summary>, most = KEPT) {
    this.#read = read;
    this.#most = most;
  }

  of(db: Db, { company, preview }: CompanyReader, scope: Scope): Promise<Summary> {
    if (preview) return this.#read(db, company.id, scope, { preview });
    const key = `${company.id} ${company.publications} ${describedRevision()} ${nameOf(scope)}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest);
    const read = this.#read(db, company.id, scope, PEOPLE);
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    return read;
  }
}

/** Makes what was computed from a company's published results stale. */
export async function makeStale(tx: Transaction, companyId: string) {
  await tx
    .update(company)
    .set({ publications: sql`${company.publications} + 1` })
    .where(eq(company.id, companyId));
}
