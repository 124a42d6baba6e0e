import type { Meta, StoryObj } from "@storybook/react-vite";
import { inDark, onSheet } from "../../internal/stories.tsx";
import { appSelectorProps, sampleApps } from "../samples.tsx";
import { AppSelector } from "./AppSelector.tsx";

const meta = {
  title: "UI/Menus/AppSelector",
  component: AppSelector,
  decorators: [onSheet],
  args: appSelectorProps,
} satisfies Meta<typeof AppSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoneChosen: Story = { args: { value: null } };
export const Empty: Story = { args: { apps: [], value: null, placeholder: "No apps yet" } };
export const Searchable: Story = { args: { apps: sampleApps(14), searchLabel: "Search 14 apps" } };
export const Virtual: Story = { args: { apps: sampleApps(1200), searchLabel: "Search 1,200 apps" } };
export const LongLabel: Story = {
  args: {
    apps: sampleApps(3).map((app) => ({
      ...app,
      name: `${app.name} of Donaudampfschifffahrtsgesellschaft mbH and its subsidiaries`,
    })),
  },
};
export const RightToLeftText: Story = {
  args: { apps: sampleApps(3).map((app) => ({ ...app, name: "متجر المثال (Android)" })) },
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
export const Narrow: Story = { args: LongLabel.args, globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { decorators: [inDark] };
