import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { pressed } from "../../internal/pressed.ts";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import { companies, english, thousand } from "./samples.ts";

const meta = {
  title: "UI/Forms/Combobox",
  component: Combobox,
  decorators: [inRail, onSheet],
  args: { label: "Company", options: companies, value: null, onValueChange: () => {}, words: english },
  render: (args: ComboboxProps) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;

/** Holds the choice, as a form would. */
function Held(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const open = pressed("combobox", "Company");

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { tags: ["visual"], play: open };
export const Chosen: Story = { args: { value: companies[0] ?? null } };
export const Placeholder: Story = { args: { placeholder: "Search companies" } };
export const Tool: Story = { args: { size: 32, placeholder: "Search companies" } };
export const ThousandOptions: Story = {
  args: { label: "Object", options: thousand },
  play: pressed("combobox", "Object"),
};
export const Empty: Story = { args: { options: [] }, play: open };
export const Loading: Story = { args: { options: [], loading: true, onSearch: () => {} }, play: open };
export const Failed: Story = {
  args: {
    options: [],
    onSearch: () => {},
    failure: { text: "Unable to load.", retryLabel: "Try again", onRetry: () => {} },
  },
  play: open,
};
export const FieldError: Story = { args: { required: true, error: "Choose a company." } };
export const Disabled: Story = { args: { disabled: true, value: companies[1] ?? null } };
export const LongLabel: Story = {
  args: {
    options: [
      {
        value: "long",
        label:
          "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, branch office North",
        detail: "a-very-long-host-name-that-somebody-registered.subdomain.department.example.com",
      },
      ...companies,
    ],
  },
  play: open,
};
export const Chinese: Story = {
  args: {
    label: "公司",
    placeholder: "搜索公司",
    value: companies[3] ?? null,
    words: {
      open: "显示选项",
      clear: "清除",
      loading: "正在加载公司",
      empty: "没有符合的公司。",
      results: (count) => `${count} 个结果`,
    },
  },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark], play: open };
