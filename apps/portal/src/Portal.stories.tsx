import {
  assessmentTimes,
  cloudExists,
  compareChecks,
  dashboard,
  getApplication,
  getAssessment,
  getCheck,
  info,
  jiraStatus,
  listApplications,
  listAssessments,
  listChecks,
  listComments,
  listObjects,
  scanHistory,
  signOut,
  submitAssessment,
  trackEvent,
} from "@candor/api/endpoints";
import type { Role } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import { RouterProvider, type WindowLocation } from "@candor/features/app";
import { createMemoryRouter } from "@candor/features/app/testing";
import {
  ASSESSING,
  ASSESSMENTS,
  AWAITING,
  assessmentPage,
  COMPLETE,
  timeOf,
} from "@candor/features/assessments/testing";
import { answerChecks, COMMENTS, DETAIL } from "@candor/features/checks/testing";
import { comparisonOf } from "@candor/features/comparison/testing";
import { overview } from "@candor/features/dashboard/testing";
import { statusIn } from "@candor/features/jira/testing";
import { OBJECTS, SHOP, WWW } from "@candor/features/objects/testing";
import { commonCatalogue, loadCatalogues } from "@candor/features/platform";
import { retryAtOnce } from "@candor/features/platform/testing";
import { LANGUAGE_KEY, readToken, storeToken } from "@candor/features/session";
import { shellCatalogue } from "@candor/features/shell";
import { owner, shellAnswers } from "@candor/features/shell/testing";
import { appearanceKey } from "@candor/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { createPortal } from "./app/portal.ts";
import { createPortalRoutes } from "./app/routes.tsx";

/** A page's address that is only noted down: no story leaves its page. */
function pageAt(path: string): WindowLocation {
  const { pathname, search } = new URL(path, location.origin);
  return { pathname, search, assign: fn(), replace: fn(), reload: fn() };
}

interface PortalStoryProps {
  /** Address the portal opens at. */
  path: string;
  role: Role;
}

interface Loaded {
  page: WindowLocation;
  app: ReactElement;
}

/** The whole portal at one address, with a history of its own. */
const meta = {
  title: "Portal/App",
  args: { path: "/dashboard", role: "owner" },
  loaders: [
    async ({ args, globals }): Promise<Loaded> => {
      storeToken("story-token");
      localStorage.setItem(LANGUAGE_KEY, globals.language === "cn" ? "cn" : "en");
      localStorage.setItem(appearanceKey, globals.theme === "dark" ? "dark" : "light");
      const page = pageAt(args.path);
      const portal = createPortal(page);
      retryAtOnce(portal.queryClient);
      await loadCatalogues(portal.i18n, [commonCatalogue, shellCatalogue]);
      const router = createMemoryRouter(createPortalRoutes(portal), args.path);
      await router.ready;
      // The page's address is the router's.
      router.subscribe(({ location: { pathname, search } }) => Object.assign(page, { pathname, search }));
      return { page, app: <RouterProvider router={router} /> };
    },
  ],
  beforeEach: ({ msw, args, globals }) => {
    const language = globals.language === "cn" ? "zh" : "en";
    msw.use(
      ...handlersFor(info, { ...owner, role: args.role, language }),
      ...handlersFor(dashboard, overview),
      ...handlersFor(listChecks, answerChecks),
      ...handlersFor(getCheck, DETAIL),
      ...handlersFor(jiraStatus, statusIn("connected")),
      ...handlersFor(listObjects, OBJECTS),
      ...handlersFor(listAssessments, assessmentPage(ASSESSMENTS)),
      ...handlersFor(assessmentTimes, { list: [timeOf(COMPLETE)] }),
      ...handlersFor(getAssessment, ASSESSING),
      ...handlersFor(signOut, { url: "/login" }),
      ...handlersFor(cloudExists, { exists: 0, configured: true }),
      ...handlersFor(trackEvent, {}),
      ...handlersFor(listComments, { list: COMMENTS }),
      ...shellAnswers,
    );
  },
  render: (_args, { loaded }) => (loaded as Loaded).app,
} satisfies Meta<PortalStoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

