import {
  createJiraIssue,
  jiraFields,
  jiraIssueTypes,
  jiraLabels,
  jiraSites,
  jiraStatus,
  jiraUsers,
  linkJiraIssue,
  unlinkJiraIssue,
} from "@candor/api/endpoints";
import type { JiraLink, JiraState } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { CheckDetailPanel } from "../checks/index.ts";
import { DETAIL } from "../checks/testing/detail.ts";
import { FIELDS, ISSUE, LABELS, PEOPLE, SITES, statusIn, TYPES } from "./fixtures.ts";
import { CheckIssue } from "./index.ts";

const sent = fn();

interface Given {
  state: JiraState;
  link: JiraLink | null;
  canConnect: boolean;
}

/** A check with its issue, over a Jira that keeps what it is told. */
const meta = {
  title: "Features/Jira/CheckIssue",
  args: { state: "connected", link: null, canConnect: true },
  render: ({ canConnect }) => (
    <CheckIssue
      check={DETAIL}
      address={`https://candor.example/checkdetail/${DETAIL.id}`}
      settingsHref="/settings"
      canConnect={canConnect}
    >
      {(parts) => <CheckDetailPanel check={DETAIL} {...parts} />}
    </CheckIssue>
  ),
  beforeEach: ({ msw, args }) => {
    sent.mockClear();
    let link = args.link;
    const keep = (next: JiraLink) => {
      link = next;
      return next;
    };
    msw.use(
      ...handlersFor(jiraStatus, () => statusIn(args.state, link)),
      ...handlersFor(jiraSites, SITES),
      ...handlersFor(jiraIssueTypes, { list: TYPES }),
      ...handlersFor(jiraFields, { list: FIELDS }),
      ...handlersFor(jiraUsers, { list: PEOPLE }),
      ...handlersFor(jiraLabels, { list: LABELS }),
      ...handlersFor(createJiraIssue, (issue) => {
        sent(issue);
        return keep(ISSUE);
      }),
      ...handlersFor(linkJiraIssue, ({ issue }) =>
        issue === ISSUE.key ? keep(ISSUE) : failWith("jira.link_missing"),
      ),
      ...handlersFor(unlinkJiraIssue, () => {
        link = null;
        return {};
      }),
    );
  },
} satisfies Meta<Given>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story["play"]>>[0];

/** A dialog is drawn beside the story's own root. */
const pageOf = ({ canvasElement }: Pick<Play, "canvasElement">) => within(canvasElement.ownerDocument.body);

async function openDialog({ canvas, userEvent, ...play }: Play) {
  await userEvent.click(await canvas.findByRole("button", { name: "Create Jira issue" }));
  const dialog = within(await pageOf(play).findByRole("dialog", { name: "Create Jira issue" }));
  // The only site is chosen; its projects are two.
  await userEvent.selectOptions(await dialog.findByRole("combobox", { name: /^Project/ }), "10000");
  const type = dialog.getByRole("combobox", { name: /^Issue type/ });
  await within(type).findByRole("option", { name: "Bug" });
  await userEvent.selectOptions(type, "10002");
  await dialog.findByRole("combobox", { name: /^Area/ });
  return dialog;
}

