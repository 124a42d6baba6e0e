import type { Meta, StoryObj } from "@storybook/react-vite";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { ScoreScale } from "./ScoreScale.tsx";

const meta = {
  title: "UI/Figures/ScoreScale",
  component: ScoreScale,
  decorators: [
    (Story) => (
      <div className={css.rail}>
        <Story />
      </div>
    ),
    onSheet,
  ],
  args: { value: 78, label: "Privacy maturity 78 of 100, Effective" },
} satisfies Meta<typeof ScoreScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const WithPrevious: Story = {
  args: { previous: 71, label: "Privacy maturity 78 of 100, Effective; 71 before" },
};

export const Credible: Story = {
  args: { value: 100, previous: 96, label: "Privacy maturity 100 of 100, Credible" },
};

export const NoScore: Story = { args: { value: null, label: "Privacy maturity is not known yet" } };

/** The last number stands half outside the scale: the sheet goes on around it. */
export const Dark: Story = {
  ...WithPrevious,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
    inDark,
  ],
};

export const Zero: Story = {
  args: { value: 0, previous: 50, label: "Privacy maturity 0 of 100, Basic; 50 before" },
};

/** Equal scores: the filled caret lies on the hollow one. */
export const Unchanged: Story = {
  args: { value: 90, previous: 90, label: "Privacy maturity 90 of 100, as before" },
};

export const Narrow: Story = {
  ...WithPrevious,
  decorators: [(Story) => <div style={{ maxWidth: 200 }}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};
