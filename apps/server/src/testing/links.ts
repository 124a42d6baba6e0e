import { desc, eq } from "../database/drizzle.ts";
import { linkRequest, mail } from "../database/schema.ts";
import { until } from "./wait.ts";
import type { TestServer } from "./with-server.ts";

/** Waits until every link that was asked for has been dealt with. */
export async function linksDone({ services }: TestServer): Promise<void> {
  await until(async () => (await services.db.select().from(linkRequest)).length === 0);
}

/** All mail to an address, newest first. */
export async function mailTo(server: TestServer, email: string) {
  await linksDone(server);
  return server.services.db
    .select()
    .from(mail)
    .where(eq(mail.to, email.toLowerCase()))
    .orderBy(desc(mail.created_at));
}

/** The code in the newest mail to an address. */
export async function codeMailedTo(server: TestServer, email: string): Promise<string> {
  const [newest] = await mailTo(server, email);
  const [, code] = /[?&]code=([\w-]+)/.exec(newest?.text ?? "") ?? [];
  if (!code) throw new Error(`no link was mailed to ${email}`);
  return code;
}
