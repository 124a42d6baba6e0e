import type { PaidFeature } from "@candor/api/contract";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { eq, isNull } from "../database/drizzle.ts";
import { appUser, staff } from "../database/schema.ts";
import { sendMail } from "../mail/send.ts";
import { upgradeMail } from "../mail/upgrade.ts";
import type { Services } from "../services.ts";

/** Tells the staff who look after companies that a customer wishes for a larger plan. */
export async function askForUpgrade(
  { db, outbox, jobs, env }: Services,
  customer: Customer,
  feature: PaidFeature,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [asking] = await tx
      .select({ email: appUser.email })
      .from(appUser)
      .where(eq(appUser.id, customer.id));
    const people = await tx.select().from(staff).where(isNull(staff.disabled_at));
    const concerned = people.filter(
      ({ permissions }) => permissions.includes("view_company") || permissions.includes("super"),
    );
    const wish = {
      companyId: customer.companyId,
      companyName: customer.company.name,
      name: customer.name,
      email: asking?.email ?? "",
      feature,
      day: new Date().toISOString().slice(0, 10),
      publicUrl: env.publicUrl ?? "",
    };
    const messages = concerned.map((one) => upgradeMail(wish, one));
    await sendMail(tx, { outbox, jobs }, messages);
    await audit(tx, { customer }, { action: "company.request_upgrade", detail: { feature } });
  });
}
