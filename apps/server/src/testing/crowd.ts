import { PLANS } from "@candor/api/entities";
import { hashPassword } from "../auth/password.ts";
import { startSession } from "../auth/sessions.ts";
import { appUser, company, staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";

/** People of many companies, all signed in. */
export interface Crowd {
  /** Each company's people; the first is its owner. */
  companies: { email: string; token: string }[][];
  /** Of a member of staff with every permission. */
  staffToken: string;
}

/** Fills a database with companies of so many people each. */
export async function createCrowd(db: RootDb, size: { companies: number; people: number }): Promise<Crowd> {
  const companies: Crowd["companies"] = [];
  for (let at = 0; at < size.companies; at += 1) {
    const values = { name: `Company ${at}`, product_version: PLANS.enterprise };
    const [made] = await db.insert(company).values(values).returning({ id: company.id });
    if (!made) throw new Error("no company");
    const people = Array.from({ length: size.people }, (_, index) => ({
      company_id: made.id,
      name: `Person ${index}`,
      email: `person-${at}-${index}@crowd.example`,
      role: index === 0 ? ("owner" as const) : ("viewer" as const),
    }));
    const rows = await db.insert(appUser).values(people).returning({ id: appUser.id, email: appUser.email });
    const signedIn = [];
    for (const { id, email } of rows)
      signedIn.push({ email, token: (await startSession(db, "customer", id)).token });
    companies.push(signedIn);
  }
  const password_hash = await hashPassword(crypto.randomUUID());
  const values = {
    username: "Staff",
    email: "staff@crowd.example",
    permissions: ["super" as const],
    password_hash,
  };
  const [row] = await db.insert(staff).values(values).returning({ id: staff.id });
  if (!row) throw new Error("no staff");
  return { companies, staffToken: (await startSession(db, "staff", row.id)).token };
}
