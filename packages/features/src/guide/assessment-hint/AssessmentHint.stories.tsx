import { info, updateStatus } from "@candor/api/endpoints";
import type { CurrentUser } from "@candor/api/entities";
import { handlersFor } from "@candor/api/msw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { useEndpoint } from "../../platform/index.ts";
import { owner } from "../../shell/fixtures.ts";
import { AssessmentHint } from "./AssessmentHint.tsx";
import { useAssessmentHint } from "./use-assessment-hint.ts";

/** Settings that the server was asked to keep. */
const kept = fn();

/** The item as the sidebar has it, for a user whom the server knows. */
function Place() {
  const { data } = useEndpoint(info, {});
  return data ? <Known user={data} /> : null;
}

function Known({ user }: { user: CurrentUser }) {
  const hint = useAssessmentHint(user);
  const { rowRef, onSelect } = hint.itemProps;
  return (
    <ul style={{ padding: 24, minHeight: 280 }}>
      <li>
        <a
          ref={rowRef}
          href="/assessment"
          onClick={(event) => {
            event.preventDefault();
            onSelect?.();
          }}
        >
          New assessment
        </a>
      </li>
      <AssessmentHint hint={hint} />
    </ul>
  );
}

const due: CurrentUser = { ...owner, last_scan: 3, front_values: { assessment_status: 0 } };
const TITLE = /^(?:Start the next assessment here|从这里开始下一次评估)$/;

const meta = {
  title: "Features/Assessment hint",
  component: Place,
  beforeEach: ({ msw, globals }) => {
    kept.mockClear();
    msw.use(
      ...handlersFor(info, { ...due, language: globals.language === "cn" ? "zh" : "en" }),
      ...handlersFor(updateStatus, (setting) => {
        kept(setting);
        return {};
      }),
    );
  },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

const SEEN = { key: "assessment_status", value: 1 };

/** One step behind its item by keys; its button ends it for good. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(TITLE)).toBeVisible());
    canvas.getByRole("link", { name: "New assessment" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Got it" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await waitFor(() => expect(kept.mock.calls).toEqual([[SEEN]]));
  },
};

/** Whoever presses the item knows it. */
export const ItemPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(TITLE)).toBeVisible());
    await userEvent.click(canvas.getByRole("link", { name: "New assessment" }));
    await expect(canvas.queryByText(TITLE)).toBeNull();
    await waitFor(() => expect(kept.mock.calls).toEqual([[SEEN]]));
    await userEvent.click(canvas.getByRole("link", { name: "New assessment" }));
    await expect(kept).toHaveBeenCalledOnce();
  },
};

/** Nothing assessed yet: no hint, and the item is known once it is pressed. */
export const NotDue: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor(info, { ...due, last_scan: 0 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "New assessment" }));
    await waitFor(() => expect(kept.mock.calls).toEqual([[SEEN]]));
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
};

const opened: Story["play"] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(TITLE)).toBeVisible());
};

/** In the phone's drawer it stands between the items, and covers none of them. */
export const InDrawer: Story = {
  globals: { viewport: { value: "narrow" } },
  render: () => (
    <dialog open aria-label="Menu" style={{ position: "static", width: 200, padding: 0 }}>
      <a href="/members">Members</a>
      <Place />
      <a href="/assessments">Assessments</a>
    </dialog>
  ),
  play: async ({ canvas }) => {
    const end = await canvas.findByRole("button", { name: "Got it" });
    const place = (element: Element) => element.getBoundingClientRect();
    const title = place(await canvas.findByText(TITLE));
    await expect(title.top).toBeGreaterThan(
      place(canvas.getByRole("link", { name: "New assessment" })).bottom,
    );
    await expect(place(end).bottom).toBeLessThan(
      place(canvas.getByRole("link", { name: "Assessments" })).top,
    );
    await expect(title.right).toBeLessThan(place(canvas.getByRole("dialog")).right);
  },
};
export const Chinese: Story = { globals: { language: "cn" }, play: opened };
export const Dark: Story = { globals: { theme: "dark" }, play: opened };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } }, play: opened };
