import * as z from "zod/mini";
import type { ConfigCalls } from "../../contract/mis/config-calls.ts";
import { id, instant } from "../../entities/common.ts";
import { configEntry } from "../../entities/config/config.ts";
import { configKey } from "../../entities/config/fields.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

interface Options<Data extends z.ZodMiniType> {
  data: Data;
  /** What an entry's key must be; default: a short name. */
  key?: z.ZodMiniType<string, string>;
  /** What an entry is, in the plural, for the reference. */
  of: string;
}

/** What a version says of itself. */
const version = {
  /** The entry's at that time. */
  revision: z.int(),
  /** Counted from the first. */
  number: z.int(),
  enable: z.boolean(),
  /** When it was published. */
  at: instant,
  by: z.nullable(z.string()),
};

/** What the calls of one kind of configuration take and answer. */
// @__NO_SIDE_EFFECTS__
export function configEndpointsOf<Id extends string, Data extends z.ZodMiniType>(
  calls: ConfigCalls<Id>,
  { data, key = configKey, of }: Options<Data>,
) {
  /** `draft`: kept beside what is in use until it is published; null: none. */
  const entry = z.object({ ...configEntry, data, draft: z.optional(z.nullable(data)) });
  const fields = { key, enable: z._default(z.boolean(), true), data };
  return {
    list: defineEndpoint(calls.list, {
      request: z.object({
        ...searching,
        ...paging,
        enable: z.optional(z.boolean()),
        /** The one of exactly this key. */
        key: z.optional(key),
      }),
      reply: z.object({ list: z.array(entry), total: z.int() }),
      doc: `Lists ${of}, by id.`,
    }),
    detail: defineEndpoint(calls.detail, {
      request: z.object({ id }),
      reply: entry,
      errors: ["mis.not_found"],
      doc: `One of the ${of}.`,
    }),
    create: defineEndpoint(calls.create, {
      request: z.object(fields),
      reply: entry,
      errors: ["mis.key_taken", "mis.reference_unknown", "mis.file_not_found", "mis.breaks_published"],
      doc: `Adds to the ${of}.`,
    }),
    update: defineEndpoint(calls.update, {
      request: z.object({ id, revision: z.int(), ...fields }),
      reply: entry,
      errors: [
        "mis.not_found",
        "mis.key_taken",
        "mis.changed_meanwhile",
        "mis.in_use",
        "mis.reference_unknown",
        "mis.file_not_found",
        "mis.breaks_published",
      ],
      doc: `Changes one of the ${of}, from the revision that was read. A key that others use stays.`,
    }),
    draft: defineEndpoint(calls.draft, {
      request: z.object({
        id,
        revision: z.int(),
        /** Kept beside what is published; null: forgotten. */
        draft: z.nullable(data),
      }),
      reply: entry,
      errors: ["mis.not_found", "mis.changed_meanwhile"],
      doc: `Keeps a draft beside one of the ${of}, from the revision that was read. Publishing is \`${calls.update.id}\`, which takes the draft's place.`,
    }),
    history: defineEndpoint(calls.history, {
      request: z.object({ id, ...paging }),
      reply: z.object({ list: z.array(z.object(version)), total: z.int() }),
      errors: ["mis.not_found"],
      doc: `What was published of one of the ${of}, each time, the newest first.`,
    }),
    version: defineEndpoint(calls.version, {
      request: z.object({ id, revision: z.int() }),
      /** `data`: null where it is of before the shape changed. */
      reply: z.object({ ...version, data: z.nullable(data) }),
      errors: ["mis.not_found"],
      doc: `One published version of one of the ${of}. It is taken up again by \`${calls.draft.id}\`.`,
    }),
    remove: defineEndpoint(calls.remove, {
      request: z.object({ id, revision: z.int() }),
      reply: z.object({}),
      errors: ["mis.not_found", "mis.changed_meanwhile", "mis.in_use"],
      doc: `Removes one of the ${of} that nothing uses.`,
    }),
  };
}

/** The endpoints of any kind. */
export type ConfigEndpoints = ReturnType<typeof configEndpointsOf<string, z.ZodMiniType>>;
