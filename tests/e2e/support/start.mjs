// `npm start` on a data folder of its own, emptied first.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/lib/workspace.mjs";

process.env.CANDOR_DATA_DIR = join(root, "test-results/journey-data");
rmSync(process.env.CANDOR_DATA_DIR, { recursive: true, force: true });
await import("../../../scripts/start.mjs");
