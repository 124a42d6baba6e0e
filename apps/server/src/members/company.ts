import type { getCompany, ReplyOf } from "@candor/api/contract";
import { PLAN_FEATURES, planOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { companyOf } from "../auth/current-user.ts";
import type { Customer } from "../auth/sessions.ts";
import { hasEnded, planLimits } from "../companies/plan.ts";
import { eq } from "../database/drizzle.ts";
import { company } from "../database/schema.ts";
import type { Services } from "../services.ts";
import { checkedUpload, endUploads, keepUploads } from "../uploads/uploads.ts";
import { memberLimit, seatsTaken } from "./team.ts";

type CompanyInfo = ReplyOf<typeof getCompany>;

/** The caller's company, its plan, and what of the plan is used. */
export async function companyInfo({ db, signer }: Services, customer: Customer): Promise<CompanyInfo> {
  const { company: row } = customer;
  const plan = planOf(row.product_version);
  const { objectsPerType, countdownDays } = planLimits(row.product_version);
  return {
    company: companyOf(customer, signer),
    subscription: {
      plan,
      product_version: row.product_version,
      expires_at: row.expires_at?.toISOString() ?? null,
      expired: hasEnded(row),
      company_name: row.name,
    },
    limits: {
      objects_per_type: objectsPerType,
      countdown_days: countdownDays,
      members: memberLimit(row),
      members_used: await seatsTaken(db, row.id),
      export: PLAN_FEATURES[plan].export && !hasEnded(row),
      login_scenarios: PLAN_FEATURES[plan].loginScenarios,
    },
  };
}

/** Changes name and logo. Without `logo_upload_id` the logo stays; null takes it away. */
export async function changeCompany(
  services: Services,
  customer: Customer,
  { name, logo_upload_id: logoId }: { name: string; logo_upload_id?: string | null | undefined },
): Promise<CompanyInfo> {
  const { db } = services;
  const files = logoId ? [await checkedUpload(services, customer, logoId, "logo")] : [];
  const [file] = files;
  const logo = file ? { logo: file.sha256 } : logoId === null ? { logo: null, logo_url: null } : {};
  const changed = await db.transaction(async (tx) => {
    const change = { name, ...logo };
    const [row] = await tx.update(company).set(change).where(eq(company.id, customer.companyId)).returning();
    const detail = { fields: Object.keys(change) };
    await audit(tx, { customer }, { action: "company.update", target: customer.companyId, detail });
    await keepUploads(services, tx, files);
    return row;
  });
  await endUploads(services, files);
  return companyInfo(services, { ...customer, company: changed ?? customer.company });
}
