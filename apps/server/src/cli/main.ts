import process from "node:process";
import { DataInUseError } from "../database/lock.ts";
import { type Env, readEnv } from "../env/env.ts";
import { notStarted } from "../not-started.ts";
import { openServices } from "../server.ts";
import { commandOf, HELP, refusalText } from "./commands.ts";
import { readPassword } from "./password.ts";

let env: Env | undefined;

/** What to tell the person at the prompt; null for what nobody foresaw. */
function explain(error: unknown): string | null {
  if (error instanceof DataInUseError)
    return `The server is running on ${error.message}. Use the staff console, or stop the server first.`;
  return refusalText(error) ?? notStarted(error, env);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes("--help")) {
    process.stdout.write(HELP);
    return;
  }
  const command = commandOf(args);
  env = readEnv(process.env);
  const opened = await openServices(env);
  try {
    process.stdout.write(`${await command(opened.services, readPassword)}\n`);
  } finally {
    await opened.close();
  }
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
}
