import { expect, test } from "vitest";
import { entrySchema } from "./schema.ts";

const wrongIn = (kind: string, key: string) =>
  entrySchema.safeParse({ kind, key, company: null, note: "" }).error?.issues.map(({ message }) => message) ??
  [];

test("each kind takes its own names, in any case, and nothing of another kind", () => {
  expect(wrongIn("email", " Ada@Linden.example ")).toEqual([]);
  expect(wrongIn("email", "linden.example")).toEqual(["whitelist.email_invalid"]);
  expect(wrongIn("domain", "linden.example")).toEqual([]);
  expect(wrongIn("domain", "ada@linden.example")).toEqual(["whitelist.domain_invalid"]);
  expect(wrongIn("domain", "https://linden.example")).toEqual(["whitelist.domain_invalid"]);
  expect(wrongIn("company", "0198D000-0000-7000-8000-000000000001")).toEqual(["whitelist.company_required"]);
  const company = { id: "0198d000-0000-7000-8000-000000000001", name: "Linden Retail" };
  expect(entrySchema.safeParse({ kind: "company", key: "", company, note: "" }).success).toBe(true);
  expect(wrongIn("email", "")).toEqual(["whitelist.email_invalid"]);
});
