import { PLANS } from "@candor/api/entities";
import { hashPassword } from "../auth/password.ts";
import { startPreview, startSession } from "../auth/sessions.ts";
import { appUser, company, staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";

export const PASSWORD = "Test-password-1";

/** Tokens and addresses of people to act as. */
export interface People {
  owner: Person;
  viewer: Person;
  /** Owner of another company. */
  stranger: Person;
  expert: Person;
  /** Staff with every permission. */
  chief: Person;
  /** Staff without any permission. */
  newcomer: Person;
  /** Staff with every permission. */
  admin: Person;
  /** The admin's look at the first company: no person of that company, and nothing may be changed. */
  preview: Person;
}

interface Person {
  id: string;
  email: string;
  token: string;
}

const unique = () => crypto.randomUUID().slice(0, 8);

async function customerIn(
  db: RootDb,
  companyId: string,
  role: "owner" | "viewer",
  hash: string,
  language: "en" | "zh",
) {
  const email = `${role}-${unique()}@test.example`;
  const values = { company_id: companyId, name: `The ${role}`, email, role, password_hash: hash, language };
  const [row] = await db.insert(appUser).values(values).returning({ id: appUser.id });
  if (!row) throw new Error("no user");
  return { id: row.id, email, token: (await startSession(db, "customer", row.id)).token };
}

async function staffWith(db: RootDb, permissions: ("super" | "view_scan")[], hash: string): Promise<Person> {
  const email = `staff-${unique()}@test.example`;
  const values = { username: "The expert", email, permissions, password_hash: hash };
  const [row] = await db.insert(staff).values(values).returning({ id: staff.id });
  if (!row) throw new Error("no staff");
  return { id: row.id, email, token: (await startSession(db, "staff", row.id)).token };
}

async function companyOf(db: RootDb, name: string): Promise<string> {
  const [row] = await db
    .insert(company)
    .values({ name, product_version: PLANS.enterprise })
    .returning({ id: company.id });
  if (!row) throw new Error("no company");
  return row.id;
}

/** Two companies and staff, all signed in. */
export async function createPeople(db: RootDb): Promise<People> {
  const hash = await hashPassword(PASSWORD);
  const ours = await companyOf(db, "Ours");
  const theirs = await companyOf(db, "Theirs");
  const admin = await staffWith(db, ["super"], hash);
  const from = { address: "127.0.0.1", device: null };
  const preview = await startPreview(db, { staffId: admin.id, companyId: ours }, from);
  return {
    admin,
    preview: { ...admin, token: preview.token },
    owner: await customerIn(db, ours, "owner", hash, "en"),
    viewer: await customerIn(db, ours, "viewer", hash, "zh"),
    stranger: await customerIn(db, theirs, "owner", hash, "en"),
    expert: await staffWith(db, ["view_scan"], hash),
    chief: await staffWith(db, ["super"], hash),
    newcomer: await staffWith(db, [], hash),
  };
}
