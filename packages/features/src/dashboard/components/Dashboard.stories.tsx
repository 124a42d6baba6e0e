import { assessmentTimes, dashboard } from "@candor/api/endpoints";
import { handlersFor, type StoryReply, type StoryResolver } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useAddress } from "../../address/index.ts";
import { dashboardAddress } from "../address.ts";
import { counts, fresh, overview, running } from "../fixtures.ts";
import type { DashboardLinks } from "../links.ts";
import { useDashboardScanTime } from "../scan-time.tsx";
import { Dashboard } from "./Dashboard.tsx";

/** The dashboard with the state that its address has, under the choice of assessment that the top bar holds. */
function Addressed({ links }: { links: DashboardLinks }) {
  const address = useAddress(dashboardAddress);
  return (
    <>
      {useDashboardScanTime(address)}
      <Dashboard address={address} links={links} />
    </>
  );
}

const meta = {
  title: "Features/Dashboard",
  component: Addressed,
  parameters: { address: "/dashboard" },
  args: {
    links: {
      checks: ({ status, objectId, assessmentId }) =>
        `/checks${objectId ? `/${objectId}` : ""}?${[assessmentId, status].filter(Boolean).join("&")}`,
      objects: "/objects",
      addWebsite: "/objects",
      newAssessment: "/newassessment",
      assessment: (id) => `/assessment/detail/${id}`,
    },
  },
} satisfies Meta<typeof Addressed>;

export default meta;
type Story = StoryObj<typeof meta>;

const compared = overview.comparison as NonNullable<typeof overview.comparison>;
const ONE_ISSUE = counts({ critical: 1, passed: 60 });

const EARLIER = "00000000-0000-4000-8000-000000020013";
const [FIRST, SECOND] = overview.objects.map(({ id }) => id) as [string, string];
const TIMES = [
  { id: "00000000-0000-4000-8000-000000020014", number: 20_014, published_at: "2026-11-18T06:20:00.000Z" },
  { id: EARLIER, number: 20_013, published_at: "2026-10-19T09:00:00.000Z" },
].map((time) => ({ ...time, object_ids: [FIRST, SECOND] }));

type Reply = StoryReply<typeof dashboard> | StoryResolver<typeof dashboard>;
const answering = (reply: Reply, story: Story = {}): Story => ({
  ...story,
  beforeEach({ msw }) {
    msw.use(...handlersFor(dashboard, reply), ...handlersFor(assessmentTimes, { list: TIMES }));
  },
});
const says =
  (sentence: string): Story["play"] =>
  async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("heading", { level: 1, name: sentence }),
    ).toBeVisible();
  };

export const Default: Story = answering(overview, { play: says("6 critical issues in 3 of 5 objects.") });
export const Chinese: Story = answering(overview, {
  globals: { language: "cn" },
  async play(context) {
    await says("5 个对象中有 3 个存在严重问题，共 6 项。")?.(context);
    // What is heard of a step is one Chinese clause.
    await expect(within(context.canvasElement).getByText("已提交，已完成")).toBeInTheDocument();
  },
});
export const Dark: Story = answering(overview, { globals: { theme: "dark" } });
export const Narrow: Story = answering(overview, { globals: { viewport: { value: "narrow" } } });
export const NarrowChineseDark: Story = answering(overview, {
  globals: { viewport: { value: "narrow" }, language: "cn", theme: "dark" },
});

export const OneIssue: Story = answering(
  {
    ...overview,
    counts: ONE_ISSUE,
    comparison: { ...compared, counts: ONE_ISSUE, previous_counts: ONE_ISSUE, objects: 1, assessed_again: 1 },
    objects: overview.objects.slice(2, 3),
    object_total: 1,
    assessed_total: 1,
  },
  { play: says("1 critical issue in 1 of 1 object.") },
);

export const NothingCritical: Story = answering(
  { ...overview, counts: counts({ medium: 3, passed: 85 }), objects: overview.objects.slice(3) },
  { play: says("Nothing critical. 3 issues to look at.") },
);

export const NoIssues: Story = answering(
  {
    ...overview,
    counts: counts({ passed: 88 }),
    maturity: { score: 100, level: "credible", coverage: 1 },
    comparison: { ...compared, score: 100, previous_score: 96 },
    objects: [],
    running: null,
  },
  { play: says("No issues in 88 checks.") },
);

export const FirstAssessment: Story = answering({
  ...overview,
  comparison: null,
  maturity: { score: 60, level: "effective", coverage: 1 },
  trend: overview.trend.map((line) => ({ ...line, points: line.points.slice(-1) })),
  running: null,
});

/** Two of the objects were assessed again; two came new with them. */
export const PartlyAssessedAgain: Story = answering(
  { ...overview, comparison: { ...compared, objects: 3, assessed_again: 2, score: 75 } },
  {
    async play({ canvasElement }) {
      const canvas = within(canvasElement);
      const remark =
        "4 fewer than on 19 October. 2 of 3 objects were assessed again; the others keep their last result. " +
        "2 new objects are not compared. 2 objects have none.";
      await expect(await canvas.findByText(remark)).toBeVisible();
      await expect(await canvas.findByText("3 objects compared: 71 on 19 Oct, 75 now")).toBeVisible();
    },
  },
);

