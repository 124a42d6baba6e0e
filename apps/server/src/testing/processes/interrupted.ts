/** A server whose runs never end, in a process of its own, for tests that kill it. Prints its address. */
import process from "node:process";
import { readEnv } from "../../env/env.ts";
import { startServer } from "../../server.ts";
import { RecordedRunner, staysUntilEnded } from "../recorded-runner.ts";

const runner = new RecordedRunner();
for (const url of process.argv.slice(2)) runner.play(url, staysUntilEnded);
const server = await startServer(readEnv(process.env), { runner });
process.on("SIGTERM", () => {
  server.close().then(() => process.exit(0));
});
process.stdout.write(`${server.url}\n`);
