import {
  cardOptions,
  configEndpoints,
  previewCard,
  previewCardChart,
  previewCardTemplate,
} from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import {
  cardChartAddress,
  cardChartsAddress,
  cardEntryAddress,
  cardsAddress,
  cardTemplateAddress,
  cardTemplatesAddress,
} from "./address.ts";
import {
  CardChartScreen,
  CardChartsScreen,
  CardEntryScreen,
  CardsScreen,
  CardTemplateScreen,
  CardTemplatesScreen,
} from "./components/screens.tsx";
import { CARD_ENTRY, CHART_ENTRY, OPTIONS, PREVIEW, TEMPLATE_ENTRY } from "./fixtures.ts";

const { card: cards, card_template: templates, card_chart: charts, evidence_table: tables } = configEndpoints;
const SCREENS = ["card", "cards", "template", "templates", "chart", "charts"] as const;

interface AddressedProps {
  at: (typeof SCREENS)[number];
  onDirtyChange: (dirty: boolean) => void;
  onCreated: (href: string) => void;
}

function Addressed({ at, onDirtyChange, onCreated }: AddressedProps) {
  const on = { onDirtyChange, onRemoved: () => {} };
  const address = {
    cards: useAddress(cardsAddress),
    card: useAddress(cardEntryAddress),
    templates: useAddress(cardTemplatesAddress),
    template: useAddress(cardTemplateAddress),
    charts: useAddress(cardChartsAddress),
    chart: useAddress(cardChartAddress),
  };
  switch (at) {
    case "cards":
      return <CardsScreen address={address.cards} onCreated={onCreated} />;
    case "card":
      return <CardEntryScreen address={address.card} {...on} />;
    case "templates":
      return <CardTemplatesScreen address={address.templates} onCreated={onCreated} />;
    case "template":
      return <CardTemplateScreen address={address.template} {...on} />;
    case "charts":
      return <CardChartsScreen address={address.charts} onCreated={onCreated} />;
    case "chart":
      return <CardChartScreen address={address.chart} {...on} />;
  }
}

const meta = {
  title: "Features/Cards",
  component: Addressed,
  args: { at: "card", onDirtyChange: fn(), onCreated: fn() },
  parameters: { address: cardEntryAddress.href({ entryId: CARD_ENTRY.id }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(cards.list, { list: [CARD_ENTRY], total: 1 }),
      ...handlersFor(cards.detail, CARD_ENTRY),
      ...handlersFor(cards.create, CARD_ENTRY),
      ...handlersFor(cards.update, ({ data, enable }) => ({ ...CARD_ENTRY, data, enable, revision: 4 })),
      ...handlersFor(templates.list, { list: [TEMPLATE_ENTRY], total: 1 }),
      ...handlersFor(templates.detail, TEMPLATE_ENTRY),
      ...handlersFor(charts.list, { list: [CHART_ENTRY], total: 1 }),
      ...handlersFor(charts.detail, CHART_ENTRY),
      ...handlersFor(tables.list, { list: [], total: 0 }),
      ...handlersFor(cardOptions, OPTIONS),
      ...handlersFor(previewCard, PREVIEW),
      ...handlersFor(previewCardTemplate, { ...PREVIEW, users: ["recipients"] }),
      ...handlersFor(previewCardChart, { ...PREVIEW, users: ["recipients"] }),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed shows in the preview, on both places; publishing shows it to customers. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const preview = within(await canvas.findByRole("region", { name: "Live preview" }));
    await step("A title that is typed heads the card", async () => {
      const title = await canvas.findByRole("textbox", { name: /^Title, English/ });
      await userEvent.clear(title);
      await userEvent.type(title, "Recipients");
      await expect(await preview.findByRole("heading", { name: "Recipients" })).toBeVisible();
      await expect(canvas.getByText(/Stands on 12 published scans/)).toBeVisible();
    });
    await step("Its own page draws its rows", async () => {
      await userEvent.click(preview.getByRole("radio", { name: "Own page" }));
      await expect(await preview.findByText("Read from left to right.")).toBeVisible();
      await expect((await preview.findAllByText("cdn.adreach.example"))[0]).toBeVisible();
    });
    await step("It is published", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true"),
      );
    });
  },
};

/** What would break a card that customers see is listed, and keeps it from being published. */
export const Breaks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(previewCard, {
        ...PREVIEW,
        breaks: [{ kind: "table", entry: "recipients", name: "hosts" }],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Card recipients shows no table hosts/)).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Title, English/ }), " two");
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Without a type of object a card stands nowhere: it is said, and the preview stays as it was. */
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Website" }));
    await expect(await canvas.findByText(/A field is wrong/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Template: Story = {
  args: { at: "template" },
  parameters: { address: cardTemplateAddress.href({ entryId: TEMPLATE_ENTRY.id, place: "page" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cards that use it: recipients/)).toBeVisible();
    await expect(await canvas.findByText("Read from left to right.", { selector: "p" })).toBeVisible();
  },
};

export const Chart: Story = {
  args: { at: "chart" },
  parameters: { address: cardChartAddress.href({ entryId: CHART_ENTRY.id }) },
  play: async ({ canvas, step, userEvent }) => {
    await step("The columns of its card are offered", async () => {
      const column = await canvas.findByRole("combobox", { name: /Column that splits/ });
      await waitFor(() =>
        expect(within(column).getByRole("option", { name: /Owner \(owner\)/ })).toBeInTheDocument(),
      );
    });
    await step("What is added up needs a column", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: /What is counted/ }), "sum");
      await expect(await canvas.findByText("Fill this in.")).toBeVisible();
    });
  },
};

export const List: Story = {
  args: { at: "cards" },
  parameters: { address: cardsAddress.href() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Who gets data" })).toHaveAttribute(
      "href",
      cardEntryAddress.href({ entryId: CARD_ENTRY.id }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "New card" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New card" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Id/ }), "pixels");
    await userEvent.click(dialog.getByRole("button", { name: /Create/ }));
    await waitFor(() => expect(dialog.getAllByText("Fill this in.")[0]).toBeVisible());
    await userEvent.type(dialog.getByRole("textbox", { name: /^Title, English/ }), "Pixels");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Title, Chinese/ }), "像素");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Card template/ }), "ribbons");
    await userEvent.click(dialog.getByRole("button", { name: /Create/ }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};
export const Templates: Story = {
  args: { at: "templates" },
  parameters: { address: cardTemplatesAddress.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Ribbons and hosts" })).toBeVisible();
  },
};
export const Charts: Story = {
  args: { at: "charts" },
  parameters: { address: cardChartsAddress.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "By category" })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { at: "cards" },
  parameters: { address: cardsAddress.href() },
  beforeEach: ({ msw }) => msw.use(...handlersFor(cards.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/engine's own cards stand/)).toBeVisible();
  },
};
/** Nothing was assessed yet: the form works, and the preview says what it waits for. */
export const NothingAssessed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(previewCard, {
        ...{ scans: [], report_id: null, head: null, card: null },
        ...{ users: [], results: 0, breaks: [] },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing to show it with")).toBeVisible();
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(cards.detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such entry")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(cards.detail, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(cards.detail, failWith("common.internal"))),
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
export const Dark: Story = { globals: { theme: "dark" } };
