import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { FilterTag } from "./FilterTag.tsx";

const meta = {
  title: "UI/Badges/FilterTag",
  component: FilterTag,
  decorators: [onSheet],
  args: {
    name: "Framework",
    value: "GDPR",
    onRemove: () => {},
    removeLabel: "Remove filter Framework: GDPR",
  },
} satisfies Meta<typeof FilterTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };

export const LongLabel: Story = {
  args: { name: "Scenario", value: "Consent & transparency, cross-border transfer, children’s data" },
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
};

export const Dark: Story = { decorators: [inDark] };
