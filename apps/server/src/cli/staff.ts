import { createStaff as createStaffCall, updateStaff } from "@candor/api/endpoints";
import { STAFF_PERMISSIONS } from "@candor/api/entities";
import { createStaff } from "../auth/staff-account.ts";
import { asc, eq } from "../database/drizzle.ts";
import { staff } from "../database/schema.ts";
import { stateOf } from "../mis/staff/accounts.ts";
import { changeStaff, enableStaff } from "../mis/staff/changes.ts";
import { resetFactor } from "../mis/staff/second-factor.ts";
import type { Services } from "../services.ts";
import { type Command, checked, languageOf, needed, type Options, optionsOf, UsageError } from "./options.ts";

const OPERATOR = { actor: { system: true } } as const;

const FIELDS = { username: "name" };

function permissionsOf(text: string): string[] {
  const codes = text.split(",").map((code) => code.trim());
  if (!codes.every((code) => STAFF_PERMISSIONS.some((known) => known === code)))
    throw new UsageError(`--permissions are some of ${STAFF_PERMISSIONS.join(", ")}.`);
  return codes;
}

async function accountOf({ db }: Services, email: string) {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  if (!row) throw new UsageError(`${email} has no account for the staff console.`);
  return row;
}

const emailOf = (options: Options): string => needed(options, "email").toLowerCase();

export function staffList(args: readonly string[]): Command {
  optionsOf(args, []);
  return async ({ db }) => {
    const rows = await db.select().from(staff).orderBy(asc(staff.email));
    if (rows.length === 0) return "There is no account for the staff console yet.";
    return rows
      .map((row) => [row.email, row.username, stateOf(row), row.permissions.join(",") || "-"].join("\t"))
      .join("\n");
  };
}

export function staffCreate(args: readonly string[]): Command {
  const options = optionsOf(args, ["name", "email", "permissions"]);
  const username = needed(options, "name");
  const email = needed(options, "email");
  const permissions = permissionsOf(options.permissions ?? "super");
  const wanted = checked(createStaffCall.request, { username, email, permissions }, FIELDS);
  return async (services, readPassword) => {
    const password = await readPassword();
    const made = await createStaff(services.db, { ...wanted, password });
    if (made === null) throw new UsageError(`${wanted.email} has an account already.`);
    return `${made} can sign in to the staff console.`;
  };
}

export function staffUpdate(args: readonly string[]): Command {
  const options = optionsOf(args, ["email", "name", "new-email", "permissions"]);
  const email = emailOf(options);
  const change = {
    ...(options.name === undefined ? {} : { username: options.name }),
    ...(options["new-email"] === undefined ? {} : { email: options["new-email"] }),
    ...(options.permissions === undefined ? {} : { permissions: permissionsOf(options.permissions) }),
  };
  if (Object.keys(change).length === 0)
    throw new UsageError("Say what changes: --name, --new-email or --permissions.");
  const names = { ...FIELDS, email: "new-email" };
  checked(updateStaff.request, { id: crypto.randomUUID(), ...change }, names);
  return async (services) => {
    const { id } = await accountOf(services, email);
    await changeStaff(services.db, checked(updateStaff.request, { id, ...change }, names), OPERATOR);
    return `${email} is changed.`;
  };
}

const staffEnable =
  (enabled: boolean, said: string) =>
  (args: readonly string[]): Command => {
    const email = emailOf(optionsOf(args, ["email"]));
    return async (services) => {
      const { id } = await accountOf(services, email);
      await enableStaff(services.db, { id, enabled }, OPERATOR);
      return `${email} ${said}`;
    };
  };

export const staffDisable = staffEnable(
  false,
  "is shut out of the staff console, and signed out everywhere.",
);
export const staffLetIn = staffEnable(true, "is let in to the staff console again.");

export function staffResetFactor(args: readonly string[]): Command {
  const options = optionsOf(args, ["email", "language"]);
  const email = emailOf(options);
  const language = languageOf(options);
  return async (services) => {
    const row = await accountOf(services, email);
    if (row.second_factor_at === null) return `${email} signs in with the password alone.`;
    await resetFactor(services, row.id, OPERATOR, language);
    return `${email} signs in with the password alone again, and is told so by mail.`;
  };
}
