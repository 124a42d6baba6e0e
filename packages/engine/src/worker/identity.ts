import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Who the worker runs as. */
export interface Identity {
  /** Set when we are root and can hand the work to somebody with no rights. */
  user: { uid: number; gid: number } | null;
  /** Chromium's own sandbox refuses to run as root. */
  sandbox: boolean;
}

/** Range that is set aside for passing users: nobody owns files under these numbers. */
const FIRST = 61_184;
const LAST = 65_519;

const child = fileURLToPath(new URL("./child.ts", import.meta.url));
let readable: boolean | null = null;

/** Can somebody without rights read this program? Not so where it is installed in root's home. */
function readableByOthers(uid: number): boolean {
  readable ??=
    spawnSync(process.execPath, ["--check", child], {
      uid,
      gid: uid,
      cwd: "/",
      stdio: "ignore",
      timeout: 10_000,
    }).status === 0;
  return readable;
}

/**
 * Picks a user for one worker: as root a number of its own, so that a page which breaks out of the browser
 * finds nothing it may read, write or signal; else ourselves.
 */
export function pickIdentity(): Identity {
  if (process.platform === "win32") return { user: null, sandbox: true };
  if (process.getuid?.() !== 0) return { user: null, sandbox: true };
  const uid = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  if (!readableByOthers(uid)) return { user: null, sandbox: false };
  return { user: { uid, gid: uid }, sandbox: true };
}
