import {
  type AppListEntry,
  type CurrentUser,
  DEFAULT_LOGO,
  PRODUCT_FEATURES,
  SPECIAL_USER_ID,
} from "@candor/api/entities";
import { hasEnded } from "../companies/plan.ts";
import { and, desc, eq, exists, isNotNull, max, or } from "../database/drizzle.ts";
import { assessment, object, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readableState } from "../results/readable-state.ts";
import type { FileSigner } from "../storage/signer.ts";
import { mayAsk } from "./assistant-admission.ts";
import type { Customer } from "./sessions.ts";

/** The company as its own people see it. */
export function companyOf({ company }: Customer, signer: FileSigner): CurrentUser["company"] {
  return {
    id: company.id,
    name: company.name,
    logo: company.logo ?? DEFAULT_LOGO,
    logo_url: company.logo ? signer.sign(company.logo) : company.logo_url,
    product_type: company.product_type,
    product_version: company.product_version,
    company_status: company.company_status,
    menu_form: company.menu_form,
    construct_state: company.construct_state,
  };
}

/** What the app selector offers: objects with a result that may be read, last published first. */
async function appList(db: Db, { companyId, preview }: Customer): Promise<AppListEntry[]> {
  const inReview = exists(
    db
      .select({ id: scan.id })
      .from(scan)
      .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
      .where(and(eq(scan.object_id, object.id), readableState({ preview }))),
  );
  const published = isNotNull(object.last_assessed_at);
  const rows = await db
    .select({
      id: object.id,
      title: object.name,
      asset_type: object.asset_type,
      time: object.last_assessed_at,
    })
    .from(object)
    .where(and(eq(object.company_id, companyId), preview ? or(published, inReview) : published))
    .orderBy(desc(object.last_assessed_at), object.id);
  return rows.map((row) => ({ ...row, icon: null, time: row.time?.toISOString() ?? null }));
}

/** What the product has for one person: the helper only where the whitelist lets them ask it. */
async function productFor(db: Db, customer: Customer): Promise<number> {
  const { product_type } = customer.company;
  if ((product_type & PRODUCT_FEATURES.assistant) === 0 || (await mayAsk(db, customer))) return product_type;
  return product_type & ~PRODUCT_FEATURES.assistant;
}

/** The signed-in customer as the shell sees them. */
export async function currentUser(db: Db, signer: FileSigner, customer: Customer): Promise<CurrentUser> {
  const { user, company } = customer;
  const [last] = await db
    .select({ number: max(assessment.number) })
    .from(assessment)
    .where(and(eq(assessment.company_id, company.id), eq(assessment.state, "complete")));
  return {
    id: customer.preview ? SPECIAL_USER_ID : user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    position: user.position,
    profile_complete: user.profile_complete,
    language: user.language,
    language_fixed: user.language_fixed,
    timezone: user.timezone,
    is_super: user.is_super,
    permissions: user.permissions,
    company: { ...companyOf(customer, signer), product_type: await productFor(db, customer) },
    company_id: company.id,
    plan_ended: hasEnded(company),
    overview: company.show_overview,
    showOverview: company.show_overview,
    showRisk: company.show_risk,
    menu_ids: user.menu_ids ?? company.menu_ids,
    internal_review_only: user.internal_review_only,
    last_scan: Number(last?.number ?? 0),
    guide_status: user.guide_status,
    default_index: user.default_index,
    app_list: await appList(db, customer),
    front_values: {
      assessment_status: user.assessment_status,
      ...(user.scenario_home && { scenario_home: user.scenario_home }),
    },
    preview: customer.preview,
  };
}
