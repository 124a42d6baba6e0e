import { openPreview } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readDraft } from "../platform/index.ts";
import { PREVIEW_DRAFT, readToken } from "../session/index.ts";
import MisView from "./components/MisView.tsx";
import { ARGS, type Args, forget, hasLeftFor, render, SESSION } from "./fixtures.ts";

/** The page that opens a company's portal for staff. */
const meta = {
  title: "Features/Credentials/Preview",
  args: { ...ARGS, Page: MisView, query: "?code=a-code" },
  beforeEach({ msw }) {
    forget();
    sessionStorage.setItem("candor.writer", "console ada@candor.example");
    msw.use(...handlersFor(openPreview, SESSION));
    return () => {
      forget();
      sessionStorage.clear();
    };
  },
  render,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is kept from here on that this is a preview, for when it ends. */
export const Default: Story = {
  async play({ args }) {
    await hasLeftFor(args, ARGS.returnTo);
    await expect(readToken()).toBe(SESSION.token);
    await expect(readDraft(PREVIEW_DRAFT)).toBe(true);
  },
};

export const Expired: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(openPreview, failWith("auth.preview_link_expired"))),
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      ARGS.signInHref,
    );
    await expect(readToken()).toBeNull();
    await expect(readDraft(PREVIEW_DRAFT)).toBeNull();
  },
};
