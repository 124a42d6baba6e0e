import type { AuditEntry } from "@candor/api/entities";

const entry = (number: number, action: string, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `0198c000-0000-7000-8000-0000000003${String(number).padStart(2, "0")}`,
  at: new Date(Date.UTC(2026, 10, 20, 9, 60 - number)).toISOString(),
  actor_kind: "staff",
  actor_id: "0198c000-0000-7000-8000-000000000901",
  actor_name: "He Ting",
  company_id: null,
  company_name: null,
  action,
  target_id: "0198c000-0000-7000-8000-000000000777",
  target_name: null,
  address: "192.0.2.14",
  detail: null,
  seq: 400 - number,
  hash: `${String(number).padStart(2, "0")}9f2c`.padEnd(64, "0"),
  ...change,
});

/** A line of each kind: by staff, by a customer, by the server, and one that is seconds old. */
export const ENTRIES: readonly AuditEntry[] = [
  entry(1, "scan.publish", {
    ...{ seq: null, hash: null },
    ...{ target_name: "S-20418", company_name: "Northline Retail" },
  }),
  entry(2, "company.staff_update", {
    detail: JSON.stringify({ before: { product_version: 1 }, after: { product_version: 2 } }),
  }),
  entry(3, "check.set_passed", {
    actor_kind: "customer",
    actor_name: "Lin Yue",
    company_id: "0198c000-0000-7000-8000-000000000111",
    company_name: "Vereinigte Nordwestdeutsche Versandhandels- und Logistikgesellschaft mbH",
    address: "2001:db8:85a3:8d3:1319:8a2e:370:7348",
  }),
  entry(4, "log.retention", {
    ...{ actor_kind: "system", actor_id: null, actor_name: null, target_id: null, address: null },
    detail: JSON.stringify({ before: "2025-11-20T00:00:00.000Z", lines: 312, first: 313 }),
  }),
];
