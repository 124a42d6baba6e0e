import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { DeviceCookie } from "../../http/cookies.ts";
import { hashToken, newToken, type SessionKind } from "../sessions.ts";

/** The cookie that a browser keeps after someone has signed in with it. */
export const DEVICE_COOKIE = "candor.device";

/** How long a browser counts as known since the last sign-in, in milliseconds. */
export const DEVICE_MS = 180 * 86_400_000;

/** Accounts remembered of one browser; the longest unused goes. */
const ACCOUNTS_MAX = 5;

/** What is known of an account when someone signs in to it. */
export interface DeviceAccount {
  kind: SessionKind;
  id: string;
  passwordHash: string | null;
}

const remembered = z.object({
  device: z.string().max(64),
  until: z.number(),
  accounts: z.array(z.string()).max(ACCOUNTS_MAX),
});
type Remembered = z.infer<typeof remembered>;

/** Browsers that have been signed in with: others' wrong passwords do not slow them down. */
export interface KnownDevices {
  /** What tells this browser's tries from all others'; null where it is not known to the account. */
  idOf(cookie: string | undefined, account: DeviceAccount): string | null;
  /** The cookie that makes this browser known to the account, and stays what it was to others. */
  remember(cookie: string | undefined, account: DeviceAccount): string;
}

/** Makes the browser of a call known to the account that has just been signed in to, or given a password, with it. */
export function makeKnown(devices: KnownDevices, cookie: DeviceCookie, account: DeviceAccount): void {
  cookie.keep(devices.remember(cookie.value, account));
}

/** Known by a signed cookie alone: nothing is stored. A new password ends what was known of the old one. */
export function knownDevices(key: string, now: () => number = Date.now): KnownDevices {
  const signatureOf = (payload: string) =>
    createHmac("sha256", key).update(`known device.${payload}`).digest("base64url");
  const tagOf = ({ kind, id, passwordHash }: DeviceAccount) =>
    hashToken(`${kind}:${id}:${passwordHash}`).slice(0, 32);

  function open(cookie: string | undefined): Remembered | null {
    const [payload = "", given = ""] = (cookie ?? "").split(".");
    const wanted = Buffer.from(signatureOf(payload));
    const got = Buffer.from(given);
    if (wanted.length !== got.length || !timingSafeEqual(wanted, got)) return null;
    const known = remembered.parse(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
    return known.until > now() ? known : null;
  }

  return {
    idOf(cookie, account) {
      const known = open(cookie);
      return known?.accounts.includes(tagOf(account)) ? known.device : null;
    },
    remember(cookie, account) {
      const before = open(cookie);
      const tag = tagOf(account);
      const accounts = [tag, ...(before?.accounts ?? []).filter((one) => one !== tag)];
      const known: Remembered = {
        device: before?.device ?? newToken(),
        until: now() + DEVICE_MS,
        accounts: accounts.slice(0, ACCOUNTS_MAX),
      };
      const payload = Buffer.from(JSON.stringify(known)).toString("base64url");
      return `${payload}.${signatureOf(payload)}`;
    },
  };
}
