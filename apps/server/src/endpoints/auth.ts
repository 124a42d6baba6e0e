import {
  info,
  me,
  misInfo,
  type ParsedRequestOf,
  signIn,
  signInV1,
  signOut,
  staffSetup,
  staffSignIn,
  staffSignOut,
  updateStatus,
} from "@candor/api/contract";
import { STAFF_PERMISSIONS } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import { currentUser } from "../auth/current-user.ts";
import { endSession, SESSION_MS } from "../auth/sessions.ts";
import { setUpStaff } from "../auth/setup.ts";
import { signInWithPassword } from "../auth/sign-in.ts";
import { appUser } from "../database/schema.ts";
import { forAnyone, forCustomer, forStaff, type Handler, originOf } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";

/** Pages to go to after signing out. */
const SIGN_IN_PAGE = "/login";
const STAFF_SIGN_IN_PAGE = "/view-mis/login";

/** A path of this origin: nothing that a browser would read as another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path);

export function authHandlers({ db, env, signer }: Services): Handler[] {
  return [
    forAnyone(signIn, ({ input, ...from }) => signInWithPassword(db, "customer", input, originOf(from))),
    forAnyone(signInV1, async ({ input, ...from }) => {
      const session = await signInWithPassword(db, "customer", input, originOf(from));
      return { ...session, token_type: "Bearer" as const, expires_in: SESSION_MS.customer / 1000 };
    }),
    forCustomer(signOut, async ({ input, customer }) => {
      await endSession(db, customer.sessionId);
      const { redirect_url: wanted } = input;
      return { url: wanted && isOwnPath(wanted) ? wanted : SIGN_IN_PAGE };
    }),
    forCustomer(me, ({ customer }) => currentUser(db, signer, customer)),
    forCustomer(info, ({ customer }) => currentUser(db, signer, customer)),
    forCustomer(updateStatus, async ({ input, customer }) => {
      await db.update(appUser).set(settingOf(input)).where(eq(appUser.id, customer.id));
      return {};
    }),
    forAnyone(staffSignIn, ({ input, ...from }) => signInWithPassword(db, "staff", input, originOf(from))),
    forStaff(staffSignOut, async ({ staff }) => {
      await endSession(db, staff.sessionId);
      return { url: STAFF_SIGN_IN_PAGE };
    }),
    forAnyone(staffSetup, ({ input, address }) => setUpStaff(db, input, address)),
    forStaff(misInfo, async ({ staff }) => ({
      id: staff.id,
      username: staff.name,
      email: staff.email,
      env: env.name,
      permissions: staff.permissions.includes("super") ? [...STAFF_PERMISSIONS] : [...staff.permissions],
    })),
  ];
}

function settingOf({
  key,
  value,
}: ParsedRequestOf<typeof updateStatus>): Partial<typeof appUser.$inferInsert> {
  if (key === "language" && (value === "en" || value === "zh")) return { language: value };
  if (key === "assessment_status" && (value === 0 || value === 1)) return { assessment_status: value };
  throw new Refusal("common.invalid", { value: "choice" });
}
