import { compareChecks } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { comparisonAddress, comparisonHref } from "./address.ts";
import { ComparisonScreen } from "./components/ComparisonScreen.tsx";
import { comparisonOf } from "./fixtures.ts";

/** The screen with the state that its address has. */
function Addressed({ assessed = true }: { assessed?: boolean }) {
  return (
    <ComparisonScreen
      address={useAddress(comparisonAddress)}
      checksHref="/checks"
      assessed={assessed}
      newAssessmentHref="/assessment"
    />
  );
}

const meta = {
  title: "Features/Comparison/ComparisonScreen",
  component: Addressed,
  parameters: { address: "/checks/compare" },
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, (request) => comparisonOf(request))),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staff preview what is in review: it is not told as published. */
export const InReview: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareChecks, (request) => {
        const reply = comparisonOf(request);
        const [last, ...others] = reply.versions;
        return { ...reply, versions: last ? [{ ...last, in_review: true }, ...others] : [] };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Later" })).toHaveDisplayValue(
      "S-20031, in review",
    );
  },
};

/** The sentence, the score's change by cause, and the checks whose risk was added or remains. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const address = within(canvasElement).getByLabelText("address", { exact: true });
    await step("The sentence, the causes, the rows with theirs", async () => {
      await expect(
        await canvas.findByRole("heading", {
          level: 1,
          name: "2 risks added, 2 resolved; the score rose from 54 to 61.",
        }),
      ).toBeVisible();
      const causes = within(canvas.getByRole("region", { name: "Why the score changed" }));
      await expect(causes.getByText("+6")).toBeInTheDocument();
      await expect(causes.getAllByRole("link")[0]).toHaveAttribute(
        "href",
        comparisonHref({ causes: ["website"] }),
      );
      await expect(canvas.getByText("Risk added or remaining: 4")).toBeVisible();
      await expect(canvas.getByText("3 rows added, none removed")).toBeVisible();
      await expect(canvas.getByRole("link", { name: /^Advertising cookies/ })).toHaveAttribute(
        "href",
        expect.stringMatching(/^\/checkdetailcompare\/.+\?before=.+&after=.+/),
      );
    });
    await step("Another assessment goes into the address", async () => {
      const earlier = canvas.getByRole("combobox", { name: "Earlier" });
      // The hour is that of the reader's time zone.
      await userEvent.selectOptions(
        earlier,
        within(earlier).getByRole("option", { name: /^S-20014, 18 Sep/ }),
      );
      await waitFor(() =>
        expect(address).toHaveTextContent(`/checks/compare/${comparisonOf().versions[2]?.assessment_id}/`),
      );
    });
    await step("An older one chosen as the later one is the earlier one in the address", async () => {
      const [newest, middle, oldest] = comparisonOf().versions.map(({ assessment_id }) => assessment_id);
      const pair = `${middle}/${newest}`;
      const earlier = canvas.getByRole("combobox", { name: "Earlier" });
      await userEvent.selectOptions(earlier, middle ?? "");
      await waitFor(() => expect(address).toHaveTextContent(`/checks/compare/${pair}`));
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Later" }), oldest ?? "");
      await waitFor(() => expect(address).toHaveTextContent(`/checks/compare/${oldest}/${middle}`));
    });
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const ChineseNarrow: Story = {
  parameters: { address: comparisonHref({ changes: ["failed_to_passed", "always_passed"] }) },
  globals: { language: "cn", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const sentence = "新增 2 项风险，解决 2 项，分数由 54 升至 61。";
    await expect(await canvas.findByRole("heading", { level: 1, name: sentence })).toBeVisible();
  },
};

/** Several objects; one that only one assessment has is left out. No score on one side. */
export const SeveralObjects: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareChecks, (request) => {
        const shop = comparisonOf(request);
        const other = { id: "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e01", name: "www.example.com" };
        return {
          ...shop,
          objects: [...shop.objects, other],
          left_out: [{ id: "2d1f7a52-91c3-4d8e-8f0a-5b1f1d7c9e02", name: "blog.example.com" }],
          before: { ...shop.before, score: null },
          score_change: null,
        };
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "2 objects that both assessments have. Only one of them has blog.example.com: it is not compared.",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Object" })).toBeVisible();
    await expect(canvas.getByText(/^An assessment without a verdict has no score/)).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: comparisonHref({ search: "no such check" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Clear filters" })).toBeVisible();
  },
};

export const OneAssessment: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, failWith("check.compare_unavailable"))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Nothing to compare yet" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the checks" })).toHaveAttribute("href", "/checks");
  },
};

/** The only assessment there is is named in the address: it exists, it is alone. */
export const OnlyOneNamed: Story = {
  ...OneAssessment,
  parameters: { address: comparisonHref({ before: comparisonOf().before.assessment_id }) },
};

/** Nothing was assessed: checks would be as empty as this, so an administrator is led to the first assessment. */
export const NoAssessment: Story = {
  ...OneAssessment,
  args: { assessed: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No assessment is published yet/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New assessment" })).toHaveAttribute("href", "/assessment");
    await expect(canvas.queryByRole("link", { name: "To the checks" })).toBeNull();
  },
};

export const NoAssessmentChinese: Story = {
  ...NoAssessment,
  globals: { language: "cn", theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^尚无已发布的评估/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "新建评估" })).toBeVisible();
  },
};

/** An address names an assessment that is gone. */
export const UnknownAssessment: Story = {
  parameters: {
    address: comparisonHref({
      before: comparisonOf().before.assessment_id,
      after: "00000000-0000-4000-8000-000000000000",
    }),
  },
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, failWith("check.compare_unknown"))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "These assessments cannot be compared" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Compare the last two" })).toHaveAttribute(
      "href",
      "/checks/compare",
    );
  },
};

export const NothingInCommon: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, failWith("check.compare_nothing_common"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("These assessments have no object in common")).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareChecks, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareChecks, (request) => {
        const reply = comparisonOf(request);
        return { ...reply, list: reply.list.map((row) => ({ ...row, title: LONG_TITLE })) };
      }),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(LONG_TITLE.cn)))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
