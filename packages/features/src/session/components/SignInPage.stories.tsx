import { authorize, loginCheck, signIn } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { readDraft, storeDraft, usePlatform } from "../../platform/index.ts";
import { NEWS_DRAFT } from "../storage.ts";
import { SignInPage } from "./SignInPage.tsx";

interface Args {
  onSignedIn: (token: string) => void;
  onLanguage: (language: "en" | "cn") => void;
  onLeave: (url: string) => void;
}

const METHODS = { password: true, magic_link: true, single_sign_on: null, registration: false };
const check = (name: string | null) => ({
  signed_in: false,
  methods: { ...METHODS, single_sign_on: name === null ? null : { name } },
  redirect_uri: null,
});

function Page({ onLeave, ...args }: Args) {
  const { client, language } = usePlatform();
  const signOn = { returnTo: () => "/checks", onLeave };
  return <SignInPage {...args} client={client} language={language} signOn={signOn} />;
}

const meta = {
  title: "Features/Session/Sign in",
  component: Page,
  args: { onSignedIn: fn(), onLanguage: fn(), onLeave: fn() },
  beforeEach({ msw }) {
    msw.use(...handlersFor(loginCheck, check(null)));
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills both fields in and submits with the keyboard. */
async function submit(canvasElement: HTMLElement, email: string, password: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), email);
  await userEvent.type(canvas.getByLabelText("Password", { exact: true }), `${password}{Enter}`);
  return canvas;
}

export const Default: Story = { tags: ["visual"] };
export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const NarrowChinese: Story = {
  globals: { viewport: { value: "narrow" }, language: "cn", theme: "dark" },
};

export const SignedIn: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(signIn, { token: "a-token", expires_at: "2026-11-28T00:00:00.000Z" }));
  },
  async play({ canvasElement, args }) {
    await submit(canvasElement, " owner@example.com", "secret");
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith("a-token"));
  },
};

export const Invalid: Story = {
  async play({ canvasElement, args, step }) {
    const email = within(canvasElement).getByRole("textbox", { name: "Email" });
    await step("passing empty fields is no mistake yet", async () => {
      await userEvent.click(email);
      const submitting = within(canvasElement).getByRole("button", { name: "Sign in" });
      for (let stops = 0; stops < 6 && document.activeElement !== submitting; stops++) await userEvent.tab();
      await expect(submitting).toHaveFocus();
      await expect(within(canvasElement).queryByText(/^Enter your/)).not.toBeInTheDocument();
      await expect(email).not.toHaveAccessibleDescription();
    });
    await step("nothing at all", async () => {
      await userEvent.type(email, "{Enter}");
      await waitFor(() => expect(email).toHaveAccessibleDescription("Enter your email."));
      await expect(within(canvasElement).getByText("Enter your email and password.")).toBeVisible();
    });
    const canvas = await submit(canvasElement, "owner", " ");
    await waitFor(() => expect(email).toHaveAccessibleDescription("Please input a valid email."));
    await expect(email).toHaveFocus();
    await userEvent.type(email, "@example.com");
    await waitFor(() => expect(email).toBeValid());
    await userEvent.clear(canvas.getByLabelText("Password", { exact: true }));
    await waitFor(() =>
      expect(canvas.getByLabelText("Password", { exact: true })).toHaveAccessibleDescription(
        "Enter your password.",
      ),
    );
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const WrongPair: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(signIn, failWith("auth.invalid_credentials")));
  },
  async play({ canvasElement, step }) {
    const canvas = await submit(canvasElement, "owner@example.com", "wrong");
    const password = canvas.getByLabelText("Password", { exact: true });
    await step("one text at the password, which takes the focus", async () => {
      await waitFor(() =>
        expect(password).toHaveAccessibleDescription("The email or the password is incorrect."),
      );
      await expect(password).toHaveFocus();
    });
    await step("what was typed is kept", async () => {
      await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("owner@example.com");
      await expect(password).toHaveValue("wrong");
    });
  },
};

