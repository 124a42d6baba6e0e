import * as z from "zod/mini";
import { arrivedSession, emailAddress, linkCode, mailLanguage, target } from "./credentials.ts";
import { CUSTOMER, defineEndpoint, PUBLIC } from "./endpoint.ts";

export const loginCheck = defineEndpoint({
  id: "auth.loginCheck",
  method: "POST",
  path: "/api/portal/v2_auth/login/check",
  access: PUBLIC,
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

export const sendMagicLink = defineEndpoint({
  id: "auth.sendMagicLink",
  method: "POST",
  path: "/api/portal/v2_auth/user/magic-link",
  access: PUBLIC,
  request: z.object({
    email: emailAddress,
    language: mailLanguage,
    redirect_uri: z.optional(target),
  }),
  reply: z.object({}),
  errors: ["auth.too_frequent", "auth.redirect_not_allowed"],
  timeout: 30_000,
  keepDuplicates: true,
  doc: "Mails a link that signs in without a password. The answer and the work before it are the same whether or not the e-mail has an account.",
});

export const magicLinkCallback = defineEndpoint({
  id: "auth.magicLinkCallback",
  method: "POST",
  path: "/api/portal/v2_auth/user/magic-link-callback",
  access: PUBLIC,
  request: z.object({ code: linkCode }),
  reply: arrivedSession,
  errors: ["auth.magic_link_expired", "auth.too_frequent", "auth.company_suspended"],
  keepDuplicates: true,
  doc: "Signs in with the link of a mail. It works once, for 15 minutes.",
});

export const authorize = defineEndpoint({
  id: "auth.authorize",
  method: "POST",
  path: "/api/portal/v2_auth/user/authorize",
  access: PUBLIC,
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
  keepDuplicates: true,
  doc: "Begins single sign-on (OpenID Connect) at the operator's provider.",
});

export const signOnCallback = defineEndpoint({
  id: "auth.callback",
  method: "POST",
  path: "/api/portal/v2_auth/user/callback",
  access: PUBLIC,
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
  keepDuplicates: true,
  doc: "Completes single sign-on. The provider's subject, or else its verified e-mail, must belong to a member; nobody is created.",
});

export const signOnLogout = defineEndpoint({
  id: "auth.signOnLogout",
  method: "POST",
  path: "/api/portal/v2_auth/user/logout",
  access: CUSTOMER,
  request: z.object({ redirect_uri: z.optional(target) }),
  reply: z.object({ url: z.string() }),
  keepDuplicates: true,
  doc: "Ends this session and every other one that the user began by single sign-on. The reply names the provider's sign-out page, else redirect_uri, else the sign-in page.",
});
