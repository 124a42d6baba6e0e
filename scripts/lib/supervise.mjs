// Runs the server for the command that started it, and sees that neither outlives the other.
import { spawn } from "node:child_process";

/** Milliseconds between looks whether npm is still there. */
const LOOK_MS = 500;

/**
 * Passes signals on to the server, and ends it when its parent is gone, too: a killed npm says nothing. The channel to the
 * server closes with this process, which the server takes as a signal.
 * @returns {Promise<number>} its exit code
 */
export function supervise(command, args, { onReady = () => {}, ...options }) {
  const server = spawn(command, args, { ...options, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const stop = () => void server.kill("SIGTERM");
  // Ctrl-C reaches the server by itself, as one of the terminal's foreground group; twice does no harm.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
  server.once("message", () => {
    onReady();
    server.send("go", () => {});
  });
  if (process.env.npm_lifecycle_event === "start") {
    const parent = process.ppid;
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      stop();
    }, LOOK_MS).unref();
  }
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
