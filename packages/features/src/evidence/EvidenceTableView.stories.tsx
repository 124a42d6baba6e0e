import { getCheckFile as checkFile } from "@candor/api/contract";
import { getCheckFile } from "@candor/api/endpoints";
import { TABLE_COLUMN_TYPES } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { EvidenceTableView } from "./components/EvidenceTableView.tsx";
import { StoredTexts } from "./components/StoredTexts.tsx";
import { COOKIES, column, GROUPED, layout, TYPES } from "./fixtures.ts";
import { EvidenceToolsProvider } from "./tools.ts";

const meta = {
  title: "Features/Evidence/EvidenceTableView",
  component: EvidenceTableView,
  args: { table: GROUPED },
  // As it stands on its screens: inside their gutters.
  decorators: [(Story) => <div style={{ paddingInline: "clamp(16px, 3vw, 30px)" }}>{Story()}</div>],
} satisfies Meta<typeof EvidenceTableView>;
export default meta;
type Story = StoryObj<typeof meta>;

const say = (text: string) => ({ en: text, cn: text });

/** Groups in groups: sums and counts in their lines, tabs, columns that leave when they are empty. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("A group says what is in it", async () => {
      const group = await canvas.findByRole("rowheader", {
        name: /Metricly Inc\..*Host: 1.*Requests: 412 in all/,
      });
      await expect(group).toBeVisible();
      await expect(canvas.queryByRole("columnheader", { name: "Remark" })).toBeNull();
      await expect(canvas.queryByRole("columnheader", { name: "Recipient" })).toBeNull();
    });
    await step("It folds with the groups inside", async () => {
      const before = canvas.getAllByRole("row").length;
      await userEvent.click(canvas.getByRole("button", { name: /^Metricly Inc\./ }));
      await expect(canvas.getAllByRole("row")).toHaveLength(before - 3);
    });
    await step("A row's detail leaves out what is empty", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Details of row 3" }));
      await expect(await canvas.findByText("Named in the policy")).toBeVisible();
    });
    await step("A tab brings its own columns", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: /By region/ }));
      await expect(canvas.getByRole("columnheader", { name: "Recipient" })).toBeVisible();
    });
    await step("A filter keeps the rows it is for", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Recipient/ }));
      const body = within(document.body);
      await userEvent.click(await body.findByRole("checkbox", { name: /Singapore/ }));
      await expect(await canvas.findByText("1 of 5")).toBeVisible();
    });
  },
};

/** Each of the sixteen types. */
export const EveryType: Story = {
  args: { table: TYPES },
  play: async ({ canvas, step, userEvent }) => {
    const body = within(document.body);
    await expect(TYPES.layout?.columns.map(({ type }) => type)).toEqual([...TABLE_COLUMN_TYPES]);
    await expect(canvas.getByText("United States, Chinese mainland")).toBeVisible();
    await expect(await canvas.findByText("twice")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText(/<script>/)).toBeVisible();
    await step("A stack reads as browsers print it", async () => {
      await userEvent.click((await canvas.findAllByRole("button", { name: "View stack" }))[0] as HTMLElement);
      // Drawers fade in.
      const line = /send \(https:\/\/cdn\.adreach\.example\/v4\/adreach\.js:42:8\)/;
      await waitFor(() => expect(body.getByText(line)).toBeVisible());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    });
    await step("Collected data is a table", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "View data" }));
      await waitFor(() => expect(body.getByRole("columnheader", { name: "Encryption type" })).toBeVisible());
      await userEvent.keyboard("{Escape}");
      // One that still closes would take the next Escape.
      await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    });
    await step("A tag list shows what it has room for", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "2 more labels" }));
      const more = within(await body.findByRole("dialog"));
      await waitFor(() => expect(more.getByText("chat")).toBeVisible());
      await expect(canvas.getByRole("button", { name: "2 more labels" })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByRole("button", { name: "2 more labels" })).toHaveAttribute(
        "aria-expanded",
        "false",
      );
    });
  },
};

