import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeBlock } from "../../data/CodeBlock/CodeBlock.tsx";
import { Button } from "../../forms/Button/Button.tsx";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { framed, inChinese } from "../../internal/stories.tsx";
import { Dialog } from "./Dialog.tsx";

const checks = [
  "Advertising cookies are set before the visitor consents",
  "Session identifier is sent to a third party in the page address",
  "Rejecting cookies takes two more clicks than accepting them",
  "Privacy policy does not name 4 recipients of personal data",
];

const meta = {
  title: "UI/Dialogs/Dialog",
  component: Dialog,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Change status",
    closeLabel: "Close",
    children: <TextArea label="Reason" required placeholder="Why the engine’s result does not apply" />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Set to Passed</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { width: 424 } };
export const Content: Story = {
  tags: ["visual"],
  args: {
    width: 1040,
    title: "Call stack of _adr_uid",
    children: (
      <CodeBlock
        label="Call stack of _adr_uid"
        code={
          "set cookie  _adr_uid=7f0c…e1; Domain=.example.com; Max-Age=34128000\n  at writeId      https://cdn.adreach.example/v4/adreach.js:2:18844\n  at boot         https://cdn.adreach.example/v4/adreach.js:1:902\n  at (inline)     https://shop.example.com/:41:7"
        }
        highlight={[1]}
      />
    ),
    actions: <Button>Close</Button>,
  },
};
export const Description: Story = {
  args: { description: "The engine’s result is kept and shown beside yours." },
};
export const LongLabel: Story = {
  args: {
    title: "Publish the assessment of shop.example.com and eleven more objects to Example Retail Holding",
    width: 424,
    actions: (
      <>
        <Button variant="quiet">Keep it in expert review for now</Button>
        <Button variant="primary">Publish to 14 addresses of Example Retail</Button>
      </>
    ),
  },
};
export const LongContent: Story = {
  args: {
    title: "Set 24 checks to Passed",
    children: (
      <ul style={{ display: "grid", gap: 12 }}>
        {Array.from({ length: 24 }, (_, index) => (
          <li key={String(index)}>
            <Checkbox
              label={checks[index % checks.length]}
              hint={`Object ${(index % 5) + 1} of 5`}
              defaultChecked
            />
          </li>
        ))}
      </ul>
    ),
  },
};
/** What 200 % zoom on a small phone leaves. */
export const Tiny: Story = { ...LongLabel, globals: { viewport: { value: "tiny" } } };
export const Chinese: Story = {
  args: {
    title: "修改状态",
    closeLabel: "关闭",
    children: <TextArea label="原因" required placeholder="为什么引擎的结果不适用" />,
    actions: (
      <>
        <Button variant="quiet">取消</Button>
        <Button variant="primary">设为通过</Button>
      </>
    ),
  },
  decorators: [inChinese],
};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
export const Dark: Story = { globals: { theme: "dark" } };
