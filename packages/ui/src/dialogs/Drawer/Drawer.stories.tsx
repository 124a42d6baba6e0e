import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { inChinese } from "../../internal/stories.tsx";
import { Drawer } from "./Drawer.tsx";

const meta = {
  title: "UI/Dialogs/Drawer",
  component: Drawer,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Filters",
    closeLabel: "Close",
    children: <Checkbox label="GDPR" />,
    actions: (
      <Button variant="primary" size={40}>
        Show 14 checks
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Start: Story = { args: { side: "start" } };
export const Description: Story = { args: { description: "Only checks of the last assessment." } };
export const LongContent: Story = {
  args: {
    title: "Filters of all assessments of Example Retail and its eleven subsidiaries",
    children: Array.from({ length: 40 }, (_, index) => (
      <Checkbox key={String(index)} label={`Framework ${index + 1}`} />
    )),
  },
};
export const Chinese: Story = {
  args: {
    title: "筛选",
    closeLabel: "关闭",
    children: <Checkbox label="个人信息保护法" />,
    actions: (
      <Button variant="primary" size={40}>
        显示 14 项检查
      </Button>
    ),
  },
  decorators: [inChinese],
};
export const Dark: Story = { globals: { theme: "dark" } };
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
