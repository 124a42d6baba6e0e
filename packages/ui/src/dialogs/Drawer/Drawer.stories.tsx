import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../forms/Button/Button.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { legend } from "../../forms/MultiSelect/MultiSelect.css.ts";
import { framed, inChinese } from "../../internal/stories.tsx";
import { Drawer } from "./Drawer.tsx";

function Filter({ name, of }: { name: string; of: string[] }) {
  return (
    <fieldset style={{ display: "grid", gap: 8 }}>
      <legend className={legend}>{name}</legend>
      {of.map((label) => (
        <Checkbox key={label} label={label} />
      ))}
    </fieldset>
  );
}

const meta = {
  title: "UI/Dialogs/Drawer",
  component: Drawer,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Filters",
    closeLabel: "Close",
    children: (
      <>
        <Filter name="Status" of={["Critical", "Medium", "Low", "Potential"]} />
        <Filter name="Framework" of={["GDPR", "ePrivacy Directive", "PIPL", "CPRA", "ISO/IEC 27701"]} />
      </>
    ),
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
export const Description: Story = {
  tags: ["visual"],
  args: { description: "Only checks of the last assessment." },
};
export const LongContent: Story = {
  args: {
    title: "Filters of all assessments of Example Retail and its eleven subsidiaries",
    children: ["Status", "Framework", "Owner", "Object", "Scenario", "Resolution", "Category"].map((name) => (
      <Filter
        key={name}
        name={name}
        of={["First", "Second", "Third", "Fourth"].map((at) => `${at} ${name.toLowerCase()}`)}
      />
    )),
  },
};
export const Chinese: Story = {
  args: {
    title: "筛选",
    closeLabel: "关闭",
    children: (
      <>
        <Filter name="状态" of={["严重", "中等", "低", "潜在"]} />
        <Filter name="法规与标准" of={["《个人信息保护法》", "《网络安全法》", "GDPR"]} />
      </>
    ),
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
