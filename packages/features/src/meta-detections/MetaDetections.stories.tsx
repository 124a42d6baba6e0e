import {
  adoptDetections,
  configEndpoints,
  exportDetections,
  importDetections,
  listTemplates,
} from "@candor/api/endpoints";
import { failWith, fileFor, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { metaDetectionAddress, metaDetectionHref, metaDetectionsAddress } from "./address.ts";
import { MetaDetectionScreen } from "./components/MetaDetectionScreen.tsx";
import { MetaDetectionsScreen } from "./components/MetaDetectionsScreen.tsx";
import { ENTRY, PLAN } from "./fixtures.ts";

const calls = configEndpoints.meta_detection;

function Addressed({ list, onDirtyChange }: { list?: boolean; onDirtyChange: (dirty: boolean) => void }) {
  const one = useAddress(metaDetectionAddress);
  const all = useAddress(metaDetectionsAddress);
  return list ? (
    <MetaDetectionsScreen address={all} />
  ) : (
    <MetaDetectionScreen address={one} onDirtyChange={onDirtyChange} onRemoved={() => {}} />
  );
}

const meta = {
  title: "Features/MetaDetections",
  component: Addressed,
  args: { onDirtyChange: fn() },
  parameters: { address: metaDetectionHref(ENTRY.id) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(calls.list, { list: [ENTRY], total: 1 }),
      ...handlersFor(calls.detail, ENTRY),
      ...handlersFor(calls.update, ({ data, enable }) => ({ ...ENTRY, data, enable, revision: 4 })),
      ...handlersFor(calls.draft, ({ draft }) => ({ ...ENTRY, draft, revision: 4 })),
      ...handlersFor(listTemplates, { list: [], total: 0 }),
      ...handlersFor(adoptDetections, { added: 2 }),
      ...handlersFor(importDetections, ({ digest }) => ({ ...PLAN, done: digest !== undefined })),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed shows as customers read it, by what the check came to. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const preview = within(await canvas.findByRole("region", { name: "What customers read" }));
    await step("A title that is typed heads the failed check", async () => {
      const title = canvas.getByRole("textbox", { name: /^Title when failed, English/ });
      await userEvent.clear(title);
      await userEvent.type(title, "Read by anyone");
      await expect(await preview.findByRole("heading", { name: "Read by anyone" })).toBeVisible();
    });
    await step("A check that passed shows no defect", async () => {
      await userEvent.click(preview.getByRole("radio", { name: "Passed" }));
      await expect(await preview.findByRole("heading", { name: /Every connection/ })).toBeVisible();
      await expect(preview.queryByText("The site answers over HTTP.")).toBeNull();
    });
    await step("It is published", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true"),
      );
    });
  },
};

export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole("textbox", { name: /^Title, Chinese/ }));
    await expect(await canvas.findByText("Fill this in.")).toBeVisible();
    await expect(canvas.getByText(/A field is wrong/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const List: Story = {
  args: { list: true },
  parameters: { address: metaDetectionsAddress.href() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Encrypted connections" })).toHaveAttribute(
      "href",
      metaDetectionHref(ENTRY.id),
    );
    await userEvent.click(canvas.getByRole("button", { name: /Adopt new checks/ }));
    const notice = await screen.findByText("2 checks were added, in the engine's words.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** The first that are adopted take the button of the empty list away: the page has the focus then. */
export const AdoptsFirst: Story = {
  args: { list: true },
  parameters: { address: metaDetectionsAddress.href() },
  beforeEach: ({ msw }) => {
    const entries: (typeof ENTRY)[] = [];
    msw.use(
      ...handlersFor(calls.list, () => ({ list: [...entries], total: entries.length })),
      ...handlersFor(adoptDetections, () => {
        entries.push(ENTRY);
        return { added: 1 };
      }),
    );
  },
  render: (args) => (
    <main tabIndex={-1}>
      <Addressed {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("No check is described yet");
    canvas
      .getAllByRole("button", { name: /Adopt new checks/ })
      .at(-1)
      ?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("table")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

const file = () => new File(["id,title_en"], "checks.csv", { type: "text/csv" });

/** Nothing is imported before it was seen what that changes. */
export const Import: Story = {
  args: { list: true },
  parameters: { address: metaDetectionsAddress.href() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import described checks" }));
    await userEvent.upload(dialog.getByLabelText("Choose file", { selector: "input" }), file());
    await expect(await dialog.findByText(/Added: 1. Changed: 1. As they are: 1/)).toBeVisible();
    await userEvent.click(dialog.getByText("changes in 1 cell"));
    await expect(dialog.getByText("Encryption")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Import 2 changes" }));
    const notice = await screen.findByText("2 checks were imported.");
    await waitFor(() => expect(notice).toBeVisible());
  },
};

export const ImportRefused: Story = {
  ...Import,
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(importDetections, failWith("mis.table_columns", { titel_en: "unknown" }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Import described checks" }));
    await userEvent.upload(dialog.getByLabelText("Choose file", { selector: "input" }), file());
    await expect(await dialog.findByText(/The columns are not those of the export.*titel_en/)).toBeVisible();
  },
};

const exported = fn();

/** The file holds what the list is filtered to. */
export const ExportFiltered: Story = {
  args: { list: true },
  parameters: { address: metaDetectionsAddress.href({ use: "offline", search: "consent" }) },
  beforeEach: ({ msw }) => {
    exported.mockClear();
    msw.use(
      ...fileFor(exportDetections, (asked) => {
        exported(asked);
        return { name: "detections.csv", content: "x" };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "CSV" }));
    await waitFor(() =>
      expect(exported).toHaveBeenCalledWith({ search: "consent", enable: false, format: "csv" }),
    );
  },
};

export const Empty: Story = {
  args: { list: true },
  parameters: { address: metaDetectionsAddress.href() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No check is described yet")).toBeVisible();
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such entry")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
/** The preview begins in the reader's own language. */
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "中文" })).toBeChecked();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const ListNarrow: Story = {
  ...List,
  play: async () => {},
  globals: { viewport: { value: "narrow" } },
};
export const Dark: Story = { globals: { theme: "dark" } };
