import { parseArgs } from "node:util";
import { createStaffCompany } from "@candor/api/endpoints";
import { LANGUAGES, PLANS, type Plan, STAFF_PERMISSIONS, type StaffPermission } from "@candor/api/entities";
import { ERRORS } from "@candor/api/errors";
import { desc, eq } from "drizzle-orm";
import { createStaff } from "../auth/staff-account.ts";
import { mail, staff } from "../database/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { createCompany } from "../mis/create-company.ts";
import { resetFactor } from "../mis/staff/second-factor.ts";
import type { Services } from "../services.ts";

export const HELP = `Usage: npm run candor -- <command> [options]

Commands
  company create --name <name> --owner <e-mail> [--plan <plan>] [--language en|cn]
      makes a company and invites its first administrator by mail; without a
      mail server it prints the link. Plans: ${Object.keys(PLANS).join(", ")} (default professional)
  staff create --name <name> --email <e-mail> [--permissions <codes>]
      makes an account for the staff console; the password is asked for, or
      read from standard input. Codes, separated by commas (default super):
      ${STAFF_PERMISSIONS.join(", ")}
  staff reset-factor --email <e-mail> [--language en|cn]
      takes away someone's authenticator app, passkeys and recovery codes, and
      ends their sessions: the password alone signs them in again. They are
      told by mail

It works on the data that the environment and .env name. The embedded database
has one process: stop the server first. With DATABASE_URL both go on at once.
`;

/** What was typed is not what a command needs; the message says what is. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Does what was asked for, and returns what to say. */
export type Command = (services: Services, readPassword: () => Promise<string>) => Promise<string>;

type Options = Record<string, string | undefined>;

function optionsOf(args: readonly string[], names: readonly string[]): Options {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    return parseArgs({ args: [...args], options }).values as Options;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function needed(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

const isPermission = (code: string): code is StaffPermission =>
  STAFF_PERMISSIONS.some((known) => known === code);
const isPlan = (text: string): text is Plan => Object.hasOwn(PLANS, text);

/** The newest link that was written to an address: what its mail would have brought. */
async function linkTo({ db }: Services, email: string): Promise<string | null> {
  const [newest] = await db
    .select()
    .from(mail)
    .where(eq(mail.to, email))
    .orderBy(desc(mail.created_at))
    .limit(1);
  const word = newest?.text.split(/\s/).find((one) => /[?&]code=[\w-]/.test(one));
  const start = word?.search(/https?:\/\//) ?? -1;
  return word && start >= 0 ? word.slice(start) : null;
}

function companyCreate(args: readonly string[]): Command {
  const options = optionsOf(args, ["name", "owner", "plan", "language"]);
  const plan = options.plan ?? "professional";
  if (!isPlan(plan)) throw new UsageError(`--plan is one of ${Object.keys(PLANS).join(", ")}.`);
  const wanted = createStaffCompany.request.safeParse({
    name: needed(options, "name"),
    product_version: PLANS[plan],
    owner: { email: needed(options, "owner"), language: options.language ?? "en" },
  });
  if (!wanted.success) {
    const [field] = wanted.error.issues.map(({ path }) => path.at(-1));
    const option = field === "email" ? "owner" : String(field);
    throw new UsageError(`--${option} is not valid.`);
  }
  return async (services) => {
    const company = await createCompany(services, wanted.data, { staff: null });
    const { email } = wanted.data.owner;
    const link = services.env.smtpUrl ? null : await linkTo(services, email);
    const how = link
      ? `There is no mail server, so give ${email} this link; it works once, for 7 days:\n  ${link}`
      : `The server mails the invitation to ${email}.`;
    return `${company.name} is created (${company.id}).\n${how}`;
  };
}

function staffCreate(args: readonly string[]): Command {
  const options = optionsOf(args, ["name", "email", "permissions"]);
  const given = { username: needed(options, "name"), email: needed(options, "email") };
  if (!given.email.includes("@")) throw new UsageError("--email is not valid.");
  const permissions = (options.permissions ?? "super").split(",").map((code) => code.trim());
  if (!permissions.every(isPermission))
    throw new UsageError(`--permissions are some of ${STAFF_PERMISSIONS.join(", ")}.`);
  return async (services, readPassword) => {
    const password = await readPassword();
    const email = await createStaff(services.db, { ...given, permissions, password });
    if (email === null) throw new UsageError(`${given.email} has an account already.`);
    return `${email} can sign in to the staff console.`;
  };
}

function staffResetFactor(args: readonly string[]): Command {
  const options = optionsOf(args, ["email", "language"]);
  const email = needed(options, "email").toLowerCase();
  const language = LANGUAGES.find((one) => one === (options.language ?? "en"));
  if (!language) throw new UsageError(`--language is one of ${LANGUAGES.join(", ")}.`);
  return async (services) => {
    const [row] = await services.db.select().from(staff).where(eq(staff.email, email));
    if (!row) throw new UsageError(`${email} has no account for the staff console.`);
    if (row.second_factor_at === null) return `${email} signs in with the password alone.`;
    await resetFactor(services, row.id, { actor: { system: true } }, language);
    return `${email} signs in with the password alone again, and is told so by mail.`;
  };
}

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Command>> = {
  "company create": companyCreate,
  "staff create": staffCreate,
  "staff reset-factor": staffResetFactor,
};

/** The command that was typed; throws where there is none such. */
export function commandOf(args: readonly string[]): Command {
  const [noun = "", verb = "", ...rest] = args;
  const make = COMMANDS[`${noun} ${verb}`];
  if (!make) throw new UsageError(`There is no command "${`${noun} ${verb}`.trim()}".`);
  return make(rest);
}

/** What is said of a wrong command or a refusal; null for what nobody foresaw. */
export function refusalText(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  return error instanceof HttpError ? ERRORS[error.key].en : null;
}
