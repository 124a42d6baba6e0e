import { listChecks } from "@candor/api/contract";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { checksAddress, checksHref } from "./address.ts";
import { ChecksScreen } from "./components/ChecksScreen.tsx";
import { answerChecks, checksReply, LONG_ROW, ROWS } from "./testing/rows.ts";

/** The screen with the state that its address has. */
function Addressed({ newAssessmentHref }: { newAssessmentHref?: string }) {
  return <ChecksScreen address={useAddress(checksAddress)} newAssessmentHref={newAssessmentHref} />;
}

const meta = {
  title: "Features/Checks/ChecksScreen",
  component: Addressed,
  args: { newAssessmentHref: "/assessment" },
  parameters: { address: "/checks" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, answerChecks)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Advertising cookies are set/ })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /^124 checks: 3 Critical, 8 Medium/ })).toBeVisible();
  },
};

export const Filters: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("The legend filters by one status", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /3\s*Critical/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?status=critical"));
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    });
    await step("Typing filters after a rest", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "Search checks" }), "standard contract");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("q=standard%20contract"));
      await expect(await canvas.findByText("1 of 124 checks")).toBeVisible();
    });
    await step("A tag lifts its filter", async () => {
      await userEvent.click(
        canvas.getByRole("button", { name: "Remove the filter Search: standard contract" }),
      );
      await expect(canvas.getByRole("searchbox", { name: "Search checks" })).toHaveValue("");
      await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    });
    await step("Clear all lifts the rest", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/checks$/));
    });
  },
};

export const Sorts: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Check" }));
    await expect(canvas.getByRole("columnheader", { name: "Check" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Check" }));
    await expect(address(canvasElement)).toHaveTextContent("/checks?sort=title&dir=desc");
    // Whether a press by a script leaves a ring hangs on what the page saw before: the focus goes elsewhere.
    await userEvent.click(await canvas.findByText("9 of 124 checks"));
  },
};

/** An address with a state in it opens in that state. */
export const FromAnAddress: Story = {
  parameters: { address: checksHref({ statuses: ["medium", "passed"], frameworks: ["gdpr"] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await expect(canvas.getByText("Medium, Passed")).toBeVisible();
  },
};

export const FilteredToNothing: Story = {
  parameters: { address: checksHref({ search: "no such check" }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("No checks match these filters")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/checks$/));
  },
};

/** The address names a page that is gone: the last one shows. */
export const PageBeyondTheLast: Story = {
  parameters: { address: checksHref({ page: 40 }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply(ROWS, { total: 45 }))),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/checks?page=3"));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Loading checks")).length).toBeGreaterThan(0);
  },
};

const none = { critical: 0, medium: 0, low: 0, potential: 0, uncertain: 0, error: 0, resolved: 0, passed: 0 };

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listChecks, checksReply([], { counts: none, framework_counts: {}, objects: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No checks yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

/** The address names an object without checks: the way out is all of them. */
export const UnknownObject: Story = {
  parameters: { address: checksHref({ objectId: "0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff" }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listChecks, (request) =>
        request.object_id ? checksReply([], { counts: none, framework_counts: {} }) : answerChecks(request),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See all checks" }));
    await expect(await canvas.findByText("9 of 124 checks")).toBeVisible();
  },
};

/** Filters and page stay when the call fails, and trying again asks for the same. */
export const ServerError: Story = {
  parameters: { address: checksHref({ statuses: ["critical"] }) },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...handlersFor(listChecks, (request) => {
        asked += 1;
        return asked <= 2 ? failWith("common.internal") : answerChecks(request);
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }, { timeout: 5000 }));
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
  },
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, checksReply([LONG_ROW, ...ROWS]))),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("124 项中的 9 项")).toBeVisible();
  },
};

/** An address with filters that are no longer there says so, and shows the rest. */
export const UnknownInAddress: Story = {
  parameters: { address: "/checks?status=furious,critical&taste=sweet" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
    await expect(canvas.getByText(/left out: status=furious, taste=sweet\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(address(canvasElement)).toHaveTextContent("/checks?status=critical");
    await expect(canvas.queryByText(/left out/)).not.toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listChecks, failWith("common.forbidden"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This is not for your role")).toBeVisible();
  },
};

/** A narrow screen has a list and a sheet of filters. */
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole("list", { name: "Checks" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Filters/ }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Filters" });
    await userEvent.click(within(sheet).getByRole("checkbox", { name: /Critical/ }));
    await userEvent.click(await within(sheet).findByRole("button", { name: "Show 2 results" }));
    await expect(await canvas.findByText("2 of 124 checks")).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
