import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { companyCounts, earlierCounts, english, siteCounts, spoken } from "../../internal/samples.ts";
import * as css from "../../internal/stories.css.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { VernierLegend } from "../VernierLegend/VernierLegend.tsx";
import { vernierSizes } from "./geometry.ts";
import { Vernier } from "./Vernier.tsx";

/** A track of a width of its own may be wider than a narrow page. */
const inScroll: Decorator = (Story) => <div style={{ overflowX: "auto" }}>{Story()}</div>;

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
    captionSide: "below",
    caption: ({ perTick, total }) => `${total} checks · 1 tick ≈ ${Math.round(perTick)} checks, worst first`,
  },
  decorators: [inScroll],
};

/** The sentence that says what a tick stands for is printed under the base line, from the first tick on. */
export const Caption: Story = {
  args: {
    captionSide: "below",
    caption: ({ perTick }) =>
      perTick === 1 ? "1 tick = 1 check, worst first" : `1 tick ≈ ${Math.round(perTick)} checks, worst first`,
  },
};

/** Half of a wide screen: the pitch follows in whole pixels, so that the track still fills its place. */
export const HalfWidth: Story = {
  ...Caption,
  args: { ...Caption.args, width: 660 },
  decorators: [inScroll],
};

export const OneCheck: Story = { args: { counts: { medium: 1 }, label: "1 medium" } };

/** One critical result among ten thousand keeps its tick. */
export const TenThousand: Story = {
  args: {
    ...Caption.args,
    counts: { critical: 1, medium: 12, low: 180, uncertain: 40, passed: 9_767 },
    label: "10,000 checks: 1 critical, 12 medium, 180 low, 40 uncertain, 9,767 passed",
  },
};

/** Results that a newer server sends count as uncertain; what is no count at all counts as none. */
export const UnknownResults: Story = {
  args: {
    counts: { critical: 2, passed: 30, superseded: 4, low: Number.NaN, medium: -3 } as typeof siteCounts,
    label: "36 checks: 2 critical, 4 uncertain, 30 passed",
  },
};

export const CaretAndFilter: Story = {
  args: { size: "header", caret: 5, only: "medium", compare: earlierCounts },
};

export const AllPassed: Story = { args: { counts: { passed: 124 }, label: "124 passed", size: "row" } };

export const Filtered: Story = {
  args: { size: "header", only: "medium", width: 372 },
  decorators: [inScroll],
};

export const Compared: Story = {
  args: { size: "header", compare: earlierCounts, width: 372 },
  decorators: [inScroll],
};

export const Caret: Story = { args: { size: "header", caret: 14 } };

export const Loading: Story = { args: { counts: {}, label: "Loading checks", loading: true, size: "page" } };

export const Empty: Story = { args: { counts: {}, label: "No checks", empty: true, size: "page" } };

export const WithLegend: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <Vernier {...args} />
      <VernierLegend
        aria-label="Checks by result"
        counts={args.counts}
        labels={english}
        onPick={() => {}}
        style={{ marginTop: 16 }}
      />
    </>
  ),
};

export const Narrow: Story = {
  args: { counts: companyCounts, label: `546 checks: ${spoken(companyCounts)}` },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  globals: { viewport: { value: "narrow" } },
};
