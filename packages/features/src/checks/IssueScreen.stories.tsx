import { checkAssets, jiraStatus, setChecksResolved } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { issueAddress, issueHref } from "./address.ts";
import { IssueScreen } from "./components/IssueScreen.tsx";
import type { Reader } from "./permissions.ts";
import { ISSUE } from "./testing/issue.ts";

const CHECK = "web.consent.cookies-before";
const OWNER: Reader = { id: "1d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", role: "owner", preview: false };

/** The screen with the state that its address has. */
function Addressed({ user }: { user?: Reader }) {
  return <IssueScreen address={useAddress(issueAddress)} backHref="/checks" {...(user && { user })} />;
}

const meta = {
  title: "Features/Checks/IssueScreen",
  component: Addressed,
  parameters: { address: issueHref(CHECK) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkAssets, ISSUE)),
} satisfies Meta<typeof Addressed>;
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

/** What happened in any of the assets, and work on several of them. */
export const Worked: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(jiraStatus, failWith("common.internal")),
      ...handlersFor(setChecksResolved, ({ checks }) => ({
        done: checks.length,
        list: checks.map(() => ({ refused: null })),
      })),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const history = within(await canvas.findByRole("region", { name: "History" }));
    await expect(history.getByText(/www\.example\.com · Marta Keller/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /shop\.example\.com/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Mark resolved" }));
    const dialog = within(await body.findByRole("dialog", { name: "Mark 1 check as resolved?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Mark resolved" }));
    await waitFor(() => expect(body.getByText("1 check is marked resolved")).toBeVisible());
  },
};

/** An earlier assessment says so, can be read and not changed; a type that is none is left out. */
export const Earlier: Story = {
  args: { user: OWNER },
  parameters: { address: `/issue-detail/${CHECK}/submarine?assessment=7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e04` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/As of 18 Nov 2026/)).toBeVisible();
    await expect(canvas.getByText(/left out: type=submarine/)).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
  },
};

const [ASSET] = ISSUE.list.filter(({ asset_type }) => asset_type === "website");

/** Of many assets the worst are shown first, and all on request; what is chosen stays chosen. */
export const ManyAssets: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(jiraStatus, failWith("common.internal")),
      ...handlersFor(checkAssets, {
        ...ISSUE,
        list: Array.from({ length: 50 }, (_, at) => ({
          ...(ASSET as (typeof ISSUE.list)[number]),
          result_id: `7c1f7a52-91c3-4d8e-8f0a-${String(at).padStart(12, "0")}`,
          object_title: `shop-${at + 1}.example.com`,
        })),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const sites = within(await canvas.findByRole("table", { name: "Website" }));
    await expect(sites.getAllByRole("row")).toHaveLength(21);
    await userEvent.click(sites.getByRole("checkbox", { name: /shop-3\.example\.com/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Show all 50" }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /^shop-50\.example\.com/ })).toBeInTheDocument(),
    );
    await expect(sites.getByRole("checkbox", { name: /shop-3\.example\.com/ })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Show fewer" })).toHaveFocus();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(checkAssets, failWith("check.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No asset has a published result of this check.")).toBeVisible();
  },
};

/** Assets of another type have it: they are led to. */
export const NotOfType: Story = {
  ...NotFound,
  parameters: { address: issueHref(CHECK, { assetType: "android" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No asset of this type has a published result/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See assets of every type" })).toHaveAttribute(
      "href",
      "/issue-detail/web.consent.cookies-before",
    );
  },
};

/** One type in Chinese at 390 px, with the way back to all. */
export const ChineseNarrow: Story = {
  parameters: { address: issueHref(CHECK, { assetType: "website" }) },
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
