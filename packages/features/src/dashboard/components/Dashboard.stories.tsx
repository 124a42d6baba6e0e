import { dashboard } from "@candor/api/endpoints";
import { handlersFor, type StoryReply, type StoryResolver } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { counts, fresh, overview, running } from "../fixtures.ts";
import { Dashboard } from "./Dashboard.tsx";

const meta = {
  title: "Features/Dashboard",
  component: Dashboard,
  args: {
    links: {
      checks: ({ status, objectId }) =>
        `/checks${objectId ? `/${objectId}` : ""}${status ? `?status=${status}` : ""}`,
      objects: "/objects",
      addWebsite: "/objects",
      newAssessment: "/newassessment",
      assessment: (id) => `/assessment/detail/${id}`,
    },
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const compared = overview.comparison as NonNullable<typeof overview.comparison>;
const ONE_ISSUE = counts({ critical: 1, passed: 60 });

type Reply = StoryReply<typeof dashboard> | StoryResolver<typeof dashboard>;
const answering = (reply: Reply, story: Story = {}): Story => ({
  ...story,
  beforeEach({ msw }) {
    msw.use(...handlersFor(dashboard, reply));
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
  play: says("5 个对象中有 3 个存在严重问题，共 6 项。"),
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
      await expect(await canvas.findByText("81%", {}, { timeout: 5_000 })).toBeVisible();
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
      await canvas.findByRole("button", { name: "Try again" }, { timeout: 5_000 });
      await expect(canvas.getByText("Unable to load")).toBeVisible();
    });
    await step("another try that is answered", async () => {
      server.up = true;
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    });
  },
});
