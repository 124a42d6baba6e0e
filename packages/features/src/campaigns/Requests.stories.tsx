import type { ReplyOf } from "@candor/api/contract";
import { listActivityScans, publishActivity } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { requestsAddress, resultPreviewHref } from "./address.ts";
import { RequestsScreen } from "./components/RequestsScreen.tsx";
import { REQUESTS } from "./fixtures.ts";

const [first] = REQUESTS;
if (!first) throw new Error("The fixtures have too few requests");

const pageOf = (list: typeof REQUESTS): ReplyOf<typeof listActivityScans> => ({
  ...{ list, total: list.length, awaiting_review: 1 },
  campaigns: [{ cid: "spring-2026", title: { en: "Spring check-up", cn: "春季免费体检" } }],
});

function Held() {
  return <RequestsScreen address={useAddress(requestsAddress)} />;
}

const meta = {
  title: "Features/Campaigns/Requests",
  component: Held,
  parameters: { address: requestsAddress.href() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listActivityScans, ({ states }) =>
        pageOf(REQUESTS.filter(({ state }) => !states?.length || states.includes(state))),
      ),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText("1 result waits to be published.")).toBeVisible();
    await expect(canvas.getAllByRole("cell", { name: "Spring check-up" })).not.toHaveLength(0);
    await step("all about who asked", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "All about the request of 菩提商城" }));
      await expect(await canvas.findByRole("link", { name: first.email })).toHaveAttribute(
        "href",
        `mailto:${first.email}`,
      );
    });
    await step("what has a result can be read as its visitor will", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Actions for 菩提商城" }));
      await expect(await screen.findByRole("menuitem", { name: "Preview the result" })).toHaveAttribute(
        "href",
        resultPreviewHref(first.cid, first.rid ?? ""),
      );
    });
  },
};

/** Someone else was faster: the refusal stays in the dialog. */
export const Publishes: Story = {
  beforeEach: ({ msw }) => {
    const answers = [failWith("mis.activity_not_ready")];
    msw.use(
      ...handlersFor(publishActivity, () => answers.shift() ?? { ...first, state: "published" as const }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for 菩提商城" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Publish result" }));
    const ask = within(await screen.findByRole("dialog", { name: "Publish the result of 菩提商城?" }));
    await userEvent.click(ask.getByRole("button", { name: "Publish result" }));
    await ask.findByText(/^This request is not at that step/);
    await userEvent.click(ask.getByRole("button", { name: "Publish result" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const NoMatch: Story = {
  parameters: { address: requestsAddress.href({ states: ["published"] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No request is like that")).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listActivityScans, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody has asked yet")).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listActivityScans, "pending")),
};
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listActivityScans, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listActivityScans, failWith("common.forbidden"))),
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
