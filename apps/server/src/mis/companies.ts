import type { changeStaffCompany, listCompanies, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { DEFAULT_LOGO, type StaffCompany } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { companiesNamed } from "../companies/named.ts";
import { isAnyOf } from "../database/arrays.ts";
import { and, count, desc, eq, isNull, max, type SQL } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { appUser, assessment, company, object } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { requireSeen } from "../http/seen.ts";
import type { Services } from "../services.ts";

type Row = typeof company.$inferSelect;
type Parts = Pick<Services, "db" | "signer">;

/** Companies with what is counted of each. */
async function load(
  { db, signer }: Parts,
  where: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<StaffCompany[]> {
  const rows = await db
    .select()
    .from(company)
    .where(where)
    .orderBy(desc(company.created_at), company.id)
    .limit(page.limit)
    .offset(page.offset);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const objects = await db
    .select({ id: object.company_id, n: count() })
    .from(object)
    .where(isAnyOf(object.company_id, ids))
    .groupBy(object.company_id);
  const scans = await db
    .select({ id: assessment.company_id, n: max(assessment.number) })
    .from(assessment)
    .where(isAnyOf(assessment.company_id, ids))
    .groupBy(assessment.company_id);
  const members = await db
    .select({ id: appUser.company_id, n: count() })
    .from(appUser)
    .where(and(isAnyOf(appUser.company_id, ids), isNull(appUser.removed_at)))
    .groupBy(appUser.company_id);
  const people = new Map(members.map(({ id, n }) => [id, n]));
  const objectsOf = new Map(objects.map(({ id, n }) => [id, n]));
  const lastOf = new Map(scans.map(({ id, n }) => [id, Number(n ?? 0)]));
  return rows.map((row) => ({
    ...told(row),
    logo_url: row.logo ? signer.sign(row.logo) : row.logo_url,
    members: people.get(row.id) ?? 0,
    objects: objectsOf.get(row.id) ?? 0,
    last_scan: lastOf.get(row.id) ?? 0,
  }));
}

const told = (row: Row) => ({
  id: row.id,
  name: row.name,
  logo: row.logo ?? DEFAULT_LOGO,
  product_type: row.product_type,
  product_version: row.product_version,
  company_status: row.company_status,
  menu_form: row.menu_form,
  construct_state: row.construct_state,
  expires_at: row.expires_at?.toISOString() ?? null,
  menu_ids: row.menu_ids,
  show_overview: row.show_overview,
  show_risk: row.show_risk,
  created_at: row.created_at.toISOString(),
});

export async function companyPage(
  parts: Parts,
  wanted: ParsedRequestOf<typeof listCompanies>,
): Promise<ReplyOf<typeof listCompanies>> {
  const { search, product_version: plan, company_status: status } = wanted;
  const where = and(
    search === "" ? undefined : await companiesNamed(parts.db, search),
    plan === undefined ? undefined : eq(company.product_version, plan),
    status === undefined ? undefined : eq(company.company_status, status),
  );
  return { list: await load(parts, where, pageOf(wanted)), total: await parts.db.$count(company, where) };
}

export async function staffCompanyOf(parts: Parts, id: string): Promise<StaffCompany> {
  const [found] = await load(parts, eq(company.id, id), { limit: 1, offset: 0 });
  if (!found) throw new HttpError("member.company_not_found");
  return found;
}

/** Changes what is given of a company; the audit log keeps what it was. */
export async function changeCompanyAsStaff(
  parts: Parts,
  { id, seen, expires_at: expires, ...rest }: ParsedRequestOf<typeof changeStaffCompany>,
  { staff }: { staff: StaffMember },
): Promise<StaffCompany> {
  await parts.db.transaction(async (tx) => {
    const row = await lockCompany(tx, id);
    requireSeen(row, seen);
    const change = {
      ...rest,
      ...(expires === undefined ? {} : { expires_at: expires && new Date(expires) }),
    };
    const fields = Object.entries(change).filter(([, value]) => value !== undefined);
    if (fields.length === 0) return;
    const after = Object.fromEntries(fields);
    await tx.update(company).set(after).where(eq(company.id, id));
    const before = Object.fromEntries(fields.map(([name]) => [name, row[name as keyof Row]]));
    await audit(tx, { staff }, { action: "company.staff_update", target: id, detail: { before, after } });
  });
  return staffCompanyOf(parts, id);
}