/** The place fetches stored files and knows vendors. */
export const WithTools: Story = {
  args: { table: TYPES },
  render: (args) => (
    <EvidenceToolsProvider
      value={{
        loadFile: () => Promise.resolve('[{"method":"GET","url":"https://px.example/"}]'),
        onVendor: () => {},
      }}
    >
      <EvidenceTableView {...args} />
    </EvidenceToolsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("button", { name: "AdReach" })).toBeVisible();
    await userEvent.click((await canvas.findAllByRole("button", { name: "View traffic" }))[1] as HTMLElement);
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole("columnheader", { name: "method" })).toBeVisible());
  },
};

const POLICY = "a".repeat(64);
const POLICIES = {
  id: "policies",
  title: say("Policies"),
  columns: [
    { key: "text", label: say("Text"), type: "text" as const },
    { key: "policyText", label: say("Policy as read"), type: "text_file_s3" as const },
  ],
  rows: [{ text: "Privacy", policyText: POLICY }],
  total: 1,
};
const SAID = `Privacy policy

We use your data to deliver what you order. ${"We keep it for as long as the law asks. ".repeat(12)}`;

/** A text that the assessment stored, as it was read that day: long lines are wrapped, and it can be copied. */
export const StoredText: Story = {
  args: { table: POLICIES },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheckFile, { text: SAID })),
  render: (args) => (
    <StoredTexts endpoint={checkFile} scanId="5f0c0000-0000-4000-8000-000000000001">
      <EvidenceTableView {...args} />
    </StoredTexts>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View text" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Policy as read" }));
    await expect(await dialog.findByText(/^We use your data to deliver/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Wrap long lines" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
  },
};

const ONE_POLICY = {
  ...POLICIES,
  rows: ["Purposes", "Recipients", "Rights"].map((text) => ({ text, policyText: POLICY })),
  total: 3,
};

/** All rows were read in the same text: it opens once, over the table. */
export const OneStoredText: Story = {
  ...StoredText,
  args: { table: ONE_POLICY },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("columnheader", { name: "Policy as read" })).toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "View text" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Policy as read" }));
    const said = await dialog.findByText(/^We use your data to deliver/);
    await waitFor(() => expect(said).toBeVisible());
  },
};

/** Rows of different texts each open their own. */
export const SeveralStoredTexts: Story = {
  ...StoredText,
  args: { table: { ...ONE_POLICY, rows: [...ONE_POLICY.rows, { text: "Old", policyText: "b".repeat(64) }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: "View text" })).toHaveLength(4);
    await expect(canvas.getByRole("columnheader", { name: "Policy as read" })).toBeVisible();
  },
};

/** It is of another company, or was removed: said once, and nothing is left to try. */
export const StoredTextGone: Story = {
  ...StoredText,
  beforeEach: ({ msw }) => msw.use(...handlersFor(getCheckFile, failWith("check.file_not_found"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "View text" }));
    const dialog = within(await screen.findByRole("dialog"));
    const told = await dialog.findByText(/This text is not there any more/);
    // The dialog fades in.
    await waitFor(() => expect(told).toBeVisible());
    await expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** The engine's own layout, whole: sorted, searched and filtered. */
export const Whole: Story = {
  args: { table: COOKIES, extent: "whole" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search this table" }), "pixelbox");
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await userEvent.click(canvas.getByRole("button", { name: "Bytes" }));
    await expect(canvas.getAllByRole("cell")[0]).toHaveTextContent("px_match");
  },
};

export const NoMatch: Story = {
  args: { table: COOKIES, extent: "whole" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "nothing of it");
    await expect(await canvas.findByText("Nothing matches these filters")).toBeVisible();
  },
};

