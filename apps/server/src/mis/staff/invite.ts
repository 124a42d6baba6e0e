import type { createStaff, ParsedRequestOf } from "@candor/api/contract";
import type { Language } from "@candor/api/entities";
import { audit, staffActs } from "../../audit.ts";
import { findLink, issueLink, takeLink } from "../../auth/links/links.ts";
import { acceptPassword, hashPassword } from "../../auth/password.ts";
import { pageUrl } from "../../auth/redirects.ts";
import { type IssuedSession, startSession } from "../../auth/sessions.ts";
import type { SignInOrigin } from "../../auth/sign-in-origin.ts";
import { makeKnown } from "../../auth/throttle/known-devices.ts";
import { INVITE_LIMITS, LINK_LIMITS, limitTries } from "../../auth/throttle/throttle.ts";
import { and, eq, isNull } from "../../database/drizzle.ts";
import { staff } from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { sendMail } from "../../mail/send.ts";
import { staffInviteMail } from "../../mail/staff.ts";
import type { Services } from "../../services.ts";
import { type StaffKeeper, unlessTaken } from "./changes.ts";

type StaffRow = typeof staff.$inferSelect;
type Parts = Pick<Services, "db" | "env" | "jobs" | "outbox">;

/** The console's page on which an invited member of staff sets a password. */
const ACCEPT_PAGE = "/view-mis/invitation";

const EXPIRED = "auth.staff_link_expired";

async function sendLink(
  tx: Transaction,
  { env, outbox, jobs }: Parts,
  row: StaffRow,
  language: Language,
): Promise<void> {
  const { id, code } = await issueLink(tx, { kind: "staff", staff_id: row.id });
  const to = { id, companyId: null, name: row.username, email: row.email, language };
  const message = staffInviteMail(to, pageUrl(env, ACCEPT_PAGE, code));
  await sendMail(tx, { jobs, outbox }, [message]);
}

/** Adds a member of staff and mails the link that sets their password. Answers with the account's id. */
export async function addStaff(
  services: Parts,
  given: ParsedRequestOf<typeof createStaff>,
  { actor }: StaffKeeper,
  language: Language,
): Promise<string> {
  const { db } = services;
  const work = db.transaction(async (tx) => {
    const [row] = await tx.insert(staff).values(given).returning();
    if (!row) throw new Error("The account could not be created.");
    await audit(tx, actor, { action: "staff.create", target: row.id, detail: given });
    await sendLink(tx, services, row, language);
    return row.id;
  });
  const id = await unlessTaken(work);
  return id;
}

/** Mails the link again. */
export async function inviteAgain(
  services: Parts,
  id: string,
  { actor, address }: StaffKeeper,
  language: Language,
): Promise<void> {
  const { db } = services;
  await limitTries(db, "invite:staff", id, address ?? "", INVITE_LIMITS);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
    if (!row || row.disabled_at) throw new HttpError("mis.staff_not_found");
    if (row.password_hash !== null) throw new HttpError("mis.staff_joined");
    await sendLink(tx, services, row, language);
    await audit(tx, actor, { action: "staff.invite", target: id, detail: { email: row.email } });
  });
}

async function invitedBy(db: Db, code: string): Promise<StaffRow> {
  const link = await findLink(db, "staff", code);
  const [row] = link?.staff_id ? await db.select().from(staff).where(eq(staff.id, link.staff_id)) : [];
  if (!row || row.disabled_at || row.password_hash !== null) throw new HttpError(EXPIRED);
  return row;
}

/** What the page of an invitation shows. */
export async function checkStaffLink(db: Db, code: string, address: string) {
  await limitTries(db, "link:staff", code, address, LINK_LIMITS);
  const { username, email } = await invitedBy(db, code);
  return { username, email };
}

/** Sets the password of an invited member of staff, and signs them in. */
export async function acceptStaffLink(
  { db, devices }: Pick<Services, "db" | "devices">,
  { code, ...given }: { code: string; password: string; confirm_password: string },
  { address, device, knownDevice }: SignInOrigin,
): Promise<IssuedSession> {
  acceptPassword(given, "v2");
  // A hash costs this machine much: not for a code that is wrong anyway.
  await limitTries(db, "link:staff", code, address, LINK_LIMITS);
  const { id } = await invitedBy(db, code);
  const password_hash = await hashPassword(given.password);
  return db.transaction(async (tx) => {
    if (!(await takeLink(tx, "staff", code))) throw new HttpError(EXPIRED);
    const open = and(eq(staff.id, id), isNull(staff.disabled_at), isNull(staff.password_hash));
    const [row] = await tx.update(staff).set({ password_hash }).where(open).returning();
    if (!row) throw new HttpError(EXPIRED);
    await audit(tx, staffActs(row), { action: "staff.accept", target: id });
    makeKnown(devices, knownDevice, { kind: "staff", id, passwordHash: password_hash });
    return startSession(tx, "staff", id, { address, device, method: "invitation" });
  });
}
