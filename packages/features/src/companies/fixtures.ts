import { JOIN_STATUS, type Member, type StaffCompany } from "@candor/api/entities";

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
