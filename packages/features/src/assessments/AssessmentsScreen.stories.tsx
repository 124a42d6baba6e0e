import { listAssessments } from "@candor/api/contract";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LONG } from "../objects/fixtures.ts";
import { AssessmentsScreen } from "./components/AssessmentsScreen.tsx";
import { ASSESSMENTS, COMPLETE } from "./fixtures.ts";

const meta = {
  title: "Features/Assessments/AssessmentsScreen",
  component: AssessmentsScreen,
  args: { canSubmit: true, newHref: "/assessment", assessmentHref: (id) => `/assessment/detail/${id}` },
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listAssessments, { list: ASSESSMENTS, next_start_at: null })),
} satisfies Meta<typeof AssessmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const DAY_MS = 86_400_000;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "S-20414" })).toHaveAttribute(
      "href",
      `/assessment/detail/${COMPLETE.id}`,
    );
    await expect(canvas.getByText("Assessing · 54%")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

export const Countdown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, () => ({
        list: [COMPLETE],
        next_start_at: new Date(Date.now() + 11.5 * DAY_MS).toISOString(),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Next start in 12 days" })).toBeDisabled();
    await expect(canvas.getByText("Your plan allows a new assessment in 12 days.")).toBeVisible();
  },
};

export const Member: Story = {
  args: { canSubmit: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only administrators can submit assessments/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "New assessment" })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listAssessments, { list: [], next_start_at: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No assessments yet")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listAssessments, "pending")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading assessments")).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listAssessments, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load", {}, { timeout: 5000 })).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, {
        list: ASSESSMENTS.map((one) => ({
          ...one,
          objects: one.objects.map((scan) => ({ ...scan, object_name: LONG.name })),
        })),
        next_start_at: null,
      }),
    ),
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("专家复核中")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
