import { campaignChoices, configEndpoints, signUrls } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { qrcodeAddress, qrcodesAddress, skillAddress, skillsAddress } from "./address.ts";
import { QrcodeScreen } from "./components/QrcodeScreen.tsx";
import { QrcodesScreen } from "./components/QrcodesScreen.tsx";
import { SkillScreen } from "./components/SkillScreen.tsx";
import { SkillsScreen } from "./components/SkillsScreen.tsx";
import { CHOICES, QRCODES, SKILL } from "./fixtures.ts";

const [qrcode] = QRCODES;
if (!qrcode) throw new Error("The fixtures have too few QR codes");

const on = { onCreated: fn(), onDirtyChange: fn(), onRemoved: fn() };
const SCREENS = {
  skills: () => <SkillsScreen address={useAddress(skillsAddress)} {...on} />,
  skill: () => <SkillScreen address={useAddress(skillAddress)} {...on} />,
  qrcodes: () => <QrcodesScreen address={useAddress(qrcodesAddress)} {...on} />,
  qrcode: () => <QrcodeScreen address={useAddress(qrcodeAddress)} {...on} />,
};

function Held({ shown }: { shown: keyof typeof SCREENS }) {
  const Shown = SCREENS[shown];
  return <Shown />;
}

const meta = {
  title: "Features/Campaigns/Parts",
  component: Held,
  args: { shown: "qrcodes" },
  parameters: { address: qrcodesAddress.href() },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(configEndpoints.activity_skill.list, { list: [SKILL], total: 1 }),
      ...handlersFor(configEndpoints.activity_skill.detail, SKILL),
      ...handlersFor(configEndpoints.activity_qrcode.list, { list: QRCODES, total: QRCODES.length }),
      ...handlersFor(configEndpoints.activity_qrcode.detail, qrcode),
      ...handlersFor(campaignChoices, CHOICES),
      ...handlersFor(signUrls, { list: [] }),
    ),
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText("Expired", { selector: "span" })).toBeVisible();
    await step("one without a picture says so", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "New QR code" }));
      const dialog = within(await screen.findByRole("dialog", { name: "New QR code" }));
      await userEvent.click(dialog.getByRole("button", { name: "Create" }));
      const missing = await dialog.findByText("Choose a picture.");
      await waitFor(() => expect(missing).toBeVisible());
      await expect(dialog.getByLabelText(/^Picture/)).toHaveAccessibleDescription(/Choose a picture\./);
    });
    await step(
      "the first field that is wrong has the focus, and the next one once that is right",
      async () => {
        const dialog = within(screen.getByRole("dialog", { name: "New QR code" }));
        const key = dialog.getByRole("textbox", { name: "Id" });
        await waitFor(() => expect(key).toHaveFocus());
        await userEvent.type(key, "group");
        await userEvent.click(dialog.getByRole("button", { name: "Create" }));
        await waitFor(() => expect(dialog.getByRole("textbox", { name: "Title, English" })).toHaveFocus());
      },
    );
  },
};
/** What was typed of a new one is not lost with a key, whichever field it stands in. */
export const NewOneKept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "New QR code" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New QR code" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Title, Chinese" }), "客户群");
    await userEvent.keyboard("{Escape}");
    const asked = within(await screen.findByRole("dialog", { name: "Discard changes?" }));
    await userEvent.click(asked.getByRole("button", { name: "Continue editing" }));
    await waitFor(() =>
      expect(dialog.getByRole("textbox", { name: "Title, Chinese" })).toHaveValue("客户群"),
    );
  },
};
export const Qrcode: Story = {
  args: { shown: "qrcode" },
  parameters: { address: qrcodeAddress.href({ entryId: qrcode.id }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It expired on/)).toBeVisible();
  },
};
export const Skills: Story = {
  args: { shown: "skills" },
  parameters: { address: skillsAddress.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Transfers from China" })).toBeVisible();
  },
};
/** The kind that is chosen explains itself as its visitors will read it. */
export const Skill: Story = {
  args: { shown: "skill" },
  parameters: { address: skillAddress.href({ entryId: SKILL.id }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "数据跨境传输风险评估" })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Kind" }), "data_sharing");
    await expect(await canvas.findByRole("heading", { name: "第三方数据共享风险评估" })).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(configEndpoints.activity_qrcode.list, { list: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no QR code yet")).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(configEndpoints.activity_qrcode.list, "pending")),
};
export const ServerError: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(configEndpoints.activity_qrcode.list, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { ...Qrcode, play: async () => {}, globals: { theme: "dark" } };
