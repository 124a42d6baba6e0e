import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Who the worker and its browser run as. */
export interface Identity {
  /** Set when we are root and can hand the whole work to somebody with no rights. */
  worker: { uid: number; gid: number } | null;
  /** Set when only the browser can be handed over. */
  browser: number | null;
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

let switches: boolean | null = null;

/** Is there a program that starts another as somebody else? */
function canSwitchUser(uid: number): boolean {
  switches ??=
    spawnSync("setpriv", [`--reuid=${uid}`, `--regid=${uid}`, "--clear-groups", "true"], { stdio: "ignore" })
      .status === 0;
  return switches;
}

/**
 * Picks a user for one worker: as root a number of its own, so that a page which breaks out of the browser
 * finds nothing it may read, write or signal; else ourselves.
 */
export function pickIdentity(): Identity {
  if (process.getuid?.() !== 0) return { worker: null, browser: null, sandbox: true };
  const uid = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  if (readableByOthers(uid)) return { worker: { uid, gid: uid }, browser: null, sandbox: true };
  if (canSwitchUser(uid)) return { worker: null, browser: uid, sandbox: true };
  return { worker: null, browser: null, sandbox: false };
}
