import {
  changePassword,
  checkRegisterLink,
  checkResetLink,
  completeProfile,
  listSessions,
  register,
  registerEmail,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  sendResetEmail,
  updateProfile,
} from "@candor/api/endpoints";
import { currentUser } from "../auth/current-user.ts";
import { askForLink } from "../auth/links/link-requests.ts";
import { confirmedEmail, registerCompany } from "../auth/links/registration.ts";
import { changeOwnPassword, checkResetCode, resetWithCode } from "../auth/links/reset.ts";
import { revokeOthers, revokeOwn, sessionsOf } from "../auth/own-sessions.ts";
import { changeUser } from "../auth/profile.ts";
import { HttpError } from "../http/http-error.ts";
import { forAnyone, forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

/** One's own account: password, profile, sessions; and how a new one is made. */
export function accountHandlers(services: Services): Handler[] {
  return [...passwordHandlers(services), ...registrationHandlers(services), ...ownHandlers(services)];
}

function passwordHandlers(services: Services): Handler[] {
  const { db } = services;
  return [
    forAnyone(sendResetEmail, async ({ input, language, address }) => {
      const wish = { kind: "reset" as const, email: input.email, address };
      await askForLink(services, { ...wish, language: input.language ?? language });
      return {};
    }),
    forAnyone(checkResetLink, ({ input, address }) => checkResetCode(db, input.code, address)),
    forAnyone(resetPassword, async ({ input, address, knownDevice }) => {
      await resetWithCode(services, input, { address, knownDevice });
      return {};
    }),
    forCustomer(changePassword, async ({ input, customer, address, knownDevice }) => {
      await changeOwnPassword(services, customer, input, { address, knownDevice });
      return {};
    }),
  ];
}

function registrationHandlers(services: Services): Handler[] {
  const { db, env } = services;
  const assertOpen = () => {
    if (!env.registration) throw new HttpError("auth.registration_closed");
  };
  return [
    forAnyone(registerEmail, async ({ input, language, address }) => {
      assertOpen();
      const wish = { kind: "register" as const, email: input.email, address };
      await askForLink(services, { ...wish, language: input.language ?? language });
      return {};
    }),
    forAnyone(checkRegisterLink, async ({ input, address }) => {
      assertOpen();
      return { email: await confirmedEmail(db, input.code, address) };
    }),
    forAnyone(register, async ({ input, language, ...from }) => {
      assertOpen();
      return registerCompany(services, input, language, from);
    }),
  ];
}

function ownHandlers({ db, signer }: Services): Handler[] {
  return [
    forCustomer(completeProfile, async ({ input: { name, position }, customer }) => {
      const change = { name, position: position ?? null, profile_complete: true };
      return currentUser(db, signer, await changeUser(db, customer, "profile.complete", change));
    }),
    forCustomer(updateProfile, async ({ input, customer }) =>
      currentUser(db, signer, await changeUser(db, customer, "profile.update", input)),
    ),
    forCustomer(listSessions, async ({ customer }) => ({ list: await sessionsOf(db, { customer }) })),
    forCustomer(revokeSession, async ({ input, customer }) => {
      await revokeOwn(db, { customer }, input.id);
      return {};
    }),
    forCustomer(revokeOtherSessions, async ({ customer }) => ({
      ended: await revokeOthers(db, { customer }),
    })),
  ];
}
