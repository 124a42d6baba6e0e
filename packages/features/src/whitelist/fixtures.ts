import type { WhitelistEntry } from "./queries.ts";

const entry = (number: number, key: string, data: WhitelistEntry["data"], enable = true): WhitelistEntry => ({
  id: `0198e000-0000-7000-8000-00000000000${number}`,
  key,
  enable,
  revision: 1,
  updated_at: "2026-11-16T08:00:00.000Z",
  updated_by: "Wang Min",
  data,
});

export const PERSON = entry(1, "ada@linden.example", { kind: "email", note: "" });

/** One of each kind; one is switched off. */
export const ENTRIES: WhitelistEntry[] = [
  PERSON,
  entry(2, "linden.example", { kind: "domain", note: "Trial until the end of the year" }),
  entry(3, "0198d000-0000-7000-8000-000000000001", { kind: "company", note: "" }, false),
];

export const COMPANIES = [
  { id: "0198d000-0000-7000-8000-000000000001", name: "Linden Retail" },
  { id: "0198d000-0000-7000-8000-000000000002", name: "北极星电子商务有限公司" },
];
