import {
  assessmentTimes,
  createJiraIssues,
  exportChecks,
  getAssessment,
  jiraFields,
  jiraIssueTypes,
  jiraSites,
  jiraStatus,
  listChecks,
  listMembers,
  requestUpgrade,
  setCheckOwners,
  setChecksResolved,
} from "@candor/api/endpoints";
import { failWith, fileFor, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { COMPLETE } from "../assessments/fixtures.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { FIELDS, SITES, statusIn, TYPES } from "../jira/fixtures.ts";
import { SHOP } from "../objects/fixtures.ts";
import { checksAddress, checksHref } from "./address.ts";
import { ChecksScreen } from "./components/ChecksScreen.tsx";
import type { Reader } from "./permissions.ts";
import { answerChecks, checksReply, LONG_ROW, OWNER_ID, ROWS } from "./testing/rows.ts";
import { LONG_TITLE } from "./testing/say.ts";
import { TEAM_OF_TWO } from "./testing/work.ts";

/** The screen with the state that its address has. */
function Addressed({ newAssessmentHref, user }: { newAssessmentHref?: string; user?: Reader }) {
  return (
    <ChecksScreen
      address={useAddress(checksAddress)}
      {...(newAssessmentHref && { newAssessmentHref })}
      {...(user && { user })}
    />
  );
}

/** An assessment as the choice of one has it. */
const timeOf = (id: string) => ({
  ...{ id, number: 20_418, object_ids: [SHOP.id] },
  published_at: "2026-11-18T06:20:00.000Z",
});

const OWNER: Reader = { id: "1d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", role: "owner", preview: false };

const meta = {
  title: "Features/Checks/ChecksScreen",
  component: Addressed,
  args: { newAssessmentHref: "/assessment" },
  parameters: { address: "/checks" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, answerChecks)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Advertising cookies are set/ })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^124 checks: 3 Critical, 8 Medium/ })).toBeVisible();
  },
};

export const Filters: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("The legend filters by one status", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /3\s*Critical/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?status=critical"));
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    });
    await step("Typing filters after a rest", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "Search checks" }), "standard contract");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("q=standard%20contract"));
      await expect(await canvas.findByText("1 of 124 checks")).toBeVisible();
    });
    await step("A tag lifts its filter", async () => {
      await userEvent.click(
        canvas.getByRole("button", { name: "Remove the filter Search: standard contract" }),
      );
      await expect(canvas.getByRole("searchbox", { name: "Search checks" })).toHaveValue("");
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    });
    await step("Clear all lifts the rest", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/checks$/));
    });
  },
};

/** Filters of the second row: who takes care of it, Jira, since when it changed. */
export const MoreFilters: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await step("The owner", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /^Owner/ }));
      await userEvent.click(await body.findByRole("checkbox", { name: "Marta Keller" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(`/checks?owner=${OWNER_ID}`));
      await waitFor(() => expect(canvas.getByText("1 of 124 checks")).toBeVisible());
      await userEvent.keyboard("{Escape}");
    });
    await step("Others come when they are asked for", async () => {
      await expect(canvas.queryByRole("combobox", { name: "Jira" })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole("button", { name: "More filters" }));
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Jira" }), "linked");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("jira=linked"));
    });
    await step("A day is typed, and one that is to come is refused", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Changed since" }), "other");
      const dialog = within(await body.findByRole("dialog", { name: "Changed since" }));
      await userEvent.click(dialog.getByRole("button", { name: "Show" }));
      await waitFor(() => expect(dialog.getByText("Choose a day.")).toBeVisible());
      await userEvent.type(dialog.getByRole("textbox", { name: /Day/ }), "2099-01-01");
      await userEvent.click(dialog.getByRole("button", { name: "Show" }));
      await waitFor(() => expect(dialog.getByText("Choose today or an earlier day.")).toBeVisible());
      await userEvent.clear(dialog.getByRole("textbox", { name: /Day/ }));
      await userEvent.type(dialog.getByRole("textbox", { name: /Day/ }), "2026-11-01");
      await userEvent.click(dialog.getByRole("button", { name: "Show" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("since=2026-11-01"));
      await waitFor(() => expect(canvas.getByText("1 Nov 2026", { selector: "span,b" })).toBeVisible());
    });
  },
};

/** Who left the team, and a scenario that is gone, are left out and named. */
export const GoneFilters: Story = {
  parameters: { address: "/checks?owner=0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff&scenario=consent,gone" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/left out: .*Scenario=gone/)).toBeVisible();
    await expect(address(canvasElement)).toHaveTextContent(/^\/checks\?scenario=consent$/);
  },
};

const choose = async (
  canvas: ReturnType<typeof within>,
  userEvent: { click: (at: Element) => Promise<void> },
) => {
  await userEvent.click(await canvas.findByRole("checkbox", { name: /Select Advertising cookies/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /Select Rejecting cookies/ }));
};

