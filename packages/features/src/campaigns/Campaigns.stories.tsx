import { campaignChoices, campaignFunnels, configEndpoints, signUrls } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { campaignAddress, campaignsAddress, requestsAddress } from "./address.ts";
import { CampaignScreen } from "./components/CampaignScreen.tsx";
import { CampaignsScreen } from "./components/CampaignsScreen.tsx";
import { CAMPAIGNS, CHOICES, FUNNELS } from "./fixtures.ts";

const calls = configEndpoints.activity;
const [first] = CAMPAIGNS;
if (!first) throw new Error("The fixtures have too few campaigns");
const NEW_ID = "0198c000-0000-7000-8000-00000000a701";

interface HeldProps {
  list: boolean;
  onCreated: (id: string) => void;
  onDirtyChange: (dirty: boolean) => void;
}

function Held({ list, onCreated, onDirtyChange }: HeldProps) {
  const all = useAddress(campaignsAddress);
  const one = useAddress(campaignAddress);
  return list ? (
    <CampaignsScreen address={all} onCreated={onCreated} />
  ) : (
    <CampaignScreen
      address={one}
      origin="https://candor.example"
      onDirtyChange={onDirtyChange}
      onRemoved={() => {}}
    />
  );
}

const meta = {
  title: "Features/Campaigns/Campaigns",
  component: Held,
  args: { list: true, onCreated: fn(), onDirtyChange: fn() },
  parameters: { address: campaignsAddress.href() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(calls.list, { list: CAMPAIGNS, total: CAMPAIGNS.length }),
      ...handlersFor(calls.detail, first),
      ...handlersFor(calls.create, first),
      ...handlersFor(calls.update, ({ data, enable }) => ({ ...first, data, enable, revision: 4 })),
      ...handlersFor(campaignFunnels, { list: FUNNELS }),
      ...handlersFor(campaignChoices, CHOICES),
      ...handlersFor(signUrls, { list: [] }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number leads to the requests that it counts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const assessed = await canvas.findByRole("link", { name: "Assessed: show 64 requests" });
    await expect(assessed).toHaveAttribute(
      "href",
      requestsAddress.href({ cid: "spring-2026", states: ["expert_review", "published"] }),
    );
    await expect(canvas.getByText("Switched off", { selector: "span" })).toBeVisible();
  },
};

export const Creates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New activity" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New activity" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Id" }), "autumn");
    await userEvent.type(dialog.getByRole("textbox", { name: "Title, English" }), "Autumn");
    await userEvent.type(dialog.getByRole("textbox", { name: "Title, Chinese" }), "秋季");
    await userEvent.click(dialog.getByRole("button", { name: /^Create/ }));
    await waitFor(() => expect(dialog.getByText("Choose a skill that is there.")).toBeVisible());
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Skill" }), "transfers");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "QR code" }), "qr-12");
    await userEvent.click(dialog.getByRole("button", { name: /^Create/ }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(first.id));
  },
};

const page = { list: false } as const;
const pageAddress = { address: campaignAddress.href({ entryId: first.id }) };

/** It was made, and the answer was lost on the way. */
export const CreateAnswerLost: Story = {
  beforeEach: ({ msw }) => {
    const made: typeof CAMPAIGNS = [];
    msw.use(
      ...handlersFor(calls.list, () => ({ list: [...made, ...CAMPAIGNS], total: CAMPAIGNS.length })),
      ...handlersFor(calls.create, ({ key }) => {
        made.push({ ...first, id: NEW_ID, key });
        return "network";
      }),
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New activity" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New activity" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Id" }), "autumn");
    await userEvent.type(dialog.getByRole("textbox", { name: "Title, English" }), "Autumn");
    await userEvent.type(dialog.getByRole("textbox", { name: "Title, Chinese" }), "秋季");
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Skill" }), "transfers");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "QR code" }), "qr-12");
    await userEvent.click(dialog.getByRole("button", { name: /^Create/ }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(NEW_ID));
  },
};

/** What is wrong around a campaign stands beside it, and what is wrong in it keeps it from being published. */
export const Page: Story = {
  args: page,
  parameters: pageAddress,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The page was opened 1,284 times.", { exact: false })).toBeVisible();
    await expect(await canvas.findByText(/Its QR code has expired/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Website" }));
    await expect(await canvas.findByText(/^Tick Website/)).toBeVisible();
    await expect(canvas.getByRole("group", { description: /^Tick Website/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Publish" })).toHaveAttribute("aria-disabled", "true");
  },
};
export const PageChinese: Story = { args: page, parameters: pageAddress, globals: { language: "cn" } };
export const PageNarrow: Story = {
  args: page,
  parameters: pageAddress,
  globals: { viewport: { value: "narrow" } },
};
export const PageMissing: Story = {
  args: page,
  parameters: pageAddress,
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.detail, failWith("mis.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such entry")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no activity yet")).toBeVisible();
  },
};
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, "pending")) };
export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(calls.list, failWith("common.forbidden"))),
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
