import * as z from "zod/mini";
import * as calls from "../../contract/accounts/signon.ts";
import { defineEndpoint } from "../endpoint.ts";
import { arrivedSession, emailAddress, linkCode, mailLanguage, target } from "./credentials.ts";

export const loginCheck = defineEndpoint(calls.loginCheck, {
  request: z.object({
    /** A session to ask about, e.g. one that another tab stored. */
    token: z.optional(linkCode),
    redirect_uri: z.optional(target),
  }),
  reply: z.object({
    /** The token given belongs to a session that is alive. */
    signed_in: z.boolean(),
    /** Ways to sign in here. None depends on an e-mail: which accounts exist is told to nobody. */
    methods: z.object({
      password: z.boolean(),
      magic_link: z.boolean(),
      /** Null: no provider is configured. */
      single_sign_on: z.nullable(z.object({ name: z.string() })),
      registration: z.boolean(),
    }),
    /** The page that was wanted, where it may be gone to; else null. */
    redirect_uri: z.nullable(z.string()),
  }),
  doc: "What the sign-in page needs to know: which ways to sign in there are, whether a session is alive, and where one may go afterwards.",
});

export const sendMagicLink = defineEndpoint(calls.sendMagicLink, {
  request: z.object({
    email: emailAddress,
    language: mailLanguage,
    redirect_uri: z.optional(target),
  }),
  reply: z.object({}),
  errors: ["auth.too_frequent", "auth.redirect_not_allowed"],
  doc: "Mails a link that signs in without a password. The answer and the work before it are the same whether or not the e-mail has an account.",
});

export const magicLinkCallback = defineEndpoint(calls.magicLinkCallback, {
  request: z.object({ code: linkCode }),
  reply: arrivedSession,
  errors: ["auth.magic_link_expired", "auth.too_frequent", "auth.company_suspended"],
  doc: "Signs in with the link of a mail. It works once, for 15 minutes.",
});

export const authorize = defineEndpoint(calls.authorize, {
  request: z.object({ redirect_uri: z.optional(target) }),
  reply: z.object({
    /** Page of the provider to go to: authorization code flow with PKCE, state and nonce. */
    url: z.string(),
    /** Keep it in this tab and give it to the callback: it proves that the same browser comes back. */
    flow: z.string(),
  }),
  errors: [
    "auth.sso_not_configured",
    "auth.sso_unavailable",
    "auth.redirect_not_allowed",
    "auth.too_frequent",
  ],
  doc: "Begins single sign-on (OpenID Connect) at the operator's provider.",
});

export const signOnCallback = defineEndpoint(calls.signOnCallback, {
  request: z.object({
    /** What `authorize` gave this browser. */
    flow: linkCode,
    /** Everything that stands behind `?` on the page that the provider came back to. */
    query: z.string().check(z.maxLength(8000)),
  }),
  reply: arrivedSession,
  errors: [
    "auth.sso_not_configured",
    "auth.sso_unavailable",
    "auth.sso_failed",
    "auth.sso_unknown_account",
    "auth.too_frequent",
    "auth.company_suspended",
  ],
  doc: "Completes single sign-on. The provider's subject, or else its verified e-mail, must belong to a member; nobody is created.",
});

export const signOnLogout = defineEndpoint(calls.signOnLogout, {
  request: z.object({ redirect_uri: z.optional(target) }),
  reply: z.object({ url: z.string() }),
  doc: "Ends this session and every other one that the user began by single sign-on. The reply names the provider's sign-out page, else redirect_uri, else the sign-in page.",
});
