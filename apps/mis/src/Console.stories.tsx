import {
  changeStaffCompany,
  editResult,
  getScan,
  getSecondFactors,
  getStaffCompany,
  listCompanyMembers,
  listLogs,
  listMail,
  listScans,
  listStaffSessions,
  listStaffViews,
  misInfo,
  scanPresence,
  staffCompanyUsage,
  staffSignIn,
  staffSignOut,
} from "@candor/api/endpoints";
import type { StaffCompany, StaffPermission, StaffUser } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import { type AppRouter, RouterProvider } from "@candor/features/app";
import { createMemoryRouter } from "@candor/features/app/testing";
import { logPage, USAGE } from "@candor/features/companies/testing";
import { commonCatalogue, loadCatalogues } from "@candor/features/platform";
import { retryAtOnce } from "@candor/features/platform/testing";
import { scanDetail, scanResults, scanRows } from "@candor/features/scans/testing";
import { LANGUAGE_KEY } from "@candor/features/session";
import { siteSetupAnswers } from "@candor/features/shell/testing";
import { dropStaffToken, readStaffToken, staffSessionCatalogue } from "@candor/features/staff-session";
import { hidden } from "@candor/ui/tokens";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { createConsole } from "./app/console.ts";
import { createConsoleRoutes } from "./app/routes.tsx";

const heTing = (permissions: StaffPermission[]): StaffUser => ({
  id: "00000000-0000-4000-8000-000000000001",
  username: "He Ting",
  email: "he.ting@example.com",
  env: "prod-eu",
  permissions,
  must_enrol: false,
});

const COMPANY: StaffCompany = {
  ...{ id: "00000000-0000-4000-8000-000000000111", name: "Linden Shop", logo: "default", logo_url: null },
  ...{ product_type: 1, product_version: 2, company_status: 1, menu_form: "current", construct_state: 0 },
  ...{ expires_at: null, menu_ids: null, show_overview: true, show_risk: true, members: 0, objects: 0 },
  ...{ last_scan: 0, created_at: "2026-03-02T08:00:00.000Z" },
};
const companyPath = `/view-mis/company/${COMPANY.id}`;

const detail = scanDetail();
const resultPath = `/view-mis/scan-result/${detail.scan.id}`;
const [first, second] = scanResults;
if (!first || !second) throw new Error("The fixtures have too few results");

interface ConsoleStoryProps {
  /** Address the console opens at. */
  path: string;
  signedIn: boolean;
}

/** Leaves for another document. */
const assign = fn();

/** The whole console at one address, with a history of its own. */
const meta = {
  title: "MIS/Console",
  args: { path: "/view-mis/scan-list", signedIn: true },
  beforeEach: ({ msw, args }) => {
    if (args.signedIn) localStorage.setItem("candor.mis.token", "story-token");
    else dropStaffToken();
    msw.use(
      ...siteSetupAnswers,
      ...handlersFor(misInfo, heTing(["super"])),
      ...handlersFor(listScans, {
        list: scanRows,
        total: scanRows.length,
        awaiting_review: 2,
        company: null,
        experts: [],
      }),
      ...handlersFor(getScan, detail),
      ...handlersFor(scanPresence, { others: [] }),
      ...handlersFor(listMail, { list: [], total: 0 }),
      ...handlersFor(listStaffViews, { list: [] }),
      ...handlersFor(staffSignIn, { token: "new-token", expires_at: "2026-11-21T10:00:00.000Z" }),
      ...handlersFor(staffSignOut, { url: "/view-mis/login" }),
    );
    return () => {
      dropStaffToken();
      localStorage.removeItem(LANGUAGE_KEY);
    };
  },
  loaders: [
    async ({ args, globals }) => {
      localStorage.setItem(LANGUAGE_KEY, globals.language === "cn" ? "cn" : "en");
      const { pathname, search } = location;
      const [replace, reload] = [location.replace.bind(location), location.reload.bind(location)];
      const mis = createConsole({ pathname, search, assign, replace, reload });
      retryAtOnce(mis.queryClient);
      await loadCatalogues(mis.i18n, [commonCatalogue, staffSessionCatalogue]);
      const router = createMemoryRouter(createConsoleRoutes(mis), args.path);
      await router.ready;
      return { router };
    },
  ],
  render: (_args, { loaded }) => <RouterProvider router={loaded.router as AppRouter} />,
} satisfies Meta<ConsoleStoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (loaded: Record<string, unknown>) => {
  const { pathname, search } = (loaded.router as AppRouter).state.location;
  return `${pathname}${search}`;
};

