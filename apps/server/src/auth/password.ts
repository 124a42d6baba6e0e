import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { channel } from "node:diagnostics_channel";
import { promisify } from "node:util";
import { fitsPasswordRule, type PasswordRule } from "@candor/api/entities";
import type { ErrorCode } from "@candor/api/errors";
import { HttpError } from "../http/http-error.ts";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Hashes at once: each takes its memory for about 40 ms. */
const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/={1,2}$/, "");

/** Tells of each hash that is computed, by its cost: the work behind an answer can be counted without a clock. */
export const HASH_CHANNEL = "candor.password.hash";
const hashed = channel(HASH_CHANNEL);

function hashWith(password: string, nonce: Buffer, cost: typeof COST | Cost): Promise<Buffer> {
  hashed.publish(cost);
  return inTurn(() => derive("argon2id", { message: password.normalize("NFKC"), nonce, ...cost }));
}

/** A password as a PHC string, e.g. `$argon2id$v=19$m=19456,t=2,p=1$…$…`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

interface Stored extends Cost {
  nonce: Buffer;
  tag: Buffer;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): Stored {
  const [, memory, passes, parallelism, nonce, tag] = PHC.exec(phc) ?? [];
  if (!nonce || !tag) throw new Error("A stored password is not an argon2id PHC string.");
  const tagBytes = Buffer.from(tag, "base64");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tagBytes.length,
    nonce: Buffer.from(nonce, "base64"),
    tag: tagBytes,
  };
}

let decoy: Promise<string> | undefined;

/** Compares in constant time. Without a stored hash it does the same work and answers false. */
export async function verifyPassword(password: string, phc: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  // Awaited for either: the first caller must not tell by waiting longer that there is no account.
  const standIn = await decoy;
  const { nonce, tag, ...cost } = parse(phc ?? standIn);
  const given = await hashWith(password, nonce, cost);
  return timingSafeEqual(given, tag) && phc != null;
}

/**
 * Refuses a new password that does not fit its rule or its repetition: v1 letters and digits, v2 upper case,
 * lower case and digits.
 */
export function acceptPassword(
  { password, confirm_password }: { password: string; confirm_password: string },
  rule: PasswordRule,
): void {
  const code = REFUSED[rule];
  if (!fitsPasswordRule(password, rule)) throw new HttpError(code, { password: code });
  if (password !== confirm_password)
    throw new HttpError("auth.passwords_differ", { confirm_password: "auth.passwords_differ" });
}

const REFUSED = { v1: "auth.password_rule", v2: "auth.password_weak" } as const satisfies Record<
  PasswordRule,
  ErrorCode
>;