/** One row has nothing to search or filter, and is exported all the same. */
export const OneRow: Story = {
  args: {
    table: { ...COOKIES, rows: COOKIES.rows.slice(0, 1), total: 1 },
    extent: "whole",
    end: <button type="button">Export</button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Export" })).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

/** HTML, a megabyte and right-to-left text in cells: text, cut, and in its own direction. */
export const HostileCells: Story = {
  args: {
    table: {
      ...GROUPED,
      rows: [
        { host: '<img src=x onerror="alert(1)">', vendor: "شركة التحليلات (Ltd.)", requests: 3 },
        { host: "x".repeat(1_000_000), vendor: "{{upper vendor}}", requests: 1 },
      ],
      total: 2,
      layout: layout([
        column("vendor", "markdown", say("Vendor")),
        column("host", "text", say("Host")),
        column("requests", "number", say("Requests")),
      ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Read all" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

const LABEL_TYPES = TABLE_COLUMN_TYPES.filter((type) => /tag/.test(type));

/** An expert may write more into any cell than its column is for: no row grows past what a screen shows. */
export const LongInEveryType: Story = {
  args: {
    table: {
      ...GROUPED,
      rows: [
        Object.fromEntries(TABLE_COLUMN_TYPES.map((type) => [type, `${type} ${"w".repeat(3000)}`])),
        Object.fromEntries(
          LABEL_TYPES.map((type) => [type, ["v", "w"].map((one) => one.repeat(220)).join(", ")]),
        ),
      ],
      total: 2,
      layout: layout(TABLE_COLUMN_TYPES.map((type) => column(type, type, say(type)))),
    },
  },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole("row") as [HTMLElement, HTMLElement, HTMLElement];
    for (const row of [first, second])
      await waitFor(() => expect(row.getBoundingClientRect().height).toBeLessThan(300));
    const opening = (row: HTMLElement) => within(row).getAllByRole("button", { name: "Read all" }).length;
    await expect(opening(first)).toBeGreaterThan(5);
    await expect(opening(second)).toBe(LABEL_TYPES.length);
  },
};

const codes = ["one", "two", "three"];
/** Short codes of long words, and many regions: what they say counts, and not how they are written. */
export const LongWordsOfShortCodes: Story = {
  args: {
    table: {
      ...GROUPED,
      columns: [
        {
          key: "kinds",
          label: say("Kinds"),
          type: "tag",
          labels: Object.fromEntries(codes.map((code) => [code, say(`${code} ${"long ".repeat(20)}`)])),
        },
        { key: "regions", label: say("Regions"), type: "region" },
      ],
      rows: [
        { kinds: codes.join(" "), regions: "AU BR CA CN DE FR GB IN JP KR US ZA ".repeat(4).trim() },
        { kinds: "one", regions: "AU BR" },
      ],
      total: 2,
      layout: undefined,
    },
  },
  play: async ({ canvas }) => {
    const [, long, short] = canvas.getAllByRole("row") as [HTMLElement, HTMLElement, HTMLElement];
    await expect(within(long).getAllByRole("button", { name: "Read all" })).toHaveLength(2);
    await expect(within(short).queryByRole("button")).toBeNull();
  },
};

export const Empty: Story = { args: { table: { ...COOKIES, rows: [], total: 0 } } };

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /按供应商/ })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: /主机：1.*请求数：合计 412/ })).toBeVisible();
  },
};
/** Without room for columns each row is an entry with all that it says, and the drawer sorts. */
export const Narrow: Story = {
  args: { table: COOKIES, extent: "whole" },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    const entries = () => within(canvas.getByRole("list", { name: "Cookies" })).getAllByRole("listitem");
    await expect(entries()[0]).toHaveTextContent(/_adr_uid.*Bytes.*1,284/);
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const drawer = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.selectOptions(drawer.getByRole("combobox", { name: "Sort by" }), "Bytes, ascending");
    await userEvent.click(drawer.getByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(entries()[0]).toHaveTextContent("px_match"));
    const first = entries()[0]?.textContent;
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const again = within(await screen.findByRole("dialog", { name: "Filters" }));
    await userEvent.selectOptions(again.getByRole("combobox", { name: "Sort by" }), "Bytes, descending");
    await userEvent.click(again.getByRole("button", { name: /^Show/ }));
    await waitFor(() => expect(entries()[0]?.textContent).not.toBe(first));
  },
};
/** Groups stand over their entries, and a row opens to what only its detail says. */
export const NarrowGroups: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: /^Metricly Inc\..*Host: 1/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Details of row 3" }));
    await expect(await canvas.findByText("Named in the policy")).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: "dark" } };
