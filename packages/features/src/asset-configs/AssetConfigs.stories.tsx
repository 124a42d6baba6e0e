import { configEndpoints, signUrls, storeFile } from "@candor/api/endpoints";
import { ASSET_TYPES } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { assetConfigAddress, assetConfigsAddress } from "./address.ts";
import { AssetConfigScreen } from "./components/AssetConfigScreen.tsx";
import { AssetConfigsScreen } from "./components/AssetConfigsScreen.tsx";
import { ENTRIES, PHONE } from "./fixtures.ts";

const { list, detail, create, update, draft, remove } = configEndpoints.asset;
const pageOf = (entries: typeof ENTRIES) => ({ list: entries, total: entries.length });

interface HeldProps {
  at: "list" | "one";
  onCreated: (href: string) => void;
  onDirtyChange: (dirty: boolean) => void;
}

function Held({ at, onCreated, onDirtyChange }: HeldProps) {
  const all = useAddress(assetConfigsAddress);
  const one = useAddress(assetConfigAddress);
  return at === "list" ? (
    <AssetConfigsScreen address={all} onCreated={onCreated} />
  ) : (
    <AssetConfigScreen address={one} onDirtyChange={onDirtyChange} onRemoved={() => {}} />
  );
}

const asList = { args: { at: "list" }, parameters: { address: assetConfigsAddress.href({}) } } as const;

const meta = {
  title: "Features/AssetConfigs",
  component: Held,
  args: { at: "one", onCreated: fn(), onDirtyChange: fn() },
  parameters: { address: assetConfigAddress.href({ entryId: PHONE.id }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(list, pageOf(ENTRIES)),
      ...handlersFor(detail, PHONE),
      ...handlersFor(create, ({ key }) => ({ ...PHONE, key })),
      ...handlersFor(update, ({ data, enable }) => ({
        ...PHONE,
        enable,
        revision: 3,
        data: { ...PHONE.data, ...data },
      })),
      ...handlersFor(storeFile, { file: "a".repeat(64), signed_url: "/api/files/a" }),
      ...handlersFor(signUrls, { list: [] }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed stands among the other types, in either language; publishing shows it to customers. */
export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const preview = within(await canvas.findByRole("region", { name: "Live preview" }));
    const types = () => preview.getAllByRole("listitem").map(({ textContent }) => textContent);
    await step(
      "It stands first, for its number is the lowest; what is off the offer is not there",
      async () => {
        await waitFor(() => expect(types()[0]).toBe("Android appsAn app from a store, or its package."));
        await waitFor(() => expect(types()).toHaveLength(ASSET_TYPES.length - 1));
      },
    );
    await step("A higher number moves it behind the website", async () => {
      const order = canvas.getByRole("spinbutton", { name: "Order" });
      await userEvent.clear(order);
      await userEvent.type(order, "15");
      await expect(order).toHaveValue(15);
      await waitFor(() => expect(types()[1]).toMatch(/^Android apps/));
    });
    await step("Without a title it has the product's own name", async () => {
      await userEvent.clear(canvas.getByRole("textbox", { name: "Title, English" }));
      await waitFor(() => expect(types()[1]).toMatch(/^Android appAn app/));
    });
    await step("In Chinese", async () => {
      await userEvent.click(preview.getByRole("radio", { name: "中文" }));
      await waitFor(() => expect(types()[1]).toBe("安卓应用商店应用或安装包。"));
    });
    await step("It is published", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true"),
      );
      await expect(await canvas.findByText("android is published")).toBeInTheDocument();
    });
  },
};

/** Taken off the offer, it leaves the preview, and what that means is said. */
export const TakenOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = within(await canvas.findByRole("region", { name: "Live preview" }));
    await waitFor(() => expect(preview.getByText("Android apps")).toBeVisible());
    await userEvent.click(canvas.getByRole("switch", { name: "Offered to customers" }));
    await waitFor(() => expect(preview.queryByText("Android apps")).toBeNull());
    await expect(preview.getByText(/^Not offered: customers can neither/)).toBeVisible();
  },
};

/** What became of it is said: the page that asked may be gone by then. */
export const ToldOf: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(draft, { ...PHONE, revision: 3, draft: { ...PHONE.data, position: 12 } }),
      ...handlersFor(remove, {}),
    ),
  play: async ({ canvas, userEvent, step }) => {
    await step("A draft", async () => {
      await userEvent.type(await canvas.findByRole("textbox", { name: "Title, English" }), "!");
      await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
      await expect(await canvas.findByText("The draft of android is saved")).toBeInTheDocument();
    });
    await step("Deleted", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
      const ask = within(await screen.findByRole("dialog", { name: "Delete android?" }));
      await userEvent.click(ask.getByRole("button", { name: "Delete" }));
      await expect(await canvas.findByText("android is deleted")).toBeInTheDocument();
    });
  },
};

/** A rhythm of no days is none: it is said at the field, and nothing can be published. */
export const Faulty: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findByRole("spinbutton", { name: "Days between assessments" });
    await userEvent.clear(days);
    await waitFor(() => expect(days).toHaveAccessibleDescription(/from 1 to 365/));
    await expect(canvas.getByText(/A field is wrong/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const ServerRefuses: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(update, failWith("mis.file_not_found"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Title, English" }), "!");
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await expect(await canvas.findByText(/^This file is not stored/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Title, English" })).toHaveValue("Android apps!");
  },
};

/** Only types without an entry can be taken up. */
export const List: Story = {
  ...asList,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Android apps" })).toHaveAttribute(
      "href",
      assetConfigAddress.href({ entryId: PHONE.id }),
    );
    await expect(canvas.getByRole("row", { name: /IoT device.* Not offered/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Website.* Offered, draft kept/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Configure a type" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Configure a type" }));
    const type = dialog.getByRole("combobox", { name: "Type" });
    await expect(within(type).queryByRole("option", { name: "Website" })).toBeNull();
    await userEvent.selectOptions(type, "aws");
    await userEvent.click(dialog.getByRole("button", { name: "Configure" }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};
/** Someone else was faster: it is said where the type is chosen. */
export const TakenMeanwhile: Story = {
  ...asList,
  beforeEach: ({ msw }) => msw.use(...handlersFor(create, failWith("mis.key_taken", { key: "choice" }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Configure a type" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Configure a type" }));
    await userEvent.click(dialog.getByRole("button", { name: "Configure" }));
    const said = await dialog.findByText(/^Somebody has configured this type meanwhile/);
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const Empty: Story = {
  ...asList,
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, pageOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Every type is offered with the product’s defaults")).toBeVisible();
  },
};
export const Loading: Story = {
  ...asList,
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, "pending")),
};
export const ServerError: Story = {
  ...asList,
  beforeEach: ({ msw }) => msw.use(...handlersFor(list, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such entry")).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const ListChinese: Story = { ...asList, globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const ListNarrow: Story = { ...asList, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
