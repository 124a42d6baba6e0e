import { isApiError } from "@candor/api/client";
import type { configCalls, RequestOf } from "@candor/api/contract";
import type { ScreenCode } from "@candor/api/errors";
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

/** Who is named stands in one of two fields; what the server says of the key is about that one, else about the note. */
export function refusedIn(error: unknown, { kind }: EntryForm) {
  if (!isApiError(error)) return null;
  const field = kind === "company" ? "company" : "key";
  if (error.key === "mis.key_taken")
    return { field, message: "whitelist.listed" satisfies ScreenCode } as const;
  if (error.fields.key) return field;
  return error.fields["data.note"] ? "note" : null;
}

/** Whom a form names, in words. */
export const nameIn = ({ kind, key, company }: EntryForm) =>
  kind === "company" && company ? company.name : key;
