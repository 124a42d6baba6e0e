import { listAssessments } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { LONG } from "../objects/fixtures.ts";
import { assessmentsAddress } from "./address.ts";
import { AssessmentsScreen, type AssessmentsScreenProps } from "./components/AssessmentsScreen.tsx";
import { ASSESSMENTS, assessmentPage, COMPLETE } from "./fixtures.ts";

/** The screen with the state that its address has. */
function Addressed(props: Omit<AssessmentsScreenProps, "address">) {
  return <AssessmentsScreen {...props} address={useAddress(assessmentsAddress)} />;
}

const meta = {
  title: "Features/Assessments/AssessmentsScreen",
  component: Addressed,
  args: { canSubmit: true, newHref: "/assessment", assessmentHref: (id) => `/assessment/detail/${id}` },
  parameters: { address: "/assessments" },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listAssessments, ({ states, search, sort, descending }) => {
        const newest = ASSESSMENTS.filter(
          ({ state, number }) =>
            (states.length === 0 || states.includes(state)) && String(number).includes(search),
        );
        const found = sort === "number" && !descending ? newest.toReversed() : newest;
        return assessmentPage(found, { all: ASSESSMENTS.length });
      }),
    ),
} satisfies Meta<typeof Addressed>;
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
      ...handlersFor(listAssessments, () =>
        assessmentPage([COMPLETE], { next_start_at: new Date(Date.now() + 11.5 * DAY_MS).toISOString() }),
      ),
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
  beforeEach: ({ msw }) => msw.use(...handlersFor(listAssessments, assessmentPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No assessments yet")).toBeVisible();
  },
};

export const Filtered: Story = {
  parameters: { address: assessmentsAddress.href({ states: ["complete"] }) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
    await step("What is sought beside it may leave nothing, and the way back is there", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "Search assessments" }), "S-1");
      await expect(await canvas.findByText("No assessment matches")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
      const address = within(canvasElement).getByLabelText("address", { exact: true });
      await waitFor(() => expect(address).toHaveTextContent("/assessments"));
      await expect(await canvas.findByRole("link", { name: "S-20414" })).toBeVisible();
    });
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listAssessments, failWith("common.forbidden"))),
  play: saysForbidden,
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
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        listAssessments,
        assessmentPage(
          ASSESSMENTS.map((one) => ({
            ...one,
            objects: one.objects.map((scan) => ({ ...scan, object_name: LONG.name })),
          })),
        ),
      ),
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
