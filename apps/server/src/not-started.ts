import { DataInUseError } from "./database/lock.ts";
import { type Env, EnvError } from "./env/env.ts";

/** What a system's or a database's error says beside its message. */
interface Told {
  code?: unknown;
  /** What was asked of the system, e.g. `mkdir`. */
  syscall?: unknown;
  path?: unknown;
  port?: unknown;
  /** The name that nobody knows. */
  hostname?: unknown;
}

/** Nobody answers where the database should be. */
const AWAY = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"];
/** PostgreSQL's: not this user, not this password, no such database. */
const REFUSED = ["28000", "28P01", "3D000"];

/** Why a start failed, for the person at the prompt; null for what nobody foresaw. */
export function notStarted(
  error: unknown,
  env: Pick<Env, "host" | "port" | "loopback" | "dataDir" | "databaseUrl"> | undefined,
): string | null {
  if (error instanceof EnvError) return error.message;
  if (error instanceof DataInUseError) {
    return `Another Candor server is using ${error.message}. Stop it, or choose another folder:\n  CANDOR_DATA_DIR=./data-2 npm start`;
  }
  if (!(error instanceof Error) || !env) return null;
  const { code, syscall, path, port, hostname } = error as Told;
  const isPort = syscall === "listen" && port === env.port;
  if (code === "EADDRINUSE" && isPort) {
    // Without its host the next start would be another one: on loopback, as a demo.
    const host = env.loopback ? "" : `HOST=${env.host} `;
    return `Port ${env.port} on ${env.host} is taken. Choose another:\n  ${host}PORT=${env.port + 1} npm start`;
  }
  const isUnknownHost = syscall === "getaddrinfo" && hostname === env.host;
  if ((code === "EADDRNOTAVAIL" && isPort) || isUnknownHost)
    return `This machine has no address ${env.host}. Set HOST to one that it has, or to 0.0.0.0 for all of them.`;
  if (code === "EACCES" && isPort)
    return `Port ${env.port} may not be opened by this user. Choose one above 1023:\n  PORT=8080 npm start`;
  if (env.databaseUrl && AWAY.includes(String(code))) return "The database in DATABASE_URL does not answer.";
  if (env.databaseUrl && REFUSED.includes(String(code)))
    return `The database in DATABASE_URL does not let Candor in: ${error.message}.`;
  // What leads to the folder may be what cannot be made.
  const leads = typeof path === "string" && env.dataDir.startsWith(path);
  if (syscall !== undefined && (leads || error.message.includes(env.dataDir)))
    return `The data folder cannot be used (${error.message}). Give this user the right to write there, or choose another:\n  CANDOR_DATA_DIR=./data-2 npm start`;
  return null;
}
