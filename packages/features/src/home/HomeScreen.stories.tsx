import { home, homeChecks, jiraStatus } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { homeAddress } from "./address.ts";
import { HomeScreen } from "./components/HomeScreen.tsx";
import type { HomeLinks } from "./components/UnderWay.tsx";
import { FIRST_VISIT, furtherChecks, HOME } from "./fixtures.ts";

const LINKS: HomeLinks = {
  assessment: (id) => `/assessment/detail/${id}`,
  newAssessment: "/assessment",
  members: "/members",
  settings: "/settings",
  scenarios: "/compliance",
  followed: "/compliance?followed=1",
  unassigned: "/checks?status=critical&owner=nobody",
  scenario: (id) => `/compliance/details/${id}`,
  news: (id) => `/news-detail/${id}`,
};

/** The screen with the state that its address has. */
function Addressed({ preview = false, links = LINKS }: { preview?: boolean; links?: HomeLinks }) {
  return <HomeScreen address={useAddress(homeAddress)} user={{ preview }} links={links} />;
}

const link = {
  ...{ id: "0198b000-0000-7000-8000-000000000900", key: "PRIV-12", summary: null, status: "In Progress" },
  ...{ status_category: "indeterminate", linked_by: "Lin Yue", linked_at: "2026-10-20T08:00:00.000Z" },
  url: "https://example.atlassian.net/browse/PRIV-12",
};
const CONNECTED = { state: "connected", connected_by: "Lin Yue", connected_at: null, link } as const;

const meta = {
  title: "Features/Home/HomeScreen",
  component: Addressed,
  parameters: { address: "/homepage" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(home, HOME),
      ...handlersFor(homeChecks, { list: furtherChecks, total: 6 }),
      ...handlersFor(jiraStatus, CONNECTED),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "3 checks are yours, 2 came back since the last assessment.",
      }),
    ).toBeVisible();
    const mine = within(canvas.getByRole("region", { name: "Mine" }));
    await expect(mine.getAllByRole("listitem")).toHaveLength(3);
    await expect(mine.getByRole("link", { name: /Advertising cookies/ })).toHaveAttribute(
      "href",
      "/checkdetail/0198b000-0000-7000-8000-000000000001",
    );
    await expect(await mine.findByText(/In Progress/)).toBeVisible();
    await expect(canvas.getByText(/was marked resolved, fails again since 18 Nov 2026/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "How maturity is counted" })).toHaveAttribute(
      "href",
      "/news-detail/0198b000-0000-7000-8000-000000000403",
    );
    await expect(canvas.getByText("Sent on 2 Nov 2026, expired: send it again")).toBeVisible();
    await expect(canvas.getByText("75%")).toBeVisible();
  },
};

/** More than five: the number leads to the others, and the address keeps where one is. */
export const Pages: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, { ...HOME, mine: { ...HOME.mine, total: 6 } })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pages = within(await canvas.findByRole("navigation", { name: "Pages of “Mine”" }));
    await userEvent.click(pages.getByRole("button", { name: "Page 2" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/homepage?mine=2"));
    const mine = within(canvas.getByRole("region", { name: "Mine" }));
    await waitFor(() => expect(mine.getAllByRole("listitem")).toHaveLength(1));
  },
};

/** A page that is gone leads to the last one. */
export const PageBeyond: Story = {
  parameters: { address: "/homepage?mine=7" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region", { name: "Mine" });
    await waitFor(() => expect(address(canvasElement)).not.toHaveTextContent("mine="));
  },
};

export const FurtherPageFails: Story = {
  parameters: { address: "/homepage?mine=2" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(home, { ...HOME, mine: { ...HOME.mine, total: 6 } }),
      ...handlersFor(homeChecks, failWith("common.internal")),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** An administrator to whom nothing is assigned sees what the team has. */
export const Team: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(home, { ...HOME, mine: { ...HOME.mine, of: "team" }, running: null })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: /^3 checks are your team's, 2 came back/ }),
    ).toBeVisible();
    const team = within(canvas.getByRole("region", { name: "My team's" }));
    await expect(team.getAllByText("Lin Yue")).toHaveLength(3);
  },
};

export const NothingNeedsYou: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(home, { ...FIRST_VISIT, as_of: HOME.as_of, followed: HOME.followed })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Nothing needs you now." }),
    ).toBeVisible();
    await expect(canvas.getByText(/No failing check is assigned to you/)).toBeVisible();
  },
};

/** Who follows nothing is led to all scenarios: the list of followed ones would be empty. */
export const NothingFollowed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, { ...HOME, followed: FIRST_VISIT.followed })),
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole("link", { name: "Choose scenarios" });
    await expect(choose).toHaveAttribute("href", "/compliance");
    await expect(canvas.getByText(/^Follow a scenario with its star/)).toBeVisible();
  },
};

/** Nobody was named yet: an administrator is told how many checks wait for that, and where to name someone. */
export const Unassigned: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(home, { ...FIRST_VISIT, as_of: HOME.as_of, unassigned: 37 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "37 failing checks have nobody to take care of them.",
      }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Say who takes care of what fails" })).toHaveAttribute(
      "href",
      LINKS.unassigned,
    );
  },
};
export const UnassignedChinese: Story = {
  ...Unassigned,
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "37 项未通过的检查尚未指派负责人。" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "为未通过的检查指派负责人" })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, FIRST_VISIT)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to do yet")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "New assessment" })[0]).toHaveAttribute(
      "href",
      "/assessment",
    );
    // There is nothing to follow yet: it is said, and no way leads to an empty list.
    await expect(canvas.getByText(/^Once an assessment is published, you can follow/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Choose scenarios" })).toBeNull();
  },
};

export const FirstUnderWay: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, { ...FIRST_VISIT, running: HOME.running })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/first assessment is under way/)).toBeVisible();
  },
};

/** Staff look at the portal: Jira is not asked. */
export const Preview: Story = {
  args: { preview: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "PRIV-12" })).toBeVisible();
    await expect(canvas.queryByText(/In Progress/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading what needs you", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(home, failWith("common.forbidden"))),
  play: saysForbidden,
};

const LONG = "很长的标题".repeat(60);

export const LongLabel: Story = {
  beforeEach: ({ msw }) => {
    const [first] = HOME.mine.list;
    if (!first) throw new Error("no check");
    const long = { ...first, title: { en: LONG, cn: LONG }, object_name: LONG };
    msw.use(...handlersFor(home, { ...HOME, mine: { of: "team", list: [long], total: 1 } }));
  },
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "3 项检查由您负责，2 项问题自上次评估后再次出现。",
      }),
    ).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
