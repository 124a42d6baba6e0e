import type { TestProject } from "vitest/node";
import { openPostgres } from "../database/open.ts";
import { startPostgres, whyNoPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of an empty database with all migrations, to copy; null where there is no PostgreSQL. */
    postgresTemplate: string | null;
  }
}

/** One PostgreSQL for a whole run: to start one and to migrate it takes seconds, to copy a database does not. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (await whyNoPostgres()) {
    provide("postgresTemplate", null);
    return undefined;
  }
  const postgres = await startPostgres();
  const template = await postgres.createDatabase();
  await (await openPostgres(template)).close();
  provide("postgresTemplate", template);
  return postgres.stop;
}
