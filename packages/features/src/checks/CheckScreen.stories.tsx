import { getCheck } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CheckScreen } from "./components/CheckScreen.tsx";
import { CORRECTED, DETAIL, PASSED, PERHAPS, UNCERTAIN } from "./testing/detail.ts";
import { LONG_ROW } from "./testing/rows.ts";

const meta = {
  title: "Features/Checks/CheckScreen",
  component: CheckScreen,
  args: { id: DETAIL.id, backHref: "/checks?status=critical" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, DETAIL)),
} satisfies Meta<typeof CheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: DETAIL.title.en })).toBeVisible();
    await expect(canvas.getByText("Check 1 of 124 in shop.example.com")).toBeVisible();
    await expect(canvas.getByText("ad_storage").tagName).toBe("CODE");
    const wrong = within(canvas.getByRole("region", { name: "What is wrong" }));
    await expect(wrong.getByText(/^On the first visit, 5 cookies/)).toBeVisible();
    await expect(wrong.getByText(/while nobody had made a choice/)).toBeVisible();
    await expect(wrong.getByText(/needs consent first/)).toBeVisible();
  },
};

/** What was published was wrong: the reader is told when it was corrected, and why. */
export const Corrected: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, CORRECTED)),
  play: async ({ canvas }) => {
    const said = within(await canvas.findByRole("region", { name: /^Corrected on/ }));
    await expect(said.getByText(/belong to the basket/)).toBeVisible();
  },
};

/** Two hundred assessments: the last events are shown, the others on request. */
export const LongHistory: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getCheck, {
        ...DETAIL,
        history: Array.from({ length: 400 }, (_, at) => ({
          ...{
            kind: at % 2 === 0 ? ("report_pushed" as const) : ("detected_failed" as const),
            by: null,
            note: null,
          },
          at: new Date(Date.UTC(2026, 10, 18) - at * 43_200_000).toISOString(),
        })),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole("region", { name: "History" }));
    await expect(history.getAllByRole("listitem")).toHaveLength(12);
    await userEvent.click(history.getByRole("button", { name: "Show all 400" }));
    await expect(history.getAllByRole("listitem")).toHaveLength(400);
    await userEvent.keyboard("{Enter}");
    await expect(history.getAllByRole("listitem")).toHaveLength(12);
    await expect(history.getByRole("button", { name: "Show all 400" })).toHaveFocus();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading the check", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, failWith("check.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No such check")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to checks" })).toHaveAttribute(
      "href",
      "/checks?status=critical",
    );
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(getCheck, () => {
        asked += 1;
        // The first call and the client's own retry fail; the reader's try succeeds.
        return asked <= 2 ? failWith("common.internal") : DETAIL;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const Uncertain: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, UNCERTAIN)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Why this is to be confirmed")).toBeVisible();
    await expect(canvas.getAllByText(/^The visit after rejecting did not finish/)).toHaveLength(1);
    await expect(canvas.queryByText("What is wrong")).toBeNull();
    await expect(canvas.getByText("No evidence was stored for this check.")).toBeVisible();
  },
};

/** A sentence may tell of a subject: its row quotes it and says who decides. */
export const Perhaps: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, PERHAPS)),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /^Retention/ }));
    await expect(row.getByText("Perhaps: a person decides")).toBeVisible();
    await expect(row.getByText("Three years after your last visit we tear up the card.")).toBeVisible();
  },
};

export const PerhapsChinese: Story = {
  ...Perhaps,
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /^保存期限/ }));
    await expect(row.getByText("可能有，需人工判断")).toBeVisible();
  },
};

export const Passed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, PASSED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("What was checked")).toBeVisible();
    await expect(canvas.getByText(/needs consent first/)).toBeVisible();
    await expect(canvas.queryByText("What is wrong")).toBeNull();
    await expect(canvas.queryByText("How to fix")).toBeNull();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheck, { ...DETAIL, ...LONG_ROW })),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: DETAIL.title.cn })).toBeVisible();
    await expect(canvas.getByText("整改建议")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
