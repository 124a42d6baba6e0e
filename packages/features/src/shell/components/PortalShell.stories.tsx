import { listAssessments } from "@candor/api/endpoints";
import { MODULES, PRODUCT_FEATURES } from "@candor/api/entities";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { running } from "../../dashboard/fixtures.ts";
import type { Screen } from "../../navigation/index.ts";
import { factsOf, owner, shellAnswers } from "../fixtures.ts";
import { usePageHead } from "../page-head.ts";
import { PortalShell } from "./PortalShell.tsx";

const screen = (some: Pick<Screen, "id" | "path"> & Partial<Screen>): Screen => ({
  page: some.id,
  module: MODULES.dashboard,
  catalogues: [],
  ...some,
});
const dashboard = screen({ id: "dashboard", path: "/dashboard", menu: { current: { group: "overview" } } });
const checkDetail = screen({ id: "checkDetail", path: "/checkdetail/:id", parent: "checks" });
const screens = [
  dashboard,
  screen({ id: "checks", path: "/checks/:objectId?", menu: { current: { group: "application" } } }),
  checkDetail,
  screen({
    id: "newAssessment",
    path: "/newassessment",
    menu: { current: { group: "bottom" } },
    roles: ["owner"],
  }),
  screen({ id: "assessments", path: "/assessments", menu: { current: { group: "bottom" } } }),
];

/** A picture of one pixel. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAB8tXAAAACwAAAAAAQABAAACAkQBADs=";

function Page({ backHref }: { backHref?: string }) {
  usePageHead({ subtitle: "Example Retail", backHref });
  return <h1 style={{ padding: 30 }}>Page</h1>;
}

const meta = {
  title: "Features/Shell",
  component: PortalShell,
  args: {
    screens,
    current: dashboard,
    facts: factsOf(owner),
    onLanguage: fn(),
    onLogOut: fn(),
    onTitle: fn(),
    children: <Page />,
  },
  beforeEach: ({ msw }) => msw.use(...shellAnswers),
} satisfies Meta<typeof PortalShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const navigation = canvas.getByRole("navigation", { name: "Main navigation" });
    await expect(within(navigation).getByRole("link", { current: "page" })).toHaveAccessibleName("Dashboard");
    await expect(within(navigation).getByRole("link", { name: "Checks" })).toHaveAttribute("href", "/checks");
    await waitFor(() => expect(args.onTitle).toHaveBeenLastCalledWith("Dashboard · Candor"));
  },
};

export const Chinese: Story = { globals: { language: "cn" } };
export const Dark: Story = { globals: { theme: "dark" } };

export const Viewer: Story = {
  args: { facts: factsOf({ ...owner, role: "viewer" }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Assessments" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "New assessment" })).not.toBeInTheDocument();
  },
};

/** A screen without a place in the menu marks its parent's. */
export const UnderAnother: Story = {
  args: { current: checkDetail, children: <Page backHref="/checks" /> },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Checks");
    const back = await canvas.findByRole("link", { name: "Back" });
    await expect(back).toHaveAttribute("href", "/checks");
  },
};

export const Collapsed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Collapse" }));
    await expect(canvas.getByRole("button", { name: "Expand" })).toBeVisible();
    await expect(localStorage.getItem("candor.sidebar")).toBe("collapsed");
  },
};

/** Who the company is and where that is changed: under the logo on hover and on focus. */
export const LogoCard: Story = {
  async play({ canvas, userEvent, step }) {
    const logo = canvas.getByRole("link", { name: "Candor, to the dashboard" });
    await expect(logo).toHaveAttribute("href", "/dashboard");
    const edit = canvas.getByText("Edit company details");
    await step("hidden", () => expect(edit).not.toBeVisible());
    await step("on focus", async () => {
      logo.focus();
      await waitFor(() => expect(edit).toBeVisible());
      await userEvent.tab();
      await expect(edit).toHaveFocus();
      await expect(edit).toHaveAttribute("href", "/assessment/edit");
    });
  },
};

/** A logo whose path has the marker is no logo: the company's initials stand for it. */
export const OwnLogo: Story = {
  args: {
    facts: factsOf({ ...owner, company: { ...owner.company, logo: "0f".repeat(32), logo_url: PICTURE } }),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole("img", { name: owner.company.name })).toHaveAttribute("src", PICTURE);
    await expect(canvasElement.querySelectorAll(`nav img[src="${PICTURE}"]`)).toHaveLength(2);
  },
};

