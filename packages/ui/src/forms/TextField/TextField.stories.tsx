import type { Meta, StoryObj } from "@storybook/react-vite";
import { inChinese, inDark, inForm, inRail, onSheet } from "../../internal/stories.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "UI/Forms/TextField",
  component: TextField,
  decorators: [inForm, onSheet],
  args: { label: "Entity name" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "Example Ltd.", clearLabel: "Clear", required: true } };
export const Hint: Story = { args: { hint: "As it stands in the register.", placeholder: "Example Ltd." } };
export const Tool: Story = { args: { size: 32 } };
const limit = {
  bound: 15,
  counterText: (used: number, most: number) => `${used} of ${most}`,
  boundNote: "Changes that would reach the limit are not accepted.",
};
export const Counter: Story = { args: { ...limit, defaultValue: "Example" } };
export const NearTheBound: Story = { args: { ...limit, defaultValue: "Example Retai", clearLabel: "Clear" } };
export const FieldError: Story = {
  args: {
    label: "Logo",
    defaultValue: "brand.tiff",
    error: "File type validation failed. Use PNG, JPG, GIF or SVG up to 10 MB.",
  },
};
export const Disabled: Story = {
  args: {
    label: "Account number",
    defaultValue: "1234-5678-9012",
    disabled: true,
    hint: "Set when the account was connected.",
  },
};
export const Chinese: Story = {
  args: { label: "公司名称", required: true, defaultValue: "示例科技（上海）有限公司" },
  decorators: [inChinese],
};

export const LongLabel: Story = {
  args: {
    label: "Name of the business entity as it stands in the commercial register of its country or region",
    labelEnd: <a href="/help">Where do I find it?</a>,
    required: true,
    hint: "https://register.example/a/very/long/address/that/has/no/place/to/break/at/all/and/goes/on/and/on",
  },
  decorators: [inRail],
};
export const RightToLeft: Story = { args: { dir: "auto", defaultValue: "شركة المثال (2026)" } };
/** 320 px, which is also 640 px at a zoom of 200 %. */
export const Least: Story = { tags: ["visual"], ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { decorators: [inDark] };
