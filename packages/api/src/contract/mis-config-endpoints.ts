import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { configEntry } from "../entities/config.ts";
import { configKey } from "../entities/config-fields.ts";
import type { StaffPermission } from "../entities/tables.ts";
import { defineEndpoint, staff } from "./endpoint.ts";
import { paging, searching } from "./paging.ts";

interface Options<Data extends z.ZodMiniType, Id extends string, Path extends string> {
  /** First part of the endpoints' ids. */
  id: Id;
  /** Below `/api/mis/v2/`. */
  path: Path;
  permission: StaffPermission;
  data: Data;
  /** What an entry's key must be; default: a short name. */
  key?: z.ZodMiniType<string, string>;
  /** What an entry is, in the plural, for the reference. */
  of: string;
}

/** The calls of one kind of configuration: list, detail, create, update, draft, delete. */
export function configEndpoints<Data extends z.ZodMiniType, Id extends string, Path extends string>({
  id: name,
  path,
  permission,
  data,
  key = configKey,
  of,
}: Options<Data, Id, Path>) {
  const access = staff(permission);
  /** `draft`: kept beside what is in use until it is published; null: none. */
  const entry = z.object({ ...configEntry, data, draft: z.optional(z.nullable(data)) });
  const fields = { key, enable: z._default(z.boolean(), true), data };
  return {
    list: defineEndpoint({
      id: `${name}.list`,
      method: "POST",
      path: `/api/mis/v2/${path}/list`,
      access,
      request: z.object({ ...searching, ...paging, enable: z.optional(z.boolean()) }),
      reply: z.object({ list: z.array(entry), total: z.int() }),
      doc: `Lists ${of}, by id.`,
    }),
    detail: defineEndpoint({
      id: `${name}.detail`,
      method: "POST",
      path: `/api/mis/v2/${path}/detail`,
      access,
      request: z.object({ id }),
      reply: entry,
      errors: ["mis.not_found"],
      doc: `One of the ${of}.`,
    }),
    create: defineEndpoint({
      id: `${name}.create`,
      method: "POST",
      path: `/api/mis/v2/${path}/create`,
      access,
      request: z.object(fields),
      reply: entry,
      errors: ["mis.key_taken", "mis.reference_unknown", "mis.file_not_found", "mis.breaks_published"],
      keepDuplicates: true,
      doc: `Adds to the ${of}.`,
    }),
    update: defineEndpoint({
      id: `${name}.update`,
      method: "POST",
      path: `/api/mis/v2/${path}/update`,
      access,
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
      keepDuplicates: true,
      doc: `Changes one of the ${of}, from the revision that was read. A key that others use stays.`,
    }),
    draft: defineEndpoint({
      id: `${name}.draft`,
      method: "POST",
      path: `/api/mis/v2/${path}/draft`,
      access,
      request: z.object({
        id,
        revision: z.int(),
        /** Kept beside what is published; null: forgotten. */
        draft: z.nullable(data),
      }),
      reply: entry,
      errors: ["mis.not_found", "mis.changed_meanwhile"],
      keepDuplicates: true,
      doc: `Keeps a draft beside one of the ${of}, from the revision that was read. Publishing is \`${name}.update\`, which takes the draft's place.`,
    }),
    remove: defineEndpoint({
      id: `${name}.delete`,
      method: "POST",
      path: `/api/mis/v2/${path}/delete`,
      access,
      request: z.object({ id, revision: z.int() }),
      reply: z.object({}),
      errors: ["mis.not_found", "mis.changed_meanwhile", "mis.in_use"],
      keepDuplicates: true,
      doc: `Removes one of the ${of} that nothing uses.`,
    }),
  };
}

/** The calls of any kind. */
export type ConfigEndpoints = ReturnType<typeof configEndpoints<z.ZodMiniType, string, string>>;
