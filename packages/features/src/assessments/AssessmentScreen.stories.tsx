import { getAssessment, retryAssessment } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LONG } from "../objects/fixtures.ts";
import { AssessmentScreen } from "./components/AssessmentScreen.tsx";
import { ASSESSING, AWAITING, COMPLETE, FAILED, IN_REVIEW } from "./fixtures.ts";

const meta = {
  title: "Features/Assessments/AssessmentScreen",
  component: AssessmentScreen,
  args: {
    id: ASSESSING.id,
    canSubmit: true,
    listHref: "/assessments",
    checksHref: (objectId) => `/checks/${objectId ?? ""}`,
  },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, ASSESSING)),
} satisfies Meta<typeof AssessmentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Assessing" })).toBeVisible();
    await expect(canvas.getByRole("progressbar", { name: "Progress" })).toHaveAttribute(
      "aria-valuenow",
      "54",
    );
    await expect(canvas.getByText("Visiting again after rejecting cookies")).toBeVisible();
    await expect(canvas.getByText("Detection finished for 1 of 3 objects")).toBeVisible();
  },
};

/** The server moves on between two questions; the screen follows by itself. */
export const Progresses: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(getAssessment, () => [AWAITING, ASSESSING, IN_REVIEW][Math.min(asked++, 2)] ?? AWAITING),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Awaiting assessment" })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Expert review in progress"),
    );
    // Who cannot see the title change hears it.
    await expect(
      canvas.getByText("Expert review in progress", { selector: "[role=status]" }),
    ).toBeInTheDocument();
  },
};

export const Awaiting: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, AWAITING)),
};

export const InReview: Story = {
  tags: ["visual"],
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, IN_REVIEW)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Experts verify the results by hand")).toBeVisible();
  },
};

const [OBJECT] = COMPLETE.objects;

/** Of many objects the first are shown, and all on request. */
export const ManyObjects: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, {
        ...COMPLETE,
        objects: Array.from({ length: 50 }, (_, at) => ({
          ...(OBJECT as (typeof COMPLETE.objects)[number]),
          scan_id: `7c1f7a52-91c3-4d8e-8f0a-${String(at).padStart(12, "0")}`,
          object_name: `shop-${at + 1}.example.com`,
        })),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "shop-20.example.com" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "shop-21.example.com" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Show all 50" }));
    await expect(canvas.getByRole("link", { name: "shop-50.example.com" })).toBeVisible();
  },
};

export const Complete: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, COMPLETE)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "See all 124 checks" })).toHaveAttribute(
      "href",
      "/checks/",
    );
  },
};

export const Corrected: Story = {
  beforeEach: ({ msw }) => {
    const correction = {
      at: "2026-11-22T09:05:00.000Z",
      reason: { en: "Two cookies need no consent.", cn: "其中两个 Cookie 无需同意。" },
    };
    msw.use(...handlersFor(getAssessment, { ...COMPLETE, correction }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Corrected on .*: Two cookies need no consent\.$/)).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    let current = FAILED;
    msw.use(
      ...handlersFor(getAssessment, () => current),
      ...handlersFor(retryAssessment, () => {
        current = AWAITING;
        return AWAITING;
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step("Each object says why it failed", async () => {
      await expect(await canvas.findByText(/did not answer/)).toBeVisible();
      await expect(canvas.getByText(/was interrupted/)).toBeVisible();
      await expect(canvas.getByText("2 objects could not be assessed")).toBeVisible();
    });
    await step("Trying again starts it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
      await expect(
        await canvas.findByRole("heading", { level: 1, name: "Awaiting assessment" }),
      ).toBeVisible();
    });
  },
};

export const RetryRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, FAILED),
      ...handlersFor(retryAssessment, failWith("assessment.not_failed")),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText(/Only a failed assessment can be tried again/)).toBeVisible();
  },
};

/** A member sees what happened and whom to ask. */
export const Member: Story = {
  args: { canSubmit: false },
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, FAILED)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ask an administrator of your team to try again.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading the assessment", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No such assessment")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unable to load")).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, {
        ...ASSESSING,
        objects: ASSESSING.objects.map((scan) => ({ ...scan, object_name: LONG.name })),
      }),
    ),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "评估中" })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
