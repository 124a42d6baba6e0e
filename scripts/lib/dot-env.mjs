import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** Reads `.env` beside package.json, where there is one. What the environment says already stays. */
export function loadDotEnv(folder = root) {
  const file = join(folder, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}
