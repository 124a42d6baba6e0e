import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "@candor/api/entities";
import type { Services } from "../services.ts";

/** What was typed is not what a command needs; the message says what is. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Does what was asked for, and returns what to say. */
export type Command = (services: Services, readPassword: () => Promise<string>) => Promise<string>;

export type Options = Record<string, string | undefined>;

export function optionsOf(args: readonly string[], names: readonly string[]): Options {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    return parseArgs({ args: [...args], options }).values as Options;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function needed(options: Options, name: string): string {
  const value = options[name]?.trim();
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

export function languageOf(options: Options): Language {
  const language = LANGUAGES.find((one) => one === (options.language ?? "en"));
  if (!language) throw new UsageError(`--language is one of ${LANGUAGES.join(", ")}.`);
  return language;
}

interface Schema<Value> {
  safeParse: (given: unknown) => {
    success: boolean;
    data?: Value;
    error?: { issues: readonly { path: readonly PropertyKey[] }[] };
  };
}

/**
 * What was typed, held against the same schema as a call's request: what no screen takes, no prompt takes either.
 * `options` names the option behind a field that is called otherwise.
 */
export function checked<Value>(
  schema: Schema<Value>,
  given: unknown,
  options: Readonly<Record<string, string>> = {},
): Value {
  const { data, error } = schema.safeParse(given);
  if (data !== undefined) return data;
  const field = String(error?.issues[0]?.path.findLast((step) => typeof step === "string"));
  throw new UsageError(`--${options[field] ?? field} is not valid.`);
}
