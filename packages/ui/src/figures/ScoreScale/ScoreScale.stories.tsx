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

export const Default: Story = {};

export const WithPrevious: Story = {
  args: { previous: 71, label: "Privacy maturity 78 of 100, Effective; 71 before" },
};

export const Credible: Story = {
  args: { value: 100, previous: 96, label: "Privacy maturity 100 of 100, Credible" },
};

export const NoScore: Story = { args: { value: null, label: "Privacy maturity is not known yet" } };

export const Dark: Story = { ...WithPrevious, decorators: [inDark] };