export const TooFrequent: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(signIn, failWith("auth.too_frequent")));
  },
  async play({ canvasElement }) {
    const canvas = await submit(canvasElement, "owner@example.com", "wrong");
    await expect(await canvas.findByText("Actions too frequent, try again later.")).toBeVisible();
  },
};

export const NetworkError: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(signIn, "network"));
  },
  async play({ canvasElement }) {
    const canvas = await submit(canvasElement, "owner@example.com", "secret");
    await expect(await canvas.findByText(/^Network error\./)).toBeVisible();
    await expect(canvas.getByLabelText("Password", { exact: true })).toHaveValue("secret");
  },
};

export const Submitting: Story = {
  beforeEach({ msw }) {
    msw.use(...handlersFor(signIn, "pending"));
  },
  async play({ canvasElement }) {
    const canvas = await submit(canvasElement, "owner@example.com", "secret");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Sign in" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

export const OtherLanguage: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Language: English" }));
    await userEvent.click(canvas.getByRole("menuitemradio", { name: "简体中文" }));
    await expect(args.onLanguage).toHaveBeenCalledWith("cn");
  },
};

/** Signed out by somebody else, or by time: the page says so, once. */
export const SessionEnded: Story = {
  beforeEach: () => storeDraft(NEWS_DRAFT, true),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your session has ended, or your access was taken away\./),
    ).toBeVisible();
    await expect(readDraft(NEWS_DRAFT)).toBeNull();
  },
};

/** Staff whose preview has ended read where to open it again. */
export const PreviewEnded: Story = {
  beforeEach: () => storeDraft(NEWS_DRAFT, { ended: "preview" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The preview has ended: .* from the console\.$/)).toBeVisible();
    await expect(readDraft(NEWS_DRAFT)).toBeNull();
  },
};

/** The page was drawn anew, as after a change of language: the e-mail is still there. */
export const DraftKept: Story = {
  beforeEach: () => storeDraft("email", "owner@example.com"),
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole("textbox", { name: "Email" })).toHaveValue(
      "owner@example.com",
    );
  },
};

/** The server has a provider: the way there stands under the form. */
export const SingleSignOn: Story = {
  tags: ["visual"],
  beforeEach({ msw }) {
    const answers = [failWith("auth.sso_unavailable")];
    msw.use(
      ...handlersFor(loginCheck, check("Example ID")),
      ...handlersFor(
        authorize,
        ({ redirect_uri }) =>
          answers.shift() ?? { url: `https://id.example/auth?to=${redirect_uri}`, flow: "a-flow" },
      ),
    );
  },
  async play({ canvas, args, step }) {
    const button = await canvas.findByRole("button", { name: "Sign in with Example ID" });
    await step("a provider that does not answer is said, and the password is still there", async () => {
      await userEvent.click(button);
      await expect(await canvas.findByText(/^The sign-on provider does not answer\./)).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Sign in" })).toBeEnabled();
    });
    await step("then it leads there, and this tab keeps what it needs on the way back", async () => {
      await userEvent.click(button);
      await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith("https://id.example/auth?to=/checks"));
      await expect(sessionStorage.getItem("candor.sign-on")).toBe("a-flow");
    });
  },
};

/** Where strangers may register a company they are led to it. */
export const Registration: Story = {
  beforeEach({ msw }) {
    const { methods, ...rest } = check(null);
    msw.use(...handlersFor(loginCheck, { ...rest, methods: { ...methods, registration: true } }));
  },
  async play({ canvas }) {
    const link = await canvas.findByRole("link", { name: "No team yet? Create an account" });
    await expect(link).toHaveAttribute("href", "/pages/register-email");
  },
};

/** Tab goes from the password to its button and then to the help, from a filled email to the password; who passes an empty field is not scolded. */
export const ByKeys: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "owner@example.com");
    await expect(canvas.getByRole("button", { name: "Clear email" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Forgot password?" })).toHaveFocus();
    await expect(canvas.queryByText(/^Please enter/)).toBeNull();
  },
};