export const ScanListPage: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step("its title stands once, with how many wait in the line under it", async () => {
      await expect(await canvas.findByText("2 need your review", { selector: "header *" })).toBeVisible();
      await expect(canvas.getAllByText("Scans", { selector: "header *, main h1" })).toHaveLength(2);
      await expect(canvas.getByRole("heading", { level: 1 })).toHaveClass(hidden);
    });
    await step("filters stand in the address", async () => {
      await userEvent.selectOptions(await canvas.findByLabelText("Stage"), "Expert review");
      await waitFor(() => expect(at(loaded)).toBe("/view-mis/scan-list?state=expert_review"));
    });
    await step("a row opens its results", async () => {
      await userEvent.click(await canvas.findByRole("link", { name: /S-20417/ }));
      await expect(await canvas.findByRole("article", { name: first.title.en })).toBeVisible();
      await expect(at(loaded)).toBe(resultPath);
    });
  },
};

export const FirstPage: Story = {
  args: { path: "/view-mis/new" },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("link", { name: /S-20417/ });
    await expect(at(loaded)).toBe("/view-mis/scan-list");
  },
};

export const UnknownPath: Story = {
  args: { path: "/view-mis/configs/nothing" },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { level: 1, name: "There is no page at this address" });
    await expect(at(loaded)).toBe("/view-mis/configs/nothing");
    await expect(canvas.getByRole("link", { name: "Open the first page" })).toHaveAttribute(
      "href",
      "/view-mis/new",
    );
  },
};

export const SignedOut: Story = {
  // Its steps look for English words, on a page that follows the toolbar.
  globals: { language: "en" },
  args: { path: "/view-mis/scan-list?state=expert_review", signedIn: false },
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step("leads to sign-in, with the way back", async () => {
      await canvas.findByRole("heading", { level: 1, name: "Staff sign-in" });
      await expect(at(loaded)).toBe("/view-mis/login?next=%2Fview-mis%2Fscan-list%3Fstate%3Dexpert_review");
    });
    await step("and back once signed in", async () => {
      await userEvent.type(canvas.getByLabelText("Email"), "he.ting@example.com");
      await userEvent.type(canvas.getByLabelText("Password"), "Candor-demo-1");
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
      await canvas.findByRole("link", { name: /S-20417/ });
      await expect(at(loaded)).toBe("/view-mis/scan-list?state=expert_review");
      await expect(readStaffToken()).toBe("new-token");
    });
  },
};

/** Who is signed in already has no need of the form. */
export const SignedInAtSignIn: Story = {
  args: { path: "/view-mis/login?next=%2Fview-mis%2Foutbox" },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText("No messages yet")).toBeVisible();
    await expect(at(loaded)).toBe("/view-mis/outbox");
  },
};

/** A session that ends in the middle of an edit is begun again over it: what was typed stays, and is sent. */
export const SignInInPlace: Story = {
  args: { path: companyPath },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getStaffCompany, COMPANY),
      ...handlersFor(listCompanyMembers, { list: [], limit: 20 }),
      ...handlersFor(staffCompanyUsage, USAGE),
      ...handlersFor(listLogs, logPage("people")),
      ...handlersFor(changeStaffCompany, ({ name = "" }) =>
        readStaffToken() === "new-token" ? { ...COMPANY, name } : failWith("common.unauthenticated"),
      ),
    ),
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit" }));
    const form = within(await screen.findByRole("dialog", { name: "Edit company" }));
    await userEvent.type(form.getByRole("textbox", { name: /^Company/ }), " & Co");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    const again = within(await screen.findByRole("dialog", { name: "Sign in again" }));
    await expect(readStaffToken()).toBeNull();
    await waitFor(() => expect(again.getByLabelText("Email")).toHaveValue("he.ting@example.com"));
    await expect(again.getByLabelText(/^Password/)).toHaveFocus();
    await userEvent.type(again.getByLabelText("Password"), "Candor-demo-1");
    await userEvent.click(again.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sign in again" })).toBeNull());
    await expect(at(loaded)).toBe(companyPath);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByText("Linden Shop & Co is saved")).toBeVisible());
  },
};

