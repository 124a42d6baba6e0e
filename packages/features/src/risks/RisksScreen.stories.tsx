import { listRisks } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { risksAddress } from "./address.ts";
import { RisksScreen } from "./components/RisksScreen.tsx";
import { answerRisks, NO_RISKS, RISKS, risksReply } from "./fixtures.ts";

/** The screen with the state that its address has. */
function Addressed({ newAssessmentHref }: { newAssessmentHref?: string }) {
  return <RisksScreen address={useAddress(risksAddress)} newAssessmentHref={newAssessmentHref} />;
}

const meta = {
  title: "Features/Risks/RisksScreen",
  component: Addressed,
  args: { newAssessmentHref: "/assessment" },
  parameters: { address: "/risk" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(listRisks, answerRisks)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /Advertising cookies are set/ });
    await expect(link).toHaveAttribute("href", "/issue-detail/web.sample.1/website");
    await expect(canvas.getByRole("link", { name: /leaves the Chinese mainland/ })).toHaveAttribute(
      "href",
      "/issue-detail/web.sample.2",
    );
    await expect(canvas.getByText("3 checks fail, in 3 of 5 objects; 2 critical.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "PRIV-12" })).toHaveAttribute(
      "href",
      "https://example.atlassian.net/browse/PRIV-12",
    );
    await expect(canvas.getByText("1 of 2 resolved")).toBeVisible();
    // Of the results a register has the four levels, and what a person marked.
    const legend = within(canvas.getByRole("group", { name: "Risks by level" }));
    await expect(legend.getAllByRole("button")).toHaveLength(5);
    await expect(legend.getByRole("button", { name: /0\s*Low/ })).toBeVisible();
    const marked = canvas.getByRole("row", { name: /Two analytics cookies/ });
    await expect(within(marked).getByText("Mark resolved")).toBeVisible();
  },
};

export const FiltersAndGroups: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("The legend filters by one level", async () => {
      await userEvent.click(await canvas.findByRole("button", { name: /2\s*Critical/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/risk?level=critical"));
      await expect(await canvas.findByText("2 of 4")).toBeVisible();
    });
    await step("What is marked as resolved is of no level", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /1\s*Mark resolved/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/risk?resolution=resolved"));
      await expect(await canvas.findByText("1 of 4")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: /2\s*Critical/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/risk?level=critical"));
    });
    await step("Groups stand under their scenario", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Group by scenario" }));
      await expect(await canvas.findByText("Consent & transparency: 1 on this page")).toBeVisible();
    });
    await step("The category is chosen from those that have risks", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category of assets" }), "cloud");
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("category=cloud"));
    });
    await step("Clear all lifts everything", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/risk$/));
    });
  },
};

/** A level is added to what was chosen of the resolutions; what is resolved is of no level, and not offered with one. */
export const LevelsAndResolutions: Story = {
  parameters: { address: "/risk?resolution=partly" },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("A level leaves the resolution chosen, and is lifted again", async () => {
      const medium = await canvas.findByRole("button", { name: /1\s*Medium/ });
      await userEvent.click(medium);
      await waitFor(() =>
        expect(address(canvasElement)).toHaveTextContent("/risk?level=medium&resolution=partly"),
      );
      await userEvent.click(canvas.getByRole("button", { name: /1\s*Medium/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/risk\?resolution=partly$/));
    });
    await step("With a level, resolved is not offered", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /1\s*Medium/ }));
      await userEvent.click(await canvas.findByRole("button", { name: /^Resolution/ }));
      await expect(await screen.findByRole("checkbox", { name: "Partly resolved" })).toBeChecked();
      await expect(screen.queryByRole("checkbox", { name: "Resolved" })).toBeNull();
      await userEvent.keyboard("{Escape}");
    });
    await step("With resolved, no level is", async () => {
      await expect(canvas.getAllByRole("button", { name: /^Level/ })).toHaveLength(2);
      await userEvent.click(canvas.getByRole("button", { name: /1\s*Mark resolved/ }));
      await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/risk?resolution=resolved"));
      // The head of the column alone, which sorts.
      await expect(canvas.getAllByRole("button", { name: /^Level/ })).toHaveLength(1);
    });
  },
};

export const ResolvedOfLevel: Story = {
  parameters: { address: "/risk?level=critical&resolution=resolved" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("What is resolved is of no level.")).toBeVisible();
  },
};

/** Whose risks are all resolved, and a scenario that is gone, are left out and named. */
export const GoneFilters: Story = {
  parameters: { address: "/risk?owner=0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff&scenario=consent,gone" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/left out: .*Scenario=gone/)).toBeVisible();
    await expect(address(canvasElement)).toHaveTextContent(/^\/risk\?scenario=consent$/);
  },
};

/** An earlier assessment says so, and leads to the last results. */
export const Earlier: Story = {
  parameters: { address: risksAddress.href({ assessmentId: "7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02" }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^As of 18 Nov 2026/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /Advertising cookies are set/ })).toHaveAttribute(
      "href",
      "/issue-detail/web.sample.1/website?assessment=7c1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent(/^\/risk$/));
  },
};

export const NoMatch: Story = {
  parameters: { address: risksAddress.href({ search: "no such risk" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No risk matches these filters")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listRisks, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Loading risks")).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listRisks, NO_RISKS)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No risks yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
  },
};

export const NothingFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(listRisks, { ...NO_RISKS, as_of: "2026-11-18T06:20:00.000Z", assessed: 2 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No check fails")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the checks" })).toHaveAttribute("href", "/checks");
  },
};

/** What fails and is marked as resolved everywhere is still counted, and said to be that. */
export const AllResolved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        listRisks,
        risksReply(
          RISKS.filter(({ resolution }) => resolution === "resolved"),
          {
            all: 1,
            level_counts: NO_RISKS.level_counts,
            objects: 0,
          },
        ),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The only check that fails is marked resolved.")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listRisks, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    // What is not known is no zero.
    await expect(canvas.queryByRole("button", { name: /Critical/ })).toBeNull();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listRisks, failWith("common.forbidden"))),
  play: saysForbidden,
};

export const LongLabel: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        listRisks,
        risksReply(
          RISKS.map((risk) => ({
            ...risk,
            title: { en: risk.title.en.repeat(4), cn: risk.title.cn.repeat(12) },
          })),
        ),
      ),
    ),
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("3 项检查未通过，涉及 5 个对象中的 3 个；其中严重 2 项。"),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Risks" })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
