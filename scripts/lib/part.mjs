// One part of `npm test` in a process of its own: what it prints can be kept together, and it ends with all it started.
import { parts } from "./parts.mjs";

const [, runner] = parts.find(([name]) => name === process.argv[2]) ?? [];
if (!runner || !process.send) throw new Error("This is started by `npm test`.");

// By `process.exit` what a part has written into the sources is taken back.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

process.send(await runner(), () => process.exit(0));
