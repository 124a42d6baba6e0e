import { getScenario, getScenarioTexts, listChecks, listRegulations } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { answerChecks, LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { type ScenarioTab, scenarioAddress, scenarioHref } from "./address.ts";
import { ScenarioScreen } from "./components/ScenarioScreen.tsx";
import { LAWS, SCENARIO, TEXTS } from "./fixtures.ts";

/** The screen with the state that its address has. */
const Addressed = () => <ScenarioScreen address={useAddress(scenarioAddress)} />;

const meta = {
  title: "Features/Compliance/ScenarioScreen",
  component: Addressed,
  parameters: { address: scenarioHref("consent") },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, SCENARIO),
      ...handlersFor(getScenarioTexts, TEXTS),
      ...handlersFor(listRegulations, LAWS),
      ...handlersFor(listChecks, answerChecks),
    ),
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });
const at = (tab: ScenarioTab) => ({ address: scenarioHref("consent", { tab }) });

/** All seven views, by keys alone. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await expect(await canvas.findByText("12 of 18 checks pass.")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Pass rate of each object" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Real choice" })).toHaveAttribute(
      "href",
      scenarioHref("consent", { tab: "checks", categories: ["real-choice"] }),
    );
    const seen = {
      checks: () => canvas.findByRole("table", { name: "Checks" }),
      info: () => canvas.findByRole("link", { name: "GDPR Art. 7(3)" }),
      intro: () => canvas.findByRole("heading", { name: "Whom it concerns" }),
      case: () => canvas.findByText("EUR 150 million"),
      solution: () => canvas.findByText("Load advertising tags only after a choice."),
      faq: () => canvas.findByRole("heading", { name: "Is scrolling a consent?" }),
    };
    canvas.getByRole("tab", { name: "Overview" }).focus();
    for (const [tab, find] of Object.entries(seen)) {
      await step(tab, async () => {
        await userEvent.keyboard("{ArrowRight}");
        await expect(await find()).toBeVisible();
        await waitFor(() => expect(address(canvasElement)).toHaveTextContent(`tab=${tab}`));
      });
    }
  },
};

/** Of one object alone, which is named, with the way to all of them. */
export const OfOneObject: Story = {
  parameters: { address: scenarioHref("consent", { objectId: SCENARIO.objects[0]?.id ?? null }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, ({ object_ids: asked }) => ({
        ...SCENARIO,
        objects: SCENARIO.objects.filter(({ id }) => asked.length === 0 || asked.includes(id)),
      })),
    ),
  play: async ({ canvas }) => {
    const rates = within(await canvas.findByRole("table", { name: "Pass rate of each object" }));
    await expect(rates.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getAllByText(SCENARIO.objects[0]?.name ?? "")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "All objects" })).toHaveAttribute(
      "href",
      scenarioHref("consent"),
    );
  },
};

const UNKNOWN = "00000000-0000-4000-8000-0000000000ff";

/** An object that is gone is left out of the address, and said. */
export const UnknownObject: Story = {
  parameters: { address: scenarioHref("consent", { objectId: UNKNOWN }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, ({ object_ids: asked }) => ({
        ...SCENARIO,
        objects: SCENARIO.objects.filter(({ id }) => asked.length === 0 || asked.includes(id)),
      })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/was left out: Object=/)).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Pass rate of each object" })).toBeVisible();
    await expect(address(canvasElement)).not.toHaveTextContent("object=");
  },
};

/** An assessment that is not there, or not published, leads to the last results of the same scenario. */
export const UnknownAssessment: Story = {
  parameters: { address: scenarioHref("consent", { assessmentId: UNKNOWN }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, ({ assessment_id }) => ({
        ...SCENARIO,
        as_of: assessment_id === undefined ? SCENARIO.as_of : null,
      })),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "There is no such assessment" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show the last results" }));
    await expect(await canvas.findByText("12 of 18 checks pass.")).toBeVisible();
    await expect(address(canvasElement)).toHaveTextContent("/compliance/details/consent");
    await expect(address(canvasElement)).not.toHaveTextContent("assessment=");
  },
};

/** Of many objects those that pass least are shown, the others on request. */
export const ManyObjects: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, {
        ...SCENARIO,
        objects: Array.from({ length: 25 }, (_, at) => at).flatMap((at) =>
          SCENARIO.objects.map((object) => ({
            ...object,
            id: `${object.id.slice(0, -2)}${10 + at}`,
            name: `${at}.${object.name}`,
          })),
        ),
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    const rates = within(await canvas.findByRole("table", { name: "Pass rate of each object" }));
    await expect(rates.getAllByRole("link")).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "Show all 50" }));
    await expect(rates.getAllByRole("link")).toHaveLength(50);
  },
};

export const Checks: Story = {
  parameters: at("checks"),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: "Search checks" }), "contract");
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("tab=checks&q=contract"));
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

export const Info: Story = {
  parameters: at("info"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Art. 33(1)", { exact: false })).toBeVisible();
  },
};

export const CaseStudy: Story = {
  parameters: at("case"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "gdprhub.eu" })).toBeVisible();
  },
};

export const NoCase: Story = {
  parameters: at("case"),
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenarioTexts, { ...TEXTS, cases: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No published decision to show")).toBeVisible();
  },
};

export const Solution: Story = {
  parameters: at("solution"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("fails in 2 objects")).toBeVisible();
    await expect(canvas.getByText("Legal")).toBeVisible();
  },
};

export const NothingToMend: Story = {
  parameters: at("solution"),
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenario, { ...SCENARIO, solution: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nothing to mend")).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenario, "pending")),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Loading the scenario", { selector: "[role=status] *" }),
    ).toBeInTheDocument();
  },
};

export const Missing: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenario, failWith("check.scenario_not_found"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "No such scenario" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to compliance" })).toHaveAttribute(
      "href",
      "/compliance",
    );
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenario, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("18 项检查中通过 12 项。")).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(getScenario, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(getScenario, {
        ...SCENARIO,
        scenario: { ...SCENARIO.scenario, title: LONG_TITLE },
        categories: SCENARIO.categories.map((one) => ({ ...one, title: LONG_TITLE })),
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: LONG_TITLE.cn })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
