// `npm start`: installs, builds and runs the server. A second start with nothing changed goes straight to the server.
import { spawn } from "node:child_process";
import { ensureBuilt, ensureInstalled, houseEnv, node24, root } from "./lib/house.mjs";

await ensureInstalled();
await ensureBuilt();

const server = spawn(node24, ["apps/server/src/main.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: houseEnv(),
  stdio: "inherit",
});

// Ctrl-C reaches the server by itself, as one of the terminal's foreground group; this process only waits for it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.once("close", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
