import type { StaffPermission } from "../../entities/tables.ts";
import { defineCall, staff } from "../call.ts";

interface Options<Id extends string> {
  /** First part of the calls' ids. */
  id: Id;
  /** Below `/api/mis/v2/`. */
  path: string;
  permission: StaffPermission;
}

/** The calls of one kind of configuration: list, detail, create, update, draft, history, version, delete. */
export function configCallsOf<const Id extends string>({ id, path, permission }: Options<Id>) {
  const access = staff(permission);
  const at = `/api/mis/v2/${path}` as const;
  const reading = { method: "POST", access } as const;
  const writing = { ...reading, keepDuplicates: true } as const;
  return {
    list: defineCall({ id: `${id}.list`, path: `${at}/list`, ...reading }),
    detail: defineCall({ id: `${id}.detail`, path: `${at}/detail`, ...reading }),
    create: defineCall({ id: `${id}.create`, path: `${at}/create`, ...writing }),
    update: defineCall({ id: `${id}.update`, path: `${at}/update`, ...writing }),
    draft: defineCall({ id: `${id}.draft`, path: `${at}/draft`, ...writing }),
    history: defineCall({ id: `${id}.history`, path: `${at}/history`, ...reading }),
    version: defineCall({ id: `${id}.version`, path: `${at}/version`, ...reading }),
    remove: defineCall({ id: `${id}.delete`, path: `${at}/delete`, ...writing }),
  };
}

/** The calls of any kind. */
export type ConfigCalls<Id extends string = string> = ReturnType<typeof configCallsOf<Id>>;
