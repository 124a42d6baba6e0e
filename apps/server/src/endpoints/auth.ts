import {
  authorize,
  changeStaffPassword,
  info,
  listStaffSessions,
  loginCheck,
  magicLinkCallback,
  me,
  misInfo,
  openPreview,
  previewCompany,
  revokeOtherStaffSessions,
  revokeStaffSession,
  sendMagicLink,
  signIn,
  signInV1,
  signOnCallback,
  signOnLogout,
  signOut,
  staffSetup,
  staffSignIn,
  staffSignOut,
  updateStatus,
} from "@candor/api/endpoints";
import { type Language, STAFF_PERMISSIONS, userLanguageOf } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { currentUser } from "../auth/current-user.ts";
import { askForLink } from "../auth/links/link-requests.ts";
import { signInWithLink } from "../auth/links/magic-link.ts";
import { revokeOthers, revokeOwn, sessionsOf } from "../auth/own-sessions.ts";
import { previewCode, previewWithCode } from "../auth/preview.ts";
import { changeSetting } from "../auth/profile.ts";
import { pageUrl, safeTarget, vettedTarget } from "../auth/redirects.ts";
import { type Customer, endPreviews, endSession, findCustomer, SESSION_MS } from "../auth/sessions.ts";
import { setUpStaff } from "../auth/setup.ts";
import { signInStaff, signInWithPassword } from "../auth/sign-in.ts";
import { signOutOf } from "../auth/sign-out.ts";
import { beginSignOn, finishSignOn } from "../auth/single-sign-on/sign-on-flow.ts";
import { singleSignOn } from "../auth/single-sign-on/single-sign-on.ts";
import { changeOwnStaffPassword } from "../auth/staff-password.ts";
import { HttpError } from "../http/http-error.ts";
import { forAnyone, forCustomer, forStaff, type Handler, originOf } from "../routing/handler.ts";
import type { Services } from "../services.ts";

const STAFF_SIGN_IN_PAGE = "/view-mis/login";

/** Signing in and out, by each of the ways, and who one is then. */
export function authHandlers(services: Services): Handler[] {
  return [...customerHandlers(services), ...signOnHandlers(services), ...staffHandlers(services)];
}

function customerHandlers(services: Services): Handler[] {
  const { db, signer } = services;
  // A preview speaks the language of the browser that opened it, which the console speaks too: no account tells another.
  const seen = ({ customer, language }: { customer: Customer; language: Language }) => {
    const user = { ...customer.user, language: userLanguageOf(language) };
    return currentUser(db, signer, customer.preview ? { ...customer, user } : customer);
  };
  return [
    forAnyone(signIn, ({ input, ...from }) => signInWithPassword(services, input, from)),
    forAnyone(signInV1, async ({ input, ...from }) => {
      const session = await signInWithPassword(services, input, from);
      return { ...session, token_type: "Bearer" as const, expires_in: SESSION_MS.customer / 1000 };
    }),
    forCustomer(me, seen),
    forCustomer(info, seen),
    forCustomer(updateStatus, async ({ input, customer }) => {
      await changeSetting(db, customer, input);
      return {};
    }),
    forAnyone(openPreview, ({ input, ...from }) => previewWithCode(db, input.code, originOf(from))),
  ];
}

function signOnHandlers(services: Services): Handler[] {
  const { db, env } = services;
  const provider = singleSignOn(env.oidc, services);
  const configured = () => {
    if (!provider) throw new HttpError("auth.sso_not_configured");
    return provider;
  };
  return [
    forAnyone(loginCheck, async ({ input }) => ({
      signed_in: input.token ? (await findCustomer(db, input.token)) !== null : false,
      methods: {
        password: true,
        magic_link: true,
        single_sign_on: provider && { name: provider.name },
        registration: env.registration,
      },
      redirect_uri: safeTarget(env, input.redirect_uri),
    })),
    forAnyone(sendMagicLink, async ({ input, language, address }) => {
      const redirect_uri = vettedTarget(env, input.redirect_uri);
      const wish = { kind: "magic" as const, email: input.email, redirect_uri, address };
      await askForLink(services, { ...wish, language: input.language ?? language });
      return {};
    }),
    forAnyone(magicLinkCallback, ({ input, ...from }) => signInWithLink(services, input.code, from)),
    forAnyone(authorize, ({ input, address }) =>
      beginSignOn(services, configured(), input.redirect_uri, address),
    ),
    forAnyone(signOnCallback, ({ input, ...from }) => finishSignOn(services, configured(), input, from)),
    forCustomer(signOut, ({ input, customer }) =>
      signOutOf(services, provider, customer, { wanted: input.redirect_url }),
    ),
    forCustomer(signOnLogout, ({ input, customer }) =>
      signOutOf(services, provider, customer, { wanted: input.redirect_uri, everySignOn: true }),
    ),
  ];
}

function staffHandlers(services: Services): Handler[] {
  const { db, env } = services;
  return [
    forAnyone(staffSignIn, ({ input, ...from }) => signInStaff(services, input, from)),
    forStaff(staffSignOut, async ({ staff }) => {
      await endSession(db, staff.sessionId);
      await endPreviews(db, staff.id);
      await audit(db, { staff }, { action: "staff.sign_out", target: staff.id });
      return { url: STAFF_SIGN_IN_PAGE };
    }),
    forStaff(changeStaffPassword, async ({ input, ...owner }) => {
      await changeOwnStaffPassword(services, owner, input);
      return {};
    }),
    forStaff(listStaffSessions, async ({ staff }) => ({ list: await sessionsOf(db, { staff }) })),
    forStaff(revokeStaffSession, async ({ input, staff }) => {
      await revokeOwn(db, { staff }, input.id);
      return {};
    }),
    forStaff(revokeOtherStaffSessions, async ({ staff }) => ({ ended: await revokeOthers(db, { staff }) })),
    forAnyone(staffSetup, ({ input, ...from }) => setUpStaff(services, input, from)),
    forStaff(misInfo, async ({ staff }) => ({
      id: staff.id,
      username: staff.name,
      email: staff.email,
      env: env.name,
      permissions: staff.permissions.includes("super") ? [...STAFF_PERMISSIONS] : [...staff.permissions],
      must_enrol: staff.mustEnrol,
    })),
    forStaff(previewCompany, async ({ input, staff }) => ({
      url: pageUrl(env, "/pages/mis-view", await previewCode(db, staff, input.company_id)),
    })),
  ];
}
