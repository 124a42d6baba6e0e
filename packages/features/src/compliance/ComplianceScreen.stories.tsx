import { followScenario, listScenarios, updateStatus } from "@candor/api/endpoints";
import { failWith, handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { useAddress } from "../address/index.ts";
import { LONG_TITLE } from "../checks/testing/index.ts";
import { saysForbidden } from "../frames/testing/says-forbidden.ts";
import { complianceAddress } from "./address.ts";
import { ComplianceScreen } from "./components/ComplianceScreen.tsx";
import { answerScenarios, NO_RESULTS, SCENARIO_ROWS, scenariosReply } from "./fixtures.ts";
import { useKeptSelection } from "./kept.ts";

/** The screen with the state that its address has. */
function Addressed({ kept }: { kept?: string }) {
  const address = useAddress(complianceAddress);
  useKeptSelection(address, {
    preview: false,
    front_values: { assessment_status: 1, ...(kept && { scenario_home: kept }) },
  });
  return <ComplianceScreen address={address} newAssessmentHref="/assessment" />;
}

const meta = {
  title: "Features/Compliance/ComplianceScreen",
  component: Addressed,
  parameters: { address: "/compliance" },
  beforeEach: ({ msw }) => {
    msw.use(...handlersFor(listScenarios, answerScenarios), ...handlersFor(updateStatus, {}));
  },
} satisfies Meta<typeof Addressed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was kept, in order. */
const settings: object[] = [];

const address = (root: HTMLElement) => within(root).getByLabelText("address", { exact: true });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Consent & transparency" })).toHaveAttribute(
      "href",
      "/compliance/details/consent",
    );
    await expect(
      canvas.getByText("Data sharing & transfers stands lowest: 5 of 11 checks pass."),
    ).toBeVisible();
    await expect(canvas.getByText("12 of 18")).toBeVisible();
    await expect(canvas.getByText("−4 pt")).toBeVisible();
  },
};

/** An object that has no results any more is left out and named. */
export const GoneObject: Story = {
  parameters: { address: "/compliance?object=0b9b8a04-6f6e-4f7e-9d2b-2f0e6f1b7aff&followed=1" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/left out: Objects=0b9b8a04/)).toBeVisible();
    await expect(address(canvasElement)).toHaveTextContent(/^\/compliance\?followed=1$/);
  },
};

/** What is followed changes at once, and what is chosen is kept for this person. */
export const FollowAndKeep: Story = {
  beforeEach: ({ msw }) => {
    settings.length = 0;
    let rows = SCENARIO_ROWS;
    msw.use(
      ...handlersFor(listScenarios, ({ followed }) =>
        scenariosReply(rows.filter((one) => followed === undefined || one.followed === followed)),
      ),
      ...handlersFor(updateStatus, (setting) => {
        settings.push(setting);
        return {};
      }),
      ...handlersFor(followScenario, ({ id, followed }) => {
        rows = rows.map((one) => (one.id === id ? { ...one, followed } : one));
        return { id, followed };
      }),
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Follow Security of processing" }));
    await expect(
      await canvas.findByRole("button", { name: "Stop following Security of processing" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Followed only" }));
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/compliance?followed=1"));
    await expect(await canvas.findByText("2 of 3")).toBeVisible();
    await waitFor(() => expect(settings).toEqual([{ key: "scenario_home", value: "followed=1" }]));
  },
};

/** A bare address opens with what this person chose last. */
export const Kept: Story = {
  args: { kept: "framework=hipaa" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent("/compliance?framework=hipaa"));
    await expect(await canvas.findByText("1 of 3")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: { address: complianceAddress.href({ search: "nothing so" }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No scenario matches these filters")).toBeVisible();
  },
};

/** Nothing is followed: it is said, and what to do about it. */
export const FollowsNone: Story = {
  parameters: { address: complianceAddress.href({ followed: true }) },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(listScenarios, (asked) => {
        const reply = answerScenarios(asked);
        return asked.followed ? { ...reply, list: [], total: 0 } : reply;
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("You follow no scenario")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear filters" }));
    await expect(await canvas.findByRole("link", { name: "Consent & transparency" })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScenarios, "pending")),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText("Loading scenarios")).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScenarios, NO_RESULTS)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No results yet")).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScenarios, failWith("common.internal"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Chinese: Story = {
  globals: { language: "cn" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("“数据共享与跨境”通过率最低：11 项检查中通过 5 项。")).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("list", { name: "Compliance" })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(listScenarios, failWith("common.forbidden"))),
  play: saysForbidden,
};

/** A title of 300 characters stays in its place. */
export const LongTitle: Story = {
  globals: { language: "cn", viewport: { value: "narrow" } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        listScenarios,
        scenariosReply(SCENARIO_ROWS.map((row) => ({ ...row, title: LONG_TITLE }))),
      ),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(new RegExp(LONG_TITLE.cn)))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
