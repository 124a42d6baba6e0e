import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { appSelectorProps, sampleApps } from "../samples.tsx";
import { AppSelector } from "./AppSelector.tsx";

const meta = {
  title: "UI/Menus/AppSelector",
  component: AppSelector,
  decorators: [onSheet],
  args: appSelectorProps,
} satisfies Meta<typeof AppSelector>;

const open = pressed("button", /^App/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { play: open };
export const NoneChosen: Story = { args: { value: null } };
export const Empty: Story = { args: { apps: [], value: null, placeholder: "No apps yet" }, play: open };
export const Searchable: Story = {
  args: { apps: sampleApps(14), searchLabel: "Search 14 apps" },
  play: open,
};
const many = sampleApps(1200);
export const Virtual: Story = {
  tags: ["visual"],
  args: { searchLabel: "Search 1,200 apps" },
  // Storybook lists what stands in args: so much takes it long.
  render: (args) => <AppSelector {...args} apps={many} />,
  play: open,
};
export const LongLabel: Story = {
  args: {
    apps: sampleApps(3).map((app) => ({
      ...app,
      name: `${app.name} of Donaudampfschifffahrtsgesellschaft mbH and its subsidiaries`,
    })),
  },
  play: open,
};
export const RightToLeftText: Story = {
  args: { apps: sampleApps(3).map((app) => ({ ...app, name: "متجر المثال (Android)" })) },
  play: open,
};
export const Chinese: Story = {
  args: {
    label: "应用",
    apps: sampleApps(3).map((app) => ({ ...app, type: "网站" })),
    searchLabel: "搜索 3 个应用",
  },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
};
export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark], play: open };
