import { editScanCard, getScan, getScanCard, listScanCards, restoreScanCard } from "@candor/api/endpoints";
import { RECIPIENTS } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { scanDetail } from "../scans/testing/fixtures.ts";
import { scanCardsAddress, scanCardsHref } from "./address.ts";
import { ScanCardsScreen } from "./components/ScanCardsScreen.tsx";
import { CARD, EDIT, list } from "./fixtures.ts";
import type { ScanCard } from "./queries.ts";

function Addressed({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const address = useAddress(scanCardsAddress);
  return (
    <ScanCardsScreen address={address} resultsHref="/view-mis/scan-list" onDirtyChange={onDirtyChange} />
  );
}

const review = scanDetail("expert_review");

const meta = {
  title: "Features/ScanCards",
  component: Addressed,
  args: { onDirtyChange: fn() },
  parameters: { address: scanCardsHref(review.scan.id) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScan, review),
      ...handlersFor(listScanCards, list()),
      ...handlersFor(getScanCard, CARD),
      ...handlersFor(editScanCard, { ...CARD, edit: EDIT }),
      ...handlersFor(restoreScanCard, CARD),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row is changed where it stands, another hidden; the word over the card says why. */
export const Default: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step("A row is edited beside what the engine saw", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "Edit row 1" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Edit row" }));
      const owner = dialog.getByRole("textbox", { name: /^Owner/ });
      await expect(owner).toHaveAccessibleDescription(/The engine saw: AdReach/);
      await userEvent.clear(owner);
      await userEvent.type(owner, "AdReach Ltd");
      await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
      await expect((await canvas.findAllByText("AdReach Ltd"))[0]).toBeVisible();
      await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    });
    await step("Another is hidden", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Edit row 2" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Edit row" }));
      await userEvent.click(dialog.getByRole("checkbox", { name: "Hide this row from customers" }));
      await userEvent.click(dialog.getByRole("button", { name: "Take over" }));
      await expect(await canvas.findByText("2 rows differ from the engine's.")).toBeVisible();
    });
    await step("A row that the engine did not see is added", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add row" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Add row" }));
      const take = dialog.getByRole("button", { name: "Take over" });
      await expect(take).toHaveAttribute("aria-disabled", "true");
      await userEvent.type(dialog.getByRole("textbox", { name: /^Owner/ }), "Seen by hand Inc");
      await userEvent.click(take);
      await expect(await canvas.findByText("Added by an expert")).toBeVisible();
      await expect(canvas.getByText("3 rows differ from the engine's.")).toBeVisible();
    });
    await step("Storing asks why", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Store…" }));
      const dialog = within(await screen.findByRole("dialog", { name: /Store your word/ }));
      await userEvent.click(dialog.getByRole("button", { name: "Store" }));
      const why = dialog.getByRole("textbox", { name: /^Why/ });
      await waitFor(() => expect(why).toBeInvalid());
      await userEvent.type(why, "Its owner was mistaken.");
    });
    await step("A title has to be said in both languages, or in neither", async () => {
      const dialog = within(await screen.findByRole("dialog", { name: /Store your word/ }));
      const english = dialog.getByRole("textbox", { name: /^Title in this scan, in English/ });
      await expect(english).toHaveAccessibleDescription(/Candor's own words/);
      await userEvent.type(english, "Who gets your data");
      await userEvent.click(dialog.getByRole("button", { name: "Store" }));
      const chinese = dialog.getByRole("textbox", { name: /^Title in this scan, in Chinese/ });
      await waitFor(() => expect(chinese).toHaveAccessibleDescription(/in both languages, or in neither/));
      await userEvent.type(chinese, "数据接收方");
      await userEvent.click(dialog.getByRole("button", { name: "Store" }));
      const notice = await screen.findByText("The card is stored.");
      await waitFor(() => expect(notice).toBeVisible());
    });
  },
};