const pageOf = ({ loaded }: Pick<Play, "loaded">) => (loaded as Loaded).page;
const at = (play: Pick<Play, "loaded">) => `${pageOf(play).pathname}${pageOf(play).search}`;
const SENTENCE = "6 critical issues in 3 of 5 objects.";

/** The menu item of the open screen. */
const current = ({ canvas }: Pick<Play, "canvas">) =>
  within(canvas.getByRole("navigation", { name: "Main navigation" })).getByRole("link", { current: "page" });

export const Dashboard: Story = {
  play: async ({ canvas, userEvent, step, ...play }) => {
    await step("opens with what matters first", async () => {
      await expect(await canvas.findByRole("heading", { level: 1, name: SENTENCE })).toBeVisible();
      await expect(current({ canvas })).toHaveAccessibleName("Dashboard");
      await expect(document.title).toBe("Dashboard · Candor");
    });
    await step("the menu leads on, and the focus follows", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: "All objects" }));
      await expect(await canvas.findByRole("switch", { name: "Enable shop.example.com" })).toBeVisible();
      await expect(at(play)).toBe("/objects");
      await expect(canvas.getByRole("main")).toHaveFocus();
      await expect(document.title).toBe("Objects · Candor");
    });
  },
};

/** The dot asks for a cloud account where one can be connected, and never where it could not be cleared. */
export const CloudNotConnected: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No cloud account is connected")).toBeInTheDocument();
  },
};

export const CloudNotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(cloudExists, { exists: 0, configured: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Help/ })).toBeVisible();
    // What is asked only once the page is idle has been answered by then.
    const unread = canvas.findByRole("button", { name: "Help · Unread" }, { timeout: 1000 });
    await expect(await unread.catch(() => null)).toBeNull();
    await expect(canvas.queryByText("No cloud account is connected")).toBeNull();
  },
};

export const DashboardChinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    const sentence = "5 个对象中有 3 个存在严重问题，共 6 项。";
    await expect(await canvas.findByRole("heading", { level: 1, name: sentence })).toBeVisible();
  },
};

export const DashboardNarrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent, step, ...play }) => {
    await canvas.findByRole("heading", { level: 1, name: SENTENCE });
    await step("the menu is a drawer, which closes behind the choice", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Open the menu" }));
      const drawer = within(canvas.getByRole("dialog", { name: "Main navigation" }));
      await userEvent.click(drawer.getByRole("link", { name: "Checks" }));
      await expect(await canvas.findByRole("list", { name: "Checks" })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(at(play)).toBe("/checks");
    });
  },
};

export const DashboardDark: Story = {
  tags: ["visual"],
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: SENTENCE })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole("main")).colorScheme).toBe("dark");
  },
};

export const Checks: Story = {
  args: { path: "/checks" },
  play: async ({ canvas, userEvent, step, ...play }) => {
    await step("filters stand in the address", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /3\s*Critical/ }));
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
      await expect(at(play)).toBe("/checks?status=critical");
    });
    await step("a check opens, and leads back to the table as it was", async () => {
      await userEvent.click(canvas.getByRole("link", { name: /Advertising cookies are set/ }));
      await canvas.findByRole("heading", { level: 1, name: DETAIL.title.en });
      await expect(at(play)).toBe(`/checkdetail/${DETAIL.id}?status=critical`);
      await userEvent.click(canvas.getByRole("link", { name: "Back to checks" }));
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
      await expect(at(play)).toBe("/checks?status=critical");
    });
  },
};

export const ChecksFiltered: Story = {
  args: { path: `/checks/${SHOP.id}?status=medium,passed&framework=gdpr` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await expect(canvas.getByText("Medium, Passed")).toBeVisible();
    await expect(current({ canvas })).toHaveAccessibleName("Checks");
  },
};

