import type { Meta, StoryObj } from "@storybook/react-vite";
import { companyCounts, earlierCounts, english, siteCounts, spoken } from "../../internal/samples.ts";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { VernierLegend } from "../VernierLegend/VernierLegend.tsx";
import { vernierSizes } from "./geometry.ts";
import { Vernier } from "./Vernier.tsx";

const meta = {
  title: "UI/Figures/Vernier",
  component: Vernier,
  decorators: [onSheet],
  args: { counts: siteCounts, size: "hero", label: `124 checks: ${spoken(siteCounts)}` },
} satisfies Meta<typeof Vernier>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dark: Story = { decorators: [inDark] };

export const Sizes: Story = {
  render: (args) => (
    <div className={css.column}>
      {vernierSizes.map((size) => (
        <Vernier {...args} className={css.full} key={size} size={size} />
      ))}
    </div>
  ),
};

/** 546 checks on a track that has no room for them: one tick stands for several. */
export const MoreThanFit: Story = {
  args: {
    counts: companyCounts,
    label: `546 checks: ${spoken(companyCounts)}`,
    width: 780,
    caption: ({ perTick, total }) => (
      <p>
        {total} checks · 1 tick ≈ {Math.round(perTick)} checks, worst first
      </p>
    ),
  },
};

export const AllPassed: Story = { args: { counts: { passed: 124 }, label: "124 passed", size: "row" } };

export const Filtered: Story = { args: { size: "header", only: "medium", width: 372 } };

export const Compared: Story = { args: { size: "header", compare: earlierCounts, width: 372 } };

export const Caret: Story = { args: { size: "header", caret: 14 } };

export const Loading: Story = { args: { counts: {}, label: "Loading checks", loading: true, size: "page" } };

export const Empty: Story = { args: { counts: {}, label: "No checks", empty: true, size: "page" } };

export const WithLegend: Story = {
  render: (args) => (
    <>
      <Vernier {...args} />
      <VernierLegend aria-label="Checks by result" counts={args.counts} labels={english} onPick={() => {}} />
    </>
  ),
};

export const Narrow: Story = {
  args: { counts: companyCounts, label: `546 checks: ${spoken(companyCounts)}` },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};
