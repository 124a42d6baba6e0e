import { failScan, getScan, listScans, publishScan } from "@candor/api/contract";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ScanList } from "./components/ScanList.tsx";
import { scansAddress } from "./list-state.ts";
import { counts, scanDetail, scanRow, scanRows } from "./testing/fixtures.ts";

const page = { list: scanRows, total: 1284, awaiting_review: 2 };

const meta = {
  title: "Features/Scans/ScanList",
  component: ScanList,
  args: {
    state: scansAddress.initial,
    onStateChange: fn(),
    resultHref: (scanId: string) => `/view-mis/scan-result/${scanId}`,
  },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScans, page)),
  render: function Held(args) {
    const [state, setState] = useState(args.state);
    const change: typeof args.onStateChange = (next) => {
      args.onStateChange(next);
      setState((state) => scansAddress.change(state, next));
    };
    return <ScanList {...args} state={state} onStateChange={change} />;
  },
} satisfies Meta<typeof ScanList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story["play"]>>[0];

const openMenu = async ({ canvas, userEvent }: Context, number: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${number}` }));
  return within(await screen.findByRole("menu"));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /S-20417/ });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/view-mis\/scan-result\/.+/));
    await expect(canvas.getByText("Detecting · 62%")).toBeVisible();
    await expect(canvas.getByText("Failed · no answer")).toBeVisible();
    await expect(canvas.getByText("1–20 of 1,284")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScans, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading scans")).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScans, { list: [], total: 0, awaiting_review: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No scans yet")).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { state: { ...scansAddress.initial, search: "nowhere" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScans, ({ search }) =>
        search === "" ? page : { list: [], total: 0, awaiting_review: 2 },
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("No scans match these filters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByRole("link", { name: /S-20417/ })).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(listScans, () => {
        asked += 1;
        // The first call and the client's own retry fail; the reader's try succeeds.
        return asked <= 2 ? failWith("common.internal") : page;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5000 }));
    await expect(await canvas.findByRole("link", { name: /S-20417/ })).toBeVisible();
  },
};

export const Filtering: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScans, ({ states, search }) => {
        const list = scanRows
          .filter(({ state }) => states.length === 0 || states.includes(state))
          .filter(({ company }) => company.name.toLowerCase().includes(search.toLowerCase()));
        return { list, total: list.length, awaiting_review: 2 };
      }),
    ),
  play: async ({ canvas, userEvent, args, step }) => {
    await step("by stage", async () => {
      await canvas.findByText("Harbour Bank");
      await userEvent.selectOptions(canvas.getByLabelText("Stage"), "Published");
      await waitFor(() => expect(canvas.queryByText("Harbour Bank")).toBeNull());
      await expect(canvas.getByText("Norrland Energy")).toBeVisible();
    });
    await step("by text, once the typing pauses", async () => {
      await userEvent.type(canvas.getByLabelText("Search by scan, company or object"), "bright");
      await waitFor(() => expect(canvas.queryByText("Norrland Energy")).toBeNull());
      await expect(args.onStateChange).toHaveBeenLastCalledWith({ search: "bright" });
      await expect(args.onStateChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const Live: Story = {
  beforeEach: ({ msw }) => {
    let progress = 24;
    msw.use(
      ...handlersFor(listScans, () => {
        progress = Math.min(progress + 38, 100);
        const done = progress === 100;
        const row = scanRow(20418, "Example Retail", done ? "expert_review" : "assessing", {
          ...(done ? {} : { progress }),
        });
        return { list: [row], total: 1, awaiting_review: done ? 1 : 0 };
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Detecting · 62%")).toBeVisible();
    await expect(
      await canvas.findByText("Expert review", { selector: "span" }, { timeout: 6000 }),
    ).toBeVisible();
  },
};

export const RowMenu: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    const items = menu.getAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Edit result",
      "Regenerate without rescan",
      "Rescan same assets",
      "Publish formally",
      "Mark task as failed",
    ]);
    for (const item of items) await expect(item).not.toHaveAttribute("aria-disabled", "true");
  },
};

export const RowMenuPublished: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20412");
    for (const item of menu.getAllByRole("menuitem")) {
      await expect(item).toHaveAttribute("aria-disabled", "true");
      await expect(item).toHaveTextContent("Published: edits have ended");
    }
  },
};

export const RowMenuFailed: Story = {
  play: async (context) => {
    const menu = await openMenu(context, "S-20414");
    await expect(menu.getByRole("menuitem", { name: "Rescan same assets" })).not.toHaveAttribute(
      "aria-disabled",
    );
    await expect(menu.getByRole("menuitem", { name: /Publish formally/ })).toHaveTextContent(
      "The assessment failed; rescan it first",
    );
  },
};

export const Publishing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScan, scanDetail()),
      ...handlersFor(publishScan, scanRow(20417, "Harbour Bank", "complete")),
    ),
  play: async (context) => {
    const menu = await openMenu(context, "S-20417");
    await context.userEvent.click(menu.getByRole("menuitem", { name: "Publish formally" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Publish S-20417 formally?" }));
    await expect(await dialog.findByText("lin.yue@example.com")).toBeInTheDocument();
    const facts = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
    await expect(facts.slice(0, 4)).toEqual(["12", "1", "2", "1"]);
    await context.userEvent.click(dialog.getByRole("button", { name: "Publish formally" }));
    await expect(await context.canvas.findByText("S-20417 is published.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const MarkingFailed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(failScan, scanRow(20418, "Example Retail", "failed"))),
  play: async (context) => {
    const menu = await openMenu(context, "S-20418");
    await context.userEvent.click(menu.getByRole("menuitem", { name: "Mark task as failed" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark S-20418 as failed?" }));
    await context.userEvent.click(dialog.getByRole("button", { name: "Mark as failed" }));
    await expect(await context.canvas.findByText("S-20418 is marked as failed.")).toBeInTheDocument();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => {
    const row = scanRow(
      20415,
      "Rheinisch-Westfälische Datenverarbeitungsgesellschaft für Gesundheit mbH",
      "failed",
      {
        expert: "Maximiliane Schulze-Wiedenbrück",
        counts: counts({ critical: 120, medium: 400, passed: 1200 }),
      },
    );
    msw.use(...handlersFor(listScans, { list: [row], total: 1, awaiting_review: 0 }));
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("检测中 · 62%")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