export const CheckDetail: Story = {
  args: { path: `/checkdetail/${DETAIL.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: DETAIL.title.en })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "What is wrong" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to checks" })).toHaveAttribute("href", "/checks");
    await expect(current({ canvas })).toHaveAccessibleName("Checks");
  },
};

export const Objects: Story = {
  args: { path: "/objects" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Add website" })).toBeEnabled();
    await expect(canvas.getByRole("switch", { name: "Enable old-shop.example.com" })).not.toBeChecked();
  },
};

export const NewAssessment: Story = {
  args: { path: "/newassessment" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, assessmentPage([COMPLETE])),
      ...handlersFor(submitAssessment, AWAITING),
      ...handlersFor(getAssessment, AWAITING),
    ),
  play: async ({ canvas, userEvent, step, ...play }) => {
    await step("choose, confirm, submit", async () => {
      await userEvent.click(await canvas.findByRole("checkbox", { name: "shop.example.com" }));
      await expect(at(play)).toBe("/assessment");
      await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
      await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
      await userEvent.click(await canvas.findByRole("checkbox", { name: /owns these objects/ }));
      await userEvent.click(canvas.getByRole("button", { name: "Submit assessment" }));
    });
    await step("its progress opens", async () => {
      await expect(
        await canvas.findByRole("heading", { level: 1, name: "Awaiting assessment" }),
      ).toBeVisible();
      await expect(at(play)).toBe(`/assessment/detail/${AWAITING.id}`);
    });
  },
};

export const Assessments: Story = {
  args: { path: "/assessments" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "S-20414" })).toHaveAttribute(
      "href",
      `/assessment/detail/${COMPLETE.id}`,
    );
    await expect(canvas.getByText("Assessing · 54%")).toBeVisible();
  },
};

export const AssessmentRunning: Story = {
  args: { path: `/assessment/detail/${ASSESSING.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assessing" })).toBeVisible();
    const progress = canvas.getByRole("progressbar", { name: "Progress" });
    await expect(progress).toHaveAttribute("aria-valuenow", "54");
    await expect(current({ canvas })).toHaveAccessibleName("Assessments");
  },
};

export const NotAvailable: Story = {
  args: { path: "/europrivacy" },
  play: async ({ canvas, userEvent, step, ...play }) => {
    await step("says so, in its place", async () => {
      const title = "Europrivacy is not available yet";
      await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(current({ canvas })).toHaveAccessibleName("Europrivacy Soon");
      await expect(document.title).toBe("Europrivacy · Candor");
    });
    await step("leads back", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Back to Dashboard" }));
      await waitFor(() => expect(at(play)).toBe("/dashboard"));
    });
  },
};

export const NotAvailableChinese: Story = {
  args: { path: "/evidence" },
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "“证据”尚未提供" })).toBeVisible();
  },
};

const APPS = [
  { id: SHOP.id, title: SHOP.name, asset_type: SHOP.asset_type, icon: null, time: COMPLETE.completed_at },
  { id: WWW.id, title: WWW.name, asset_type: WWW.asset_type, icon: null, time: null },
];
const EARLIER = { ...COMPLETE, id: AWAITING.id, number: 3, completed_at: "2026-10-19T06:20:00.000Z" };

/** App and assessment are chosen before the screen is there: the choice is kept in this tab. */
export const Selectors: Story = {
  args: { path: "/analysisnew" },
  beforeEach({ msw }) {
    sessionStorage.removeItem("candor.draft.selection");
    msw.use(
      ...handlersFor(info, { ...owner, app_list: APPS }),
      ...handlersFor(listApplications, { list: [] }),
      ...handlersFor(getApplication, failWith("common.not_found")),
      ...handlersFor(scanHistory, { list: [] }),
      ...handlersFor(compareChecks, (request) => comparisonOf(request)),
      ...handlersFor(assessmentTimes, { list: [COMPLETE, EARLIER].map(timeOf) }),
    );
    return () => sessionStorage.removeItem("candor.draft.selection");
  },
  play: async ({ canvas, userEvent, step, ...play }) => {
    const kept = () => JSON.parse(sessionStorage.getItem("candor.draft.selection") ?? "{}");
    await step("an app", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Object All objects/ }));
      await userEvent.click(await canvas.findByRole("option", { name: new RegExp(SHOP.name) }));
      await expect(
        await canvas.findByRole("button", { name: new RegExp(`^Object ${SHOP.name}`) }),
      ).toBeVisible();
      await waitFor(() => expect(kept()).toMatchObject({ appId: SHOP.id, appScanId: null }));
      await expect(document.title).toBe("Analysis · Candor");
    });
    await step("one of its assessments", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Assessment/ }));
      await userEvent.click(await canvas.findByRole("option", { name: /19 Oct 2026/ }));
      await waitFor(() => expect(kept()).toMatchObject({ appId: SHOP.id, appScanId: EARLIER.id }));
    });
    await step("and another one to compare it with", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Compare/ }));
      await userEvent.click(await canvas.findByRole("option", { name: /22 Nov 2026/ }));
      await waitFor(() =>
        expect(at(play)).toBe(`/checks/compare/${EARLIER.id}/${COMPLETE.id}?object=${SHOP.id}`),
      );
    });
  },
};

