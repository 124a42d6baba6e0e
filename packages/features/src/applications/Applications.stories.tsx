import { listApplications } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { applicationsAddress } from "./address.ts";
import { ApplicationsScreen } from "./components/ApplicationsScreen.tsx";
import { applications, SHOP, THREE } from "./fixtures.ts";

function Addressed({ newAssessmentHref }: { newAssessmentHref?: string }) {
  return (
    <ApplicationsScreen address={useAddress(applicationsAddress)} newAssessmentHref={newAssessmentHref} />
  );
}

const meta = {
  title: "Features/Applications/ApplicationsScreen",
  component: Addressed,
  args: { newAssessmentHref: "/assessment" },
  parameters: { address: "/applications" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listApplications, THREE)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("Each leads to its own page", async () => {
      const link = await canvas.findByRole("link", { name: /shop\.example\.com/ });
      await expect(link).toHaveAttribute("href", `/applications/${SHOP.scan_id}`);
      await expect(canvas.getByText("3 applications are assessed.")).toBeVisible();
      await expect(canvas.getByText("Effective, 61")).toBeVisible();
    });
    await step("The worst stands first where one sorts by transfers", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Transfers outside" }));
      const place = within(canvasElement).getByLabelText("address", { exact: true });
      await waitFor(() => expect(place).toHaveTextContent("sort=outside"));
    });
    await step("Search keeps what it finds", async () => {
      await userEvent.type(canvas.getByRole("searchbox"), "linden");
      await expect(await canvas.findByText("1 of 3")).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listApplications, "pending")),
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listApplications, applications([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No application is assessed yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listApplications, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listApplications, failWith("common.forbidden"))),
  play: saysForbidden,
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        listApplications,
        applications([{ ...SHOP, title: `${"very-long-".repeat(20)}.example` }]),
      ),
    ),
};
export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已评估 3 个应用。")).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