export const MarkedAsDefault: Story = {
  args: {
    facts: factsOf({
      ...owner,
      company: { ...owner.company, logo: "a/default-image.png", logo_url: PICTURE },
    }),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector(`img[src="${PICTURE}"]`)).not.toBeInTheDocument();
  },
};

/** The button back to the top comes with the product that has the AI helper. */
export const BackToTop: Story = {
  args: {
    facts: factsOf({
      ...owner,
      company: { ...owner.company, product_type: MODULES.dashboard | PRODUCT_FEATURES.assistant },
    }),
    children: <div style={{ height: "300vh" }}>Page</div>,
  },
  beforeEach: () => () => window.scrollTo({ top: 0 }),
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole("button", { name: /^TOP/ })).not.toBeInTheDocument();
    window.scrollTo({ top: innerHeight });
    await waitFor(() => expect(canvas.getByRole("button", { name: /^TOP/ })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: /^TOP/ }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^TOP/ })).not.toBeInTheDocument());
  },
};

export const NoBackToTop: Story = {
  args: { children: <div style={{ height: "300vh" }}>Page</div> },
  beforeEach: () => () => window.scrollTo({ top: 0 }),
  async play({ canvas }) {
    window.scrollTo({ top: innerHeight });
    await expect(canvas.queryByRole("button", { name: /^TOP/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Ask the assistant" })).not.toBeInTheDocument();
  },
};

export const Account: Story = {
  tags: ["visual"],
  async play({ canvasElement, args, step }) {
    const canvas = within(canvasElement);
    const account = canvas.getByRole("button", { name: "Account of Lin Yue" });
    await step("language", async () => {
      await userEvent.click(account);
      await waitFor(() => expect(canvas.getByText("lin.yue@example.com")).toBeVisible());
      await userEvent.click(canvas.getByRole("menuitem", { name: /Language/ }));
      await userEvent.click(canvas.getByRole("menuitemradio", { name: "简体中文" }));
      await expect(args.onLanguage).toHaveBeenCalledWith("cn");
    });
    await step("log out", async () => {
      await userEvent.click(account);
      await userEvent.click(canvas.getByRole("menuitem", { name: "Log out" }));
      await expect(args.onLogOut).toHaveBeenCalledOnce();
    });
  },
};

/** The documents in a new tab, one's own time zone, and cookie settings once the consent dialog tells its region. */
export const AccountTrust: Story = {
  args: { facts: factsOf({ ...owner, timezone: "Asia/Shanghai" }) },
  beforeEach: () => () => {
    delete window.candorConsent;
  },
  async play({ canvas, userEvent, step }) {
    const openSettings = fn();
    await step("documents", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Account of Lin Yue" }));
      await waitFor(() => expect(canvas.getByText("Asia/Shanghai (UTC+8)")).toBeVisible());
      await expect(canvas.getByRole("menuitem", { name: "User info" })).toHaveAttribute("href", "/user");
      await userEvent.click(canvas.getByRole("menuitem", { name: "Trust" }));
      const notice = canvas.getByRole("menuitem", { name: /Cookie notice/ });
      await expect(notice).toHaveAttribute("href", "/pages/cookie-notice");
      await expect(notice).toHaveAttribute("target", "_blank");
      await expect(canvas.queryByRole("menuitem", { name: "Your Privacy Choices" })).toBeNull();
    });
    await step("cookie settings", async () => {
      window.candorConsent = { region: "CCPA", openSettings };
      await userEvent.click(await canvas.findByRole("menuitem", { name: "Your Privacy Choices" }));
      await expect(openSettings).toHaveBeenCalledOnce();
    });
  },
};

export const AccountFixedLanguage: Story = {
  args: { facts: factsOf({ ...owner, language_fixed: true }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Account of Lin Yue" }));
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Log out" })).toBeVisible());
    await expect(canvas.queryByRole("menuitem", { name: /Language/ })).toBeNull();
  },
};

export const AccountChinese: Story = {
  globals: { language: "cn" },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: /Lin Yue/ }));
    await userEvent.click(canvas.getByRole("menuitem", { name: "隐私与条款" }));
    await waitFor(() => expect(canvas.getByRole("menuitem", { name: /隐私政策/ })).toBeVisible());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole("button", { name: "Open the menu" });
    await userEvent.click(open);
    const drawer = canvas.getByRole("dialog", { name: "Main navigation" });
    await expect(within(drawer).getByRole("link", { name: "Dashboard" })).toBeVisible();
  },
};