/** The list of applications says of each when it was assessed last: no time is chosen for it. */
export const SelectorsOfList: Story = {
  ...Selectors,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: /^Assessment/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Applications" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /^Assessment/ })).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Object All objects/ })).toBeVisible();
  },
};

/** What the tab chose before is chosen again. */
export const SelectorsKept: Story = {
  args: { path: "/applications" },
  beforeEach({ msw }) {
    sessionStorage.setItem("candor.draft.selection", JSON.stringify({ appId: WWW.id }));
    msw.use(
      ...handlersFor(info, { ...owner, app_list: APPS }),
      ...handlersFor(listApplications, { list: [] }),
    );
    return () => sessionStorage.removeItem("candor.draft.selection");
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: new RegExp(`^Object ${WWW.name}`) }),
    ).toBeVisible();
  },
};

export const SelectorsNarrow: Story = { ...SelectorsKept, globals: { viewport: { value: "narrow" } } };

/** A company with the other product alone: nothing of the shell is drawn. */
export const OtherProduct: Story = {
  args: { path: "/" },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(info, { ...owner, company: { ...owner.company, product_type: 2 } })),
  play: async ({ canvas, ...play }) => {
    const title = "Privacy center, first steps is not available yet";
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(at(play)).toBe("/privacy-center/onboarding");
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

export const NothingAssessedYet: Story = {
  args: { path: "/" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(info, { ...owner, last_scan: 0 })),
  play: async ({ canvas, ...play }) => {
    await expect(await canvas.findByRole("checkbox", { name: "shop.example.com" })).toBeVisible();
    await expect(at(play)).toBe("/assessment");
  },
};

export const UnknownRoute: Story = {
  args: { path: "/nowhere/at/all?x=1" },
  play: async ({ canvas, ...play }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: SENTENCE })).toBeVisible();
    await expect(at(play)).toBe("/dashboard");
  },
};

/** A member may look, and learns who can submit. */
export const MemberRefused: Story = {
  args: { path: "/assessment", role: "viewer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
      /Only administrators can submit assessments/,
    );
    await expect(canvas.queryByRole("button", { name: "Add website" })).toBeNull();
  },
};

/** The server does not know the token: off to sign-in, which comes back here. */
export const SignedOut: Story = {
  args: { path: "/checks?status=critical" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(info, failWith("common.unauthenticated"))),
  play: async (play) => {
    const { replace } = pageOf(play);
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith("/login?redirect_uri=%2Fchecks%3Fstatus%3Dcritical"),
    );
    await expect(replace).toHaveBeenCalledOnce();
    await expect(readToken()).toBeNull();
    await expect(play.canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const LogsOut: Story = {
  play: async ({ canvas, userEvent, ...play }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account of Lin Yue" }));
    await userEvent.click(await canvas.findByRole("menuitem", { name: "Log out" }));
    await waitFor(() => expect(pageOf(play).assign).toHaveBeenCalledWith("/login"));
    await expect(readToken()).toBeNull();
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** The user cannot be fetched; the first call and the client's own retry fail, the reader's try succeeds. */
export const LoadError: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(info, () => {
        asked += 1;
        return asked <= 2 ? failWith("common.internal") : owner;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(canvas.getByText("Unable to load")).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByRole("heading", { level: 1, name: SENTENCE })).toBeVisible();
  },
};
