import {
  ASSET_TYPES,
  type AuditEntry,
  JOIN_STATUS,
  type Member,
  type StaffCompany,
} from "@candor/api/entities";

let made = 0;

/** A company invented. */
export function company(name: string, change: Partial<StaffCompany> = {}): StaffCompany {
  made += 1;
  return {
    id: `0198c000-0000-7000-8000-0000000001${String(made).padStart(2, "0")}`,
    name,
    logo_url: null,
    logo: "default",
    product_type: 1,
    product_version: 2,
    company_status: 1,
    menu_form: "current",
    construct_state: 0,
    expires_at: null,
    menu_ids: null,
    show_overview: true,
    show_risk: true,
    members: 4,
    objects: 6,
    last_scan: 12,
    created_at: "2026-03-02T08:00:00.000Z",
    ...change,
  };
}

export const LINDEN = company("Linden Shop", { expires_at: "2027-03-01T00:00:00.000Z" });
export const NEW = company("Aster Trading", { members: 0, objects: 0, last_scan: 0, product_version: 10 });
export const CLOSED = company("Birch & Sons", { company_status: 0, product_version: 1, members: 1 });
export const LONG = company("Vereinigte Nordwestdeutsche Versandhandels- und Logistikgesellschaft mbH", {
  product_version: 3,
  members: 18,
});
export const COMPANIES = [NEW, LINDEN, CLOSED, LONG];

/** Somebody of a company. */
export const person = (name: string, change: Partial<Member> = {}): Member => {
  made += 1;
  return {
    id: `0198c000-0000-7000-8000-0000000002${String(made).padStart(2, "0")}`,
    name,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`,
    role: "viewer",
    position: null,
    join_status: JOIN_STATUS.valid,
    joined_at: "2026-06-01T08:00:00.000Z",
    invited_at: change.join_status === JOIN_STATUS.pending ? "2026-11-17T08:00:00.000Z" : null,
    expired: false,
    self: false,
    ...change,
  };
};

/** A company’s people, as staff read them. */
export const teamOf = (list: Member[]) => ({
  list: list.map((one) => ({
    ...one,
    menu_ids: null,
    internal_review_only: null,
    language_fixed: false,
    default_index: null,
  })),
  limit: 20,
});

/** What a company uses. */
export const USAGE = {
  types: ASSET_TYPES.map((asset_type, index) => ({ asset_type, used: index % 3, limit: 20 })),
  members: { used: 2, limit: 20 },
  assessments: 12,
  published: 9,
  files: { count: 214, bytes: 38_420_000 },
  last_seen_at: "2026-11-20T09:14:00.000Z",
  exported_at: null,
};

const line = (number: number, action: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `0198c000-0000-7000-8000-0000000004${String(number).padStart(2, "0")}`,
  at: new Date(Date.UTC(2026, 10, 20, 9, 60 - number)).toISOString(),
  ...{ actor_kind: "staff", actor_id: null, actor_name: "He Ting", company_id: null, company_name: null },
  ...{
    action,
    target_id: LINDEN.id,
    target_name: LINDEN.name,
    address: "192.0.2.14",
    detail: null,
    seq: 40 - number,
    hash: null,
  },
  ...change,
});
const LINES = {
  staff: [line(1, "company.staff_update"), line(4, "company.create", { actor_name: null })],
  people: [line(2, "check.set_passed", { actor_kind: "customer", actor_name: "Lin Yue" })],
};

/** Lines of the log about a company: what staff did to it, or what its people did. */
export const logPage = (by: keyof typeof LINES) => ({
  ...{ list: LINES[by], total: LINES[by].length, more: false, actions: [] },
});