/** Everything by its name, with the keyboard alone; to an owner also what is not in the menu, and why. */
export const Palette: Story = {
  args: {
    facts: factsOf({ ...owner, menu_ids: ["/dashboard", "/checks"] }),
  },
  async play({ canvas, userEvent, step }) {
    const body = within(document.body);
    await step("opens by its keys, and names the reason", async () => {
      await canvas.findByRole("button", { name: "Go to a screen" });
      await userEvent.keyboard("{Control>}k{/Control}");
      await waitFor(() => expect(body.getByRole("combobox", { name: "Search screens" })).toHaveFocus());
      const closed = body.getByRole("option", { name: /Assessments This screen is not in your menu/ });
      await expect(closed).toHaveAttribute("aria-disabled", "true");
    });
    await step("closes, and gives the focus back", async () => {
      await userEvent.keyboard("checks");
      await expect(body.getByRole("option", { name: "Checks" })).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    });
  },
};

/** In Chinese a screen is found by its pinyin too, whole or by initials. */
export const PaletteByPinyin: Story = {
  ...Palette,
  globals: { language: "cn" },
  async play({ canvas, userEvent, step }) {
    const body = within(document.body);
    await canvas.findByRole("button", { name: "前往页面" });
    await userEvent.keyboard("{Control>}k{/Control}");
    const search = await body.findByRole("combobox", { name: "搜索页面" });
    for (const typed of ["jiancha", "jcx"]) {
      await step(typed, async () => {
        await userEvent.clear(search);
        await userEvent.type(search, typed);
        await body.findByRole("option", { name: "检查项" });
        await expect(body.queryByRole("option", { name: "仪表盘" })).toBeNull();
      });
    }
    await userEvent.keyboard("{Escape}");
  },
};

/** Staff look at the portal of a company, in their language. */
export const StaffPreview: Story = {
  globals: { language: "cn" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, {
        ...{ list: [], total: 0, all: 0, next_start_at: null, plan_ended: false },
      }),
    ),
  args: { facts: factsOf({ ...owner, preview: true }) },
  async play({ canvas }) {
    await expect(
      (await canvas.findAllByText("员工预览：只读。复核中的结果可在评估列表中选择。")).length,
    ).toBeGreaterThan(0);
  },
};

/** What the page shows is not published yet: its number is in the address. */
export const StaffPreviewInReview: Story = {
  args: { facts: factsOf({ ...owner, preview: true }) },
  parameters: { address: `/dashboard?assessment=${running.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, {
        ...{ list: [{ ...running, state: "expert_review" as const }], total: 1, all: 1 },
        ...{ next_start_at: null, plan_ended: false },
      }),
    ),
  async play({ canvas }) {
    const said = await canvas.findAllByText(
      `Staff preview of S-${running.number}: in review, not published. Read-only.`,
    );
    await expect(said.length).toBeGreaterThan(0);
  },
};

/** What the page shows is what its customer sees. */
export const StaffPreviewPublished: Story = {
  args: { facts: factsOf({ ...owner, preview: true }) },
  parameters: { address: `/checks/preview/${running.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, ({ states }) => ({
        list: states?.includes("complete") ? [{ ...running, state: "complete" as const }] : [],
        ...{ total: 1, all: 1, next_start_at: null, plan_ended: false },
      })),
    ),
  async play({ canvas }) {
    const said = await canvas.findAllByText(
      `Staff preview of S-${running.number}: published, as its people see it. Read-only.`,
    );
    await expect(said.length).toBeGreaterThan(0);
  },
};

export const InternalReview: Story = {
  args: { facts: factsOf({ ...owner, internal_review_only: "Internal review only" }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText("Internal review only").length).toBeGreaterThan(0);
  },
};
