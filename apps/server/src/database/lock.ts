import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Another server runs on this data folder. */
export class DataInUseError extends Error {
  override readonly name = "DataInUseError";
}

/** Longest path of a socket that every system takes. */
const SOCKET_PATH_MAX = 100;

function socketPath(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\candor-${hash}`;
  const inside = join(dataDir, "server.sock");
  return inside.length <= SOCKET_PATH_MAX ? inside : join(tmpdir(), `candor-${hash}.sock`);
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/**
 * Holds a data folder for this process: two processes on one embedded database would break it. A socket,
 * not a file with a process id, because it goes away with its process however that ends.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  if (await answers(path)) throw new DataInUseError(dataDir);
  if (process.platform !== "win32") await rm(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
