import type { configCalls, RequestOf } from "@candor/api/contract";
import type { WhitelistEntry } from "./queries.ts";
import type { EntryForm } from "./schema.ts";

/** An entry as a form holds it; `name` in words, which for a company is not its key. */
export function toForm(entry: WhitelistEntry | null, name: string): EntryForm {
  if (!entry) return { kind: "email", key: "", company: null, note: "" };
  const { kind, note } = entry.data;
  return kind === "company"
    ? { kind, key: "", company: { id: entry.key, name }, note }
    : { kind, key: entry.key, company: null, note };
}

export const toPayload = ({ kind, key, company, note }: EntryForm, enable: boolean) =>
  ({
    key: kind === "company" && company ? company.id : key,
    enable,
    data: { kind, note },
  }) satisfies RequestOf<typeof configCalls.whitelist.create>;

/** Whom a form names, in words. */
export const nameIn = ({ kind, key, company }: EntryForm) =>
  kind === "company" && company ? company.name : key;
