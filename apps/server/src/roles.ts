import { parseArgs } from "node:util";
import { type Env, EnvError } from "./env/env.ts";

/** What a process does: answers people, runs jobs, or both. */
export const ROLES = ["all", "web", "worker"] as const;
export type Role = (typeof ROLES)[number];

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Reads `--role` from what stands behind the program's name; both without it. */
export function readRole(args: readonly string[]): Role {
  try {
    const { role } = parseArgs({ args: [...args], options: { role: { type: "string" } } }).values;
    if (role === undefined) return "all";
    if (isRole(role)) return role;
  } catch {
    // Answered below, in words that name what there is.
  }
  throw new EnvError(`The only option is --role, one of ${ROLES.join(", ")}.`);
}

/** Refuses a part that could not do its work with this environment. */
export function assertRole(role: Role, env: Env): void {
  if (role === "all") return;
  if (!env.databaseUrl)
    throw new EnvError(`--role ${role} needs DATABASE_URL: the embedded database has one process.`);
  // A worker listens nowhere, and writes the mails that people follow the links of.
  if (role === "worker" && !env.publicUrl) throw new EnvError("--role worker needs CANDOR_PUBLIC_URL.");
}
