import type { Meta, StoryObj } from "@storybook/react-vite";
import { framed, inChinese } from "../../internal/stories.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "UI/Dialogs/ConfirmDialog",
  component: ConfirmDialog,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Discard changes?",
    text: "What you changed on this page is not saved.",
    confirmLabel: "Discard changes",
    cancelLabel: "Continue editing",
    closeLabel: "Close",
    onConfirm: () => {},
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual"] };
export const Destructive: Story = {
  args: {
    title: "Remove shop.example.com?",
    text: "Its assessments stay. It cannot be assessed again until somebody adds it.",
    confirmLabel: "Remove website",
    cancelLabel: "Cancel",
    destructive: true,
  },
};
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = {
  args: {
    title: "Publish the results?",
    text: "The customer sees them at once.",
    confirmLabel: "Publish",
    cancelLabel: "Cancel",
    disabled: true,
    width: 600,
    children: <p role="status">Counting the results</p>,
  },
};
export const LongLabel: Story = {
  args: {
    title: "Remove Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft?",
    text: "Its members lose access at once.",
    confirmLabel: "Remove the company and all of its assessments",
    cancelLabel: "Cancel",
  },
};
export const Chinese: Story = {
  args: {
    title: "放弃更改？",
    text: "此页面上的更改尚未保存。",
    confirmLabel: "放弃更改",
    cancelLabel: "继续编辑",
    closeLabel: "关闭",
  },
  decorators: [inChinese],
};
export const Least: Story = { ...LongLabel, globals: { viewport: { value: "least" } } };
export const Dark: Story = { globals: { theme: "dark" } };
