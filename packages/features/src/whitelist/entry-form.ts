import type { configCalls, RequestOf } from "@candor/api/contract";
import type { WhitelistEntry } from "./queries.ts";
import type { EntryForm } from "./schema.ts";

export const toForm = (entry: WhitelistEntry | null): EntryForm =>
  entry
    ? { kind: entry.data.kind, key: entry.key, note: entry.data.note }
    : { kind: "email", key: "", note: "" };

export const toPayload = (
  { key, ...data }: EntryForm,
  enable: boolean,
): RequestOf<typeof configCalls.whitelist.create> => ({ key, enable, data });
