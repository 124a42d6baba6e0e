import { PLANS, PRODUCT_FEATURES } from "@candor/api/entities";
import { hashPassword } from "../auth/password.ts";
import { appUser, company, staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";

/** Password of every demo account. They exist in demo mode only. */
export const DEMO_PASSWORD = "Candor-demo-1";
export const DEMO_ACCOUNTS = {
  owner: "owner@candor.example",
  member: "member@candor.example",
  staff: "staff@candor.example",
} as const;

/** The dashboard with the AI helper. */
const DEMO_PRODUCT = 1 | PRODUCT_FEATURES.assistant;

/** Creates the demo company and its people, once. Nothing is assessed in advance. */
export async function seedDemo(db: RootDb): Promise<void> {
  const [anyone] = await db.select({ id: company.id }).from(company).limit(1);
  if (anyone) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    const [demo] = await tx
      .insert(company)
      .values({
        name: "Linden & Co",
        product_type: DEMO_PRODUCT,
        product_version: PLANS.enterprise,
        // It shows all that there is.
        show_overview: true,
        show_risk: true,
      })
      .returning({ id: company.id });
    if (!demo) throw new Error("The demo company could not be created.");
    const member = { company_id: demo.id, password_hash };
    await tx.insert(appUser).values([
      { ...member, name: "Olivia Reed", email: DEMO_ACCOUNTS.owner, role: "owner" },
      { ...member, name: "Marcus Bell", email: DEMO_ACCOUNTS.member, role: "viewer" },
    ]);
    await tx
      .insert(staff)
      .values({ username: "Ada Novak", email: DEMO_ACCOUNTS.staff, password_hash, permissions: ["super"] });
  });
}
