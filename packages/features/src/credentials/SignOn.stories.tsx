import { authorize, signOnCallback, signOnLogout } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { readToken, SIGN_ON_KEY, storeToken } from "../session/index.ts";
import Placeholder from "./components/Placeholder.tsx";
import SignedOut from "./components/SignedOut.tsx";
import SignOnEnd from "./components/sign-on/SignOnEnd.tsx";
import SignOnReturn from "./components/sign-on/SignOnReturn.tsx";
import SignOnStart from "./components/sign-on/SignOnStart.tsx";
import { ARGS, type Args, forget, hasLeftFor, render, SESSION } from "./fixtures.ts";

const QUERY = "?code=a-code&state=a-state";

/** The pages between Candor and the operator's OpenID Connect provider. */
const meta = {
  title: "Features/Credentials/Single sign-on",
  args: { ...ARGS, Page: SignOnReturn, query: QUERY },
  beforeEach() {
    forget();
    sessionStorage.setItem(SIGN_ON_KEY, "a-flow");
    return () => {
      forget();
      sessionStorage.removeItem(SIGN_ON_KEY);
    };
  },
  render,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole query goes to the server with what this tab kept; then one is where one wanted to be. */
export const Returned: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(signOnCallback, ({ flow, query }) => ({
        ...SESSION,
        token: `${flow}${query}`,
        method: "single_sign_on" as const,
        redirect_uri: "/checks",
      })),
    ),
  async play({ args }) {
    await hasLeftFor(args, "/checks");
    await expect(readToken()).toBe(`a-flow${QUERY}`);
    await expect(sessionStorage.getItem(SIGN_ON_KEY)).toBeNull();
  },
};

export const Unknown: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...handlersFor(signOnCallback, failWith("auth.sso_unknown_account"))),
  async play({ canvas }) {
    await expect(
      await canvas.findByRole("heading", { name: "Single sign-on did not succeed" }),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^No account belongs to this sign-on\. Ask an administrator/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign in" })).toBeVisible();
  },
};

/** Another browser opened the answer: it is not even sent. */
export const Elsewhere: Story = {
  beforeEach: () => sessionStorage.removeItem(SIGN_ON_KEY),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^It was begun in another tab/)).toBeVisible();
  },
};

export const PendingView: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(signOnCallback, "pending")),
};

/** The link that begins it: straight on to the provider. */
export const Start: Story = {
  args: { Page: SignOnStart, returnTo: "/checks" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(authorize, ({ redirect_uri }) => ({
        url: `https://id.example/auth?to=${redirect_uri}`,
        flow: "b-flow",
      })),
    ),
  async play({ args }) {
    await hasLeftFor(args, "https://id.example/auth?to=/checks");
    await expect(sessionStorage.getItem(SIGN_ON_KEY)).toBe("b-flow");
  },
};

export const NotConfigured: Story = {
  args: { Page: SignOnStart },
  beforeEach: ({ msw }) => msw.use(...handlersFor(authorize, failWith("auth.sso_not_configured"))),
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Single sign-on is not configured here\./)).toBeVisible();
  },
};

/** Signing out ends at the provider's own page. */
export const Ends: Story = {
  args: { Page: SignOnEnd },
  beforeEach({ msw }) {
    storeToken("a-token");
    msw.use(...handlersFor(signOnLogout, { url: "https://id.example/session/end" }));
  },
  async play({ args }) {
    await hasLeftFor(args, "https://id.example/session/end");
    await waitFor(() => expect(readToken()).toBeNull());
  },
};

export const NotEnded: Story = {
  args: { Page: SignOnEnd },
  beforeEach({ msw }) {
    storeToken("a-token");
    msw.use(...handlersFor(signOnLogout, failWith("common.internal")));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "You are not signed out" })).toBeVisible();
    await expect(readToken()).toBe("a-token");
  },
};

export const Ended: Story = { args: { Page: SignedOut } };

/** Signed out at the provider alone, or the address opened by hand: nobody is told that who is in is out. */
export const EndedElsewhere: Story = { ...Ends, args: { Page: SignedOut } };
export const Chinese: Story = { ...Unknown, tags: [], globals: { language: "cn" }, play: undefined };
export const Narrow: Story = { ...Ended, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Ended, globals: { theme: "dark" } };

/** An address that is kept for a page that is yet to come. */
export const YetToCome: Story = {
  args: { Page: Placeholder },
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Nothing is shown here yet" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the start" })).toHaveAttribute("href", "/");
  },
};
