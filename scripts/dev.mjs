// `pnpm dev`: server, both apps and Storybook, each reloading when its files change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { loadDotEnv } from "./lib/dot-env.mjs";
import { ensureInstalled } from "./lib/prepare.mjs";
import { bin, node24, root, toolEnv } from "./lib/workspace.mjs";

loadDotEnv();
await ensureInstalled();

const API_PORT = process.env.PORT ?? "8080";
const parts = [
  { name: "server", colour: 36, cwd: "apps/server", command: node24, args: ["--watch", "src/main.ts"] },
  {
    name: "portal",
    colour: 35,
    cwd: "apps/portal",
    command: join(bin, "vite"),
    args: ["--port", "5173", "--strictPort"],
  },
  {
    name: "mis",
    colour: 33,
    cwd: "apps/mis",
    command: join(bin, "vite"),
    args: ["--port", "5174", "--strictPort"],
  },
  {
    name: "storybook",
    colour: 32,
    cwd: ".",
    command: join(bin, "storybook"),
    args: ["dev", "--port", "6006", "--host", "127.0.0.1", "--ci"],
  },
];

const children = parts.map(({ name, colour, cwd, command, args }) => {
  const env = toolEnv({ PORT: API_PORT, DEV_SERVER: `http://127.0.0.1:${API_PORT}`, FORCE_COLOR: "1" });
  const child = spawn(command, args, { cwd: join(root, cwd), env, stdio: ["ignore", "pipe", "pipe"] });
  const prefix = `\u001b[${colour}m${name.padEnd(9)}\u001b[0m `;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) process.stdout.write(`${prefix}${line}\n`);
    });
  }
  child.once("close", (code) => {
    process.stdout.write(`${prefix}ended with ${code}\n`);
    stop();
  });
  return child;
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);

console.log(`portal    http://127.0.0.1:5173
console   http://127.0.0.1:5174/view-mis/
storybook http://127.0.0.1:6006
API       http://127.0.0.1:${API_PORT}/api/docs`);