/** What an expert said stands over the card, and can be taken off again. */
export const Edited: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScanCards, list(EDIT)),
      ...handlersFor(getScanCard, {
        ...CARD,
        edit: EDIT,
        tables: CARD.tables.map((table) => ({ ...table, rows: table.rows.slice(1) })),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/He Ting changed this card/)).toBeVisible();
    await expect((await canvas.findAllByText("Hidden from customers"))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Restore the engine's" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Restore what the engine saw/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Restore the engine's" }));
    const notice = await screen.findByText("The card shows what the engine saw.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** What a recipient that is hidden was sent is marked in the other tables, too; every figure says what customers count. */
export const HiddenRecipient: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScanCard, {
        ...CARD,
        edit: EDIT,
        tables: CARD.tables.map((table) =>
          table.id === RECIPIENTS
            ? { ...table, rows: table.rows.filter(({ host }) => !String(host).endsWith(".adreach.example")) }
            : table,
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText("Hidden from customers")).toHaveLength(2);
    await expect(canvas.getByText(/^2 recipients get data/)).toBeVisible();
    await expect(canvas.getByText(/^5 rows are hidden from customers/)).toBeVisible();
    await expect(canvas.getByRole("tab", { name: /, of which 2 hidden$/, selected: true })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("tab", { name: /^What each recipient gets.*, of which 3 hidden$/ }),
    );
    const marked = await canvas.findAllByText("Hidden from customers with its recipient");
    await expect(marked).toHaveLength(3);
    await expect(marked[0]?.closest("tr")).toHaveTextContent("cdn.adreach.example");
  },
};

/** An expert's title stands over the card, the configured one where there is none. */
export const Worded: Story = {
  beforeEach: ({ msw }) => {
    const edit = { ...EDIT, title: { en: "Who gets your data", cn: "数据接收方" } };
    const configured = { title: null, sub_title: { en: "Seen in five visits.", cn: "五次访问中检测到。" } };
    msw.use(
      ...handlersFor(listScanCards, list(edit)),
      ...handlersFor(getScanCard, { ...CARD, edit, configured }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Who gets your data" })).toBeVisible();
    await expect(canvas.getByText("Seen in five visits.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "What the engine saw" }));
    await expect(await canvas.findByRole("heading", { name: "Data sharing" })).toBeVisible();
  },
};

/** Another expert was faster: both words are shown, and nothing is overwritten before one is chosen. */
export const Overtaken: Story = {
  beforeEach: ({ msw }) => {
    let card: ScanCard = CARD;
    msw.use(
      ...handlersFor(getScanCard, () => card),
      ...handlersFor(editScanCard, ({ seen, note }) => {
        if (seen === EDIT.at) return { ...CARD, edit: { ...EDIT, note, at: "2026-11-18T15:00:00.000Z" } };
        card = { ...CARD, edit: EDIT };
        return failWith("scan.edited_meanwhile");
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit row 1" }));
    const row = within(await screen.findByRole("dialog", { name: "Edit row" }));
    await userEvent.type(row.getByRole("textbox", { name: /^Owner/ }), " Ltd");
    await userEvent.click(row.getByRole("button", { name: "Take over" }));
    await userEvent.click(canvas.getByRole("button", { name: "Store…" }));
    const store = within(await screen.findByRole("dialog", { name: /Store your word/ }));
    await userEvent.type(store.getByRole("textbox", { name: /^Why/ }), "It is a limited company.");
    await userEvent.click(store.getByRole("button", { name: "Store" }));
    await step("Theirs stands beside what was typed", async () => {
      const both = within(await screen.findByRole("dialog", { name: /Someone else changed this/ }));
      await waitFor(() => expect(both.getByText(/^He Ting stored another word/)).toBeVisible());
      await expect(both.getByRole("region", { name: "Theirs" })).toHaveTextContent("The owner was mistaken.");
      await expect(both.getByRole("region", { name: "Mine" })).toHaveTextContent("AdReach Ltd");
      await userEvent.click(both.getByRole("button", { name: "Go on with mine" }));
    });
    await step("Having read it, one's own is stored", async () => {
      await expect(store.getByRole("textbox", { name: /^Why/ })).toHaveValue("It is a limited company.");
      await userEvent.click(store.getByRole("button", { name: "Store" }));
      const notice = await screen.findByText("The card is stored.");
      await waitFor(() => expect(notice).toBeVisible());
    });
  },
};

/** A scan that is published is read, not changed. */
export const Published: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, scanDetail("complete"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not under review/)).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Store…" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: "Edit row 1" })).toBeNull();
  },
};
export const NoFacts: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScanCards, failWith("scan.result_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This object has no cards")).toBeVisible();
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such scan")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScan, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