/** Several checks are assigned at once; what somebody changed meanwhile is told. */
export const BulkAssign: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersFor(jiraStatus, statusIn("not_configured")),
      ...handlersFor(listMembers, TEAM_OF_TWO),
      ...handlersFor(setCheckOwners, ({ checks }) => ({
        done: checks.length - 1,
        list: checks.map((_, at) => ({
          refused: at === 0 ? { code: "check.changed", message: "Somebody changed this check." } : null,
        })),
      })),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await choose(canvas, userEvent);
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Assign" }));
    const dialog = within(await body.findByRole("dialog", { name: "Assign 2 checks" }));
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Owner" }), "Marta Keller");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    const told = within(await body.findByRole("dialog", { name: "1 could not be done" }));
    await waitFor(() => expect(told.getByText("1 other is done.")).toBeVisible());
    await expect(told.getByText(/Advertising cookies/)).toBeVisible();
    await expect(told.getByText("Somebody changed this check.")).toBeVisible();
  },
};

/** Several are marked resolved; when all are, the choice is lifted. */
export const BulkResolve: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersFor(jiraStatus, statusIn("not_configured")),
      ...handlersFor(setChecksResolved, ({ checks }) => ({
        done: checks.length,
        list: checks.map(() => ({ refused: null })),
      })),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await choose(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Mark resolved" }));
    const dialog = within(await body.findByRole("dialog", { name: "Mark 2 checks as resolved?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Mark resolved" }));
    await waitFor(() => expect(body.getByText("2 checks are marked resolved")).toBeVisible());
    await expect(canvas.queryByText("2 selected")).not.toBeInTheDocument();
    // Whoever works by keyboard goes on where the list begins.
    const { ownerDocument } = canvasElement;
    await waitFor(() => expect(ownerDocument.activeElement).not.toBe(ownerDocument.body));
    await expect(ownerDocument.activeElement).toContainElement(canvas.getByRole("searchbox"));
  },
};

/** A Jira issue for each chosen check that has none. */
export const BulkJira: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) => {
    msw.use(
      ...handlersFor(jiraStatus, statusIn("connected")),
      ...handlersFor(jiraSites, SITES),
      ...handlersFor(jiraIssueTypes, { list: TYPES }),
      ...handlersFor(jiraFields, { list: FIELDS }),
      ...handlersFor(createJiraIssues, ({ issues }) => ({
        done: issues.length,
        list: issues.map(() => ({ refused: null })),
      })),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await choose(canvas, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: "Create Jira issues" }));
    // One of the two has an issue already.
    await waitFor(() => expect(body.getByRole("dialog", { name: "Create 1 Jira issue" })).toBeVisible());
  },
};

