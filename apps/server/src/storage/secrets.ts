import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { open as openFile, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Keeps other services' tokens, test logins and the like encrypted at rest. */
export interface Secrets {
  /** Encrypts a text; the same text gives another result each time. */
  seal(text: string): string;
  /** Decrypts what `seal` gave. Throws SecretError where the key is another one or the text was changed. */
  open(sealed: string): string;
}

/** A sealed text cannot be opened: another key, or changed bytes. Says nothing of what was in it. */
export class SecretError extends Error {
  override readonly name = "SecretError";
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the format, so that a later one can stand beside it. */
const PREFIX = "v1.";

/** AES-256-GCM under a key derived from `secret`, which must have 32 characters or more of high entropy. */
export function secretsOf(secret: string): Secrets {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "candor secrets at rest", 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return PREFIX + bytes.toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.startsWith(PREFIX) ? sealed.slice(PREFIX.length) : "", "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new SecretError("This is not a sealed text.");
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        throw new SecretError("A sealed text cannot be opened. Was CANDOR_SECRET_KEY or secret.key changed?");
      }
    },
  };
}

/** File of the generated key inside the data folder. */
const KEY_FILE = "secret.key";

/**
 * The installation's secret: what the environment gives, else a key file that is made once, readable by its
 * owner alone. Several machines on one database need the same `CANDOR_SECRET_KEY`.
 */
export async function secretKey(dataDir: string, given: string | undefined): Promise<string> {
  if (given) return given;
  const path = join(dataDir, KEY_FILE);
  try {
    const file = await openFile(path, "wx", 0o600);
    try {
      const secret = randomBytes(32).toString("base64url");
      await file.writeFile(secret);
      await file.sync();
      return secret;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < 32) throw new SecretError(`${path} holds no key.`);
  return secret;
}