/** A second step that is required from now on is set up at once: nobody has to reload. */
export const SecondStepRequired: Story = {
  beforeEach: ({ msw }) => {
    let required = false;
    msw.use(
      ...handlersFor(misInfo, () => ({ ...heTing(["super"]), must_enrol: required })),
      ...handlersFor(getSecondFactors, {
        required: true,
        totp_since: null,
        passkeys: [],
        recovery_left: 0,
        passkey_origin: "https://candor.example",
      }),
      ...handlersFor(listStaffSessions, { list: [] }),
      ...handlersFor(listMail, () => {
        required = true;
        return failWith("auth.factor_required");
      }),
    );
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole("link", { name: /S-20417/ });
    await userEvent.click(canvas.getByRole("link", { name: "Outbox" }));
    await waitFor(() => expect(at(loaded)).toBe("/view-mis/account"));
  },
};

export const ElsewhereAfterSignIn: Story = {
  // Its steps look for English words, on a page that follows the toolbar.
  globals: { language: "en" },
  args: { path: "/view-mis/login?next=https%3A%2F%2Fevil.example%2Fview-mis%2Fscan-list", signedIn: false },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText("Email"), "he.ting@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "Candor-demo-1");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await canvas.findByRole("link", { name: /S-20417/ });
    await expect(at(loaded)).toBe("/view-mis/scan-list");
  },
};

export const NotPermitted: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(misInfo, heTing(["view_company"]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You may not open this page")).toBeVisible();
    await expect(canvas.getByText(/the permission “view_scan”/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Scans" })).toBeNull();
  },
};

export const NothingPermitted: Story = {
  args: { path: "/view-mis/new" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(misInfo, heTing([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your account opens no page yet")).toBeVisible();
  },
};

export const NobodyKnown: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(misInfo, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const LeavingAnEdit: Story = {
  args: { path: resultPath },
  play: async ({ canvas, userEvent, loaded, step }) => {
    await canvas.findByRole("article", { name: first.title.en });
    await userEvent.keyboard("e");
    await userEvent.type(await canvas.findByLabelText(/^Note/), "Not saved");
    await step("another page is held back", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Outbox" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Discard changes?" }));
      await userEvent.click(dialog.getByRole("button", { name: "Continue editing" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByLabelText(/^Note/)).toHaveValue("Not saved");
    });
    await step("another result too, until it is discarded", async () => {
      await userEvent.click(canvas.getByRole("link", { name: new RegExp(second.title.en) }));
      await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
      await canvas.findByRole("article", { name: second.title.en });
      await expect(at(loaded)).toBe(`${resultPath}?result=${second.id}`);
      await expect(canvas.queryByRole("form")).toBeNull();
    });
  },
};

/** Without an answer the token goes all the same, but not before unsaved work is given up. */
export const LoggingOut: Story = {
  args: { path: resultPath },
  beforeEach: ({ msw }) => msw.use(...handlersFor(staffSignOut, "network")),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole("article", { name: first.title.en });
    await userEvent.keyboard("e");
    await userEvent.type(await canvas.findByLabelText(/^Note/), "Not saved");
    await userEvent.click(canvas.getByRole("button", { name: "Account of He Ting" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }));
    const discard = await screen.findByRole("button", { name: "Discard changes" });
    await expect(readStaffToken()).toBe("story-token");
    await userEvent.click(discard);
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/view-mis/login"));
    await expect(readStaffToken()).toBeNull();
    await expect(at(loaded)).toContain(resultPath);
  },
};

/** Any page can link to the address: it asks. */
export const LogoutPage: Story = {
  args: { path: "/view-mis/logout" },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole("button", { name: "Log out" })).toBeVisible();
    await expect(readStaffToken()).toBe("story-token");
    await userEvent.click(canvas.getByRole("link", { name: "Back to the console" }));
    await canvas.findByRole("link", { name: /S-20417/ });
    await expect(at(loaded)).toBe("/view-mis/scan-list");
    await expect(readStaffToken()).toBe("story-token");
  },
};

export const LogoutPageSignedOut: Story = {
  args: { path: "/view-mis/logout", signedIn: false },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole("heading", { level: 1, name: "Staff sign-in" });
    await expect(at(loaded)).toBe("/view-mis/login");
  },
};

export const ServerRefuses: Story = {
  args: { path: resultPath },
  beforeEach: ({ msw }) => msw.use(...handlersFor(editResult, failWith("scan.published"))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("article", { name: first.title.en });
    await userEvent.keyboard("e");
    await userEvent.type(await canvas.findByLabelText(/^Note/), "Too late");
    await userEvent.click(canvas.getByRole("button", { name: "Save edit" }));
    await expect(await canvas.findByText("This scan is published and cannot be edited.")).toBeInTheDocument();
  },
};

export const OutboxPage: Story = { args: { path: "/view-mis/outbox" } };

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("检测中 · 62%")).toBeVisible();
    await expect(canvas.getByText("用户配置")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