/** A member may mark what is theirs, and assigns nothing. */
export const BulkOfMember: Story = {
  args: { user: { ...OWNER, id: OWNER_ID, role: "viewer" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(jiraStatus, statusIn("not_configured"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Select Rejecting cookies/ }));
    await expect(canvas.getByRole("button", { name: "Mark resolved" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Assign" })).not.toBeInTheDocument();
  },
};

/** What is filtered is saved as a file, under the name that the server gives. */
export const Exports: Story = {
  args: { user: OWNER },
  parameters: { address: checksHref({ statuses: ["critical"] }) },
  beforeEach: ({ msw }) => {
    msw.use(
      ...fileFor(exportChecks, ({ statuses, format }) => ({
        name: `checks-${statuses.join("-")}.${format}`,
        content: "x",
      })),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Export" }));
    await userEvent.click(await body.findByRole("menuitem", { name: "Excel (XLSX)" }));
    await waitFor(() => expect(body.getByText("checks-critical.xlsx is saved")).toBeVisible());
  },
};

/** A plan that has ended exports nothing, which the button says before it is pressed. */
export const ExportPlanEnded: Story = {
  args: { user: { ...OWNER, plan_ended: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await canvas.findByRole("button", { name: "Export" });
    await expect(button).toHaveAccessibleDescription(/^Your plan has ended\./);
    await userEvent.click(button);
    await expect(body.queryByRole("menu")).toBeNull();
  },
};

/** The Essential plan has no export: who may ask for a larger one does. */
export const ExportNotInPlan: Story = {
  args: { user: OWNER },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor(exportChecks, failWith("check.export_paid")), ...handlersFor(requestUpgrade, {}));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Export" }));
    await userEvent.click(await body.findByRole("menuitem", { name: "CSV" }));
    const dialog = within(
      await body.findByRole("dialog", { name: /^Export is a feature of the paid plans/ }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Ask for an upgrade" }));
    await waitFor(() => expect(body.getByText("We have your request and answer by e-mail")).toBeVisible());
  },
};

export const Sorts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
    await expect(canvas.getByRole("columnheader", { name: "Check" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(address(canvasElement)).toHaveTextContent("/checks?sort=title&dir=desc");
    // Whether a press by a script leaves a ring hangs on what the page saw before: the focus goes elsewhere.
    await userEvent.click(await canvas.findByText("9 of 124 checks"));
  },
};

/** An address with a state in it opens in that state. */
export const FromAnAddress: Story = {
  parameters: { address: checksHref({ statuses: ["medium", "passed"], frameworks: ["gdpr"] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await expect(canvas.getByText("Medium, Passed")).toBeVisible();
  },
};

export const FilteredToNothing: Story = {
  parameters: { address: checksHref({ search: "no such check" }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("No checks match these filters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/checks$/));
  },
};

/** The address names a page that is gone: the last one shows. */
export const PageBeyondTheLast: Story = {
  parameters: { address: checksHref({ page: 40 }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply(ROWS, { total: 45 }))),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?page=3"));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Loading checks")).length).toBeGreaterThan(0);
  },
};

const none = { critical: 0, medium: 0, low: 0, potential: 0, uncertain: 0, error: 0, resolved: 0, passed: 0 };

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listChecks, checksReply([], { counts: none, framework_counts: {}, objects: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No checks yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

/** One object needs no column for it: whom each check is assigned to has one. */
export const OfOneObject: Story = {
  parameters: { address: checksHref({ objectId: ROWS[0]?.object_id ?? null }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply(ROWS))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Owner" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "Object" })).toBeNull();
    await expect(await canvas.findByText("Marta Keller")).toBeVisible();
    await expect(canvas.getAllByText("Unassigned")[0]).toBeVisible();
  },
};

/** The address names an object without checks: the way out is all of them. */
export const UnknownObject: Story = {
  parameters: { address: checksHref({ objectId: "0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listChecks, (request) =>
        request.object_id ? checksReply([], { counts: none, framework_counts: {} }) : answerChecks(request),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See all checks" }));
    await expect(await canvas.findByText("9 of 124 checks")).toBeVisible();
  },
};

/** Filters and page stay when the call fails, and trying again asks for the same. */
export const ServerError: Story = {
  parameters: { address: checksHref({ statuses: ["critical"] }) },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(listChecks, (request) => {
        asked += 1;
        return asked <= 2 ? failWith("common.internal") : answerChecks(request);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply([LONG_ROW, ...ROWS]))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("9 / 124 项")).toBeVisible();
  },
};

/** An address with filters that are no longer there says so, and shows the rest. */
export const UnknownInAddress: Story = {
  parameters: { address: "/checks?status=furious,critical&taste=sweet" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await expect(canvas.getByText(/left out: status=furious, taste=sweet\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(address(canvasElement)).toHaveTextContent("/checks?status=critical");
    await expect(canvas.queryByText(/left out/)).not.toBeInTheDocument();
  },
};

/** It is still said when the address is corrected by itself: to the last page that is there. */
export const UnknownBeyondTheLastPage: Story = {
  parameters: { address: "/checks?status=furious,critical&taste=sweet%26sour&page=7" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(address(canvasElement)).not.toHaveTextContent("page=7"));
    await expect(canvas.getByText(/left out: status=furious, taste=sweet&sour\./)).toBeVisible();
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(address(canvasElement)).toHaveTextContent(/^\/checks\?status=critical$/);
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** An earlier assessment says so, and can be read alone. */
export const EarlierAssessment: Story = {
  args: { user: OWNER },
  parameters: { address: checksHref({ assessmentId: COMPLETE.id }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, COMPLETE),
      ...handlersFor(assessmentTimes, {
        list: [timeOf("0198a000-0000-7000-8000-0000000000ff"), timeOf(COMPLETE.id)],
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^As of \d+ \w+ 2026\.$/)).toBeVisible();
    await canvas.findByRole("link", { name: /Advertising cookies are set/ });
    await expect(canvas.queryByRole("checkbox", { name: /^Select/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/\/checks$/));
  },
};

/** The last assessment of its object is no earlier state: its checks can be changed. */
export const LastAssessment: Story = {
  args: { user: OWNER },
  parameters: { address: checksHref({ objectId: SHOP.id, assessmentId: COMPLETE.id }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, COMPLETE),
      ...handlersFor(assessmentTimes, { list: [timeOf(COMPLETE.id)] }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("checkbox", { name: /^Select/ })).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/^As of/)).toBeNull();
  },
};

/** A narrow screen has a list and a sheet of filters. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole("list", { name: "Checks" })).toBeVisible();
    await expect(canvas.getByText(/Marta Keller.*SEC-42/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Filters/ }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Filters" });
    await userEvent.click(within(sheet).getByRole("checkbox", { name: /Critical/ }));
    await userEvent.click(await within(sheet).findByRole("button", { name: "Show 2 results" }));
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listChecks, checksReply([{ ...LONG_ROW, title: LONG_TITLE }, ...ROWS]))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(LONG_TITLE.cn)))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
