import process from "node:process";
import pc from "picocolors";
import { banner } from "./banner.ts";
import { DataInUseError } from "./database/lock.ts";
import { type Env, EnvError, readEnv } from "./env.ts";
import { startServer } from "./server.ts";

/** What to tell the person at the prompt; null for what nobody foresaw. */
function explain(error: unknown, env: Env | undefined): string | null {
  if (error instanceof EnvError) return error.message;
  if (error instanceof DataInUseError) {
    return `Another Candor server is using ${error.message}. Stop it, or choose another folder:\n  CANDOR_DATA_DIR=./data-2 npm start`;
  }
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    const next = (env?.port ?? 8080) + 1;
    // Without its host the next start would be another one: on loopback, as a demo.
    const host = env && !env.loopback ? `HOST=${env.host} ` : "";
    return `Port ${env?.port} on ${env?.host} is taken. Choose another:\n  ${host}PORT=${next} npm start`;
  }
  if (code === "EACCES")
    return `Port ${env?.port} may not be opened by this user. Choose one above 1023:\n  PORT=8080 npm start`;
  if (code === "ECONNREFUSED" && env?.databaseUrl) return "The database in DATABASE_URL does not answer.";
  return null;
}

async function main(): Promise<void> {
  const begun = performance.now();
  let env: Env | undefined;
  try {
    env = readEnv(process.env);
    const server = await startServer(env);
    process.stdout.write(`${banner({ env, ...server, startedInMs: performance.now() - begun })}\n`);
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      process.stdout.write(`\n  ${pc.dim("Stopping: assessments under way continue at the next start.")}\n`);
      server.close().then(
        () => process.exit(0),
        (error) => {
          process.stderr.write(`${error}\n`);
          process.exit(1);
        },
      );
    };
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  } catch (error) {
    const message = explain(error, env) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`\n  ${pc.red("Candor did not start.")} ${message}\n\n`);
    process.exit(1);
  }
}

await main();
