import { PLANS, STAFF_PERMISSIONS } from "@candor/api/entities";
import { ERRORS } from "@candor/api/errors";
import { HttpError } from "../http/http-error.ts";
import { companyCreate } from "./company.ts";
import { type Command, UsageError } from "./options.ts";
import { staffCreate, staffDisable, staffLetIn, staffList, staffResetFactor, staffUpdate } from "./staff.ts";

export const HELP = `Usage: npm run candor -- <command> [options]

Commands
  company create --name <name> --owner <e-mail> [--plan <plan>] [--language en|cn]
      makes a company and invites its first administrator by mail; without a
      mail server it prints the link. Plans: ${Object.keys(PLANS).join(", ")} (default professional)
  staff list
      says each account of the staff console: e-mail, name, state, permissions
  staff create --name <name> --email <e-mail> [--permissions <codes>]
      makes an account for the staff console; the password is asked for, or
      read from standard input. Codes, separated by commas (default super):
      ${STAFF_PERMISSIONS.join(", ")}
  staff update --email <e-mail> [--name <name>] [--new-email <e-mail>] [--permissions <codes>]
      changes an account; permissions that are not named are taken away
  staff disable --email <e-mail>
  staff enable --email <e-mail>
      shuts someone out, with all their sessions, or lets them in again; the
      last account with super stays
  staff reset-factor --email <e-mail> [--language en|cn]
      takes away someone's authenticator app, passkeys and recovery codes, and
      ends their sessions: the password alone signs them in again. They are
      told by mail

It works on the data that the environment and .env name. The embedded database
has one process: stop the server first. With DATABASE_URL both go on at once.
`;

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Command>> = {
  "company create": companyCreate,
  "staff list": staffList,
  "staff create": staffCreate,
  "staff update": staffUpdate,
  "staff disable": staffDisable,
  "staff enable": staffLetIn,
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
