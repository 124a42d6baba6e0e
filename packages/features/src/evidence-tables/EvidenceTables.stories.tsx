import { checkEvidenceTable, configEndpoints, listTableSamples } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { evidenceTableAddress, evidenceTableHref, evidenceTablesAddress } from "./address.ts";
import { EvidenceTableScreen } from "./components/EvidenceTableScreen.tsx";
import { EvidenceTablesScreen } from "./components/EvidenceTablesScreen.tsx";
import { ENTRY, NO_IMPACT, SAMPLES } from "./fixtures.ts";

const calls = configEndpoints.evidence_table;

function Addressed({ list, onDirtyChange }: { list?: boolean; onDirtyChange: (dirty: boolean) => void }) {
  const one = useAddress(evidenceTableAddress);
  const all = useAddress(evidenceTablesAddress);
  return list ? (
    <EvidenceTablesScreen address={all} onCreated={() => {}} />
  ) : (
    <EvidenceTableScreen address={one} onDirtyChange={onDirtyChange} onRemoved={() => {}} />
  );
}

const meta = {
  title: "Features/EvidenceTables/Editor",
  component: Addressed,
  args: { onDirtyChange: fn() },
  parameters: { address: evidenceTableHref(ENTRY.id) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(calls.list, { list: [ENTRY], total: 1 }),
      ...handlersFor(calls.detail, ENTRY),
      ...handlersFor(calls.update, ({ data, enable }) => ({ ...ENTRY, data, enable, revision: 4 })),
      ...handlersFor(calls.draft, ({ draft }) => ({ ...ENTRY, draft, revision: 4 })),
      ...handlersFor(listTableSamples, SAMPLES),
      ...handlersFor(checkEvidenceTable, NO_IMPACT),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed shows in the preview, a draft keeps it, publishing shows it to customers. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("The preview draws real rows", async () => {
      await expect(await canvas.findByRole("cell", { name: "collect.metricly.example" })).toBeVisible();
      await expect(await canvas.findByText(/12 published tables use this layout/)).toBeVisible();
    });
    await step("A title that is typed heads the column", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Open Host" }));
      const title = canvas.getAllByRole("textbox", { name: /Title, English/ })[1] as HTMLElement;
      await userEvent.clear(title);
      await userEvent.type(title, "Recipient host");
      await expect(await canvas.findByRole("columnheader", { name: /Recipient host/ })).toBeVisible();
    });
    await step("It is kept as a draft, then published", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
      await expect(await canvas.findByText(/This is a draft/)).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
      await waitFor(() => expect(canvas.queryByText(/This is a draft/)).toBeNull());
    });
  },
};

/** A column without a key: named, with its place; the preview keeps the last layout that was right. */
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add column" }));
    await expect((await canvas.findAllByText(/A column has no key/))[0]).toBeVisible();
    await expect(canvas.getByText(/A field is wrong/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** What would break a published table is listed, and keeps the layout from being published. */
export const Breaks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(checkEvidenceTable, {
        ...NO_IMPACT,
        breaks: [{ kind: "number", column: "level", where: "S-20004 web.xborder.no-adequacy" }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/level holds words in S-20004/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Someone else was faster: both texts are shown, and nothing is overwritten. */
export const Conflict: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      ...handlersFor(calls.detail, () => {
        reads += 1;
        return reads === 1
          ? ENTRY
          : {
              ...ENTRY,
              revision: 9,
              updated_by: "Marta",
              data: { ...ENTRY.data, title: { en: "Theirs", cn: "对方" } },
            };
      }),
      ...handlersFor(calls.draft, failWith("mis.changed_meanwhile")),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = (await canvas.findAllByRole("textbox", { name: /Title, English/ }))[0] as HTMLElement;
    await userEvent.type(title, " two");
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    const conflict = await screen.findByRole("dialog", { name: /Someone else changed/ });
    await waitFor(() => expect(conflict).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
    await waitFor(() => expect(title).toHaveValue("Theirs"));
  },
};

/** As a Chinese customer sees it, and as a file. */
export const PreviewPlaces: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("In the other language", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: "中文" }));
      await expect(
        await canvas.findByRole("columnheader", { name: /主机/ }, { timeout: 5000 }),
      ).toBeVisible();
    });
    await step("As the file that is exported", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Export" }));
      await expect(await canvas.findByText(/collect\.metricly\.example,/)).toBeVisible();
    });
  },
};

export const List: Story = {
  args: { list: true },
  parameters: { address: evidenceTablesAddress.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Cross-border data flow" })).toHaveAttribute(
      "href",
      evidenceTableHref(ENTRY.id),
    );
  },
};

export const EmptyList: Story = {
  args: { list: true },
  parameters: { address: evidenceTablesAddress.href() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The engine lays out every table")).toBeVisible();
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such layout")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5000 })).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
