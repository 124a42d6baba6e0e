import { compareCheck, getCheckFile } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { checkComparisonAddress, checkComparisonHref } from "./address.ts";
import { CheckComparisonScreen } from "./components/CheckComparisonScreen.tsx";
import { CHECK_COMPARISON } from "./fixtures.ts";

/** The screen with the state that its address has. */
const Addressed = () => (
  <CheckComparisonScreen
    address={useAddress(checkComparisonAddress)}
    checksHref="/checks"
    checkHref={(id) => `/checkdetail/${id}`}
  />
);

const meta = {
  title: "Features/Comparison/CheckComparisonScreen",
  component: Addressed,
  parameters: { address: checkComparisonHref({ resultId: CHECK_COMPARISON.after.result?.id ?? null }) },
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, CHECK_COMPARISON)),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A side whose screenshots are no pictures. */
const withoutPicture = (side: typeof CHECK_COMPARISON.before): typeof CHECK_COMPARISON.before => ({
  ...side,
  result: side.result && {
    ...side.result,
    screenshots: side.result.screenshots.map((shot) => ({ ...shot, url: "data:image/png;base64,AA==" })),
  },
});

/** Both verdicts, the rows that came and went, the screenshots under one slider that the keys move. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const title = "Advertising cookies before consent";
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    const later = within(canvas.getByRole("region", { name: "Later" }));
    await expect(later.getByText("Critical")).toBeVisible();
    const cookies = within(canvas.getByRole("region", { name: "Cookies" }));
    await expect(canvas.getByText("2 rows added, 1 removed, 1 the same")).toBeVisible();
    const [, first] = cookies.getAllByRole("row");
    await expect(first).toHaveTextContent("Added_adr_uid");
    const slider = canvas.getByRole("slider");
    await fireEvent.change(slider, { target: { value: "55" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "55% earlier, 45% later");
  },
};

export const ChineseNarrowDark: Story = {
  globals: { language: "cn", theme: "dark", viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: /^较早：S-/ })).toBeVisible();
  },
};

/** The same result stands on other evidence than before. */
export const OtherEvidence: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...handlersFor(compareCheck, { ...CHECK_COMPARISON, change: "always_failed", cause: null })),
  play: async ({ canvas }) => {
    const differs = "Always failed: the result is the same, its evidence differs";
    await expect(await canvas.findByText(differs)).toBeVisible();
  },
};

const TEXTS = { before: "b".repeat(64), after: "a".repeat(64) };

/** What the row of either side was read from opens there: the text of its own assessment. */
export const StoredTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareCheck, {
        ...CHECK_COMPARISON,
        tables: [
          {
            id: "policies",
            title: { en: "Policies", cn: "政策" },
            columns: [
              { key: "policyText", label: { en: "Policy as read", cn: "政策" }, type: "text_file_s3" },
            ],
            rows: [
              { change: "added", cells: { policyText: TEXTS.after } },
              { change: "removed", cells: { policyText: TEXTS.before } },
            ],
            counts: { added: 1, removed: 1, same: 0 },
            partial: false,
          },
        ],
      }),
      ...handlersFor(getCheckFile, ({ scan_id, file }) => {
        const side = file === TEXTS.before ? "before" : "after";
        const text = side === "before" ? "The earlier policy" : "The later policy";
        return scan_id === CHECK_COMPARISON[side].scan_id ? { text } : failWith("check.file_not_found");
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const texts = ["The later policy", "The earlier policy"];
    for (const [at, text] of texts.entries()) {
      const button = (await canvas.findAllByRole("button", { name: "View text" }))[at];
      if (!button) throw new Error("nothing opens");
      await userEvent.click(button);
      const dialog = within(await screen.findByRole("dialog", { name: "Policy as read" }));
      await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
      await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    }
  },
};

/** The earlier assessment did not have the check, and no evidence was stored. */
export const OneSide: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareCheck, {
        ...CHECK_COMPARISON,
        change: "newly_failed",
        cause: "rule",
        before: { ...CHECK_COMPARISON.before, result: null },
        tables: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Newly failed: the rule changed")).toBeVisible();
    await expect(canvas.getByText("This assessment shows no result of this check.")).toBeVisible();
    await expect(canvas.getByText("Neither assessment stored evidence for this check.")).toBeVisible();
    await expect(canvas.getByText("Only the later assessment has this screenshot.")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, "pending")),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Comparing the check" })).toBeInTheDocument();
    await expect(
      await canvas.findByText("Comparing the check", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, failWith("check.not_found"))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "This check does not exist" }),
    ).toBeVisible();
  },
};

/** Its object was assessed once: the check exists, and there is nothing to compare it with. */
export const OneAssessment: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, failWith("check.compare_unavailable"))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Nothing to compare yet" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "To the checks" })).toHaveAttribute("href", "/checks");
  },
};

/** An assessment in the address is not there: the check is. */
export const UnknownAssessment: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, failWith("check.compare_unknown"))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "These assessments cannot be compared" }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) => msw.use(...handlersFor(compareCheck, { ...CHECK_COMPARISON, title: LONG_TITLE })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: LONG_TITLE.cn })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A screenshot that does not load says so in its place; the other one and the rest stay. */
export const PictureMissing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(compareCheck, {
        ...CHECK_COMPARISON,
        before: withoutPicture(CHECK_COMPARISON.before),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The screenshot could not be loaded/)).toBeVisible();
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getByRole("img", { name: /, later$/i })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Cookies" })).toBeVisible();
  },
};
