import { getAssessment, listChecks, listViews } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { running } from "../dashboard/fixtures.ts";
import { CUSTOMER_VIEWS, ViewsProvider } from "../views/index.ts";
import { checksPreviewAddress } from "./address.ts";
import { ChecksPreview } from "./components/ChecksPreview.tsx";
import { answerChecks } from "./testing/rows.ts";

/** The screen with the state that its address has. */
function Addressed({ preview = true }: { preview?: boolean }) {
  const address = useAddress(checksPreviewAddress);
  return (
    <ViewsProvider value={CUSTOMER_VIEWS}>
      <ChecksPreview address={address} user={{ preview }} />
    </ViewsProvider>
  );
}

const ID = "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02";
const inReview = { ...running, id: ID, number: 20418, state: "expert_review" as const };

const meta = {
  title: "Features/Checks/ChecksPreview",
  component: Addressed,
  parameters: { address: `/checks/preview/${ID}` },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listChecks, answerChecks),
      ...handlersFor(getAssessment, inReview),
      ...handlersFor(listViews, { list: [] }),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Advertising cookies are set/ })).toHaveAttribute(
      "href",
      expect.stringContaining(`assessment=${ID}`),
    );
    // Which assessment it is can neither be lifted nor kept.
    await expect(canvas.queryByRole("button", { name: /Remove .*Assessment/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Views" })).not.toBeInTheDocument();
  },
};
/** A customer at this address is told what it is, with a way on. */
export const ForStaffOnly: Story = {
  args: { preview: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This is a preview for staff")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the checks" })).toHaveAttribute("href", "/checks");
  },
};
export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getAssessment, failWith("assessment.not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing to preview")).toBeVisible();
  },
};
/** It was marked as failed while somebody looked at it: an empty list would say that nothing was found. */
export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getAssessment, { ...inReview, state: "failed" }),
      ...handlersFor(listChecks, "pending"),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing to preview")).toBeVisible();
    await expect(canvas.getByText(/it runs again, or was marked as failed/)).toBeVisible();
  },
};
export const NoId: Story = {
  parameters: { address: "/checks/preview/not-an-id" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is nothing to preview")).toBeVisible();
  },
};
export const Chinese: Story = { globals: { language: "cn" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