/** Nothing is linked: an issue is created, filled in from the check, and stands there with its status. */
export const Default: Story = {
  play: async (play) => {
    const { canvas, userEvent, step } = play;
    const dialog = await openDialog(play);
    const area = dialog.getByRole("combobox", { name: /^Area/ });
    await step("what Jira requires is asked for", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Create issue" }));
      await waitFor(() => expect(area).toHaveAccessibleDescription("Jira requires this field."));
      await expect(sent).not.toHaveBeenCalled();
    });
    await step("labels in use and new ones", async () => {
      const labels = dialog.getByRole("combobox", { name: "Labels" });
      await userEvent.click(labels);
      await userEvent.click(await dialog.findByRole("option", { name: "privacy" }));
      await userEvent.type(labels, "release-92{Enter}");
      await expect(await dialog.findByRole("button", { name: "Remove the label release-92" })).toBeVisible();
      await waitFor(() => expect(labels).toHaveValue(""));
    });
    await step("it is created once all is there", async () => {
      await userEvent.selectOptions(area, "77");
      await userEvent.click(dialog.getByRole("button", { name: "Create issue" }));
      const link = await canvas.findByRole("link", { name: "SHOP-412" });
      await expect(link).toHaveAttribute("href", ISSUE.url);
      await expect(await canvas.findByText("In progress")).toBeVisible();
      await expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          issue_type_id: "10002",
          title: DETAIL.title.en,
          description: expect.stringContaining(`https://candor.example/checkdetail/${DETAIL.id}`),
          labels: ["privacy", "release-92"],
          fields: { customfield_10010: "77" },
        }),
      );
    });
    await step("the focus is at what was made", async () => {
      await expect(canvas.queryByRole("button", { name: "Create Jira issue" })).toBeNull();
      await waitFor(() => expect(canvas.getByRole("link", { name: "SHOP-412" }).parentElement).toHaveFocus());
    });
  },
};

/** Jira's own words stand at their field, and what was typed stays; closing asks first. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        createJiraIssue,
        failWith("jira.refused", {
          "fields.customfield_10010": "Area is closed.",
          duedate: "Due is required.",
        }),
      ),
    ),
  play: async (play) => {
    const { userEvent } = play;
    const dialog = await openDialog(play);
    const title = dialog.getByRole("textbox", { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.type(title, "Ask first");
    const area = dialog.getByRole("combobox", { name: /^Area/ });
    await userEvent.selectOptions(area, "77");
    await userEvent.click(dialog.getByRole("button", { name: "Create issue" }));
    await waitFor(() => expect(area).toHaveAccessibleDescription("Area is closed."));
    await expect(dialog.getByRole("alert")).toHaveTextContent(/did not accept.*Due is required/);
    await expect(title).toHaveValue("Ask first");
    await userEvent.keyboard("{Escape}");
    const question = await pageOf(play).findByRole("dialog", { name: "Discard changes?" });
    await waitFor(() => expect(question).toBeVisible());
  },
};

/** Linked: the status, then the question before it goes; another one by its key, after one that is not there. */
export const Linked: Story = {
  args: { link: ISSUE },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const page = pageOf(play);
    await userEvent.click(await canvas.findByRole("button", { name: "Unlink SHOP-412" }));
    await userEvent.click(await page.findByRole("button", { name: "Unlink" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Link an issue" }));
    const field = await page.findByRole("textbox", { name: /^Address or key/ });
    await userEvent.type(field, "SHOP-404{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/does not exist/));
    await expect(field).toHaveValue("SHOP-404");
    await userEvent.clear(field);
    await userEvent.type(field, "SHOP-412{Enter}");
    await expect(await canvas.findByRole("link", { name: "SHOP-412" })).toBeVisible();
  },
};

/** The connection is gone; the link is kept without its status, and a member learns who can connect. */
export const StatusUnknown: Story = {
  args: { state: "invalid", canConnect: false, link: { ...ISSUE, status: null, status_category: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Status unknown")).toBeVisible();
    await expect(canvas.getByText("An administrator can connect it.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Create Jira issue" })).toBeNull();
  },
};

export const NotConnected: Story = {
  args: { state: "disconnected" },
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未连接")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "设置" })).toHaveAttribute("href", "/settings");
  },
};

/** There is no site or project: the dialog says so. */
export const NoProject: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(jiraSites, failWith("jira.no_project"))),
  play: async ({ canvas, userEvent, ...play }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Create Jira issue" }));
    const told = await pageOf(play).findByText(/no site or project/);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" }, language: "cn" },
  play: async ({ canvas, userEvent, ...play }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "创建 Jira 工单" }));
    await expect(await pageOf(play).findByRole("textbox", { name: /^标题/ })).toHaveValue(DETAIL.title.cn);
  },
};