/** Three objects as they were then: nothing of what is under way now, and links to the checks of that time. */
const THEN = {
  ...overview,
  assessed_at: "2026-10-19T09:00:00.000Z",
  assessed_total: 3,
  object_total: 3,
  objects: overview.objects.slice(0, 3),
  comparison: { ...compared, objects: 2, assessed_again: 2 },
  running: null,
};
const then = (story: Story = {}) =>
  answering(({ assessment_id }) => (assessment_id === EARLIER ? THEN : overview), {
    parameters: { address: dashboardAddress.href({ assessmentId: EARLIER }) },
    ...story,
  });

/** An earlier assessment: said above the page, left by a press, chosen in the top bar. */
export const Earlier: Story = then({
  async play({ canvasElement, canvas, step }) {
    const address = within(canvasElement).getByLabelText("address", { exact: true });
    await step("what it is, and what belongs to it", async () => {
      await expect(await canvas.findByText("As of 19 Oct 2026.")).toBeVisible();
      await expect(canvas.queryByText("Assessment in progress")).toBeNull();
      const row = await canvas.findByRole("link", { name: "shop.example.com" });
      await expect(row).toHaveAttribute("href", `/checks/${FIRST}?${EARLIER}`);
    });
    await step("back to the last results, and to the earlier one by its time", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
      await waitFor(() => expect(address).toHaveTextContent(/^\/dashboard$/));
      await expect(await canvas.findByText("Assessment in progress")).toBeVisible();
      await userEvent.click(await canvas.findByRole("button", { name: /^Assessment/ }));
      await userEvent.click(await within(document.body).findByRole("option", { name: /S-20013/ }));
      await waitFor(() => expect(address).toHaveTextContent(EARLIER));
      await expect(await canvas.findByText("As of 19 Oct 2026.")).toBeVisible();
    });
  },
});

export const EarlierNarrowChineseDark: Story = then({
  globals: { viewport: { value: "narrow" }, language: "cn", theme: "dark" },
});

/** Not there, not published, or another company's. */
export const EarlierUnknown: Story = answering(
  { ...fresh, running: null },
  {
    parameters: { address: dashboardAddress.href({ assessmentId: EARLIER }) },
    async play({ canvas }) {
      await expect(
        await canvas.findByRole("heading", { level: 1, name: "There is no such assessment" }),
      ).toBeVisible();
      await expect(canvas.getByRole("button", { name: "Show the last results" })).toBeVisible();
    },
  },
);

/** What the address asks for in vain is said. */
export const Dropped: Story = answering(overview, {
  parameters: { address: "/dashboard?assessment=yesterday" },
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findByText(/left out: assessment=yesterday\./)).toBeVisible();
    await expect(
      await within(canvasElement).findByRole("heading", {
        level: 1,
        name: "6 critical issues in 3 of 5 objects.",
      }),
    ).toBeVisible();
  },
});

export const Viewer: Story = answering(
  { ...overview, running: null },
  { args: { links: { ...meta.args.links, addWebsite: undefined, newAssessment: undefined } } },
);

export const AssessmentFailed: Story = answering({ ...overview, running: { ...running, state: "failed" } });

/** The engine works: the next look shows how far it came. */
const engine = { progress: 46 };

export const Progressing: Story = answering(
  () => ({ ...overview, running: { ...running, progress: engine.progress } }),
  {
    async play({ canvasElement }) {
      const canvas = within(canvasElement);
      await canvas.findByRole("progressbar", { name: "Progress" });
      engine.progress = 81;
      await expect(await canvas.findByText("81%")).toBeVisible();
    },
  },
);

export const Loading: Story = answering("pending", {
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole("img", { name: "Loading the dashboard" }),
    ).toBeVisible();
  },
});

export const Empty: Story = answering(fresh, {
  async play({ canvasElement }) {
    const add = await within(canvasElement).findByRole("link", { name: "Add a website" });
    await expect(add).toHaveAttribute("href", "/objects");
  },
});

export const EmptyChinese: Story = answering(fresh, { globals: { language: "cn" } });

export const ReadyToStart: Story = answering({ ...fresh, object_total: 1 });

export const FirstUnderWay: Story = answering({ ...fresh, object_total: 3, running });

const server = { up: false };

export const LoadError: Story = answering(() => (server.up ? overview : ("network" as const)), {
  async play({ canvasElement, step }) {
    server.up = false;
    const canvas = within(canvasElement);
    await step("the client tries once more by itself, then asks", async () => {
      await canvas.findByRole("button", { name: "Try again" });
      await expect(canvas.getByText("Unable to load")).toBeVisible();
    });
    await step("another try that is answered", async () => {
      server.up = true;
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    });
  },
});
