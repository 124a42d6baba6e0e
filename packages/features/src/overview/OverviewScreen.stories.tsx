import { overviewPdf, overviewSheet } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { overviewAddress } from "./address.ts";
import { OverviewScreen } from "./components/OverviewScreen.tsx";
import { NO_SHEET, SHEET } from "./fixtures.ts";

/** The screen with the state that its address has. */
function Addressed({ newAssessmentHref }: { newAssessmentHref?: string }) {
  return <OverviewScreen address={useAddress(overviewAddress)} newAssessmentHref={newAssessmentHref} />;
}

const meta = {
  title: "Features/Overview/OverviewScreen",
  component: Addressed,
  args: { newAssessmentHref: "/assessment" },
  parameters: { address: "/overview" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, SHEET)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const ASSESSMENT = "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02";
const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", {
        level: 1,
        name: "Maturity 71 of 100, Effective: 53 open issues.",
      }),
    ).toBeVisible();
    const row = within(canvas.getByRole("row", { name: /^Critical 1 2 1 4$/ }));
    await expect(row.getByRole("link", { name: "4" })).toHaveAttribute("href", "/checks?status=critical");
    const first = within(canvas.getByRole("row", { name: /Advertising cookies/ }));
    await expect(first.getByText("+9")).toBeVisible();
    await expect(first.getByRole("link")).toHaveAttribute("href", "/issue-detail/web.sample.1/website");
    await expect(canvas.getByRole("link", { name: "2 checks set to Passed (1 for good)" })).toHaveAttribute(
      "href",
      "/checks?by-hand=1",
    );
    await expect(canvas.getByRole("link", { name: "2 marked resolved" })).toHaveAttribute(
      "href",
      "/checks?resolution=mark_resolved",
    );
    await expect(canvas.getByRole("row", { name: "Without a score 1" })).toBeVisible();
    for (const table of canvas.getAllByRole("table")) await expect(table).toHaveAccessibleName();
  },
};

/** The server prints; after a failure, which the notices say, the sheet stays and can be asked for again. */
export const PdfFails: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewPdf, failWith("common.unavailable"))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download PDF" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Download PDF" })).toBeEnabled());
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** An earlier assessment says so, and its numbers lead to its own rows. */
export const Earlier: Story = {
  parameters: { address: overviewAddress.href({ assessmentId: ASSESSMENT }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^As of 18 Nov 2026/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "4" })).toHaveAttribute(
      "href",
      `/checks?assessment=${ASSESSMENT}&status=critical`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/overview$/));
  },
};

export const UnknownAssessment: Story = {
  parameters: { address: overviewAddress.href({ assessmentId: ASSESSMENT }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, NO_SHEET)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no such assessment")).toBeVisible();
  },
};

/** Too few checks have a result: no score, and nothing is said to hold it down. */
export const WithoutScore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(overviewSheet, { ...NO_SHEET, as_of: SHEET.as_of, trend: SHEET.trend.slice(0, 1) }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no score while fewer than 60%/)).toBeVisible();
    await expect(canvas.getByText("A line begins with the second assessment.")).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, NO_SHEET)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No overview yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading the overview", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(overviewSheet, failWith("common.forbidden"))),
  play: saysForbidden,
};

const LONG = "很长的标题".repeat(60);

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(overviewSheet, {
        ...SHEET,
        company: LONG,
        heaviest: SHEET.heaviest.map((one) => ({ ...one, title: { en: LONG, cn: LONG } })),
      }),
    ),
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
