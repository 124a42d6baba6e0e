import { listShares, revokeShare, shareReport } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { ShareLinks } from "./components/ShareLinks.tsx";
import { ASSESSMENT_ID, EXPIRED, OPEN, REVOKED, URL_MADE } from "./fixtures.ts";

const body = () => within(document.body);

const meta = {
  title: "Features/SharedReports/Links",
  component: ShareLinks,
  args: { assessmentId: ASSESSMENT_ID, canShare: true },
  beforeEach: ({ msw }) => {
    let list = [OPEN, EXPIRED, REVOKED];
    msw.use(
      ...handlersFor(listShares, () => ({ list })),
      ...handlersFor(shareReport, () => ({ list, url: URL_MADE })),
      ...handlersFor(revokeShare, ({ id }) => {
        const revoked_at = "2026-11-21T08:20:00.000Z";
        list = list.map((one) => (one.id === id ? { ...one, revoked_at } : one));
        return { list };
      }),
    );
  },
} satisfies Meta<typeof ShareLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step("who opened a link is one press away", async () => {
      const opened = await canvas.findByText("Opened 2 times");
      await userEvent.click(opened);
      await expect(canvas.getByText(/Chrome on Linux · 192\.0\.2\.7/)).toBeVisible();
      await expect(canvas.getByText(/Unknown browser/)).toBeVisible();
    });
    await step("a link that opens nothing any more cannot be revoked", async () => {
      await expect(canvas.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(1);
    });
  },
};

/** A short password is refused; the link is told once. */
export const Share: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Share by link" }));
    const dialog = within(await body().findByRole("dialog", { name: "Share this report by a link" }));
    const password = dialog.getByLabelText(/^Password/, { selector: "input" });
    await userEvent.type(password, "short");
    await userEvent.click(dialog.getByRole("button", { name: "Make link" }));
    await waitFor(() => expect(password).toHaveAccessibleDescription(/^Use at least 8 characters/));
    await userEvent.clear(password);
    await userEvent.click(dialog.getByRole("button", { name: "Make link" }));
    const link = await canvas.findByRole("textbox", { name: "Link" });
    await expect(link).toHaveValue(URL_MADE);
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
    await expect(await body().findByText(/^The link is made/)).toBeInTheDocument();
  },
};

export const Revoke: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Revoke the link of/ }));
    const dialog = within(await body().findByRole("dialog", { name: "Revoke this link?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(canvas.getAllByText(/^Revoked on/)).toHaveLength(2));
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("button", { name: /^Revoke/ })).toBeNull();
  },
};

/** A member reads who has links, and makes none. */
export const Member: Story = {
  args: { canShare: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Opened 2 times")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listShares, { list: [] })),
};

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(listShares, "pending")) };

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listShares, failWith("common.internal"))),
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
