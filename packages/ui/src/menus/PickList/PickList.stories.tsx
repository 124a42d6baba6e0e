import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inDark, onSheet } from "../../internal/stories.tsx";
import * as css from "../AppSelector/AppSelector.css.ts";
import { Picker, type PickerProps } from "./Picker.tsx";
import type { PickOption } from "./pick.ts";

const options = (count: number, name = "Third party"): PickOption[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, text: `${name} ${at + 1}` }));

const meta = {
  title: "UI/Menus/PickList",
  component: Picker<PickOption>,
  decorators: [onSheet],
  args: {
    label: "Third party",
    children: "Third party 2",
    look: css.button,
    options: options(5),
    value: "1",
    onChange: () => {},
    draw: ({ text }) => text,
    rowHeight: 40,
    searchLabel: "Search third parties",
    emptyText: "Nothing found",
  },
} satisfies Meta<PickerProps<PickOption>>;

const open = pressed("button", /Third party/);

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { play: open };
export const NoneChosen: Story = { args: { value: null, children: "Choose" }, play: open };
/** Over more than ten entries. */
export const Searchable: Story = { args: { options: options(14) }, play: open };
export const Empty: Story = { args: { options: [], value: null }, play: open };
/** Stays to be seen, and cannot be chosen. */
export const DisabledEntry: Story = {
  args: { options: options(5).map((one, at) => ({ ...one, disabled: at === 2 })) },
  play: open,
};
export const Disabled: Story = { args: { disabledReason: "There is one only" } };
const many = options(1200);
export const Virtual: Story = {
  // Storybook lists what stands in args: so much takes it long.
  render: (args) => <Picker {...args} options={many} />,
  play: open,
};
export const LongLabel: Story = {
  args: { options: options(5, "Donaudampfschifffahrtsgesellschaft mbH and its subsidiaries") },
  play: open,
};
export const RightToLeftText: Story = { args: { options: options(5, "متجر المثال") }, play: open };
export const Chinese: Story = {
  args: { label: "第三方", children: "第三方 2", options: options(5, "第三方") },
  decorators: [
    (Story) => (
      <div lang="zh-CN">
        <Story />
      </div>
    ),
  ],
  play: pressed("button", /第三方/),
};
export const Narrow: Story = { ...LongLabel, globals: { viewport: { value: "narrow" } } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark], play: open };
