import type { Meta, StoryObj } from "@storybook/react-vite";
import { pressed } from "../../internal/pressed.ts";
import { inChinese, inDark, inRail, onSheet } from "../../internal/stories.tsx";
import * as cn from "../../words/cn.ts";
import * as en from "../../words/en.ts";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "UI/Forms/DateField",
  component: DateField,
  decorators: [inRail, onSheet],
  args: {
    label: "Next review",
    value: null,
    onValueChange: () => {},
    today: "2026-11-18",
    ...en.dateField,
  },
} satisfies Meta<typeof DateField>;

const open = pressed("button", "Open calendar");

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "2026-11-20" } };
export const Open: Story = { tags: ["visual"], args: { value: "2026-11-20" }, play: open };
export const Limits: Story = {
  args: {
    value: "2026-11-20",
    min: "2026-11-09",
    max: "2026-12-24",
    hint: "From 9 Nov to 24 Dec 2026.",
  },
  play: open,
};
export const SundayFirst: Story = { args: { value: "2026-11-20", weekStartsOn: 0 }, play: open };
export const Tool: Story = { args: { size: 32, value: "2026-11-20" } };
export const FieldError: Story = { args: { required: true, error: "Choose a day." } };
/** What its owner kept of it over a reload of the page. */
export const NoDay: Story = { args: { typed: "in spring" } };
export const Disabled: Story = { args: { disabled: true, value: "2026-11-20" } };
export const LongLabel: Story = {
  args: {
    label:
      "Day on which the supervisory authority was told about the incident, in the time zone of the company",
    required: true,
  },
};
export const Chinese: Story = {
  args: { label: "下次复核", value: "2026-11-20", ...cn.dateField },
  decorators: [inChinese],
  play: pressed("button", cn.dateField.words.open),
};
export const Dark: Story = { args: { value: "2026-11-20" }, decorators: [inDark], play: open };
