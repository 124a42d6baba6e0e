// `pnpm build`: builds both apps if a source file of theirs has changed.
import { ensureBuilt, ensureInstalled } from "./lib/prepare.mjs";

await ensureInstalled();
await ensureBuilt();
