import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { inChinese, inDark, inForm, inRail, onSheet } from "../../internal/stories.tsx";
import * as control from "../control.css.ts";
import { input } from "../TextField/TextField.css.ts";
import { TextField } from "../TextField/TextField.tsx";
import { FormField } from "./FormField.tsx";

// The fields of this package draw a `FormField` themselves: the stories show it as people meet it, in a `TextField`.
const meta = {
  title: "UI/Forms/FormField",
  component: FormField,
  decorators: [inForm, onSheet],
  args: { label: "Contact", children: (_wiring): ReactNode => null },
  render: ({ children: _own, counter: _count, label, ...field }) => (
    <TextField label={label ?? ""} {...field} />
  ),
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hint: Story = { args: { hint: "Who answers questions about the assessment." } };
export const Required: Story = { args: { required: true } };
export const FieldError: Story = { args: { required: true, error: "Enter the name of a person." } };
export const LabelEnd: Story = { args: { labelEnd: <a href="#reset">Reset password</a>, label: "Password" } };

/** A control of one's own carries the wiring it is given. */
export const OwnControl: Story = {
  tags: ["visual"],
  args: {
    label: "First day",
    hint: "The assessment starts in the morning.",
    counter: "4 days left",
    children: (wiring) => (
      <div className={cx(control.frame, control.size[40])}>
        <input type="date" className={input} {...wiring} />
      </div>
    ),
  },
  render: (args) => <FormField {...args} />,
};

export const LongLabel: Story = {
  args: {
    label: "Name and department of the person who answers questions about the assessment and its results",
    error: "Enter the name of a person, followed by the department in which that person works at the moment.",
    required: true,
  },
  decorators: [inRail],
};

export const Chinese: Story = {
  args: { label: "联系人", hint: "负责回答评估问题的人员。", required: true },
  decorators: [inChinese],
};

export const Dark: Story = { ...FieldError, decorators: [inDark] };
