// `npm start`: installs, builds and runs the server. A second start with nothing changed goes straight to the server.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HELP, readArguments } from "./lib/arguments.mjs";
import { loadDotEnv } from "./lib/dot-env.mjs";
import { ensureBuilt, ensureInstalled } from "./lib/prepare.mjs";
import { beginStep } from "./lib/steps.mjs";
import { supervise } from "./lib/supervise.mjs";
import { endQuiet, node24, root, toolEnv } from "./lib/workspace.mjs";

const given = readArguments(process.argv.slice(2));
if ("wrong" in given) {
  process.stderr.write(`${given.wrong}\n\n${HELP}`);
  process.exit(1);
}
if (given.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (given.version) {
  const { version } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));
  console.log(version);
  process.exit(0);
}

let interrupted = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    interrupted = true;
    endQuiet();
  });
}
const goOn = () => {
  if (interrupted) process.exit(1);
};

loadDotEnv();
await ensureInstalled("1/3 Installing packages");
goOn();
// A worker opens no port: it has no page to show.
if (given.role !== "worker") await ensureBuilt("2/3 Building the portal and the console");
goOn();

const step = beginStep("3/3 Starting the server");
const code = await supervise(node24, ["apps/server/src/main.ts", "--role", given.role], {
  cwd: root,
  env: toolEnv(),
  onReady() {
    step.end();
  },
});
process.exit(code);
