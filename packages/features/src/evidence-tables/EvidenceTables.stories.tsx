import { checkEvidenceTable, configEndpoints, listTableSamples } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
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

const published = { enable: true, at: ENTRY.updated_at, by: "Marta" };
const FIRST = {
  ...{ ...published, revision: 1, number: 1 },
  data: { ...ENTRY.data, title: { en: "As it was", cn: "原样" } },
};
const versions = [
  ...handlersFor(calls.history, {
    list: [
      { ...published, revision: 3, number: 3 },
      { ...published, revision: 2, number: 2, enable: false, by: null },
      { ...published, revision: 1, number: 1 },
    ],
    total: 3,
  }),
  ...handlersFor(calls.version, ({ revision }) => {
    if (revision === 1) return FIRST;
    return { ...published, revision, number: revision, data: revision === 2 ? null : ENTRY.data };
  }),
];

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
    await step("Title and sentence show as they are typed", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: /^Title, English/ }), " and hosts");
      await userEvent.type(
        canvas.getByRole("textbox", { name: /^Subtitle, English/ }),
        "Seen in five visits.",
      );
      const preview = within(canvas.getByRole("region", { name: "Live preview" }));
      await expect(await preview.findByRole("heading", { name: /and hosts$/ })).toBeVisible();
      await expect(await preview.findByText("Seen in five visits.")).toBeVisible();
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

/** The focus stays beside what went with the draft. */
export const DiscardedByKeys: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, { ...ENTRY, draft: FIRST.data })),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("button", { name: "Discard draft" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save draft" })).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Discard draft" })).toBeNull();
    await expect(await canvas.findByText(/^The draft of \S+ is discarded$/)).toBeInTheDocument();
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

/** The focus goes with what is added, moved and removed. */
export const ByKeys: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("A column that is moved can be moved on", async () => {
      (await canvas.findByRole("button", { name: "Move Host down" })).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "Move Host down" })).toHaveFocus();
    });
    await step("A column that is added is typed into", async () => {
      canvas.getByRole("button", { name: "Add column" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveFocus();
    });
    await step("What is removed leaves the focus beside it", async () => {
      canvas.getByRole("button", { name: "Remove Column without a title" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "Add column" })).toHaveFocus();
      canvas.getByRole("button", { name: "Add tab" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: "Id" })).toHaveFocus();
      canvas.getByRole("button", { name: "Remove the tab tab-1" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("button", { name: "Add tab" })).toHaveFocus();
    });
  },
};

/** Each fault is said at its own field, in words that say what to do. */
export const FaultyColumn: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Open Host" }));
    const form = within(canvas.getByRole("form", { name: "Layout" }));
    const field = (name: string) => form.getAllByRole("textbox", { name }).at(-1) as HTMLElement;
    await step("Too long is not the same as empty", async () => {
      await userEvent.click(field("Title, English"));
      await userEvent.paste("x".repeat(90));
      await expect(field("Title, English")).toHaveAccessibleDescription(/too long/);
      await userEvent.click(field("Help, Chinese"));
      await userEvent.paste("长".repeat(600));
      await expect(field("Help, Chinese")).toHaveAccessibleDescription(/too long/);
    });
    await step("A key that another column shows is named", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Close Host/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Add column" }));
      await userEvent.type(form.getByRole("textbox", { name: "Key" }), "host");
      await expect(form.getByRole("textbox", { name: "Key" })).toHaveAccessibleDescription(
        /Another column shows host/,
      );
    });
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

/** The session ended while one typed: that nothing was stored is said, with what to do once one is signed in again. */
export const SessionEnded: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.draft, failWith("common.unauthenticated"))),
  play: async ({ canvas, userEvent }) => {
    const title = (await canvas.findAllByRole("textbox", { name: /Title, English/ }))[0] as HTMLElement;
    await userEvent.type(title, " two");
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await expect(await canvas.findByText(/^Not stored: your session had ended/)).toBeVisible();
    await expect(title).toHaveValue(`${ENTRY.data.title.en} two`);
  },
};

/** What was published before: any two versions by place, and an old one as a draft. Nothing that is typed is lost. */
export const History: Story = {
  beforeEach: ({ msw }) => msw.use(...versions),
  play: async ({ canvas, step, userEvent }) => {
    const row = (name: string) => screen.findByRole("row", { name: new RegExp(`^${name}`) });
    await step("The newest is held against what stands in the form", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: "History" }));
      const dialog = await screen.findByRole("dialog", { name: `History of ${ENTRY.key}` });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(await screen.findByText("Both say the same.")).toBeVisible();
    });
    await step("An older one differs, place by place", async () => {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Before" }), "1");
      await expect(await row("title.en")).toHaveTextContent("As it was");
      await expect(screen.getByText("They differ in 2 places.")).toBeVisible();
    });
    await step("One of another form can be chosen, and says so", async () => {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "After" }), "2");
      await expect(await screen.findByText("This version can no longer be read")).toBeVisible();
    });
    await step("The earlier one is taken up as a draft", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Take the earlier one as a draft" }));
      await expect(await canvas.findByText(/This is a draft/)).toBeVisible();
      await expect(canvas.getAllByRole("textbox", { name: /Title, English/ })[0]).toHaveValue("As it was");
    });
  },
};

/** What is typed would be lost: it is saved or discarded first. */
export const HistoryWhileTyping: Story = {
  beforeEach: ({ msw }) => msw.use(...versions),
  play: async ({ canvas, userEvent }) => {
    const title = (await canvas.findAllByRole("textbox", { name: /Title, English/ }))[0] as HTMLElement;
    await userEvent.type(title, " two");
    await userEvent.click(canvas.getByRole("button", { name: "History" }));
    await expect(await screen.findByRole("row", { name: /^title\.en/ })).toHaveTextContent(/two$/);
    await expect(screen.getByText("Save or discard what you typed first.")).toBeVisible();
    await expect(screen.getByRole("button", { name: /as a draft/ })).toHaveAttribute("aria-disabled", "true");
  },
};
export const HistoryFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(calls.history, failWith("common.internal")), ...handlersFor(calls.version, FIRST)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "History" }));
    const dialog = await screen.findByRole("dialog", { name: /^History/ });
    await waitFor(() => expect(within(dialog).getByRole("alert")).toHaveTextContent(/./));
  },
};

/** As a Chinese customer sees it, and as a file. */
export const PreviewPlaces: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step("In the other language", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: "中文" }));
      await expect(await canvas.findByRole("columnheader", { name: /主机/ })).toBeVisible();
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
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
/** The preview opens in the reader's language. */
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "中文" })).toBeChecked();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
