import { type Actor, audit, customerActs, staffActs } from "../audit.ts";
import { eq } from "../database/drizzle.ts";
import { staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { verifyPassword } from "./password.ts";
import { type OpenStep, openStep } from "./second-factor/second-step.ts";
import { type IssuedSession, type SessionKind, startSession } from "./sessions.ts";
import type { SignInOrigin } from "./sign-in-origin.ts";
import { refuseSuspended } from "./suspension.ts";
import { type DeviceAccount, makeKnown } from "./throttle/known-devices.ts";
import {
  countOnAccount,
  DEVICE_LIMITS,
  forgiveTries,
  limitTries,
  SIGN_IN_LIMITS,
  waitAfter,
} from "./throttle/throttle.ts";
import { warnOfTries } from "./throttle/warning.ts";
import { userByEmail } from "./users.ts";

interface Credentials {
  email: string;
  password: string;
}

/** An account, whether signing in to it takes a second step, and who acts when it is signed in to. */
type SignInAccount = DeviceAccount & { twoSteps: boolean; disabled: boolean; actor: Actor };

async function accountOf(db: Db, kind: SessionKind, email: string): Promise<SignInAccount | null> {
  if (kind === "customer") {
    const user = await userByEmail(db, email);
    if (!user) return null;
    return {
      ...{ kind, id: user.id, passwordHash: user.password_hash },
      ...{ twoSteps: false, disabled: false, actor: customerActs(user) },
    };
  }
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  if (!row) return null;
  return {
    ...{ kind, id: row.id, passwordHash: row.password_hash },
    ...{ twoSteps: row.second_factor_at !== null, disabled: row.disabled_at !== null },
    actor: staffActs(row),
  };
}

/** Callers that wait at once in this process: each holds a connection. More are told to come again. */
const WAITING_MAX = 200;
let waiting = 0;

async function wait({ pause }: Pick<Services, "pause">, ms: number, gone: AbortSignal): Promise<void> {
  if (ms === 0) return;
  if (waiting >= WAITING_MAX) throw new HttpError("auth.too_frequent");
  waiting += 1;
  try {
    await pause(ms, gone);
  } finally {
    waiting -= 1;
  }
}

/**
 * Counts a try before the password is looked at. A known browser has tries of its own, which nobody else can use up.
 * Any other has few from its address, and waits the longer the more tries there were on the account: a refusal of the
 * account as a whole would let anyone close it to its owner.
 */
async function admit(
  services: Services,
  { kind, email, account }: { kind: SessionKind; email: string; account: DeviceAccount | null },
  from: SignInOrigin,
): Promise<() => Promise<void>> {
  const { db, devices } = services;
  const device = account && devices.idOf(from.knownDevice.value, account);
  if (device) {
    const known = `${kind}:known`;
    await limitTries(db, known, email, device, DEVICE_LIMITS);
    return () => forgiveTries(db, known, email, device);
  }
  await limitTries(db, kind, email, from.address, SIGN_IN_LIMITS);
  const tries = await countOnAccount(db, kind, email);
  await warnOfTries(services, { kind, email, address: from.address }, tries);
  await wait(services, waitAfter(tries), from.gone);
  return () => forgiveTries(db, kind, email, from.address);
}

/** Looks at e-mail and password, counts the try, and says whose they are. */
async function provePassword(
  services: Services,
  kind: SessionKind,
  { email: given, password }: Credentials,
  from: SignInOrigin,
): Promise<SignInAccount> {
  const { db } = services;
  const email = given.toLowerCase();
  const account = await accountOf(db, kind, email);
  const forgive = await admit(services, { kind, email, account }, from);
  const valid = await verifyPassword(password, account?.passwordHash);
  // A password that is wrong was typed by nobody known.
  const actor = account && valid ? account.actor : ({ system: true } as const);
  const detail = account?.disabled && valid ? { valid: false, disabled: true } : { valid };
  await audit(db, actor, { action: `${kind}.sign_in`, target: account?.id, detail });
  if (!account || !valid) throw new HttpError("auth.invalid_credentials");
  await forgive();
  // Only who has proved to be that person may learn of it.
  if (account.disabled) throw new HttpError("auth.staff_disabled");
  return account;
}

function begin(
  { db, devices }: Services,
  account: DeviceAccount,
  from: SignInOrigin,
): Promise<IssuedSession> {
  const { address, device, knownDevice } = from;
  makeKnown(devices, knownDevice, account);
  return startSession(db, account.kind, account.id, { address, device, method: "password" });
}

/**
 * Signs a customer in with e-mail and password. An unknown e-mail costs the same work and gives the same answer as a
 * wrong password, and counts against the same limits.
 */
export async function signInWithPassword(
  services: Services,
  given: Credentials,
  from: SignInOrigin,
): Promise<IssuedSession> {
  const account = await provePassword(services, "customer", given, from);
  await refuseSuspended(services.db, account.id);
  return begin(services, account, from);
}

/** Signs a member of staff in; where the account has a second factor, the second step is opened in its place. */
export async function signInStaff(
  services: Services,
  given: Credentials,
  from: SignInOrigin,
): Promise<IssuedSession | OpenStep> {
  const account = await provePassword(services, "staff", given, from);
  if (account.twoSteps) return openStep(services.db, services.env, account.id);
  return begin(services, account, from);
}
