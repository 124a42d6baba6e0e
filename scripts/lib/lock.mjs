// One process at a time, over all processes of this folder.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A socket, not a file with a process id: the system takes it away with its process, however that ends. Linux and
 * Windows have sockets that are no file, so that nothing is left behind either.
 */
function addressOf(name) {
  const id = `candor-${createHash("sha256").update(name).digest("hex").slice(0, 24)}`;
  if (process.platform === "linux") return `\0${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${id}`;
  return join(tmpdir(), `${id}.sock`);
}

async function take(address) {
  const server = createServer((waiting) => waiting.on("error", () => {}));
  const waiters = new Set();
  server.on("connection", (waiting) => {
    waiters.add(waiting);
    waiting.once("close", () => waiters.delete(waiting));
  });
  try {
    server.listen(address);
    await once(server, "listening");
  } catch (error) {
    if (error.code === "EADDRINUSE") return null;
    throw error;
  }
  return () => {
    server.close();
    for (const waiting of waiters) waiting.destroy();
  };
}

/** Waits until its holder lets go; false where there is no holder any more. */
async function waitFor(address) {
  const socket = connect(address);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const reached = await new Promise((resolve) => {
    socket.once("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
  });
  if (reached) await closed;
  return reached;
}

/** Runs `work` while no other process holds the lock of this name. `onWait` is told once that another one does. */
export async function underLock(name, work, onWait = () => {}) {
  const address = addressOf(name);
  let release = await take(address);
  if (!release) onWait();
  while (!release) {
    // What a killed process left of a socket that is a file.
    if (!(await waitFor(address)) && address.startsWith("/")) rmSync(address, { force: true });
    release = await take(address);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
