import type { Meta, StoryObj } from "@storybook/react-vite";
import { Languages } from "lucide-react";
import { Icon } from "../../icons/Icon/Icon.tsx";
import { inChinese, inDark, inForm, inRail, onSheet } from "../../internal/stories.tsx";
import { Select } from "./Select.tsx";

const meta = {
  title: "UI/Forms/Select",
  component: Select,
  decorators: [inForm, onSheet],
  args: {
    label: "Region",
    options: [
      { value: "eu", label: "European Union" },
      { value: "cn", label: "Chinese mainland" },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placeholder: Story = { args: { placeholder: "Choose a region" } };
export const Tool: Story = { args: { size: 32 } };
export const Active: Story = { args: { size: 32, active: true } };
export const Quiet: Story = {
  args: {
    label: "Language",
    variant: "quiet",
    start: <Icon of={Languages} />,
    options: [
      { value: "en", label: "English" },
      { value: "cn", label: "简体中文" },
    ],
  },
};
export const FieldError: Story = {
  tags: ["visual"],
  args: { placeholder: "Choose a region", required: true, error: "Choose a region." },
};
export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { options: [], placeholder: "No region" } };
export const LongLabel: Story = {
  args: {
    label: "Country or region in which the largest part of the visitors of this object live",
    options: [
      {
        value: "long",
        label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      },
    ],
  },
  decorators: [inRail],
};
export const Chinese: Story = {
  args: { label: "地区", options: [{ value: "cn", label: "中国大陆" }] },
  decorators: [inChinese],
};
export const Dark: Story = { decorators: [inDark] };
