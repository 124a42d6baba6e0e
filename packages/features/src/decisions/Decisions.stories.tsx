import { listDecisions } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { settingsAddress } from "../settings/address.ts";
import Ledger from "./components/Ledger.tsx";
import { LEDGER, NO_DECISIONS, PUBLISHED } from "./fixtures.ts";

const USER = { role: "owner", preview: false } as const;

/** The ledger with the state that its address has. */
const Addressed = () => <Ledger address={useAddress(settingsAddress)} user={USER} onMissing={fn()} />;

const meta = {
  title: "Features/Decisions",
  component: Addressed,
  parameters: { address: "/settings?tab=decisions", catalogues: ["decisions"] },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listDecisions, ({ state, kinds }) => {
        const list = LEDGER.list.filter(
          (one) =>
            (kinds.length === 0 || kinds.includes(one.kind)) &&
            (state === undefined || (state === "ended") === (one.ended_at !== null)),
        );
        return { ...LEDGER, list, total: list.length };
      }),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(await canvas.findByText("4 decisions are on record; 2 still in force.")).toBeVisible();
    await expect(canvas.getByText("Until the next assessment")).toBeVisible();
    await expect(canvas.getByText("Ended on 18 Nov 2026")).toBeVisible();
    await step("What ended is asked for by the address", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "ended");
      await waitFor(() =>
        expect(within(canvasElement).getByLabelText("address", { exact: true })).toHaveTextContent(
          "/settings?tab=decisions&state=ended",
        ),
      );
      await expect(await canvas.findByText("1 of 4")).toBeVisible();
    });
  },
};

/** What was published leads to its assessment; a day in the address is seen and can be lifted. */
export const Since: Story = {
  parameters: { address: "/settings?tab=decisions&since=2026-11-01" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const published = await canvas.findByRole("link", { name: "S-20014" });
    await expect(published).toHaveAttribute("href", `/assessment/detail/${PUBLISHED}`);
    await expect(canvas.getByText("1 Nov 2026")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText("address", { exact: true })).not.toHaveTextContent("since"),
    );
  },
};

/** Who decided nothing here is left out of the address, and named. */
export const GonePerson: Story = {
  parameters: { address: "/settings?tab=decisions&state=ended&by=2f6e4f7e-9d2b-4f0e-a7ff-0b9b8a042f0e" },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const note = await canvas.findByText(/left out: .*By=2f6e4f7e-9d2b-4f0e/);
    await expect(note).toBeVisible();
    await expect(within(canvasElement).getByLabelText("address", { exact: true })).toHaveTextContent(
      /^\/settings\?tab=decisions&state=ended$/,
    );
    await expect(canvas.getByRole("combobox", { name: "By" })).toHaveDisplayValue("Everyone");
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
    await step("The note goes when it was read", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
      await waitFor(() => expect(note).not.toBeInTheDocument());
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listDecisions, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Loading the decisions")).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listDecisions, NO_DECISIONS)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No decisions yet")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listDecisions, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** A member without the permission reads why, and is offered no second try. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listDecisions, failWith("common.forbidden"))),
  play: saysForbidden,
};

export const ChineseNarrow: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共记录 4 项决定，其中 2 项仍有效。")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listDecisions, {
        ...LEDGER,
        list: LEDGER.list.map((one) => ({ ...one, check: one.check && { ...one.check, title: LONG_TITLE } })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(LONG_TITLE.cn)))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
