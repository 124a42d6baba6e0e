import { checkAssets } from "@candor/api/contract";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { IssueScreen } from "./components/IssueScreen.tsx";
import { ISSUE } from "./testing/issue.ts";

const meta = {
  title: "Features/Checks/IssueScreen",
  component: IssueScreen,
  args: { checkId: "web.consent.cookies-before", assetType: undefined, backHref: "/checks" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkAssets, ISSUE)),
} satisfies Meta<typeof IssueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The assets of each type with their count; each leads to its own check. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: ISSUE.title.en })).toBeVisible();
    await expect(canvas.getByText("There are 2 issues in your assets")).toBeInTheDocument();
    const sites = within(canvas.getByRole("table", { name: "Website" }));
    await expect(sites.getAllByRole("row")).toHaveLength(3);
    await expect(sites.getByRole("link", { name: /^shop\.example\.com/ })).toHaveAttribute(
      "href",
      `/checkdetail/${ISSUE.list[0]?.result_id}`,
    );
    await expect(
      within(canvas.getByRole("region", { name: "Android app" })).getByText(
        "There is 1 issue in your assets",
      ),
    ).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkAssets, failWith("check.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No asset has a published result of this check.")).toBeVisible();
  },
};

/** One type in Chinese at 390 px, with the way back to all. */
export const ChineseNarrow: Story = {
  args: { assetType: "website" },
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(checkAssets, ({ asset_type }) => ({
        ...ISSUE,
        badges: ISSUE.badges.filter(({ assetType }) => assetType === asset_type),
        list: ISSUE.list.filter((one) => one.asset_type === asset_type),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "查看所有类型的资产" })).toHaveAttribute(
      "href",
      "/issue-detail/web.consent.cookies-before",
    );
    await expect(canvas.queryByText("Shop app")).toBeNull();
  },
};
