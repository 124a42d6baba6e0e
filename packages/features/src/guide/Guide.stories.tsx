import {
  info,
  jiraStatus,
  listAssessments,
  listMembers,
  readGuide,
  trackEvent,
  updateStatus,
} from "@candor/api/endpoints";
import { type CurrentUser, MODULES, PRODUCT_FEATURES } from "@candor/api/entities";
import { failWith, handlersFor } from "@candor/api/msw";
import { Button } from "@candor/ui/forms";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { ASSESSMENTS, assessmentPage } from "../assessments/fixtures.ts";
import { useEndpoint } from "../platform/index.ts";
import { owner } from "../shell/fixtures.ts";
import { ALONE, INVITED, JIRA_OFF, JIRA_ON, TEAM } from "./fixtures.ts";
import { Guide, useGuide } from "./index.ts";

const left = fn();

/** The place around the help button, for a user whom the server knows. */
function Place() {
  const { data } = useEndpoint(info, {});
  return data ? <Known user={data} /> : null;
}

function Known({ user }: { user: CurrentUser }) {
  const help = useRef<HTMLButtonElement>(null);
  const guide = useGuide(user);
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", minHeight: 240, padding: 12 }}>
      <Button ref={help} onClick={guide.open}>
        Help
      </Button>
      <Guide user={user} guide={guide} helpButton={help} />
    </div>
  );
}

const newcomer: CurrentUser = { ...owner, guide_status: 0, last_scan: 0 };

const meta = {
  title: "Features/Guide",
  component: Place,
  beforeEach: ({ msw, globals }) => {
    left.mockClear();
    const language = globals.language === "cn" ? "zh" : "en";
    msw.use(
      ...handlersFor(info, { ...newcomer, language }),
      ...handlersFor(readGuide, ({ read_type }) => {
        left(read_type);
        return {};
      }),
      ...handlersFor(trackEvent, {}),
      ...handlersFor(updateStatus, {}),
      ...handlersFor(listAssessments, assessmentPage([])),
      ...handlersFor(listMembers, ALONE),
      ...handlersFor(jiraStatus, JIRA_OFF),
    );
  },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

/** Opens by itself, is read to its end by keys alone, and says where it is found again. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await body().findByRole("dialog", { name: "Getting started" });
    await step("five pages, with the Enter key", async () => {
      await waitFor(() => expect(within(dialog).getByRole("button", { name: "Next" })).toHaveFocus());
      await userEvent.keyboard("{Enter}{Enter}{Enter}{Enter}");
      await expect(within(dialog).getByText("5 of 5")).toBeVisible();
      // The company has no assistant: nobody is sent to one.
      await expect(within(dialog).queryByText(/assistant/)).toBeNull();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(left.mock.calls).toEqual([["finish"]]));
    });
    await step("it shrinks away; the hint follows, one step behind the button", async () => {
      await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
      await expect(await canvas.findByText("You can reopen the guide here")).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Help" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Got it" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.queryByText("You can reopen the guide here")).toBeNull();
      await expect(canvas.getByRole("button", { name: "Help" })).toHaveFocus();
      await expect(left).toHaveBeenCalledOnce();
    });
  },
};

/** The company has the assistant. */
export const Assisted: Story = {
  beforeEach: ({ msw }) => {
    const company = { ...owner.company, product_type: MODULES.dashboard | PRODUCT_FEATURES.assistant };
    msw.use(...handlersFor(info, { ...newcomer, company }));
  },
  play: async ({ userEvent }) => {
    const dialog = await body().findByRole("dialog", { name: "Getting started" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Ask for help" }));
    await expect(await within(dialog).findByText(/Ask the assistant/)).toBeVisible();
  },
};

/** Who has read it opens it by the menu, and is not told again where it is. */
export const ReadBefore: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(info, { ...owner, guide_status: 1 })),
  play: async ({ canvas, userEvent }) => {
    const help = await canvas.findByRole("button", { name: "Help" });
    await expect(body().queryByRole("dialog")).toBeNull();
    await userEvent.click(help);
    const dialog = await body().findByRole("dialog", { name: "Getting started" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Skip the guide" }));
    await waitFor(() => expect(left.mock.calls).toEqual([["skip"]]));
    await waitFor(() => expect(body().queryByRole("dialog")).toBeNull());
    await expect(help).toHaveFocus();
    await expect(canvas.queryByText("You can reopen the guide here")).toBeNull();
  },
};

/** The server does not take it: a notice says so, the hint comes, and its end makes up for it. */
export const MarkReadFails: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      ...handlersFor(readGuide, ({ read_type }) => {
        left(read_type);
        calls += 1;
        return calls === 1 ? failWith("common.internal") : {};
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await body().findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close the guide" }));
    await waitFor(() => expect(body().getByRole("alert")).not.toBeEmptyDOMElement());
    await userEvent.click(await canvas.findByRole("button", { name: "Got it" }));
    await waitFor(() => expect(left.mock.calls).toEqual([["close"], ["finish"]]));
  },
};

/** Nothing done: an invitation that nobody answered is no member. */
export const NothingDone: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listMembers, INVITED)),
  play: async () => {
    const steps = within(await body().findByRole("region", { name: "So far" }));
    await waitFor(() => expect(steps.getAllByText("(not yet)")).toHaveLength(3));
  },
};

/** Everything done, as the calls prove. */
export const AllDone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, assessmentPage(ASSESSMENTS)),
      ...handlersFor(listMembers, TEAM),
      ...handlersFor(jiraStatus, JIRA_ON),
    ),
  play: async () => {
    const steps = within(await body().findByRole("region", { name: "So far" }));
    await waitFor(() => expect(steps.getAllByText("(done)")).toHaveLength(3));
  },
};

/** A step whose answer did not come is not told of. */
export const UnknownStep: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(jiraStatus, failWith("common.internal"))),
  play: async () => {
    const steps = within(await body().findByRole("region", { name: "So far" }));
    await waitFor(() => expect(steps.getAllByRole("listitem")).toHaveLength(2));
    await expect(steps.queryByText("Jira connected")).toBeNull();
  },
};

const opened: Story["play"] = async () => {
  const dialog = await body().findByRole("dialog", { name: /Getting started|新手引导/ });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(body().getByRole("region", { name: /So far|目前进度/ })).toBeVisible());
};
export const Chinese: Story = { globals: { language: "cn" }, play: opened };
export const Dark: Story = { globals: { theme: "dark" }, play: opened };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: opened };
export const NarrowChinese: Story = {
  globals: { viewport: { value: "narrow" }, language: "cn" },
  play: opened,
};
